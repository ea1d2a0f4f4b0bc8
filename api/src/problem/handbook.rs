//! `docs/ERRORS.md`, made from the catalogue and its English words, and checked against the committed file.
//! `UPDATE_DOCS=1` writes it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use super::catalogue::{CATALOGUE, Code};
use super::words;
use crate::language::Language;

const PREFACE: &str = "\
# Errors

Made from `api/src/problem/catalogue/table.rs` and `api/locales/en/problems.ftl`; `UPDATE_DOCS=1 cargo test -p chuhe-api` writes it anew.

Every error is `application/problem+json` (RFC 9457). Programs look at `code`, people read `title`, `detail` and `next`, which come in
English, 简体中文, 繁體中文 and Tiếng Việt by `lang=` or `Accept-Language`. `GET /problems/{code}` tells the same as this page.
`errors[]` points at the parts of the request at fault, `article` names the rule that speaks, `facts` are what the sentences speak of (`‹so›` below).

A request the server cannot read (malformed JSON, an unknown or missing field, a wrong type) is 400. A command that was read and is refused
by the rules is 409 or 422, and only such a refusal is remembered under its `Idempotency-Key`.
";

fn handbook() -> String {
    let mut page = PREFACE.to_owned();
    for room in rooms() {
        let _ = write!(
            page,
            "\n## {room}\n\n| code | status | title | detail | what next |\n|---|---|---|---|---|\n"
        );
        for &code in CATALOGUE.iter().filter(|&&code| room_of(code) == room) {
            let facts: BTreeMap<_, _> =
                code.facts().iter().map(|&name| (name.to_owned(), format!("‹{name}›"))).collect();
            let words = words::say(code, Language::En, &facts);
            let (name, status) = (code.as_str(), code.status().as_u16());
            let _ = writeln!(
                page,
                "| `{name}` | {status} | {} | {} | {} |",
                words.title, words.detail, words.next
            );
        }
    }
    page
}

fn room_of(code: Code) -> &'static str {
    code.as_str().split('.').next().unwrap_or_default()
}

/// The parts of codes before the dot, each once, in the order of the catalogue.
fn rooms() -> Vec<&'static str> {
    let mut seen = BTreeSet::new();
    CATALOGUE.iter().map(|&code| room_of(code)).filter(|room| seen.insert(*room)).collect()
}

#[test]
fn the_handbook_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/ERRORS.md");
    let page = handbook();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == page, "docs/ERRORS.md is out of date: run with UPDATE_DOCS=1");
}
