//! The clock over HTTP (**Art. 6, 21, 22**): readings, presses, stops, corrections, flags, and the whole hall.

use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use super::{Table, ago};
use crate::harness::client::Request;

const MINUTE: i64 = 60_000;

fn rapid() -> Table {
    Table::timed(&json!({ "preset": "6.3" }))
}

#[test]
fn art_6_a_clock_is_read_before_the_game_while_it_runs_and_as_it_was() {
    let table = rapid();
    let clock = |query: &str| table.red.get(&(table.at("/clock") + query));
    let before = clock("").must(200);
    assert_eq!(before["time_control"]["preset"], "6.3");
    assert_eq!((&before["red"]["remaining_ms"], before.get("running")), (&json!(600_000), None));

    let not_begun = ago(0);
    sleep(Duration::from_millis(20));
    let begun = table.to("/start", &Value::Null).header("Occurred-At", &ago(2 * MINUTE));
    let begun = table.scorer.send(&begun).must(200);
    assert_eq!(begun["clock"]["running"], "red");
    assert_eq!(begun["clock"]["since"], begun["started_at"]);
    let answer = clock("");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.header("etag"), format!("\"game-{}\"", begun["version"]));
    let now = answer.must(200);
    let left = now["red"]["remaining_ms"].as_i64().unwrap();
    assert!((400_000..=480_000).contains(&left), "{now}");
    assert_eq!((&now["red"]["counting"], &now["red"]["moves_due"]), (&json!(true), &json!(40)));
    assert_eq!(now["deadline"]["due"], "flag");

    // In a minute it will show a minute less; what was known before it began is that it had not.
    let later = clock(&format!("?at={}", ago(-MINUTE))).must(200)["red"]["remaining_ms"].as_i64().unwrap();
    assert!((left - MINUTE - 5000..=left - MINUTE + 5000).contains(&later), "{later}");
    let earlier = clock(&format!("?at={not_begun}")).must(200);
    assert_eq!((earlier.get("running"), &earlier["red"]["remaining_ms"]), (None, &json!(600_000)));
    clock(&format!("?at={}", ago(MINUTE))).problem(404, "game.not_found");
    let view = table.shown();
    assert_eq!(view["clock"]["red"]["remaining_ms"], 600_000, "what changes by itself is not in it");
}

#[test]
fn art_6_what_a_player_tells_happened_when_it_was_heard() {
    let table = rapid();
    let told = |tail: &str, body: &Value, ms| table.to(tail, body).header("Occurred-At", &ago(ms));
    table.red.send(&told("/start", &Value::Null, 0)).problem(403, "game.begun_without_leave");
    table.start();
    let moved = json!({ "move": "h2e2", "press": { "elapsed_ms": 0 } });
    let used = table.red.send(&told("/moves", &moved, MINUTE)).must(201)["clock"]["red"]["used_ms"].clone();
    assert!((1..5000).contains(&used.as_i64().unwrap()), "{used}");
    // What an official tells happened when they say, but not before what is on record.
    let stopped = table.arbiter.send(&told("/clock/stops", &Value::Null, 120 * MINUTE)).must(201);
    let black = &stopped["clock"]["black"];
    assert_eq!((&black["used_ms"], &black["remaining_ms"]), (&json!(0), &json!(600_000)), "{stopped}");
    let again = table.arbiter.send(&told("/clock/restarts", &Value::Null, 120 * MINUTE)).must(201);
    assert_eq!(again["clock"]["black"]["remaining_ms"], 600_000);
}

#[test]
fn art_6_a_move_and_its_press_are_one_command_or_two() {
    let table = rapid();
    let begun = table.to("/start", &Value::Null).header("Occurred-At", &ago(20_000));
    table.scorer.send(&begun).must(200);
    let both = json!({ "move": "h2e2", "ply": 1, "press": { "elapsed_ms": 4800 } });
    let first = table.scorer.post(&table.at("/moves"), &both).must(201);
    assert_eq!(
        (&first["clock"]["running"], &first["clock"]["red"]["used_ms"]),
        (&json!("black"), &json!(4800))
    );
    table.black.post(&table.at("/moves"), &json!({ "move": "h9g7" })).must(201);
    table
        .black
        .post(&table.at("/clock/presses"), &json!({ "side": "red" }))
        .problem(403, "auth.not_your_side");
    let press = json!({ "side": "black", "elapsed_ms": 7000 });
    let second = table.scorer.post(&table.at("/clock/presses"), &press).must(201);
    assert_eq!(
        (&second["clock"]["running"], &second["clock"]["black"]["used_ms"]),
        (&json!("red"), &json!(7000))
    );

    let stored = table.shown()["version"].clone();
    let illegal = json!({ "move": "e0e2", "press": {} });
    table.red.post(&table.at("/moves"), &illegal).problem(409, "game.illegal_move");
    table
        .red
        .post(&table.at("/clock/presses"), &json!({ "side": "red" }))
        .problem(409, "game.press_before_move");
    assert_eq!(table.shown()["version"], stored);
}

#[test]
fn art_21_who_is_late_comes_to_the_board() {
    let table = rapid();
    let absent = json!({ "absent": ["red", "black"] });
    let problem = table.red.post(&table.at("/start"), &absent).problem(403, "auth.not_your_word");
    assert_eq!(problem["errors"][0]["pointer"], "/absent");
    let begun = table.to("/start", &absent).header("Occurred-At", &ago(3 * MINUTE));
    let begun = table.scorer.send(&begun).must(200);
    assert_eq!((&begun["absent"], begun["clock"].get("running")), (&json!(["red", "black"]), None));
    table.scorer.post(&table.at("/moves"), &json!({ "move": "h2e2" })).problem(409, "game.player_absent");

    let come =
        |side: &str, ms| table.to("/arrivals", &json!({ "side": side })).header("Occurred-At", &ago(ms));
    table.red.send(&come("red", 0)).problem(403, "auth.forbidden");
    table.scorer.send(&come("red", 2 * MINUTE)).must(201);
    let there = table.scorer.send(&come("black", MINUTE)).must(201);
    assert_eq!((&there["absent"], &there["clock"]["running"]), (&json!([]), &json!("red")));
    // **Art. 21.3** – the lateness of each is taken from each.
    let used = |side: &str| there["clock"][side]["used_ms"].as_i64().unwrap();
    assert!((MINUTE - 5000..=2 * MINUTE + 5000).contains(&used("red")), "{there}");
    assert!((2 * MINUTE - 5000..=2 * MINUTE + 5000).contains(&used("black")), "{there}");
    table.scorer.send(&come("black", 0)).problem(409, "game.already_there");
}

#[test]
fn art_17_4_an_arbiter_stops_adjusts_and_restarts_the_clock() {
    let table = rapid();
    table.start();
    table.scorer.post(&table.at("/clock/stops"), &Value::Null).problem(403, "auth.forbidden");
    let stop = json!({ "ground": "fault", "reason": "it runs too fast" });
    let stopped = table.arbiter.post(&table.at("/clock/stops"), &stop).must(201);
    assert_eq!((&stopped["status"], &stopped["halted"]), (&json!("stopped"), &json!("fault")));
    table.red.post(&table.at("/moves"), &json!({ "move": "h2e2" })).problem(409, "game.stopped");

    let adjust = |ground: &str, delta: i64| {
        let body = json!({ "side": "black", "delta_ms": delta, "ground": ground, "reason": "disturbed" });
        table.to("/clock/adjustments", &body)
    };
    let given = table.arbiter.send(&adjust("compensation", 60_000)).must(201);
    assert_eq!(given["clock"]["black"]["remaining_ms"], 660_000);
    table.arbiter.send(&adjust("penalty", 60_000)).problem(422, "game.adjusted_otherwise");
    let problem = table.arbiter.send(&adjust("penalty", -660_000)).problem(409, "game.time_not_there");
    assert_eq!(
        (&problem["facts"]["left_ms"], &problem["errors"][0]["pointer"]),
        (&json!("660000"), &json!("/delta_ms"))
    );
    table.arbiter.send(&adjust("correction", 0)).problem(422, "game.nothing_to_adjust");

    let replace = |red: u64, black: u64| {
        let readings = json!({ "red_ms": red, "black_ms": black });
        table.to("/clock/replacements", &json!({ "readings": readings, "agreed": true, "reason": "broken" }))
    };
    let replaced = table.arbiter.send(&replace(500_000, 400_000)).must(201);
    assert_eq!(
        (&replaced["clock"]["red"]["remaining_ms"], &replaced["clock"]["black"]["remaining_ms"]),
        (&json!(500_000), &json!(400_000))
    );
    let problem = table.arbiter.send(&replace(0, 400_000)).problem(422, "game.no_time_shown");
    assert_eq!(
        (&problem["article"], &problem["errors"][0]["pointer"]),
        (&json!("22.4"), &json!("/readings"))
    );

    let on = table.arbiter.post(&table.at("/clock/restarts"), &json!({ "side": "black" })).must(201);
    assert_eq!((&on["status"], &on["clock"]["running"]), (&json!("running"), &json!("black")));
    table.arbiter.post(&table.at("/clock/restarts"), &Value::Null).problem(409, "game.not_stopped");
}

#[test]
fn art_22_a_flag_is_an_arbiters_word_and_the_times_must_bear_it_out() {
    let table = rapid();
    let begun = table.to("/start", &Value::Null).header("Occurred-At", &ago(11 * MINUTE));
    table.scorer.send(&begun).must(200);
    let flag = |side: &str, seen: Value| table.to("/clock/flags", &json!({ "side": side, "seen": seen }));
    let problem =
        table.arbiter.send(&flag("black", json!({ "kind": "clock" }))).problem(409, "game.time_left");
    assert_eq!((&problem["article"], &problem["errors"][0]["pointer"]), (&json!("22.1"), &json!("/side")));
    let one_hand = json!({ "kind": "hands", "minute": true, "second": false });
    table.arbiter.send(&flag("red", one_hand)).problem(409, "game.one_hand_only");
    let ended = table.arbiter.send(&flag("red", json!({ "kind": "clock" }))).must(201);
    assert_eq!(
        ended["result"],
        json!({ "outcome": "black_wins", "ending": "time_forfeit", "article": "4.1.4" })
    );
    assert_eq!((&ended["flag"]["side"], &ended["flag"]["evidence"]), (&json!("red"), &json!("clock")));
    assert_eq!(ended["clock"]["red"]["used_ms"], 600_000);
    assert_eq!(ended["flag"]["at"], ended["ended_at"]);
    table.arbiter.send(&flag("red", json!({ "kind": "flag" }))).problem(409, "game.over");
}

#[test]
fn the_whole_hall_stops_and_goes_on() {
    let table = rapid();
    table.start();
    let chief = table.cup.official("chief_arbiter");
    let stop = Request::post(&table.cup.path("/hall/stop"), &json!({ "reason": "the power failed" }));
    let restart = Request::post(&table.cup.path("/hall/restart"), &Value::Null);
    table.arbiter.send(&stop).problem(403, "auth.forbidden");
    chief.send(&restart).problem(409, "tournament.hall_not_stopped");
    assert_eq!(chief.send(&stop).must(200)["hall_stopped"], true);
    chief
        .post(&table.cup.path("/hall/stop"), &json!({ "reason": "again" }))
        .problem(409, "tournament.hall_stopped");
    let halted = table.shown();
    assert_eq!((&halted["status"], &halted["halted"]), (&json!("stopped"), &json!("hall")));
    table.arbiter.post(&table.at("/clock/restarts"), &Value::Null).problem(409, "game.hall_stopped");
    assert_eq!(chief.post(&table.cup.path("/hall/restart"), &Value::Null).must(200)["hall_stopped"], false);
    let on = table.shown();
    assert_eq!((&on["status"], &on["clock"]["running"]), (&json!("running"), &json!("red")));
}

#[test]
fn where_no_clock_is_kept_it_shows_no_face() {
    let table = Table::set();
    table.start();
    let clock = table.red.get(&table.at("/clock")).must(200);
    for absent in ["time_control", "running", "red", "black", "deadline"] {
        assert_eq!(clock.get(absent), None, "{absent}");
    }
    table.red.post(&table.at("/clock/presses"), &json!({ "side": "red" })).problem(409, "game.no_clock");
    let both = json!({ "move": "h2e2", "press": {} });
    table.red.post(&table.at("/moves"), &both).problem(409, "game.no_clock");
    assert_eq!(table.shown()["moves"], json!([]), "a press that is refused takes its move with it");
}
