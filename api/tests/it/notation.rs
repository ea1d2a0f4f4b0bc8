//! **Art. 7.5**: a move is taken in any notation and given back in all of them; the ledger keeps ICCS.

use serde_json::{Value, json};

use crate::harness::cup::{self, Cup, play};
use crate::harness::house::House;
use crate::harness::place::Sqlite;

#[test]
fn art_7_5_a_game_is_played_in_any_notation_and_shown_in_all() {
    let house = House::<Sqlite>::open();
    let cup = Cup::public(&house.admin(), 4);
    let game = cup.round(1).swap_remove(0).game;
    let arbiter = cup.official("arbiter");
    arbiter.post(&cup::game(&game, "/start"), &Value::Null).must(200);
    let mut shown = Value::Null;
    for (ply, text) in (1..).zip(["炮二平五", "马８进７", "H2+3", "車98", "i0h0", "砲８進４"]) {
        shown = arbiter.send(&play(&game, ply, text)).must(201);
    }
    let moves = ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7h3"];
    assert_eq!(iccs(&shown["moves"], ""), moves);
    let second = json!({
        "ply": 2, "side": "black", "iccs": "h9g7", "chinese": "馬8進7", "chinese_simplified": "马8进7",
        "chinese_short": "馬87", "wxf": "H8+7",
    });
    assert_eq!(shown["moves"][1], second);
    let mut events = arbiter.get(&cup.path("/events?limit=500")).must(200)["events"].take();
    events.as_array_mut().unwrap().retain(|event| event["type"] == "game.move_played");
    assert_eq!(iccs(&events, "/payload"), moves);
}

fn iccs<'v>(list: &'v Value, place: &str) -> Vec<&'v str> {
    let list = list.as_array().unwrap().iter();
    list.map(|one| one.pointer(&format!("{place}/iccs")).and_then(Value::as_str).unwrap()).collect()
}

#[test]
fn art_7_5_a_text_that_means_no_move_or_several_is_refused_and_nothing_is_played() {
    let house = House::<Sqlite>::open();
    let cup = Cup::public(&house.admin(), 4);
    let game = cup.round(1).swap_remove(0).game;
    let arbiter = cup.official("arbiter");
    arbiter.post(&cup::game(&game, "/start"), &Value::Null).must(200);
    for (text, code) in [
        ("knight takes", "notation.unreadable"),
        ("車五進一", "notation.no_such_man"),
        ("馬二進五", "notation.no_move_fits"),
    ] {
        let problem = arbiter.send(&play(&game, 1, text)).problem(422, code);
        assert_eq!((&problem["errors"][0]["pointer"], &problem["article"]), (&json!("/move"), &json!("7.5")));
    }
    arbiter.send(&play(&game, 1, "h2h9")).must(201);
    arbiter.send(&play(&game, 2, "i9i8")).must(201);
    // The cannon goes forward three points, or aside to the third file.
    let problem = arbiter.send(&play(&game, 3, "炮83")).problem(422, "notation.ambiguous");
    assert_eq!(problem["facts"]["possible"], "b2g2 b2b5");
    // A move that is clear and illegal is refused as one, whatever it is written in.
    let problem = arbiter.send(&play(&game, 3, "車九進三")).problem(409, "game.illegal_move");
    assert_eq!(
        (&problem["facts"]["move"], &problem["facts"]["why"]),
        (&json!("a0a3"), &json!("xiangqi.own_man_on_target"))
    );
    let facts = (&problem["facts"]["given"], &problem["facts"]["possible_chinese"]);
    assert_eq!(facts, (&json!("車九進三"), &json!("車九進一 車九進二")));
    for (text, pointer) in [("", "/move"), ("炮\u{202e}二平五", "/move")] {
        let problem = arbiter.send(&play(&game, 3, text)).problem(400, "request.invalid_value");
        assert_eq!(problem["errors"][0]["pointer"], pointer);
    }
    assert_eq!(arbiter.get(&cup::game(&game, "")).must(200)["moves"].as_array().map(Vec::len), Some(2));
}

#[test]
fn art_1_1_a_move_that_is_sent_twice_does_not_become_the_opponents() {
    let house = House::<Sqlite>::open();
    let cup = Cup::public(&house.admin(), 4);
    let game = cup.round(1).swap_remove(0).game;
    let arbiter = cup.official("arbiter");
    arbiter.post(&cup::game(&game, "/start"), &Value::Null).must(200);
    for (text, side) in [("炮二平五", "red"), ("馬8進7", "black"), ("兵七进一", "red"), ("卒７进１", "black")]
    {
        let moves = cup::game(&game, "/moves");
        arbiter.post(&moves, &json!({ "move": text })).must(201);
        let problem = arbiter.post(&moves, &json!({ "move": text })).problem(422, "notation.other_side");
        assert_eq!((&problem["article"], &problem["facts"]["side"]), (&json!("1.1"), &json!(side)));
    }
}
