//! `docs/RULES.md` against the source: an article's row, its code and its test are found by its number.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

struct Row {
    article: String,
    code: String,
    test: String,
}

fn rows() -> Vec<Row> {
    let text = fs::read_to_string(root().join("docs/RULES.md")).unwrap();
    let cells = |line: &str| -> Vec<String> { line.split('|').map(|cell| cell.trim().to_owned()).collect() };
    let table = text.lines().filter(|line| line.starts_with("| ")).map(cells).skip(1);
    table
        .map(|cells| Row {
            article: cells[1].clone(),
            code: cells[4].trim_matches('`').to_owned(),
            test: cells[5].trim_matches('`').to_owned(),
        })
        .collect()
}

/// Every source file of the rooms that decide and of those that let in.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("domain"), root().join("api")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

/// The articles a text is tagged with: `**Art. 4.1.1, 4.1.3**` are two, a range is its two ends.
fn tags(text: &str) -> BTreeSet<String> {
    let marked = text.split("**Art. ").skip(1).filter_map(|rest| rest.split_once("**"));
    let lists = marked.map(|(list, _)| list.replace(" and ", ","));
    lists
        .flat_map(|list| list.split([',', '–']).map(|one| one.trim().to_owned()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn every_row_leads_to_code_that_speaks_of_the_article_and_to_a_test() {
    let sources = sources();
    for Row { article, code, test } in rows() {
        let text = fs::read_to_string(root().join(&code)).unwrap_or_else(|_| panic!("{article}: no {code}"));
        let spoken = tags(&text);
        assert!(spoken.contains(&article), "{code} does not speak of **Art. {article}**: {spoken:?}");
        let head = format!("fn {test}(");
        assert!(sources.iter().any(|(_, text)| text.contains(&head)), "{article}: no test {test}");
    }
}

#[test]
fn every_article_that_a_decision_names_has_a_row() {
    let rows: BTreeSet<String> = rows().into_iter().map(|row| row.article).collect();
    let decides = |path: &Path| {
        let path = path.to_string_lossy().replace('\\', "/");
        path.contains("/domain/src/game/") || path.contains("/domain/src/tournament/")
    };
    for (path, text) in sources().iter().filter(|(path, _)| decides(path)) {
        for tag in tags(text).iter().filter(|tag| tag.contains('.')) {
            let known = rows.contains(tag) || OFFICES.contains(&tag.as_str());
            assert!(known, "{} speaks of **Art. {tag}**, which has no row in docs/RULES.md", path.display());
        }
    }
}

/// Spoken of by the decisions, and owed by later rooms.
const OFFICES: [&str; 4] = ["17.3", "21.1", "4.1", "4.2"];
