//! The document the server gives out, and the explanations of its problems.

use crate::harness::Server;

#[test]
fn the_document_has_a_tag_and_is_not_sent_twice() {
    let server = Server::start();
    let answer = server.get("/openapi.json");
    assert!(answer.json()["openapi"].as_str().unwrap().starts_with("3.1"));
    assert!(answer.json()["paths"]["/test/notes"]["post"].is_object(), "what is served is described");
    let tag = answer.header("etag");
    let again = server.send("GET", "/openapi.json", &[("If-None-Match", tag)]);
    assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, tag));
    server.send("GET", "/openapi.json", &[("If-None-Match", "7")]).problem(400, "request.invalid_header");
}

#[test]
fn the_type_of_a_problem_leads_to_its_explanation() {
    let server = Server::start();
    let problem = server.get("/nowhere").problem(404, "request.not_found");
    let explanation = server.get(problem["type"].as_str().unwrap()).json();
    assert_eq!(explanation["title"], problem["title"]);
    assert_eq!(explanation["facts"][0], "path");
}
