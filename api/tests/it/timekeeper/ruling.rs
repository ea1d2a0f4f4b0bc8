//! What is ruled, when, and how often.

use chuhe_api::desk::{SERVER, Taken};
use chuhe_domain::game::PressClock;
use chuhe_domain::vocabulary::Side;
use serde_json::{Value, json};

use super::table::{LATE_LIMIT_MS, Table, now, ruled_once, sleep, time};
use crate::harness::place::Place;

/// Given Red to move with 600 ms, when they are over, then the flag is ruled after the margin, as of the deadline.
pub(super) fn a_flag_is_ruled_once_at_its_time<P: Place>() {
    let table = Table::<P>::with(600, &json!({ "margin_ms": 200 }));
    table.start();
    let deadline = time(&table.wait_for("game.started", 1)[0], "at").plus(600);
    assert_eq!(
        table.deadlines().iter().map(|row| (row.game, row.at)).collect::<Vec<_>>(),
        [(table.id, deadline)]
    );
    let ended = &table.wait_for("game.ended", 1)[0];
    assert!(ended.received_at >= deadline.plus(200), "a press may still come in until the margin is over");
    assert!(ended.recorded_at < deadline.plus(5_000), "it takes {} ms", ended.recorded_at.since(deadline));
    sleep(500);
    ruled_once(&table.events(), deadline);
    assert_eq!(table.deadlines(), []);
    let game = table.view();
    assert_eq!((&game["status"], &game["result"]["outcome"]), (&json!("provisional"), &json!("black_wins")));
    table.house.verify();
}

/// Given a press that came in before the flag could be ruled, when it is decided after the ruling, then it takes the flag
/// back, and the opponent's time is kept from there.
pub(super) fn a_press_that_came_in_before_but_was_queued_wins<P: Place>() {
    let table = Table::<P>::with(1_200, &json!({ "margin_ms": 300 }));
    table.start();
    let deadline = time(&table.wait_for("game.started", 1)[0], "at").plus(1_200);
    table.play(1, "h2e2");
    table.wait_for("game.ended", 1);
    table.told(deadline.plus(200), &PressClock { by: Side::Red, elapsed_ms: Some(1_150), word_of: None });
    let [taken_back, pressed] =
        ["game.flag_taken_back", "game.clock_pressed"].map(|name| table.wait_for(name, 1).swap_remove(0));
    assert_eq!(taken_back.command_id, pressed.command_id);
    // Red's flag, and then Black's: each ruled once.
    let flags = table.wait_for("game.flag_fell", 2);
    let black = time(&pressed, "at").plus(1_200);
    assert_eq!(flags.iter().map(|row| time(row, "at")).collect::<Vec<_>>(), [deadline, black]);
    table.wait_for("game.ended", 2);
    assert_eq!(table.view()["result"]["outcome"], "red_wins");
    table.house.verify();
}

/// Given a deadline that lies ahead, when it is asked for all the same, then nothing is written, not even an outcome,
/// and it is ruled at its time.
pub(super) fn what_is_not_due_leaves_nothing_behind<P: Place>() {
    let table = Table::<P>::with(1_500, &json!({ "margin_ms": 100 }));
    table.start();
    let before = table.house.place.rows();
    let deadline = time(&table.wait_for("game.started", 1)[0], "at").plus(1_500);
    for at in [deadline.plus(0), deadline.plus(99)] {
        let taken = table.house.wait(table.house.desk().take_up(table.cup.book(), table.id, at)).unwrap();
        assert_eq!(taken, Taken::NotBefore(deadline.plus(100)));
    }
    assert_eq!(table.house.place.rows(), before);
    table.wait_for("game.ended", 1);
    let ruled = table.house.place.rows();
    let taken = table.house.wait(table.house.desk().take_up(table.cup.book(), table.id, now())).unwrap();
    assert_eq!((taken, table.house.place.rows()), (Taken::Nothing, ruled));
    ruled_once(&table.events(), deadline);
}

/// Given a game with a deadline, when it ends before, then nobody waits for it any more.
pub(super) fn a_game_that_ends_waits_for_nothing<P: Place>() {
    let table = Table::<P>::with(1_200, &json!({ "margin_ms": 0 }));
    table.start();
    assert_eq!(table.deadlines().len(), 1);
    table.scorer.post(&table.path("/resignation"), &json!({ "side": "black" })).must(200);
    assert_eq!(table.deadlines(), []);
    sleep(1_500);
    assert_eq!(table.view()["result"]["ending"], "resignation");
    table.cup.client.post(&table.path("/reopening"), &json!({ "reason": "a slip" })).must(200);
    assert_eq!(table.view()["result"], Value::Null);
    assert_eq!(table.deadlines(), [], "an arbiter says whose face runs on");
    table.house.verify();
}

/// **Art. 21.1, 21.3** – Given players who are not there, when the limit is over, then whoever is still not there has lost
/// without play, and who came in time waits for a flag again.
pub(super) fn whoever_does_not_come_in_time_has_lost_without_play<P: Place>() {
    for (absent, comes, outcome) in [
        (&["red"][..], None, "black_wins"),
        (&["red", "black"], Some("black"), "black_wins"),
        (&["red", "black"], None, "both_lose"),
    ] {
        let table = Table::<P>::with(60_000, &json!({ "margin_ms": 100 }));
        table.scorer.post(&table.path("/start"), &json!({ "absent": absent })).must(200);
        let deadline = time(&table.wait_for("game.started", 1)[0], "at").plus(LATE_LIMIT_MS);
        assert_eq!(table.deadlines()[0].at, deadline);
        if let Some(side) = comes {
            table.scorer.post(&table.path("/arrivals"), &json!({ "side": side })).must(201);
        }
        let [late, ended] =
            ["game.late_forfeited", "game.ended"].map(|name| table.wait_for(name, 1).swap_remove(0));
        assert_eq!((late.actor, late.occurred_at, ended.occurred_at), (SERVER, deadline, deadline));
        let result = &table.view()["result"];
        assert_eq!((&result["outcome"], &result["ending"]), (&json!(outcome), &json!("forfeit")));
        assert_eq!(table.deadlines(), []);
        table.house.verify();
    }
    let table = Table::<P>::with(60_000, &json!({}));
    table.scorer.post(&table.path("/start"), &json!({ "absent": ["red"] })).must(200);
    table.scorer.post(&table.path("/arrivals"), &json!({ "side": "red" })).must(201);
    let started = time(&table.wait_for("game.started", 1)[0], "at");
    assert_eq!(table.deadlines()[0].at, started.plus(60_000));
}
