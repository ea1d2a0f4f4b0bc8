//! The laws of the document, and its committed copy.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use super::document;
use crate::routes;

fn json() -> Value {
    serde_json::to_value(document(routes::all)).unwrap()
}

/// Every operation with its name.
fn operations(document: &Value) -> Vec<(String, &Value)> {
    let paths = document["paths"].as_object().unwrap();
    let item = |(path, item): (&String, &Value)| {
        let path = path.clone();
        let item = item.as_object().cloned().unwrap_or_default();
        item.into_iter().map(move |(method, _)| (path.clone(), method)).collect::<Vec<_>>()
    };
    let names: Vec<_> = paths.iter().flat_map(item).collect();
    names
        .into_iter()
        .map(|(path, method)| (format!("{method} {path}"), &document["paths"][path][method]))
        .collect()
}

/// Every value below this one, with its place.
fn walk<'v>(place: String, value: &'v Value, found: &mut Vec<(String, &'v Value)>) {
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, value)| walk(format!("{place}/{name}"), value, found));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(n, value)| walk(format!("{place}/{n}"), value, found));
        }
        _ => {}
    }
    found.push((place, value));
}

fn everything(document: &Value) -> Vec<(String, &Value)> {
    let mut found = Vec::new();
    walk(String::new(), document, &mut found);
    found
}

fn said(value: &Value) -> bool {
    value.as_str().is_some_and(|text| !text.trim().is_empty())
}

#[test]
fn the_committed_copy_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../openapi.yaml");
    let yaml = document(routes::all).to_yaml().unwrap();
    if std::env::var_os("UPDATE_OPENAPI").is_some() {
        std::fs::write(&path, &yaml).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == yaml, "openapi.yaml is out of date: run with UPDATE_OPENAPI=1");
}

#[test]
fn it_is_openapi_3_1_with_a_licence_and_described_tags() {
    let document = json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    assert!(said(&document["info"]["description"]));
    assert_eq!(document["info"]["license"]["identifier"], "MIT OR Apache-2.0");
    assert_eq!(document["components"]["securitySchemes"]["bearer"]["scheme"], "bearer");
    assert!(document["tags"].as_array().unwrap().iter().all(|tag| said(&tag["description"])));
}

#[test]
fn every_operation_has_a_name_of_its_own_a_summary_a_known_tag_and_described_answers() {
    let document = json();
    let tags: BTreeSet<_> =
        document["tags"].as_array().unwrap().iter().filter_map(|tag| tag["name"].as_str()).collect();
    let mut names = BTreeSet::new();
    for (place, operation) in operations(&document) {
        assert!(names.insert(operation["operationId"].as_str().unwrap()), "{place}: its name is taken");
        assert!(said(&operation["summary"]), "{place} has no summary");
        let own = operation["tags"].as_array().unwrap();
        assert!(
            own.len() == 1 && own.iter().all(|tag| tags.contains(tag.as_str().unwrap())),
            "{place}: {own:?}"
        );
        let answers = operation["responses"].as_object().unwrap();
        assert!(answers.keys().any(|status| status.starts_with('4')), "{place} names no problem");
        for (status, answer) in answers {
            assert!(said(&answer["description"]), "{place}: {status} has no description");
        }
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(said(&parameter["description"]), "{place}: {} has no description", parameter["name"]);
        }
    }
}

/// The names of an operation's parameters in this place.
fn parameters<'v>(operation: &'v Value, place: &str) -> Vec<&'v str> {
    let all = operation["parameters"].as_array().into_iter().flatten();
    all.filter(|parameter| parameter["in"] == place)
        .filter_map(|parameter| parameter["name"].as_str())
        .collect()
}

#[test]
fn every_part_of_an_address_is_a_required_parameter() {
    for (place, operation) in operations(&json()) {
        let parts = place.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        let parts: Vec<_> = parts.map(|(name, _)| name).collect();
        assert_eq!(parameters(operation, "path"), parts, "{place}");
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let path = parameter["in"] == "path";
            assert!(!path || parameter["required"] == true, "{place}: {}", parameter["name"]);
        }
    }
}

#[test]
fn every_parameter_after_the_question_mark_is_described() {
    let expected: &[(&str, &[&str])] = &[
        ("post /v1/games/{game}/amendments", &["dry_run"]),
        ("get /v1/games/{game}/clock", &["at"]),
        ("get /v1/games/{game}/events", &["after", "limit"]),
        ("get /v1/games/{game}/record.pgn", &["notation", "script"]),
        ("get /v1/games/{game}/record.txt", &["script"]),
        ("get /v1/games/{game}/repetition", &["ply", "diagrams"]),
        ("get /v1/players", &["name", "external_id", "limit", "cursor"]),
        ("post /v1/records/conversion", &["to", "notation", "script", "lenient"]),
        ("get /v1/tournaments", &["limit", "cursor"]),
        ("get /v1/tournaments/{tournament}/bracket", &["as_of", "stage"]),
        ("get /v1/tournaments/{tournament}/crosstable", &["as_of", "stage", "group"]),
        ("get /v1/tournaments/{tournament}/events", &["after", "limit"]),
        ("get /v1/tournaments/{tournament}/lots", &["stage"]),
        ("get /v1/tournaments/{tournament}/prizes", &["as_of", "stage", "group"]),
        ("get /v1/tournaments/{tournament}/rounds", &["as_of", "stage"]),
        ("get /v1/tournaments/{tournament}/rounds/{round}", &["as_of"]),
        ("get /v1/tournaments/{tournament}/stages", &["as_of"]),
        ("get /v1/tournaments/{tournament}/stages/{stage}", &["as_of"]),
        ("get /v1/tournaments/{tournament}/standings", &["as_of", "stage", "group", "category"]),
        ("get /v1/tournaments/{tournament}/team-standings", &["as_of", "stage"]),
    ];
    let document = json();
    let described = operations(&document).into_iter();
    let described = described.map(|(place, operation)| (place, parameters(operation, "query")));
    let described: Vec<_> = described.filter(|(_, names)| !names.is_empty()).collect();
    let expected: Vec<_> =
        expected.iter().map(|&(place, names)| (place.to_owned(), names.to_vec())).collect();
    assert_eq!(described, expected);
}

#[test]
fn what_may_be_kept_tells_that_it_is_as_it_was_and_every_open_read_that_a_token_is_not_valid() {
    for (place, operation) in operations(&json()) {
        let kept = parameters(operation, "header").contains(&"If-None-Match");
        assert_eq!(kept, operation["responses"]["304"].is_object(), "{place}");
        let token = place.contains(" /v1/") && !place.ends_with("/v1/time");
        assert_eq!(token, operation["responses"]["401"].is_object(), "{place}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let document = json();
    for (place, value) in everything(&document) {
        if let Some(target) = value.as_str().filter(|_| place.ends_with("/$ref")) {
            assert!(document.pointer(target.trim_start_matches('#')).is_some(), "{place}: {target}");
        }
    }
}

/// A board that is left empty is no player.
const EMPTY_BOARDS: [&str; 2] = ["/components/schemas/NewLineUp/", "/components/schemas/LineUpsView/"];

#[test]
fn nothing_is_null_by_accident() {
    for (place, value) in everything(&json()) {
        if EMPTY_BOARDS.iter().any(|meant| place.starts_with(meant)) {
            continue;
        }
        let null = value == "null" && (place.ends_with("/type") || place.contains("/type/"));
        assert!(!null, "{place} may be null: say nullable = false");
    }
}

#[test]
fn every_schema_and_property_is_described_and_integers_have_a_format() {
    let document = json();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        assert!(said(&schema["description"]), "{name} has no description");
    }
    for (place, value) in everything(&document) {
        if place.ends_with("/properties") {
            for (name, property) in value.as_object().unwrap() {
                let referred = said(&property["$ref"]);
                assert!(referred || said(&property["description"]), "{place}/{name} has no description");
            }
        }
        if value["type"] == "integer" {
            let format = value["format"].as_str().unwrap_or_default();
            assert!(["int32", "int64"].contains(&format), "{place} has the format {format:?}");
        }
    }
}

/// The shape a JSON body refers to.
fn shape<'v>(document: &'v Value, body: &Value) -> Option<(String, &'v Value)> {
    let content = &body["content"]["application/json"]["schema"];
    let name = content["$ref"].as_str()?.rsplit_once('/')?.1.to_owned();
    let shape = &document["components"]["schemas"][&name];
    Some((name, shape))
}

#[test]
fn every_body_that_is_asked_for_or_answered_has_an_example_of_its_shape() {
    let document = json();
    for (place, operation) in operations(&document) {
        let answers = operation["responses"].as_object().unwrap().iter();
        let answers = answers.filter(|(status, _)| status.starts_with('2')).map(|(_, answer)| answer);
        for body in std::iter::once(&operation["requestBody"]).chain(answers) {
            let Some((name, shape)) = shape(&document, body) else { continue };
            let example = &shape["examples"][0];
            assert!(example.is_object(), "{place}: {name} has no example");
            fits(&document, &name, shape, example);
        }
    }
}

/// Every member of the example is one of the shape, and none that is required is missing.
fn fits(document: &Value, place: &str, shape: &Value, example: &Value) {
    if let Some(name) = shape["$ref"].as_str() {
        let (_, name) = name.rsplit_once('/').unwrap();
        return fits(document, place, &document["components"]["schemas"][name], example);
    }
    if let (Some(item), Some(items)) = (shape.get("items"), example.as_array()) {
        items.iter().for_each(|example| fits(document, place, item, example));
    }
    let Some(members) = shape["properties"].as_object() else { return };
    let given = example.as_object().unwrap_or_else(|| panic!("{place}: {example} is no object"));
    for (name, value) in given {
        let member = members.get(name).unwrap_or_else(|| panic!("{place} has no {name}"));
        fits(document, &format!("{place}.{name}"), member, value);
    }
    for name in shape["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        assert!(given.contains_key(name), "{place}: the example lacks {name}");
    }
}

#[test]
fn every_example_fits_the_schema_it_is_an_example_of() {
    let document = json();
    for (name, example) in super::EXAMPLES {
        let reference = format!("#/components/schemas/{name}");
        let schema = serde_json::json!({ "$ref": reference, "components": document["components"] });
        let example: Value = serde_json::from_str(example).unwrap();
        let faults: Vec<_> = jsonschema::validator_for(&schema)
            .unwrap()
            .iter_errors(&example)
            .map(|fault| format!("{}: {fault}", fault.instance_path()))
            .collect();
        assert!(faults.is_empty(), "{name}: {faults:#?}");
    }
}
