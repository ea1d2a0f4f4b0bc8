//! What an arbiter rules and puts right, over HTTP (**Art. 4, 5.8**).

use serde_json::{Value, json};

use super::Table;

#[test]
fn art_4_1_6_an_illegal_move_is_ruled_where_the_position_bears_it_out() {
    let table = Table::set();
    table.start();
    let rule = |side: &str, played: &str, breach: &str| {
        let ruling = json!({ "kind": "illegal_move", "side": side, "move": played, "breach": breach });
        table.arbiter.post(&table.at("/rulings"), &ruling)
    };
    let problem = rule("red", "h2e2", "illegal_move").problem(409, "game.move_was_legal");
    assert_eq!((&problem["article"], &problem["errors"][0]["pointer"]), (&json!("4.1.6"), &json!("/move")));
    rule("red", "h2e2", "opponents_man").problem(409, "game.not_opponents_man");
    rule("red", "h2e2", "moved_twice").problem(409, "game.not_moved_twice");
    let ruled = rule("red", "e0e2", "illegal_move").must(201);
    assert_eq!(
        ruled["result"],
        json!({ "outcome": "black_wins", "ending": "illegal_move", "article": "4.1.6" })
    );
}

#[test]
fn art_4_2_1_a_simple_position_is_an_arbiters_to_judge_and_an_irregularity_stands() {
    let table = Table::set();
    table.start();
    let irregular = json!({ "kind": "irregularity", "article": "8.5", "side": "black", "reason": "spoke" });
    let recorded = table.arbiter.post(&table.at("/rulings"), &irregular).must(201);
    assert_eq!(
        recorded["conduct"]["irregularities"],
        json!([{ "article": "8.5", "side": "black", "authority": "arbiter" }])
    );
    let unknown = json!({ "kind": "irregularity", "article": "eight", "reason": "spoke" });
    let problem = table.arbiter.post(&table.at("/rulings"), &unknown).problem(422, "game.unknown_article");
    assert_eq!(problem["errors"][0]["pointer"], "/article");
    let simple = json!({ "kind": "simple_position", "reason": "neither can win" });
    let drawn = table.arbiter.post(&table.at("/rulings"), &simple).must(201);
    assert_eq!(
        (&drawn["result"]["ending"], &drawn["result"]["article"]),
        (&json!("simple_position"), &json!("4.2.1"))
    );
}

#[test]
fn art_5_8_moves_are_taken_back_and_a_position_is_stated() {
    let table = Table::timed(&json!({ "preset": "6.3" }));
    table.start();
    table.play("h2e2 h9g7 h0g2");
    let retract = |body: Value| table.arbiter.post(&table.at("/retractions"), &body);
    retract(json!({ "after_ply": 3, "reason": "x" })).problem(409, "game.nothing_to_retract");
    let readings = json!({ "red_ms": 590_000, "black_ms": 580_000 });
    let back = retract(json!({ "after_ply": 1, "readings": readings, "reason": "displaced" })).must(201);
    assert_eq!(
        (back["moves"].as_array().unwrap().len(), &back["clock"]["black"]["remaining_ms"]),
        (1, &json!(580_000))
    );

    let fen = "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1";
    let stated = retract(json!({ "fen": fen, "reason": "set up wrong" })).must(201);
    assert_eq!(
        (&stated["conduct"]["stated_positions"][0]["after_ply"], &stated["side_to_move"]),
        (&json!(1), &json!("black"))
    );
    retract(json!({ "fen": fen, "reason": "again" })).problem(409, "game.position_stands");
    let bad = retract(json!({ "fen": "9/9", "reason": "x" })).problem(422, "xiangqi.bad_fen");
    assert_eq!(bad["errors"][0]["pointer"], "/fen");
    table.play("e9f9 e1e9");
    let moves = table.shown()["moves"].clone();
    assert_eq!((moves.as_array().unwrap().len(), &moves[1]["side"]), (3, &json!("black")), "{moves}");
    let page =
        String::from_utf8(table.scorer.get(&format!("/games/{}?lang=zh-Hant", table.id)).body).unwrap();
    assert!(page.contains("將5平6"), "the page tells it too: {page}");
}

#[test]
fn art_7_5_the_record_is_corrected_and_changes_no_result() {
    let table = Table::set();
    table.start();
    table.play("h2e2 h9g7");
    let correct = |from: u32, moves: &[&str]| {
        let body = json!({ "from_ply": from, "moves": moves, "reason": "keyed wrong" });
        table.arbiter.post(&table.at("/record/corrections"), &body)
    };
    correct(2, &["馬8進7"]).problem(409, "game.record_stands");
    let corrected = correct(2, &["馬2進3"]).must(201);
    assert_eq!(corrected["moves"][1]["iccs"], "b9c7");
    correct(4, &["h2e2"]).problem(409, "game.no_such_plies");
    let problem = correct(2, &["馬2進3", "e0e5"]).problem(422, "notation.illegal_move");
    assert_eq!(problem["errors"][0]["pointer"], "/moves/1");

    // A board that reported its result alone gets its moves afterwards, and they must bear it out.
    table.scorer.post(&table.at("/result"), &json!({ "outcome": "draw" })).must(201);
    let mate = ["h2h4", "f9e8", "h4c4", "b7b0", "c4c9"];
    let problem = correct(1, &mate).problem(409, "game.record_contradicts");
    assert_eq!(
        (&problem["facts"]["board"], &problem["facts"]["outcome"]),
        (&json!("red_wins"), &json!("draw"))
    );
    let amended = json!({ "outcome": "red_wins", "reason": "the sheets show a mate" });
    table.arbiter.post(&table.at("/amendments"), &amended).must(201);
    assert_eq!(correct(1, &mate).must(201)["moves"].as_array().unwrap().len(), 5);
}

#[test]
fn a_game_is_adjourned_and_resumed() {
    let table = Table::timed(&json!({ "preset": "6.1" }));
    table.start();
    let adjourn = |side: &str| {
        table
            .arbiter
            .post(&table.at("/adjournment"), &json!({ "sealed_by": side, "reason": "the hall closes" }))
    };
    adjourn("black").problem(409, "game.not_your_turn");
    table.arbiter.post(&table.at("/resumption"), &Value::Null).problem(409, "game.not_adjourned");
    let adjourned = adjourn("red").must(201);
    assert_eq!((&adjourned["status"], &adjourned["sealed_by"]), (&json!("adjourned"), &json!("red")));
    table.red.post(&table.at("/moves"), &json!({ "move": "h2e2" })).problem(409, "game.adjourned");
    let resumed = table.arbiter.post(&table.at("/resumption"), &Value::Null).must(200);
    assert_eq!(
        (&resumed["status"], resumed.get("sealed_by"), &resumed["clock"]["running"]),
        (&json!("running"), None, &json!("red"))
    );
}
