//! Who may know whom: `api → storage → domain` and never back, and inside the domain a room knows only the rooms
//! below it. A file of the domain that stands in no room of the list breaks the rule too.

use super::circles::module_of;
use super::code::{Source, bare, sources, verdict};
use super::imports::imports;

/// The rooms of the domain from the ground up, as ARCHITECTURE prints them.
const ROOMS: [&str; 12] = [
    "vocabulary",
    "rules",
    "xiangqi",
    "adjudication",
    "clock",
    "pairing",
    "standings",
    "game",
    "tournament",
    "federation",
    "event",
    "tables",
];

const NOT_IN_DOMAIN: [&str; 8] =
    ["chuhe_storage", "chuhe_api", "actix", "actix_web", "sqlx", "tokio", "SystemTime", "rand"];
const NOT_IN_STORAGE: [&str; 3] = ["chuhe_api", "actix", "actix_web"];

fn mentions(source: &Source, forbidden: &[&str]) -> Vec<String> {
    let code = bare(source.production());
    let mut broken = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let words = line.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
        let clock = line.contains("Instant::now").then_some("Instant::now");
        let found = words
            .filter(|word| forbidden.contains(word))
            .chain(clock.filter(|_| forbidden.contains(&"SystemTime")));
        broken.extend(found.map(|word| format!("{}:{}: `{word}`", source.path, number + 1)));
    }
    broken
}

fn upward(source: &Source) -> Vec<String> {
    let Some(("domain", file)) = source.in_crate() else { return Vec::new() };
    let module = module_of(file);
    let Some(room) = module.first() else { return Vec::new() };
    let height = |room: &str| ROOMS.iter().position(|known| *known == room);
    let Some(own) = height(room) else {
        return vec![format!("{}:1: `{room}` is no room of the list", source.path)];
    };
    imports(&bare(source.production()), &module, &[])
        .iter()
        .filter_map(|import| Some((import.line, import.path.first()?)))
        .filter(|(_, other)| height(other).is_some_and(|other| other > own))
        .map(|(line, other)| format!("{}:{line}: `{room}` stands below `{other}`", source.path))
        .collect()
}

#[test]
fn the_domain_knows_no_input_no_output_no_clock_and_no_chance() {
    let broken: Vec<_> = sources()
        .iter()
        .filter(|source| source.path.starts_with("domain/src/"))
        .flat_map(|source| mentions(source, &NOT_IN_DOMAIN))
        .collect();
    verdict("the domain is pure", &broken);
}

#[test]
fn the_storage_knows_no_http() {
    let broken: Vec<_> = sources()
        .iter()
        .filter(|source| source.path.starts_with("storage/src/"))
        .flat_map(|source| mentions(source, &NOT_IN_STORAGE))
        .collect();
    verdict("the storage does not know who asks", &broken);
}

#[test]
fn a_room_of_the_domain_knows_only_the_rooms_below() {
    let broken: Vec<_> = sources().iter().flat_map(upward).collect();
    verdict(&format!("from the ground up: {}", ROOMS.join(", ")), &broken);
}

#[test]
fn what_breaks_these_rules_is_seen() {
    let text = "//! SystemTime\nuse crate::vocabulary::Side;\nuse crate::tables::View;\nlet x = Instant::now();\n\
                let y = rand::random();\n#[cfg(test)]\nuse crate::tournament::X;\n";
    let source = Source { path: "domain/src/game/clock.rs".to_owned(), text: text.to_owned() };
    assert_eq!(upward(&source), ["domain/src/game/clock.rs:3: `game` stands below `tables`"]);
    let words = ["domain/src/game/clock.rs:4: `Instant::now`", "domain/src/game/clock.rs:5: `rand`"];
    assert_eq!(mentions(&source, &NOT_IN_DOMAIN), words);
    let lost = Source { path: "domain/src/utils.rs".to_owned(), text: String::new() };
    assert_eq!(upward(&lost), ["domain/src/utils.rs:1: `utils` is no room of the list"]);
}
