//! Whether the device at the table is heard of.

use chuhe_api::desk::SERVER;
use serde_json::{Value, json};

use super::table::{Table, ruled_once, sleep, time};
use crate::harness::place::Place;

/// Given a table of which nothing is heard for longer than the regulations allow, when time is over, then the arbiter is
/// called, once, and the game goes on.
pub(super) fn without_contact_the_arbiter_is_called_once<P: Place>() {
    let table = Table::<P>::with(700, &json!({ "margin_ms": 100, "contact_ms": 300 }));
    table.start();
    let deadline = time(&table.wait_for("game.started", 1)[0], "at").plus(700);
    let alert = table.wait_for("game.arbiter_alerted", 1).swap_remove(0);
    assert_eq!((alert.actor, alert.occurred_at, time(&alert, "at")), (SERVER, deadline, deadline));
    sleep(900);
    assert_eq!(table.events().last().unwrap().event_id, alert.event_id, "nothing more came of it");
    assert_eq!(table.view()["status"], "running");
    assert_eq!(table.deadlines(), [], "the arbiter has been called: nothing is waited for");
    table.house.verify();
}

/// Given the same, when the device tells afterwards of two presses that it counted in time, then they are kept as the device
/// counted them, and no flag is ruled for what came due in the silence.
pub(super) fn a_press_told_after_a_silence_is_kept<P: Place>() {
    let table = Table::<P>::with(700, &json!({ "margin_ms": 100, "contact_ms": 300 }));
    table.start();
    table.wait_for("game.arbiter_alerted", 1);
    sleep(900);
    let told = json!({ "move": "h2e2", "press": { "elapsed_ms": 500 } });
    let view = table.scorer.post(&table.path("/moves"), &told).must(201);
    assert_eq!((&view["status"], &view["clock"]["red"]["used_ms"]), (&json!("running"), &json!(500)));
    let pressed = table.wait_for("game.clock_pressed", 1).swap_remove(0);
    let pressed: Value = serde_json::from_str(&pressed.payload).unwrap();
    assert!(pressed["raw_ms"].as_u64().unwrap() > 700, "{pressed}");
    sleep(300);
    let told = json!({ "move": "h9g7", "press": { "elapsed_ms": 400 } });
    let view = table.scorer.post(&table.path("/moves"), &told).must(201);
    assert_eq!((&view["status"], &view["clock"]["black"]["used_ms"]), (&json!("running"), &json!(400)));
    table.house.verify();
}

/// Given the same, when a device at the table asks for something meanwhile, be it refused, then it is in contact.
pub(super) fn whoever_asks_for_anything_is_in_contact<P: Place>() {
    let table = Table::<P>::with(1_500, &json!({ "margin_ms": 100, "contact_ms": 1_000 }));
    table.start();
    let deadline = time(&table.wait_for("game.started", 1)[0], "at").plus(1_500);
    sleep(700);
    let claim =
        table.scorer.post(&table.path("/draw-offers/answer"), &json!({ "side": "red", "accept": true }));
    assert_eq!(claim.status, 409, "{claim:?}");
    table.wait_for("game.ended", 1);
    ruled_once(&table.events(), deadline);
}

/// Given the same, when a device at the table reads the clock, then it is in contact; a device of another table, or one
/// that has no token, keeps nobody in contact.
pub(super) fn a_device_stays_in_contact_by_reading_its_clock<P: Place>() {
    for (nth, event) in [(0, "game.flag_fell"), (1, "game.arbiter_alerted"), (2, "game.arbiter_alerted")] {
        let table = Table::<P>::with(1_500, &json!({ "margin_ms": 100, "contact_ms": 1_000 }));
        let elsewhere = json!({ "tournament": table.cup.id, "tables": [9] });
        let reader = match nth {
            0 => table.scorer.clone(),
            1 => table.cup.token("scorer", &elsewhere),
            _ => table.scorer.anyone(),
        };
        table.start();
        sleep(700);
        reader.get(&table.path("/clock")).must(200);
        let ruled = table.wait_for(event, 1).swap_remove(0);
        assert_eq!(ruled.actor, SERVER);
    }
}

/// Given regulations by which the clock at the table counts, when time is over here, then the arbiter is called.
pub(super) fn a_clock_at_the_table_is_the_arbiters_to_read<P: Place>() {
    let table = Table::<P>::with(400, &json!({ "authority": "device", "margin_ms": 0 }));
    table.start();
    table.wait_for("game.arbiter_alerted", 1);
    assert_eq!(table.view()["status"], "running");
    table.house.verify();
}
