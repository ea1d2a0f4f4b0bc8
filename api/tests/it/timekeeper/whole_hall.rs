//! What happens to a tournament, and with it to the time of its games.

use chuhe_api::desk::Texts;
use chuhe_domain::tournament::{RestartHall, StopHall, TournamentCommand};
use serde_json::{Value, json};

use super::table::{envelope, events, now, ruled_once, sleep, timed, until};
use crate::harness::cup;
use crate::harness::house::House;
use crate::harness::place::Place;

/// Given games that run, when the hall is stopped and goes on later, then each flag falls as much later.
pub(super) fn no_time_runs_while_the_hall_is_stopped<P: Place>() {
    let house = House::<P>::open();
    let (cup, games) = timed(&house.admin(), 6, 2_000, &json!({ "margin_ms": 100 }));
    for game in &games {
        cup.client.post(&cup::game(&game.to_string(), "/start"), &Value::Null).must(200);
    }
    let deadlines = || house.wait(house.ledger().deadlines(None, None, 100)).unwrap();
    let mut before: Vec<_> = deadlines().iter().map(|row| (row.game, row.at)).collect();
    let tell = |texts: Texts, command: &(dyn TournamentCommand + Sync)| {
        let at = now();
        house.wait(house.desk().command(&envelope(at), cup.book(), 200, texts, command)).unwrap();
        at
    };
    let mut texts = Texts::default();
    let reason = texts.take("the light fails");
    let stopped = tell(texts, &StopHall { reason });
    assert_eq!(deadlines(), []);
    sleep(2_500);
    let went_on = tell(Texts::default(), &RestartHall);
    let shift = went_on.since(stopped);
    before.iter_mut().for_each(|(_, at)| *at = at.plus(shift));
    let mut after: Vec<_> = deadlines().iter().map(|row| (row.game, row.at)).collect();
    after.sort_unstable();
    before.sort_unstable();
    assert_eq!(after, before);
    for (game, deadline) in after {
        let path = cup::game(&game.to_string(), "");
        until(|| cup.client.get(&path).must(200)["status"] == "provisional");
        ruled_once(&house.wait(events(house.ledger(), cup.book(), game)), deadline);
    }
    house.verify();
}

/// Given games that run, when a player leaves the tournament, then the game that this ends waits for nothing.
pub(super) fn a_withdrawal_leaves_nothing_to_wait_for<P: Place>() {
    let house = House::<P>::open();
    let (cup, games) = timed(&house.admin(), 4, 60_000, &json!({}));
    for game in &games {
        cup.client.post(&cup::game(&game.to_string(), "/start"), &Value::Null).must(200);
    }
    let leaving = &cup.entries[0];
    cup.client
        .post(&cup.path("/withdrawals"), &json!({ "entry": leaving, "consent": false, "reason": "ill" }))
        .must(201);
    let waiting = house.wait(house.ledger().deadlines(None, None, 100)).unwrap();
    let views = games.iter().map(|game| cup.client.get(&cup::game(&game.to_string(), "")).must(200));
    let running: Vec<_> =
        views.filter(|view| view["status"] == "running").map(|view| view["id"].clone()).collect();
    assert_eq!(waiting.iter().map(|row| json!(row.game)).collect::<Vec<_>>(), running);
    assert_eq!(running.len(), 1);
    house.verify();
}
