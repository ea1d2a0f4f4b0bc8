//! What is wrong with a request, before anybody decides anything: a problem with the right status at every
//! operation that writes, and nothing stored.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::Cup;
use crate::harness::house::House;
use crate::harness::operations::{Operation, World, operations};
use crate::harness::place::Place;

/// A token that looks like one, and is nobody's.
const GARBAGE: &str = "chuhe_0000000000000000000000000000000000000000000000000000000000000000";

pub(super) fn what_is_wrong_is_said_and_not_stored<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let world = World::of(Cup::public(&admin, 4));
    let stored = house.place.rows();
    let operations = operations(&admin);
    let mut looked_at = 0;
    for operation in operations.iter().filter(|operation| operation.is_writing()) {
        let right = world.request(operation);
        let check = |what: &str, client: &Client, request: &Request, status: u16, code: &str| {
            let answer = client.send(request);
            let told = String::from_utf8_lossy(&answer.body).into_owned();
            assert_eq!(answer.status, status, "{} with {what}: {told}", operation.id);
            answer.problem(status, code);
            assert_eq!(house.place.rows(), stored, "{} with {what} has stored something", operation.id);
        };
        if operation.secured {
            check("no token", &admin.anyone(), &right, 401, "auth.missing_token");
            check("a garbage token", &admin.with(GARBAGE), &right, 401, "auth.invalid_token");
            let basic = right.clone().header("Authorization", "Basic cmVkOmJsYWNr");
            check("no bearer token", &admin.anyone(), &basic, 401, "auth.invalid_token");
        }
        if operation.keyed {
            let bare = right.clone().without("Idempotency-Key");
            check("no key", &admin, &bare, 400, "command.key_missing");
            let named = right.clone().header("Idempotency-Key", "today");
            check("a key that is none", &admin, &named, 400, "command.key_invalid");
        }
        let text = right.clone().body("text/plain", "{}");
        check("another content type", &admin, &text, 415, "request.unsupported_media_type");
        if !operation.takes_file {
            let torn = right.clone().body("application/json", "{oops");
            check("a torn body", &admin, &torn, 400, "request.malformed_json");
            let mut unknown = match world.body(&operation.id) {
                Value::Null => json!({}),
                body => body,
            };
            unknown["colour"] = json!("red");
            let unknown = right.clone().body("application/json", &unknown.to_string());
            check("an unknown field", &admin, &unknown, 400, "request.unknown_field");
        }
        let mut asked = right.clone();
        asked.target.push_str("?colour=red");
        check("an unknown parameter", &admin, &asked, 400, "request.unknown_field");
        for variable in operation.variables() {
            let code = match variable {
                "tournament" => "tournament.not_found",
                "entry" => "tournament.entry_not_found",
                "round" => "tournament.unknown_round",
                "game" => "game.not_found",
                "match" => "tournament.unknown_match",
                "foul" => "game.unknown_foul",
                "token" => "token.unknown",
                "player" => "player.not_found",
                "official" => "discipline.unknown_official",
                "penalty" => "discipline.unknown_penalty",
                "appeal" => "discipline.unknown_appeal",
                other => panic!("what is said where there is no such {other}?"),
            };
            let nowhere = world.address_without(&operation.path, variable);
            check(
                &format!("an unknown {variable}"),
                &admin,
                &world.request_at(operation, &nowhere),
                404,
                code,
            );
            let odd = world.address(&operation.path.replace(&format!("{{{variable}}}"), "seven"));
            let odd = world.request_at(operation, &odd);
            check(&format!("an odd {variable}"), &admin, &odd, 404, "request.invalid_path");
        }
        looked_at += 1;
    }
    assert!(looked_at > 25, "only {looked_at} operations write");
    for operation in operations.iter().filter(|operation| !operation.is_writing()) {
        let mut asked = world.request(operation);
        asked.target.push_str("?colour=red");
        let problem = admin.send(&asked).problem(400, "request.unknown_field");
        assert_eq!(problem["errors"][0]["pointer"], "?colour", "{}", operation.id);
    }
    the_wrong_method_is_told_the_right_ones(&admin, &world, &operations);
    assert_eq!(house.place.rows(), stored);
    house.verify();
}

fn the_wrong_method_is_told_the_right_ones(admin: &Client, world: &World, operations: &[Operation]) {
    let mut methods: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for operation in operations {
        methods.entry(&operation.path).or_default().push(&operation.method);
    }
    for (path, known) in methods {
        let mut allowed: Vec<&str> = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
            .into_iter()
            .filter(|method| match *method {
                "HEAD" => known.contains(&"GET"),
                "OPTIONS" => true,
                method => known.contains(&method),
            })
            .collect();
        for method in ["POST", "PUT", "PATCH", "DELETE"].into_iter().filter(|wrong| !known.contains(wrong)) {
            let answer = admin.send(&Request::command(method, &world.address(path), &Value::Null));
            let problem = answer.problem(405, "request.method_not_allowed");
            assert_eq!(problem["facts"]["method"], method);
            let mut told: Vec<&str> = answer.header("allow").split(", ").collect();
            told.sort_unstable();
            allowed.sort_unstable();
            assert_eq!(told, allowed, "{method} {path}");
        }
    }
}
