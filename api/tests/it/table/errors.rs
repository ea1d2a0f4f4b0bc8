//! What is wrong with a request to the table: the code, the place, and that nothing came of it.

use serde_json::{Value, json};

use super::Table;

#[test]
fn a_body_that_does_not_fit_is_refused_with_its_place() {
    let table = Table::set();
    table.start();
    let version = table.shown()["version"].clone();
    let wrong: &[(&str, Value, &str, &str)] = &[
        ("/start", json!({ "absent": ["white"] }), "request.invalid_value", "/absent/0"),
        (
            "/moves",
            json!({ "move": "h2e2", "press": { "elapsed_ms": -1 } }),
            "request.invalid_value",
            "/press/elapsed_ms",
        ),
        (
            "/moves",
            json!({ "move": "h2e2", "press": { "side": "red" } }),
            "request.unknown_field",
            "/press/side",
        ),
        ("/clock/presses", json!({}), "request.missing_field", "/side"),
        ("/clock/stops", json!({ "ground": "hall" }), "request.invalid_value", "/ground"),
        (
            "/clock/adjustments",
            json!({ "side": "red", "delta_ms": 1, "ground": "whim", "reason": "x" }),
            "request.invalid_value",
            "/ground",
        ),
        (
            "/clock/adjustments",
            json!({ "side": "red", "delta_ms": 1, "ground": "penalty" }),
            "request.missing_field",
            "/reason",
        ),
        (
            "/clock/replacements",
            json!({ "readings": { "red_ms": 1 }, "agreed": true, "reason": "x" }),
            "request.missing_field",
            "/readings/black_ms",
        ),
        (
            "/clock/flags",
            json!({ "side": "red", "seen": { "kind": "nose" } }),
            "request.invalid_value",
            "/seen/kind",
        ),
        (
            "/clock/flags",
            json!({ "side": "red", "seen": { "kind": "flag", "minute": true } }),
            "request.unknown_field",
            "/seen/minute",
        ),
        ("/touches", json!({ "side": "red", "touched": ["j0"] }), "request.invalid_value", "/touched/0"),
        ("/fouls", json!({ "side": "red" }), "request.missing_field", "/article"),
        ("/fouls", json!({ "article": "9.1.1" }), "request.missing_field", "/side"),
        ("/fouls", json!({ "foul": 1, "side": "red" }), "request.invalid_value", "/foul"),
        ("/fouls", json!({}), "request.invalid_value", "/foul"),
        ("/claims", json!({ "side": "red", "kind": "luck" }), "request.invalid_value", "/kind"),
        ("/rulings", json!({ "reason": "x" }), "request.missing_field", "/kind"),
        ("/rulings", json!({ "kind": "simple_position" }), "request.missing_field", "/reason"),
        ("/rulings", json!({ "kind": "natural_limit", "side": "red" }), "request.unknown_field", "/side"),
        ("/rulings", json!({ "kind": "repetition", "side": "red" }), "request.unknown_field", "/side"),
        ("/retractions", json!({ "reason": "x" }), "request.invalid_value", "/after_ply"),
        (
            "/retractions",
            json!({ "after_ply": 0, "fen": "x", "reason": "x" }),
            "request.invalid_value",
            "/after_ply",
        ),
        (
            "/record/corrections",
            json!({ "from_ply": 1, "moves": [""], "reason": "x" }),
            "request.invalid_value",
            "/moves/0",
        ),
        ("/sheets", json!({ "side": "red" }), "request.missing_field", "/moves"),
        ("/signatures", json!({ "signer": "crowd", "outcome": "draw" }), "request.invalid_value", "/signer"),
    ];
    let endless = vec!["h2e2"; 1001];
    for body in [
        json!({ "side": "red", "moves": endless }),
        json!({ "from_ply": 1, "moves": endless, "reason": "x" }),
    ] {
        let rest = if body.get("side").is_some() { "/sheets" } else { "/record/corrections" };
        let problem = table.arbiter.post(&table.at(rest), &body).problem(400, "request.invalid_value");
        assert_eq!(problem["errors"][0]["pointer"], "/moves", "{rest}: {problem}");
    }
    for (rest, body, code, pointer) in wrong {
        let problem = table.arbiter.post(&table.at(rest), body).problem(400, code);
        assert_eq!(problem["errors"][0]["pointer"], *pointer, "{rest} {body}: {problem}");
    }
    let unread = table.arbiter.get(&table.at("/clock?at=noon")).problem(400, "request.invalid_value");
    assert_eq!(unread["errors"][0]["pointer"], "?at");
    assert_eq!(table.shown()["version"], version, "nothing came of any of it");
}

#[test]
fn a_refusal_names_its_article_and_says_what_next_in_the_readers_language() {
    let table = Table::timed(&json!({ "preset": "6.3" }));
    table.start();
    let press = table.to("/clock/presses", &json!({ "side": "red" })).header("Accept-Language", "zh-Hant");
    let problem = table.red.send(&press).problem(409, "game.press_before_move");
    assert_eq!(problem["article"], "9.1.2");
    assert!(problem["detail"].as_str().unwrap().contains("紅方上次按鐘以來沒有走棋"), "{problem}");
    let foul =
        table.to("/fouls", &json!({ "side": "red", "article": "9.1.9" })).header("Accept-Language", "vi");
    let problem = table.arbiter.send(&foul).problem(422, "game.unknown_foul_article");
    assert_eq!((&problem["article"], &problem["errors"][0]["pointer"]), (&json!("9.1"), &json!("/article")));
    assert!(problem["detail"].as_str().unwrap().contains("9.1.9"), "{problem}");
}

#[test]
fn a_refusal_is_the_outcome_of_its_key_and_a_repeat_of_what_was_accepted_is_the_same() {
    let table = Table::timed(&json!({ "preset": "6.3" }));
    table.start();
    let early = table.to("/clock/presses", &json!({ "side": "red" }));
    table.red.send(&early).problem(409, "game.press_before_move");
    let both = table.to("/moves", &json!({ "move": "h2e2", "press": {} }));
    let first = table.red.send(&both).must(201);
    assert_eq!(table.red.send(&both).must(201), first);
    table.red.send(&early).problem(409, "game.press_before_move");
    // A body left out and an empty one are the same request.
    let key = "0193b5d2-6d0c-7c3e-9a54-7b8f6f1f3a10";
    let bare = table.to("/clock/stops", &Value::Null).header("Idempotency-Key", key);
    let empty = table.to("/clock/stops", &json!({})).header("Idempotency-Key", key);
    assert_eq!(table.arbiter.send(&bare).must(201), table.arbiter.send(&empty).must(201));
}
