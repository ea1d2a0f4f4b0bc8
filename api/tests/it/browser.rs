//! What a browser may do from a page of another origin, and what it is told about ours.

use crate::harness::Server;

const STRANGER: (&str, &str) = ("Origin", "https://elsewhere.example");
const WRITER: (&str, &str) = ("Origin", "https://federation.example");

#[test]
fn any_page_may_read_even_problems() {
    let server = Server::start();
    for target in ["/v1/time", "/v1/nowhere"] {
        let answer = server.send("GET", target, &[STRANGER]);
        assert_eq!(answer.header("access-control-allow-origin"), "*");
        assert!(answer.header("access-control-expose-headers").contains("ETag"));
    }
    let asked = server.send("OPTIONS", "/v1/time", &[STRANGER, ("Access-Control-Request-Method", "GET")]);
    assert_eq!((asked.status, asked.header("access-control-allow-methods")), (204, "GET, HEAD"));
    assert_eq!(asked.header("access-control-allow-origin"), "*");
}

#[test]
fn any_origin_may_ask_what_keeps_nothing() {
    let server = Server::start();
    let path = "/v1/positions/analysis";
    let asked = server.send("OPTIONS", path, &[STRANGER, ("Access-Control-Request-Method", "POST")]);
    assert_eq!(asked.header("access-control-allow-methods"), "GET, HEAD, POST");
    assert_eq!(asked.header("access-control-allow-origin"), "*");
    assert_eq!(server.send("POST", path, &[STRANGER]).header("access-control-allow-origin"), "*");
}

#[test]
fn only_named_origins_may_write() {
    let server = Server::start();
    let ask =
        |origin| server.send("OPTIONS", "/test/notes", &[origin, ("Access-Control-Request-Method", "POST")]);
    assert_eq!(ask(STRANGER).header("access-control-allow-origin"), "");
    assert_eq!(ask(STRANGER).header("access-control-allow-methods"), "");
    assert_eq!(ask(WRITER).header("access-control-allow-origin"), WRITER.1);
    assert!(ask(WRITER).header("access-control-allow-methods").contains("POST"));
    assert_eq!(server.send("POST", "/test/keys", &[STRANGER]).header("access-control-allow-origin"), "");
    let answer = server.send("POST", "/test/keys", &[WRITER]);
    assert_eq!(answer.header("access-control-allow-origin"), WRITER.1);
    assert!(answer.header("vary").contains("Origin"));
}

#[test]
fn pages_use_only_what_is_served_here() {
    let server = Server::start();
    assert_eq!(server.get("/docs").header("location"), "/docs/");
    let page = server.get("/docs/");
    assert_eq!(page.status, 200);
    assert!(page.header("content-security-policy").starts_with("default-src 'self'"));
    let text = String::from_utf8(page.body).unwrap();
    assert!(!text.contains("src=\"http") && !text.contains("href=\"http"), "{text}");
    assert!(!text.contains("<script>"), "an inline script would be blocked: {text}");
    assert_eq!(server.get("/docs/swagger-ui-bundle.js").status, 200);
    let start = String::from_utf8(server.get("/docs/swagger-initializer.js").body).unwrap();
    assert!(start.contains("/openapi.json"), "{start}");
    assert!(server.get("/v1/time").header("content-security-policy").starts_with("default-src 'none'"));
}
