//! A small event of invented players, imported by the binary: played, found again, and refused when it is spoilt.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Four players whose colours and rounds are those of the printed table.
const EVENT: &str = r#"{
    "title": "Four invented players",
    "weather": "fine",
    "published": { "source": "nowhere", "ranks": [["Ada", 1, null], ["Bea", 2, 4], ["Cy", 3, null], ["Dot", 4, null]] },
    "games": [
        { "id": "X1", "round": 1, "board": 1, "red": "Ada", "black": "Dot", "result": "1-0" },
        { "id": "X2", "round": 1, "board": 2, "red": "Bea", "black": "Cy", "result": "1-0" },
        { "id": null, "round": 2, "board": 1, "red": "Dot", "black": "Cy", "result": "0-1" },
        { "id": "X4", "round": 2, "board": 2, "red": "Ada", "black": "Bea", "result": "1/2-1/2" },
        { "id": null, "round": 3, "board": 1, "red": "Bea", "black": "Dot", "result": "1/2-1/2" },
        { "id": null, "round": 3, "board": 2, "red": "Cy", "black": "Ada", "result": "0-1" }
    ]
}"#;

/// X1 ends in mate, X2 is broken off, and X4 does not know its own result.
const GAMES: &str = concat!(
    r#"{"id":"X1","red":"Ada","black":"Dot","result":"1-0","moves":"b0c2 b7b3 h0g2 h9g7 h2h6 a6a5 a3a4 a5a4 a0a1 g7e8 h6e6 e8d6 b2b9 a9b9 a1a4 h7h2 i0h0 h2c2 h0h8 b9b5 a4a8 c2c1 a8e8"}"#,
    "\n",
    r#"{"id":"X2","red":"Bea","black":"Cy","result":"1-0","moves":"h2e2 h9g7"}"#,
    "\n",
    r#"{"id":"X4","red":"Ada","black":"Bea (B.)","result":"*","moves":"c3c4"}"#,
    "\n",
);

struct Files {
    folder: tempfile::TempDir,
    event: PathBuf,
}

impl Files {
    /// Laid out as a corpus is: the records are found from the event.
    fn new(event: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for below in ["events/cup", "games"] {
            fs::create_dir_all(folder.path().join(below)).unwrap();
        }
        fs::write(folder.path().join("games/real_games.jsonl"), GAMES).unwrap();
        let file = folder.path().join("events/cup/event.json");
        fs::write(&file, event).unwrap();
        Self { folder, event: file }
    }

    fn import(&self, more: &[&str]) -> Output {
        let own = self.folder.path().join("server");
        import(&self.event, &own, more)
    }
}

fn import(event: &Path, own: &Path, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chuhe"));
    for variable in ["CHUHE_SERVER", "CHUHE_TOKEN", "CHUHE_LOG"] {
        command.env_remove(variable);
    }
    command.arg("import-event").arg(event).arg("--folder").arg(own).args(more).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn an_event_is_played_in_its_order_and_a_second_time_adds_nothing() {
    let files = Files::new(EVENT);
    let first = files.import(&[]);
    let said = text(&first.stdout);
    assert!(first.status.success(), "{said}{}", text(&first.stderr));
    for part in [
        "Four invented players",
        "note: game X4, Ada–Bea: the record says `*`, the event 1/2-1/2",
        "note: game X4, Ada–Bea: the record names Ada and Bea (B.); it is taken by its id",
        "as published: 4 of 4 places",
    ] {
        assert!(said.contains(part), "no {part}: {said}");
    }
    assert!(!said.contains("by hand"), "the printed table fits: {said}");
    let second = text(&files.import(&[]).stdout);
    assert!(second.contains("imported before: nothing was added"), "{second}");
    assert!(second.contains("as published: 4 of 4 places"), "{second}");
}

#[test]
fn colours_that_fit_no_table_are_paired_by_hand() {
    let turned = EVENT.replace(
        r#""red": "Cy", "black": "Ada", "result": "0-1""#,
        r#""red": "Ada", "black": "Cy", "result": "1-0""#,
    );
    let played = Files::new(&turned).import(&[]);
    let said = text(&played.stdout);
    assert!(played.status.success(), "{said}{}", text(&played.stderr));
    assert!(said.contains("paired by hand, in the rounds of the file"), "{said}");
}

#[test]
fn another_order_than_the_published_one_is_told_and_fails() {
    let played = Files::new(&EVENT.replace(r#"["Cy", 3, null]"#, r#"["Cy", 2, null]"#)).import(&[]);
    assert_eq!(played.status.code(), Some(1));
    assert!(text(&played.stdout).contains("NOT as published: 1 of 4 places differ"));
    assert!(text(&played.stderr).contains("Cy: published 2, came out 3"));
}

#[test]
fn an_event_that_contradicts_itself_is_refused_with_all_reasons_and_leaves_no_trace() {
    let spoilt = EVENT
        .replace(r#""red": "Cy", "black": "Ada""#, r#""red": "Cy", "black": "Bea""#)
        .replace(r#""black": "Dot", "result": "1-0""#, r#""black": "Dot", "result": "0-1""#);
    let files = Files::new(&spoilt);
    let refused = files.import(&[]);
    let said = text(&refused.stderr);
    assert_eq!(refused.status.code(), Some(1), "{said}");
    for part in [
        "Bea and Cy meet twice: round 1 (game X2) and round 3",
        "Ada and Cy never meet",
        "Bea plays 2 games in round 3",
        "game X1, Ada–Dot: its result is 0-1 in the event and 1-0 in the record",
        "game X1, Ada–Dot: its moves end in mate",
    ] {
        assert!(said.contains(part), "no {part}: {said}");
    }
    assert!(!files.folder.path().join("server").exists(), "no server was started");
}

#[test]
fn a_file_that_is_no_event_is_named_with_the_place() {
    let files = Files::new(&EVENT.replace(r#""round": 2, "board": 1"#, r#""round": "two", "board": 1"#));
    let said = text(&files.import(&[]).stderr);
    assert!(said.contains("event.json: games[2].round: ") && said.contains("line "), "{said}");
}
