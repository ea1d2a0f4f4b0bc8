//! Two ends come at once: one of them stands.

use chuhe_storage::ledger::StoredEvent;
use serde_json::{Value, json};

use super::table::{Table, now, sleep, time, timed, until};
use crate::harness::client::Request;
use crate::harness::cup;
use crate::harness::house::House;
use crate::harness::place::Place;
use crate::stories::race::at_once;

/// Given an open draw offer, when it is accepted about when the flag falls, then the game has one end: a draw if it was
/// accepted in time, else lost on time, and the one answered is the one that stands.
pub(super) fn accepting_a_draw_at_the_flag_leaves_one_end<P: Place>() {
    for late_by in [0_i64, 4, 8, 12, 16, 30] {
        let table = Table::<P>::with(1_000, &json!({ "margin_ms": 10 }));
        table.start();
        let deadline = time(&table.wait_for("game.started", 1)[0], "at").plus(1_000);
        table.play(1, "h2e2");
        table.scorer.post(&table.path("/draw-offers"), &json!({ "side": "red" })).must(201);
        let accept = json!({ "side": "black", "accept": true });
        let wait = (deadline.as_millis() + late_by - 6 - now().as_millis()).max(0);
        sleep(u64::try_from(wait).unwrap());
        let answer = table.scorer.post(&table.path("/draw-offers/answer"), &accept);
        until(|| table.view()["status"] == "provisional");
        sleep(100);
        let events = table.events();
        let ends = named(&events, "game.ended") - named(&events, "game.flag_taken_back");
        assert_eq!(ends, 1, "{events:?}");
        let ending = table.view()["result"]["ending"].as_str().unwrap().to_owned();
        if answer.status == 200 {
            assert_eq!(answer.json()["result"]["ending"], ending, "what was answered stands");
        } else {
            assert_eq!((answer.code().as_str(), ending.as_str()), ("game.over", "time_forfeit"));
        }
        assert_eq!(table.deadlines(), []);
        table.house.verify();
    }
}

fn named(events: &[StoredEvent], type_name: &str) -> usize {
    events.iter().filter(|row| row.type_name == type_name).count()
}

/// Given two devices at a table, when both report at once, then there is one result if they agree, and one dispute if they
/// do not; the flag that falls meanwhile ends no game that has been reported.
pub(super) fn two_devices_that_report_at_once_leave_one_end<P: Place>() {
    let house = House::<P>::open();
    let (cup, games) = timed(&house.admin(), 12, 400, &json!({ "margin_ms": 0 }));
    let devices = [cup.official("scorer"), cup.official("scorer")];
    for (n, game) in games.iter().enumerate() {
        let path = |rest: &str| cup::game(&game.to_string(), rest);
        devices[0].post(&path("/start"), &Value::Null).must(200);
        // Before the flag, at it, and after it.
        sleep([100, 390, 395, 400, 405, 600][n]);
        let outcomes = if n % 2 == 0 { ["red_wins", "red_wins"] } else { ["red_wins", "draw"] };
        let report = |outcome: &str| Request::post(&path("/result"), &json!({ "outcome": outcome }));
        let answers = at_once([(&devices[0], report(outcomes[0])), (&devices[1], report(outcomes[1]))]);
        sleep(300);
        let view = devices[0].get(&path("")).must(200);
        let rows = house.wait(house.ledger().read_stream(cup.book(), (*game).into(), 0)).unwrap();
        let ends = named(&rows, "game.ended") + named(&rows, "game.result_reported").min(1);
        assert_eq!(ends, 1, "{view} {answers:?}");
        let expected = match (named(&rows, "game.ended"), n % 2) {
            (1, _) => ["provisional", "disputed"],
            (_, 0) => ["confirmed", "confirmed"],
            _ => ["disputed", "disputed"],
        };
        assert!(expected.contains(&view["status"].as_str().unwrap()), "{view} {answers:?}");
    }
    assert_eq!(house.wait(house.ledger().deadlines(None, None, 100)).unwrap(), []);
    house.verify();
}
