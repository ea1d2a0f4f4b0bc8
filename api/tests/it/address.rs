//! Addresses and methods that do not exist, and parts of addresses that do not fit.

use rstest::rstest;

use crate::harness::Server;

#[test]
fn an_unknown_address_is_404() {
    let server = Server::start();
    let problem = server.get("/v1/nowhere?x=1").problem(404, "request.not_found");
    assert_eq!(problem["facts"]["path"], "/v1/nowhere");
    server.send("DELETE", "/tournaments", &[]).problem(404, "request.not_found");
    server.get("/docs/no-such-file.js").problem(404, "request.not_found");
    server.get("/problems/request.no_such_code").problem(404, "request.not_found");
}

#[rstest]
#[case("POST", "/v1/time", "GET, HEAD, OPTIONS")]
#[case("DELETE", "/test/notes/7", "GET, HEAD, OPTIONS")]
#[case("GET", "/test/notes", "POST, OPTIONS")]
#[case("PUT", "/docs/", "GET, HEAD, OPTIONS")]
#[case("DELETE", "/", "GET, HEAD, OPTIONS")]
#[case("POST", "/games/7", "GET, HEAD, OPTIONS")]
#[case("PUT", "/assets/chuhe.css", "GET, HEAD, OPTIONS")]
#[case("BREW", "/v1/time", "GET, HEAD, OPTIONS")]
fn a_wrong_method_is_405_and_names_the_right_ones(
    #[case] method: &str,
    #[case] path: &str,
    #[case] allowed: &str,
) {
    let server = Server::start();
    let answer = server.send(method, path, &[]);
    let problem = answer.problem(405, "request.method_not_allowed");
    assert_eq!(answer.header("allow"), allowed);
    assert_eq!(problem["facts"]["method"], method);
    assert_eq!(server.send("OPTIONS", path, &[]).header("allow"), allowed);
}

#[test]
fn what_can_be_got_can_be_asked_for_its_head() {
    let server = Server::start();
    let (head, whole) = (server.send("HEAD", "/health/live", &[]), server.get("/health/live"));
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), whole.header("content-length"));
    let missing = server.send("HEAD", "/v1/nowhere", &[]);
    assert_eq!((missing.status, missing.body.len()), (404, 0));
}

#[test]
fn a_part_of_the_address_that_does_not_fit_is_404() {
    let server = Server::start();
    server.get("/test/notes/seven").problem(404, "request.invalid_path");
    server.get("/test/notes/70000").problem(404, "request.invalid_path");
    assert_eq!(server.get("/test/notes/7?limit=3").body, b"7 of Some(3)");
}

#[test]
fn a_parameter_that_does_not_fit_is_400_with_its_name() {
    let server = Server::start();
    let problem = server.get("/test/notes/7?limit=x").problem(400, "request.invalid_value");
    assert_eq!(problem["errors"][0]["pointer"], "?limit");
    let problem = server.get("/test/notes/7?lang=en&page=2").problem(400, "request.unknown_field");
    assert_eq!(problem["errors"][0]["pointer"], "?page");
}

#[test]
fn a_command_needs_a_key() {
    let server = Server::start();
    server.send("POST", "/test/keys", &[]).problem(400, "command.key_missing");
    server.send("POST", "/test/keys", &[("Idempotency-Key", "7")]).problem(400, "command.key_invalid");
    let key = "01890a5d-ac96-774b-bcce-b302099a8057";
    assert_eq!(server.send("POST", "/test/keys", &[("Idempotency-Key", key)]).body, key.as_bytes());
}

#[test]
fn compression_nobody_can_give_is_a_problem_too() {
    let server = Server::start();
    let answer = server.send("GET", "/v1/time", &[("Accept-Encoding", "br, identity;q=0")]);
    answer.problem(406, "request.not_acceptable");
    let answer = server.send("GET", "/v1/nowhere", &[("Accept-Encoding", "gzip")]);
    assert_eq!(answer.header("content-encoding"), "");
    answer.problem(404, "request.not_found");
}
