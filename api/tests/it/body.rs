//! Bodies that are not what they should be: in kind, in size, in shape, in time.

use std::io::Write;
use std::time::{Duration, Instant};

use rstest::rstest;

use crate::harness::{Answer, Server, head};

#[test]
fn a_body_that_fits_is_taken() {
    let server = Server::start();
    assert_eq!(server.post("/test/notes", r#"{"text":"馬","times":2}"#).body, "馬馬".as_bytes());
}

#[test]
fn a_malformed_body_is_400_with_line_and_column() {
    let server = Server::start();
    let problem = server.post("/test/notes", "{\"text\":\n oops}").problem(400, "request.malformed_json");
    assert_eq!((&problem["facts"]["line"], &problem["facts"]["column"]), (&"2".into(), &"2".into()));
    server.post("/test/notes", "").problem(400, "request.malformed_json");
}

#[rstest]
#[case(r#"{"text":"a","tmies":2}"#, "request.unknown_field", "/tmies")]
#[case(r#"{"times":2}"#, "request.missing_field", "/text")]
#[case(r#"{"text":"a","times":"two"}"#, "request.invalid_value", "/times")]
#[case(r#"{"text":"a","times":256}"#, "request.invalid_value", "/times")]
fn a_field_that_does_not_fit_is_400_with_its_pointer(
    #[case] body: &str,
    #[case] code: &str,
    #[case] pointer: &str,
) {
    let problem = Server::start().post("/test/notes", body).problem(400, code);
    assert_eq!(problem["errors"][0]["pointer"], pointer);
    assert_eq!(problem["errors"][0]["code"], code);
}

#[test]
fn a_body_of_another_kind_is_415() {
    let server = Server::start();
    let send = |headers: &[(&str, &str)]| {
        let mut headers = headers.to_vec();
        headers.push(("Content-Length", "2"));
        server.raw(head("POST", "/test/notes", &headers) + "\r\n{}")
    };
    send(&[]).problem(415, "request.unsupported_media_type");
    send(&[("Content-Type", "text/plain")]).problem(415, "request.unsupported_media_type");
    let compressed = [("Content-Type", "application/json"), ("Content-Encoding", "gzip")];
    send(&compressed).problem(415, "request.unsupported_media_type");
    send(&[("Content-Type", "application/json; charset=big5")])
        .problem(415, "request.unsupported_media_type");
    let unicode = send(&[("Content-Type", "application/json; charset=UTF-8")]);
    unicode.problem(400, "request.missing_field");
}

#[test]
fn a_body_too_large_is_413_announced_or_not() {
    let server = Server::start();
    let large = format!(r#"{{"text":"{}"}}"#, "a".repeat(65 * 1024));
    let problem = server.post("/test/notes", &large).problem(413, "request.body_too_large");
    assert_eq!(problem["facts"]["limit"], "65536");

    let headers = [("Content-Type", "application/json"), ("Transfer-Encoding", "chunked")];
    let chunked = format!("{:x}\r\n{large}\r\n0\r\n\r\n", large.len());
    let answer = server.raw(head("POST", "/test/notes", &headers) + "\r\n" + &chunked);
    answer.problem(413, "request.body_too_large");
}

#[test]
fn a_deep_body_is_400_and_the_server_lives() {
    let server = Server::start();
    for deep in ["[".repeat(60_000), r#"{"a":"#.repeat(10_000), format!(r#"{{"x":{}"#, "[".repeat(60_000))] {
        server.post("/test/notes", &deep).problem(400, "request.too_deep");
    }
    assert_eq!(server.get("/health/live").status, 200);
}

#[test]
fn a_body_that_dribbles_is_408_and_the_connection_ends() {
    let server = Server::start();
    let headers = [("Content-Type", "application/json"), ("Transfer-Encoding", "chunked")];
    let head = head("POST", "/test/notes", &headers).replace("Connection: close\r\n", "");
    let mut stream = server.connect();
    let started = Instant::now();
    stream.write_all((head + "\r\n").as_bytes()).unwrap();
    let mut slow = stream.try_clone().unwrap();
    let dribble = std::thread::spawn(move || {
        while slow.write_all(b"1\r\n \r\n").is_ok() {
            std::thread::sleep(Duration::from_millis(50));
            assert!(started.elapsed() < Duration::from_secs(20), "the endless body is still being read");
        }
    });
    let problem = Answer::read(&mut stream).problem(408, "request.body_too_slow");
    assert_eq!(problem["facts"]["seconds"], "1");
    assert!(started.elapsed() < Duration::from_secs(3));
    dribble.join().unwrap();
    assert!(started.elapsed() < Duration::from_secs(6));
}

#[test]
fn an_endless_body_nobody_reads_ends_with_the_answer() {
    let server = Server::start();
    for (method, path) in [("GET", "/health/live"), ("POST", "/v1/nowhere"), ("POST", "/test/keys")] {
        let head =
            head(method, path, &[("Transfer-Encoding", "chunked")]).replace("Connection: close\r\n", "");
        let mut stream = server.connect();
        let started = Instant::now();
        stream.write_all((head + "\r\n").as_bytes()).unwrap();
        while stream.write_all(b"1\r\n \r\n").is_ok() {
            std::thread::sleep(Duration::from_millis(50));
            assert!(started.elapsed() < Duration::from_secs(10), "{method} {path} is still being read");
        }
    }
}

#[test]
fn a_body_that_breaks_off_harms_nobody() {
    let server = Server::start();
    let headers = [("Content-Type", "application/json"), ("Content-Length", "50")];
    let mut stream = server.connect();
    stream.write_all((head("POST", "/test/notes", &headers) + "\r\n{\"te").as_bytes()).unwrap();
    stream.shutdown(std::net::Shutdown::Write).unwrap();
    Answer::read(&mut stream).problem(400, "request.body_incomplete");
    assert_eq!(server.get("/health/live").status, 200);
}

#[test]
fn the_frameworks_own_extractors_speak_problems_too() {
    let server = Server::start();
    assert_eq!(server.post("/test/plain/7", r#"{"text":"a"}"#).body, b"7 None a");
    server.post("/test/plain/x", r#"{"text":"a"}"#).problem(404, "request.invalid_path");
    server.post("/test/plain/7?limit=x", r#"{"text":"a"}"#).problem(400, "request.invalid_value");
    server.post("/test/plain/7", r#"{"text":"a","x":1}"#).problem(400, "request.unknown_field");
    server.post("/test/plain/7", "{").problem(400, "request.malformed_json");
    server.post("/test/plain/7", &"[".repeat(70_000)).problem(413, "request.body_too_large");
    server.send("POST", "/test/plain/7", &[]).problem(415, "request.unsupported_media_type");
}
