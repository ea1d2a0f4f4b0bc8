//! A server that was not there when a deadline came.

use chuhe_domain::vocabulary::GameId;
use chuhe_storage::ledger::{DeadlineChange, DeadlineKind, Ledger};
use serde_json::{Value, json};

use super::table::{Table, events, now, ruled_once, sleep, time, timed, until};
use crate::harness::client::Client;
use crate::harness::cup;
use crate::harness::place::Place;
use crate::harness::process::Process;

/// Given a server that is killed before a deadline, when it is started after it, then it rules after its grace, once and
/// with the right time, and a further start finds nothing to do.
pub(super) fn a_server_killed_across_a_deadline_rules_it_once<P: Place>() {
    let place = P::fresh();
    let serve = |grace_ms: u64| {
        let grace = ["--grace-ms".to_owned(), grace_ms.to_string()];
        Process::serve(place.arguments().into_iter().chain(grace))
    };
    let mut process = serve(0);
    let admin = Client::new(process.address(), Some(process.administrator()));
    let (cup, games) = timed(&admin, 6, 2_500, &json!({ "margin_ms": 100 }));
    let started: Vec<_> = games.iter().map(|game| start(&admin, *game)).collect();
    process.kill();
    sleep(2_700);
    let begun = now();
    process = serve(2_500);
    let admin = admin.at(process.address());
    let view = |game: &GameId| admin.get(&cup::game(&game.to_string(), "")).must(200);
    for game in &games {
        assert_eq!(view(game)["status"], "running", "devices have time to report");
    }
    until(|| games.iter().all(|game| view(game)["status"] == "provisional"));
    process.kill();
    process = serve(0);
    let admin = admin.at(process.address());
    admin.get("/health/ready").must(200);
    sleep(500);
    process.terminate();
    assert!(process.ended().success(), "{}", process.log.text());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let ledger = Ledger::open(&place.location()).await.unwrap();
        for (game, started) in games.iter().zip(started) {
            let events = events(&ledger, cup.book(), *game).await;
            let deadline =
                time(events.iter().find(|row| row.type_name == "game.started").unwrap(), "at").plus(2_500);
            ruled_once(&events, deadline);
            let ended = events.last().unwrap();
            assert!(ended.recorded_at >= begun.plus(2_500), "before its grace was over");
            assert!(started["status"] == "running");
        }
        assert_eq!(ledger.deadlines(None, None, 100).await.unwrap(), []);
        ledger.close().await;
    });
}

/// Given the same, when a device tells after it of a press that was in time, while it has time to report, then the press is
/// kept, the arbiter is called, and no flag is ruled.
pub(super) fn a_press_made_while_the_server_was_down_is_kept<P: Place>() {
    let place = P::fresh();
    let arguments = || place.arguments().into_iter().chain(["--grace-ms".to_owned(), "20000".to_owned()]);
    let mut process = Process::serve(arguments());
    let admin = Client::new(process.address(), Some(process.administrator()));
    let (_, games) = timed(&admin, 2, 2_000, &json!({ "margin_ms": 100 }));
    start(&admin, games[0]);
    process.kill();
    sleep(2_500);
    process = Process::serve(arguments());
    let admin = admin.at(process.address());
    let game = games[0].to_string();
    admin.get(&cup::game(&game, "/clock")).must(200);
    let told = json!({ "move": "h2e2", "press": { "elapsed_ms": 900 } });
    let view = admin.post(&cup::game(&game, "/moves"), &told).must(201);
    let clock = &view["clock"];
    assert_eq!((&view["status"], &clock["red"]["used_ms"]), (&json!("running"), &json!(900)));
    assert_eq!((&clock["running"], &view["alert"]["side"]), (&json!("black"), &json!("red")), "{view}");
}

fn start(admin: &Client, game: GameId) -> Value {
    admin.post(&cup::game(&game.to_string(), "/start"), &Value::Null).must(200)
}

/// Given a table of deadlines that says what is not so, when all are armed anew, then it says what the games say.
pub(super) fn deadlines_are_armed_anew_from_the_games<P: Place>() {
    let table = Table::<P>::with(60_000, &json!({}));
    table.start();
    let armed = table.deadlines();
    let nobodys = "01900000-0000-7000-8000-000000000001".parse().unwrap();
    let wrong = |game, at| {
        let change = DeadlineChange { game, at, kind: DeadlineKind::Late };
        vec![(table.cup.book(), change)]
    };
    for changes in [
        wrong(table.id, None),
        wrong(table.id, Some(now().plus(90_000))),
        wrong(nobodys, Some(now().plus(95_000))),
    ] {
        table.house.wait(table.house.ledger().set_deadlines(changes)).unwrap();
        assert_ne!(table.deadlines(), armed);
        assert_eq!(table.house.wait(table.house.desk().arm_anew()).unwrap(), 1);
        assert_eq!(table.deadlines(), armed);
    }
    table.scorer.post(&table.path("/resignation"), &json!({ "side": "red" })).must(200);
    assert_eq!(table.house.wait(table.house.desk().arm_anew()).unwrap(), 0);
    table.house.verify();
}

mod sqlite {
    use super::*;
    use crate::harness::place::Sqlite;

    /// The command line does the same, and what it armed is ruled.
    #[test]
    fn a_ledger_that_is_rebuilt_knows_its_deadlines() {
        let place = Sqlite::fresh();
        let arguments = || place.arguments().into_iter().chain(["--grace-ms".to_owned(), "0".to_owned()]);
        let mut process = Process::serve(arguments());
        let admin = Client::new(process.address(), Some(process.administrator()));
        let (cup, games) = timed(&admin, 2, 1_000, &json!({ "margin_ms": 0 }));
        start(&admin, games[0]);
        process.kill();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let ledger = Ledger::open(&place.location()).await.unwrap();
            let gone = DeadlineChange { game: games[0], at: None, kind: DeadlineKind::Flag };
            ledger.set_deadlines(vec![(cup.book(), gone)]).await.unwrap();
            ledger.close().await;
        });
        let mut rebuild = Process::run(&["rebuild"], place.arguments());
        assert!(rebuild.ended().success(), "{}", rebuild.log.text());
        assert!(rebuild.out.text().ends_with("; 1 games wait for a deadline"), "{}", rebuild.out.text());
        process = Process::serve(arguments());
        let admin = admin.at(process.address());
        let path = cup::game(&games[0].to_string(), "");
        until(|| admin.get(&path).must(200)["status"] == "provisional");
    }
}

mod postgres {
    use super::*;
    use crate::harness::place::Postgres;

    /// Two nodes keep the time of the same games: each flag is ruled once, also of games of which one has only heard from
    /// the other, and also after that other one is dead.
    #[test]
    fn two_nodes_rule_once_and_one_takes_over_from_the_other() {
        let place = Postgres::fresh();
        let serve =
            || Process::serve(place.arguments().into_iter().chain(["--grace-ms".to_owned(), "0".to_owned()]));
        let mut one = serve();
        let admin = Client::new(one.address(), Some(one.administrator()));
        let other = serve();
        let (first, at_one) = timed(&admin, 8, 800, &json!({ "margin_ms": 100 }));
        let (second, left_behind) = timed(&admin, 8, 1_500, &json!({ "margin_ms": 100 }));
        let there = admin.at(other.address());
        at_one.iter().for_each(|game| drop(start(&admin, *game)));
        let ended = |client: &Client, game: &GameId| {
            client.get(&cup::game(&game.to_string(), "")).must(200)["status"] == "provisional"
        };
        until(|| at_one.iter().all(|game| ended(&admin, game)));
        left_behind.iter().for_each(|game| drop(start(&admin, *game)));
        one.kill();
        until(|| left_behind.iter().all(|game| ended(&there, game)));
        sleep(300);
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let ledger = Ledger::open(&place.location()).await.unwrap();
            for (cup, games, time_ms) in [(first, at_one, 800), (second, left_behind, 1_500)] {
                for game in games {
                    let events = events(&ledger, cup.book(), game).await;
                    let started = events.iter().find(|row| row.type_name == "game.started").unwrap();
                    ruled_once(&events, time(started, "at").plus(time_ms));
                }
            }
            ledger.close().await;
        });
    }
}
