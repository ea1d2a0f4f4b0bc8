//! One golden file per (event type, schema), kept for ever: a ledger written today opens in ten years.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use chuhe_domain::event::Event;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/golden")
}

fn stem(type_name: &str, schema: i64) -> String {
    format!("{type_name}@{schema}")
}

#[test]
fn every_type_and_schema_has_a_golden_file_that_still_opens() {
    for (type_name, schema) in Event::types() {
        let file = folder().join(stem(type_name, schema) + ".jsonl");
        let text = fs::read_to_string(&file)
            .unwrap_or_else(|_| panic!("{} is missing: write down how this event looks", file.display()));
        assert!(text.lines().count() > 0, "{} is empty", file.display());
        for line in text.lines() {
            let event = Event::decode(type_name, schema, line)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            assert_eq!((event.type_name(), event.schema()), (type_name, schema));
            assert_eq!(event.payload(), line, "{} is not written as it was", file.display());
        }
    }
}

#[test]
fn every_older_schema_still_opens_as_what_it_said() {
    for (type_name, schema) in Event::older_types() {
        let file = folder().join(stem(type_name, schema) + ".jsonl");
        for line in fs::read_to_string(&file).unwrap().lines() {
            let event = Event::decode(type_name, schema, line)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            // What it did not say has its default, and all it said is still there.
            let (said, read) = (parse(line), parse(&event.payload()));
            assert!(holds(&read, &said), "{}: {read} does not hold {said}", file.display());
        }
    }
}

fn parse(json: &str) -> serde_json::Value {
    serde_json::from_str(json).unwrap()
}

/// Whether a value has every member that the other has.
fn holds(read: &serde_json::Value, said: &serde_json::Value) -> bool {
    match (read.as_object(), said.as_object()) {
        (Some(read), Some(said)) => {
            said.iter().all(|(key, said)| read.get(key).is_some_and(|read| holds(read, said)))
        }
        _ => read == said,
    }
}

#[test]
fn no_golden_file_is_orphaned() {
    let types = Event::types().chain(Event::older_types());
    let known: BTreeSet<String> = types.map(|(name, schema)| stem(name, schema) + ".jsonl").collect();
    for file in fs::read_dir(folder()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name), "{name} belongs to no event; a type is never dropped");
    }
}

#[test]
fn what_is_not_known_is_named() {
    let unknown = Event::decode("game.teleported", 1, "{}").unwrap_err().to_string();
    assert_eq!(unknown, "unknown event type game.teleported with schema 1");
    let newer = Event::decode("game.started", 99, "{}").unwrap_err().to_string();
    assert_eq!(newer, "unknown event type game.started with schema 99");
    let odd = Event::decode("game.started", 1, r#"{"colour":"red"}"#).unwrap_err().to_string();
    assert!(odd.contains("game.started") && odd.contains("colour"), "{odd}");
}

#[test]
fn every_event_is_described_with_its_golden_example() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/EVENTS.md");
    let described = fs::read_to_string(file).unwrap();
    for (type_name, schema) in Event::types() {
        let golden = fs::read_to_string(folder().join(stem(type_name, schema) + ".jsonl")).unwrap();
        let example = golden.lines().next().unwrap();
        let (_, section) = described
            .split_once(&format!("### {type_name} @ {schema}\n"))
            .unwrap_or_else(|| panic!("docs/EVENTS.md does not describe {type_name} @ {schema}"));
        let section = section.split("\n#").next().unwrap();
        assert!(section.contains(&format!("```json\n{example}\n```")), "{type_name}: another example");
    }
}
