//! What the log holds of a request, and what it must never hold.

use std::io;
use std::sync::{Arc, Mutex};

use tracing_subscriber::EnvFilter;

use crate::harness::Server;

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_log_names_the_problem_and_holds_no_token() {
    let lines = Lines::default();
    let writer = lines.clone();
    // The only log of this process, and everything in it: the workers are threads of their own.
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new("trace"))
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .init();
    let server = Server::start();
    let token = ("Authorization", "Bearer red-cannon-token");
    let answer = server.send("GET", "/test/logged?key=black-cannon-token", &[token]);
    server.send("POST", "/test/keys", &[token, ("Cookie", "red-cannon-token")]);
    server.send("GET", "/test/panic", &[token]);
    drop(server);

    let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(!log.contains("cannon-token"), "{log}");
    let line = log.lines().find(|line| line.contains(answer.header("x-request-id"))).unwrap();
    for part in ["/test/logged", "status=404", "code=\"request.not_found\"", "ms="] {
        assert!(line.contains(part), "no {part}: {line}");
    }
    assert!(log.contains("the table fell over"), "a panic's words belong in the log: {log}");
}
