//! Numbers out of their bounds: refused where they stand, with the bounds; and the document tells them beforehand.

use serde_json::{Value, json};

use crate::harness::Server;
use crate::harness::cup::Cup;
use crate::harness::house::House;
use crate::harness::place::Sqlite;

/// Integers whose bounds are not the document's to tell: the moves of a game, its times, and the values that a rule set
/// bounds each for itself (`/v1/rule-sets`); and numbers within lists, of which it tells how many there may be.
const BOUNDED_ELSEWHERE: [&str; 25] = [
    "after",
    "after_ply",
    "amounts[]",
    "black_ms",
    "boards[]",
    "claim_penalty_ms",
    "counted_checks",
    "delta_ms",
    "draw_offer_from_round",
    "draw_x2",
    "elapsed_ms",
    "foul",
    "fouls_to_lose",
    "from_ply",
    "late_limit_ms",
    "loss_x2",
    "members_counted",
    "natural_limit_rounds",
    "omission_grace_ms",
    "omitted_plies_per_foul",
    "ply",
    "red_ms",
    "tables[]",
    "to_ply",
    "win_x2",
];

/// Adds the integers of a schema that lack a bound, by the name of their field.
fn unbounded(document: &Value, schema: &Value, name: &str, seen: &mut Vec<String>, found: &mut Vec<String>) {
    if let Some(of) = schema["$ref"].as_str() {
        if !seen.iter().any(|known| known == of) {
            seen.push(of.to_owned());
            let named = document.pointer(of.trim_start_matches('#')).unwrap();
            unbounded(document, named, name, seen, found);
        }
        return;
    }
    let is_integer = schema["type"] == "integer" || schema["type"][0] == "integer";
    if is_integer && !(schema["minimum"].is_number() && schema["maximum"].is_number()) {
        found.push(name.to_owned());
    }
    for (field, of) in schema["properties"].as_object().into_iter().flatten() {
        unbounded(document, of, field, seen, found);
    }
    for of in ["oneOf", "anyOf", "allOf"].iter().filter_map(|kind| schema[kind].as_array()).flatten() {
        unbounded(document, of, name, seen, found);
    }
    if schema["items"].is_object() {
        unbounded(document, &schema["items"], &format!("{name}[]"), seen, found);
    }
}

#[test]
fn the_document_bounds_every_number_that_is_asked_for() {
    let document = Server::start().get("/openapi.json").must(200);
    let mut found = Vec::new();
    let paths = document["paths"].as_object().unwrap().iter().filter(|(path, _)| path.starts_with("/v1/"));
    for operation in paths.flat_map(|(_, item)| item.as_object().unwrap().values()) {
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        for parameter in parameters.filter(|it| it["in"] == "query") {
            let name = parameter["name"].as_str().unwrap();
            unbounded(&document, &parameter["schema"], name, &mut Vec::new(), &mut found);
        }
        for content in operation["requestBody"]["content"].as_object().into_iter().flatten() {
            unbounded(&document, &content.1["schema"], "", &mut Vec::new(), &mut found);
        }
    }
    found.retain(|name| !BOUNDED_ELSEWHERE.contains(&name.as_str()));
    assert!(found.is_empty(), "say in the document how large they may be: {found:?}");
}

#[test]
fn a_number_out_of_its_bounds_is_refused_where_it_stands() {
    let house = House::<Sqlite>::open();
    let cup = Cup::public(&house.admin(), 4);
    let entry = &cup.entries[0];
    let huge = u64::from(u32::MAX);
    for (rest, body, pointer, most) in [
        ("/absences", json!({ "entry": entry, "round": 0, "reason": "x" }), "/round", 2000),
        ("/absences", json!({ "entry": entry, "round": huge, "reason": "x" }), "/round", 2000),
        ("/absences", json!({ "entry": entry, "round": -1, "reason": "x" }), "/round", 2000),
        ("/absences/lifting", json!({ "entry": entry, "round": 0 }), "/round", 2000),
        ("/requested-byes", json!({ "entry": entry, "round": 0, "reason": "x" }), "/round", 2000),
        ("/requested-byes/lifting", json!({ "entry": entry, "round": 2001 }), "/round", 2000),
        ("/rounds", json!({ "round": 0 }), "/round", 2000),
        ("/rounds", json!({ "round": 1, "stage": 17 }), "/stage", 16),
        ("/lots", json!({ "stage": 0, "seed": "x" }), "/stage", 16),
        ("/lots", json!({ "drawn": [{ "number": 10_001, "entry": entry }] }), "/drawn/0/number", 10_000),
        ("/incidents", json!({ "table": huge, "what": "x" }), "/table", 10_000),
        ("/incidents", json!({ "round": 0, "what": "x" }), "/round", 2000),
        ("/inspections", json!({ "square_tenths_mm": huge }), "/square_tenths_mm", 10_000),
        ("/inspections", json!({ "disc_tenths_mm": huge + 1 }), "/disc_tenths_mm", 10_000),
        ("/inspections", json!({ "disc_tenths_mm": 300, "table": 0 }), "/table", 10_000),
        ("/stages/1/admissions", json!({ "entry": entry, "group": 33, "reason": "x" }), "/group", 32),
    ] {
        let problem = cup.client.post(&cup.path(rest), &body).problem(400, "request.invalid_value");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{rest} {body}");
        let bounds = format!("expected a whole number from 1 to {most}, found ");
        assert!(problem["detail"].as_str().unwrap().contains(&bounds), "{problem}");
    }
    for query in ["?stage=0", "?stage=17", "?group=33"] {
        let problem =
            cup.client.get(&cup.path(&format!("/crosstable{query}"))).problem(400, "request.invalid_value");
        assert!(query.starts_with(problem["errors"][0]["pointer"].as_str().unwrap()), "{problem}");
    }
    let absence = json!({ "entry": entry, "round": 4, "reason": "x" });
    let problem =
        cup.client.post(&cup.path("/absences"), &absence).problem(422, "tournament.no_round_to_come");
    assert_eq!(
        (&problem["facts"]["last"], &problem["errors"][0]["pointer"]),
        (&json!("3"), &json!("/round"))
    );
}

#[test]
fn a_number_of_the_regulations_is_refused_with_its_field_and_bounds() {
    let house = House::<Sqlite>::open();
    let cup = Cup::founded(&house.admin());
    let refused = |regulations: Value, code: &str| {
        let put = cup.client.put(&cup.path("/regulations"), &regulations);
        let problem = put.problem(422, code);
        (problem["errors"][0]["pointer"].clone(), problem["detail"].as_str().unwrap().to_owned())
    };
    let number = |regulations: Value| refused(regulations, "tournament.number_out_of_range");
    let by = json!({ "way": "matches", "boards": 33 });
    let (pointer, detail) = number(json!({ "teams": { "by": by } }));
    assert_eq!(
        (pointer, detail.as_str()),
        (json!("/teams/by/boards"), "teams.by.boards may be 1 to 32, not 33.")
    );
    let (pointer, detail) =
        number(json!({ "stages": [{}, { "format": { "system": "circular", "cycles": 3 } }] }));
    assert_eq!(
        (pointer, detail.as_str()),
        (json!("/stages/1/format/cycles"), "In stage 2, format.cycles may be 1 to 2, not 3.")
    );
    let entrants = json!({ "of": "places", "stage": 1, "to": u32::MAX });
    let (pointer, _) = number(json!({ "stages": [{}, { "entrants": entrants }] }));
    assert_eq!(pointer, "/stages/1/entrants/to");
    let (pointer, _) = number(json!({ "appeals": { "deadline_ms": u64::MAX } }));
    assert_eq!(pointer, "/appeals/deadline_ms");

    let stages: Vec<Value> = (0..1000).map(|_| json!({})).collect();
    let plan = |regulations: Value| refused(regulations, "tournament.stage_plan");
    let (pointer, detail) = plan(json!({ "stages": stages }));
    assert_eq!((pointer, detail.as_str()), (json!("/stages"), "There must be 1 to 16 stages, not 1000."));
    let (_, detail) = plan(json!({ "tie_breaks": ["board_points"] }));
    assert_eq!(detail, "In the regulations: a tie-break says nothing of those who are ranked.");
}

#[test]
fn a_part_of_the_address_that_is_no_number_is_named() {
    let house = House::<Sqlite>::open();
    let cup = Cup::public(&house.admin(), 4);
    let ask = |rest: &str| {
        let problem = cup.client.get(&cup.path(rest)).problem(404, "request.invalid_path");
        problem["detail"].as_str().unwrap().to_owned()
    };
    let whole = "expected a whole number from 0 to 4294967295.";
    assert_eq!(ask("/rounds/x"), format!("In the address, round is “x”; {whole}"));
    assert_eq!(ask("/rounds/x?lang=zh-Hant"), "位址中的 round 是「x」；應為 0 至 4294967295 的整數。");
    let unknown = cup.client.get("/v1/tournaments/x").problem(404, "request.invalid_path");
    assert_eq!(unknown["detail"], "In the address, tournament is “x”; expected an id (a UUID).");
}
