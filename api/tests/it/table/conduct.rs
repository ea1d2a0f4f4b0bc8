//! What happens beside the moves, over HTTP: touches (**Art. 5**), score sheets (**Art. 7**), fouls (**Art. 9**), draw offers
//! and claims (**Art. 23**).

use serde_json::{Value, json};

use super::{Table, ago};

#[test]
fn art_5_a_touch_binds_the_next_move_and_an_arbiter_may_record_another() {
    let table = Table::set();
    table.start();
    let touch = |side: &str, men: &[&str]| table.to("/touches", &json!({ "side": side, "touched": men }));
    table.red.send(&touch("black", &["h9"])).problem(403, "auth.forbidden");
    table.scorer.send(&touch("black", &["h9"])).problem(409, "game.not_your_turn");
    let empty = table.scorer.send(&touch("red", &["e5"])).problem(422, "touch.empty_square");
    assert_eq!(empty["errors"][0]["pointer"], "/touched/0");

    let slip = json!({ "side": "red", "touched": ["e0"], "excuse": "slip" });
    assert_eq!(table.scorer.post(&table.at("/touches"), &slip).must(201)["conduct"].get("touch"), None);
    let touched = table.scorer.send(&touch("red", &["b0"])).must(201);
    let duty = &touched["conduct"]["touch"];
    assert_eq!(
        (&duty["article"], &duty["free"], &duty["touched"]),
        (&json!("5.1"), &json!(false), &json!(["b0"]))
    );
    let owed: Vec<&str> =
        duty["moves"].as_array().unwrap().iter().map(|one| one["iccs"].as_str().unwrap()).collect();
    assert_eq!(owed, ["b0a2", "b0c2"]);

    let other = json!({ "move": "h2e2", "ply": 1 });
    let problem = table.red.post(&table.at("/moves"), &other).problem(409, "game.touched_otherwise");
    assert_eq!((&problem["article"], &problem["facts"]["owed"]), (&json!("5.1"), &json!("b0a2 b0c2")));
    let despite = json!({ "move": "h2e2", "ply": 1, "despite": "both let it pass" });
    let problem = table.red.post(&table.at("/moves"), &despite).problem(403, "auth.not_your_word");
    assert_eq!(problem["errors"][0]["pointer"], "/despite");
    let played = table.arbiter.post(&table.at("/moves"), &despite).must(201);
    assert_eq!(
        played["conduct"]["irregularities"],
        json!([{ "article": "5.1", "side": "red", "authority": "arbiter" }])
    );
    assert_eq!(played["conduct"].get("touch"), None);
}

#[test]
fn art_9_2_a_foul_counts_once_announced_and_the_third_loses() {
    let table = Table::set();
    table.start();
    // **Art. 9.1.5** – the general has no move.
    let touched = table
        .scorer
        .post(&table.at("/touches"), &json!({ "side": "red", "touched": ["e0", "a0"] }))
        .must(201);
    assert_eq!(touched["conduct"]["fouls_counted"], json!({ "red": 0, "black": 0 }));
    let touched = table
        .scorer
        .post(&table.at("/touches"), &json!({ "side": "red", "touched": ["b2", "e9"] }))
        .must(201);
    let detected = touched["conduct"]["fouls"].as_array().unwrap();
    assert!(!detected.is_empty() && detected.iter().all(|foul| foul["standing"] == "detected"), "{touched}");
    assert!(detected.iter().any(|foul| foul["article"] == "9.1.6"), "{touched}");

    let announce = |body: Value| table.arbiter.post(&table.at("/fouls"), &body);
    let first = announce(json!({ "foul": 1 })).must(201);
    assert_eq!(
        (&first["conduct"]["fouls"][0]["standing"], &first["conduct"]["fouls_counted"]["red"]),
        (&json!("announced"), &json!(1))
    );
    announce(json!({ "foul": 1 })).problem(409, "game.foul_settled");
    let unknown = announce(json!({ "foul": 9 })).problem(409, "game.no_such_foul");
    assert_eq!(unknown["errors"][0]["pointer"], "/foul");
    let lift = json!({ "reason": "nobody had touched it" });
    let lifted = table.arbiter.post(&table.at("/fouls/1/lift"), &lift).must(200);
    assert_eq!(
        (&lifted["conduct"]["fouls"][0]["standing"], &lifted["conduct"]["fouls_counted"]["red"]),
        (&json!("lifted"), &json!(0))
    );
    table.arbiter.post(&table.at("/fouls/1/lift"), &lift).problem(409, "game.foul_settled");
    table.arbiter.post(&table.at("/fouls/9/lift"), &lift).problem(404, "game.unknown_foul");

    for _ in 0..2 {
        let seen = json!({ "side": "black", "article": "9.1.1", "reason": "talked" });
        assert_eq!(announce(seen).must(201)["status"], "running");
    }
    let third = announce(json!({ "side": "black", "article": "9.1.1" })).must(201);
    assert_eq!(third["result"], json!({ "outcome": "red_wins", "ending": "fouls", "article": "4.1.8" }));
}

#[test]
fn art_7_what_is_not_written_down_is_a_foul_and_is_completed() {
    let table = Table::set();
    table.start();
    table.play("h2e2 h9g7 h0g2 i9h9");
    let omission = |from: u32, to: u32| {
        table.to("/omissions", &json!({ "side": "red", "from_ply": from, "to_ply": to }))
    };
    table.red.send(&omission(1, 4)).problem(403, "auth.forbidden");
    let omitted = table.scorer.send(&omission(1, 4)).must(201);
    assert_eq!(omitted["conduct"]["sheets"]["red"]["missing"], json!([1, 2, 3, 4]));
    assert_eq!(
        (&omitted["conduct"]["fouls"][0]["article"], &omitted["conduct"]["fouls"][0]["standing"]),
        (&json!("9.1.7"), &json!("detected"))
    );
    table.scorer.send(&omission(1, 4)).problem(409, "game.omission_known");
    table.scorer.send(&omission(3, 9)).problem(409, "game.no_such_plies");
    let complete = table.to("/omissions/completion", &json!({ "side": "red" }));
    assert_eq!(table.scorer.send(&complete).must(200)["conduct"]["sheets"]["red"]["missing"], json!([]));
    table
        .scorer
        .post(&table.at("/omissions/completion"), &json!({ "side": "red" }))
        .problem(409, "game.nothing_missing");

    let sheet = |side: &str, moves: &[&str]| table.to("/sheets", &json!({ "side": side, "moves": moves }));
    table.black.send(&sheet("red", &["炮二平五"])).problem(403, "auth.not_your_side");
    let keyed = table.red.send(&sheet("red", &["炮二平五", "馬8進7", "馬二進三"])).must(201);
    let written = keyed["conduct"]["sheets"]["red"]["keyed"].as_array().unwrap();
    assert_eq!(
        written.iter().map(|one| one["iccs"].as_str().unwrap()).collect::<Vec<_>>(),
        ["h2e2", "h9g7", "h0g2"]
    );
    assert_eq!(keyed["moves"].as_array().unwrap().len(), 4, "the record stays as it is");
    // Players write in whatever figures they like; what is no move is named.
    table.black.send(&sheet("black", &["炮2平5", "馬八進七"])).must(201);
    let problem =
        table.black.send(&sheet("black", &["炮二平五", "馬8進8"])).problem(422, "notation.no_move_fits");
    assert_eq!(problem["errors"][0]["pointer"], "/moves/1");
}

#[test]
fn art_23_1_an_offer_out_of_turn_is_void_and_on_record() {
    let table = Table::set();
    table.start();
    table.play("h2e2");
    let offer = |side: &str| table.to("/draw-offers", &json!({ "side": side }));
    assert_eq!(table.red.send(&offer("red")).must(201)["draw_offer"], "red");
    assert_eq!(table.red.send(&offer("red")).code(), "game.draw_offer_stands");
    table
        .black
        .post(&table.at("/draw-offers/answer"), &json!({ "side": "black", "accept": false }))
        .must(200);
    let again = table.red.send(&offer("red")).must(201);
    assert_eq!((again.get("draw_offer"), &again["conduct"]["fouls"][0]["article"]), (None, &json!("9.1.3")));
    assert!(table.events().contains(&"game.draw_offer_void".to_owned()));
}

#[test]
fn art_23_3_a_false_claim_is_a_foul_and_the_game_goes_on() {
    let table = Table::timed(&json!({ "preset": "6.3" }));
    table.start();
    let claim = |side: &str| table.to("/claims", &json!({ "side": side, "kind": "natural_limit" }));
    table.black.send(&claim("black")).problem(409, "game.not_your_time");
    let claimed = table.red.send(&claim("red")).must(201);
    assert_eq!((&claimed["natural_limit_claim"], &claimed["halted"]), (&json!("red"), &json!("claim")));
    table.arbiter.post(&table.at("/clock/restarts"), &Value::Null).problem(409, "game.claim_pending");
    let rule = |client: &crate::harness::client::Client| {
        client.post(&table.at("/rulings"), &json!({ "kind": "natural_limit" }))
    };
    rule(&table.scorer).problem(403, "auth.forbidden");
    let ruled = rule(&table.arbiter).must(201);
    assert_eq!((&ruled["status"], ruled.get("natural_limit_claim")), (&json!("running"), None));
    assert_eq!(
        (&ruled["conduct"]["fouls"][0]["article"], &ruled["conduct"]["fouls_counted"]["red"]),
        (&json!("9.1.4"), &json!(1))
    );
    let left = ruled["clock"]["red"]["remaining_ms"].as_i64().unwrap();
    assert!((290_000..=300_000).contains(&left), "five of ten minutes are taken: {ruled}");
    let unasked = rule(&table.arbiter).problem(409, "game.limit_not_reached");
    assert_eq!((&unasked["facts"]["counted"], &unasked["facts"]["needed"]), (&json!("0"), &json!("60")));
}

#[test]
fn art_23_3_a_player_who_claims_says_not_when_the_own_time_stopped() {
    let table = Table::timed(&json!({ "preset": "6.3" }));
    let begun = table.to("/start", &Value::Null).header("Occurred-At", &ago(120_000));
    table.scorer.send(&begun).must(200);
    let claim = table.to("/claims", &json!({ "side": "red", "kind": "natural_limit" }));
    let claimed = table.red.send(&claim.header("Occurred-At", &ago(119_000))).must(201);
    let used = claimed["clock"]["red"]["used_ms"].as_i64().unwrap();
    assert!(used >= 120_000, "two minutes ran until it came in: {claimed}");
}
