//! Handlers that never answer or fall over, and the server's own end.

use std::time::{Duration, Instant};

use crate::harness::Server;

#[test]
fn a_handler_that_never_answers_is_503() {
    let server = Server::start();
    let started = Instant::now();
    let answer = server.send("GET", "/test/never", &[("Accept-Language", "vi")]);
    answer.problem(503, "server.deadline_exceeded");
    assert_eq!((answer.header("retry-after"), answer.header("content-language")), ("1", "vi"));
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_stream_that_has_begun_may_last() {
    let server = Server::start();
    let started = Instant::now();
    let answer = server.send("GET", "/test/stream", &[("Accept-Encoding", "gzip")]);
    let text = String::from_utf8(answer.body).unwrap();
    assert!(text.contains("tick 0") && text.contains("tick 5"), "{text}");
    assert!(started.elapsed() > Duration::from_secs(3));
}

#[test]
fn a_handler_that_falls_over_is_500_and_tells_nothing() {
    let server = Server::start();
    let answer = server.send("GET", "/test/panic", &[("Accept-Language", "zh-TW")]);
    answer.problem(500, "internal");
    assert_eq!(answer.header("content-language"), "zh-Hant");
    assert!(!String::from_utf8_lossy(&answer.body).contains("fell over"));
    assert_eq!(server.get("/health/ready").status, 200);
}

#[test]
fn a_server_told_to_stop_lets_go_soon() {
    let server = Server::start();
    let _idle = server.connect();
    let started = Instant::now();
    drop(server);
    assert!(started.elapsed() < Duration::from_secs(5));
}
