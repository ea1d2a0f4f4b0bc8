//! A game as a file: PGN, Chinese text, DhtmlXQ; and the events of its own stream.

use serde_json::{Value, json};

use super::Table;
use crate::harness::client::Request;

fn text(table: &Table, rest: &str) -> String {
    let answer = table.scorer.get(&table.at(rest));
    assert_eq!(answer.status, 200, "{answer:?}");
    String::from_utf8(answer.body).unwrap()
}

#[test]
fn a_game_is_read_as_pgn_as_chinese_text_and_as_dhtmlxq() {
    let table = Table::set();
    table.start();
    table.play("h2e2 h9g7 h0g2");
    table.black.post(&table.at("/resignation"), &json!({ "side": "black" })).must(200);
    let pgn = text(&table, "/record.pgn");
    for part in [
        "[Event \"River Cup\"]",
        "[Round \"1\"]",
        "[Red \"Entrant 1\"]",
        "[Result \"1-0\"]",
        "1. 炮二平五 馬8進7 2. 馬二進三 1-0",
    ] {
        assert!(pgn.contains(part), "{part}: {pgn}");
    }
    assert!(text(&table, "/record.pgn?notation=iccs").contains("1. h2e2 h9g7"));
    assert!(text(&table, "/record.pgn?script=simplified").contains("马8进7"));

    let chinese = text(&table, "/record.txt");
    for part in [
        "River Cup\n",
        "第 1 輪第 1 台\n",
        "Entrant 1\n",
        "紅勝（認輸，第 4.1.9 款）\n",
        "  1. 炮二平五　馬8進7\n  2. 馬二進三\n",
    ] {
        assert!(chinese.contains(part), "{part}: {chinese}");
    }
    assert!(text(&table, "/record.txt?script=simplified").contains("红胜（认输，第 4.1.9 款）"));
    let dhtmlxq = text(&table, "/record.dhtmlxq");
    assert!(dhtmlxq.contains("[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]"), "{dhtmlxq}");

    // What is given out is read back as the same game.
    for file in [pgn, dhtmlxq] {
        let conversion =
            Request::new("POST", "/v1/records/conversion").body("application/octet-stream", &file);
        let read = table.scorer.send(&conversion).must(200);
        assert_eq!(
            (&read["games"][0]["plies"], &read["games"][0]["result"]),
            (&json!(3), &json!("1-0")),
            "{file}"
        );
    }
}

#[test]
fn a_record_begins_where_a_position_was_stated_and_is_kept_by_its_version() {
    let table = Table::set();
    table.start();
    table.play("h2e2");
    let fen = "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1";
    table.arbiter.post(&table.at("/retractions"), &json!({ "fen": fen, "reason": "set up wrong" })).must(201);
    table.play("e9f9");
    let answer = table.scorer.get(&table.at("/record.pgn"));
    let pgn = String::from_utf8(answer.body.clone()).unwrap();
    assert!(pgn.contains("[FEN \"4k4/9/9/9/9/9/9/9/4R4/3K5 b") && pgn.contains("1... 將5平6 *"), "{pgn}");
    assert!(!pgn.contains("炮二平五"), "{pgn}");
    let chinese = text(&table, "/record.txt");
    assert!(chinese.contains("4k4/9/9/9/9/9/9/9/4R4/3K5 b") && chinese.contains("將5平6"), "{chinese}");

    let tag = answer.header("etag");
    let known = Request::new("GET", &table.at("/record.pgn")).header("If-None-Match", tag);
    assert_eq!(table.scorer.send(&known).status, 304);
    // A name set right is another file, though no move was played.
    let entry = table.cup.path(&format!("/entries/{}", table.cup.entries[0]));
    table.cup.client.patch(&entry, &json!({ "name": "Somebody Else" })).must(200);
    assert_eq!(table.scorer.send(&known).status, 200);
    assert!(text(&table, "/record.pgn").contains("Somebody Else"));
}

#[test]
fn the_events_of_a_game_are_paged_by_its_versions() {
    let table = Table::set();
    table.start();
    table.play("h2e2 h9g7");
    let page = table.arbiter.get(&table.at("/events?limit=3"));
    let view = page.must(200);
    let types = |view: &Value| -> Vec<String> {
        view["events"]
            .as_array()
            .unwrap()
            .iter()
            .map(|event| crate::harness::cup::text(&event["type"]))
            .collect()
    };
    assert_eq!(types(&view), ["game.scheduled", "game.started", "game.move_played"]);
    let next = table.at("/events?after=3&limit=3");
    assert_eq!(page.header("link"), format!("<{next}>; rel=\"next\""));
    let last = table.arbiter.get(&next);
    assert_eq!((types(&last.must(200)), last.header("link")), (vec!["game.move_played".to_owned()], ""));
    table.scorer.get(&table.at("/events")).problem(403, "auth.forbidden");
    let lines = table
        .arbiter
        .send(&Request::new("GET", &table.at("/events")).header("Accept", "application/x-ndjson"));
    assert_eq!(String::from_utf8(lines.body).unwrap().lines().count(), 4);
}
