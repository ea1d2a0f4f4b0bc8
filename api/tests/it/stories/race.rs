//! Two come at once: exactly one of them wins, and the other is told the truth.

use std::sync::Barrier;

use chuhe_domain::xiangqi::{Move, Position};
use serde_json::{Value, json};

use crate::harness::Answer;
use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, play};
use crate::harness::fold::events;
use crate::harness::house::House;
use crate::harness::place::Place;

/// Sends all of these at the same moment.
pub(crate) fn at_once<const N: usize>(requests: [(&Client, Request); N]) -> [Answer; N] {
    let barrier = Barrier::new(N);
    std::thread::scope(|scope| {
        let sending = requests.map(|(client, request)| {
            let barrier = &barrier;
            scope.spawn(move || {
                barrier.wait();
                client.send(&request)
            })
        });
        sending.map(|one| one.join().unwrap())
    })
}

/// The index of the one that won; the other must have been refused with one of these codes.
#[track_caller]
pub(super) fn winner(answers: &[Answer; 2], codes: &[&str]) -> usize {
    let accepted = answers.each_ref().map(|answer| answer.status < 300);
    let Some(won) = accepted.iter().position(|accepted| *accepted) else { panic!("nobody won: {answers:?}") };
    let loser = &answers[1 - won];
    assert!(!accepted[1 - won], "both won: {answers:?}");
    assert!(codes.contains(&loser.code().as_str()), "{}", String::from_utf8_lossy(&loser.body));
    won
}

/// Two moves after which the game goes on.
fn two_moves(position: &Position) -> [Move; 2] {
    let goes_on = |tried: &Move| {
        let mut after = position.clone();
        after.play(*tried).is_ok() && !after.legal_moves().is_empty()
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
    [moves[moves.len() / 3], moves[moves.len() / 2]]
}

pub(super) fn one_of_two_moves_wins<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let id = &cup.round(1)[0].game;
    let [one, other] = [cup.official("scorer"), cup.official("arbiter")];
    let start = || Request::post(&cup::game(id, "/start"), &Value::Null);
    winner(&at_once([(&one, start()), (&other, start())]), &["game.already_started"]);

    let mut position = Position::initial();
    for ply in 1..=40 {
        let moves = two_moves(&position);
        let tag = one.get(&cup::game(id, "")).header("etag").to_owned();
        // By its number, or by the version it was decided upon: either way only one can be the next.
        let requests = moves.map(|played| match ply % 2 {
            0 => play(id, ply, &played.to_string()),
            _ => Request::post(&cup::game(id, "/moves"), &json!({ "move": played.to_string() }))
                .header("If-Match", &tag),
        });
        let [first, second] = requests;
        let answers = at_once([(&one, first), (&other, second)]);
        let won = winner(&answers, &["game.wrong_ply", "command.version_mismatch"]);
        position.play(moves[won]).unwrap();
        let game = one.get(&cup::game(id, "")).must(200);
        assert_eq!(game["moves"].as_array().unwrap().len(), ply);
        assert_eq!(game["moves"][ply - 1]["iccs"], moves[won].to_string());
    }
    house.verify();
}

/// A game has one end, whatever comes at once: two resignations, a resignation and a draw, a forfeit and a report.
pub(super) fn one_of_two_ends_wins<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let id = &cup.round(1)[0].game;
    let post = |rest: &str, body: &Value| Request::post(&cup::game(id, rest), body);
    let [one, other] = [cup.official("chief_arbiter"), cup.official("arbiter")];
    one.send(&post("/start", &Value::Null)).must(200);
    let moves = cup::legal_moves(7, 20);
    for (ply, iccs) in (1..).zip(&moves) {
        one.send(&play(id, ply, iccs)).must(201);
        let [mover, opponent] = if ply % 2 == 1 { ["red", "black"] } else { ["black", "red"] };
        one.send(&post("/draw-offers", &json!({ "side": mover }))).must(201);
        let second = match ply % 3 {
            0 => post("/resignation", &json!({ "side": opponent })),
            1 => post("/draw-offers/answer", &json!({ "side": opponent, "accept": true })),
            _ => {
                let words = json!({ "loser": opponent, "ground": "misconduct", "reason": "left the hall" });
                post("/forfeit", &words)
            }
        };
        let answers = at_once([(&one, post("/resignation", &json!({ "side": mover }))), (&other, second)]);
        let won = winner(&answers, &["game.over"]);
        let game = one.get(&cup::game(id, "")).must(200);
        let shown = answers[won].json();
        assert_eq!((&game["status"], &game["result"]), (&shown["status"], &shown["result"]));
        one.send(&post("/reopening", &json!({ "reason": "once more" }))).must(200);
    }
    let ends = house.wait(events(house.ledger(), cup.book()));
    assert_eq!(ends.iter().filter(|row| row.type_name == "game.ended").count(), moves.len());
    house.verify();
}

pub(super) fn a_round_is_not_closed_over_a_game_reopened<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 2);
    let id = &cup.round(1)[0].game;
    let [one, other] = [cup.official("chief_arbiter"), cup.official("arbiter")];
    let because = json!({ "reason": "the sheets differ" });
    let report = Request::post(&cup::game(id, "/result"), &json!({ "outcome": "red_wins" }));
    one.send(&report).must(201);
    let mut won = [0, 0];
    for n in 0..40 {
        let close = Request::post(&cup.path("/rounds/1/closure"), &Value::Null);
        let reopen = Request::post(&cup::game(id, "/reopening"), &because);
        // Who is first through the door differs from time to time.
        let answers = if n % 2 == 0 {
            at_once([(&one, close), (&other, reopen)])
        } else {
            let [reopened, closed] = at_once([(&other, reopen), (&one, close)]);
            [closed, reopened]
        };
        let winner = winner(&answers, &["tournament.game_open", "game.round_closed"]);
        won[winner] += 1;
        let round = one.get(&cup.path("/rounds/1")).must(200);
        let [status, decided] = [&round["status"], &round["pairings"][0]["status"]];
        if winner == 0 {
            assert_eq!((status, decided), (&json!("closed"), &json!("provisional")));
            one.post(&cup.path("/rounds/1/reopening"), &because).must(200);
        } else {
            assert_eq!((status, decided), (&json!("published"), &json!("scheduled")));
            one.post(&cup::game(id, "/result"), &json!({ "outcome": "red_wins" })).must(201);
        }
    }
    assert_eq!(won[0] + won[1], 40);
    house.verify();
}

pub(super) fn a_tournament_is_not_closed_over_a_round_reopened<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 2);
    let id = &cup.round(1)[0].game;
    let [organiser, chief] = [cup.official("organiser"), cup.official("chief_arbiter")];
    let because = json!({ "reason": "a sheet is missing" });
    chief.post(&cup::game(id, "/result"), &json!({ "outcome": "red_wins" })).must(201);
    for _ in 0..15 {
        chief.post(&cup.path("/rounds/1/closure"), &Value::Null).must(200);
        let close = Request::post(&cup.path("/closure"), &Value::Null);
        let reopen = Request::post(&cup.path("/rounds/1/reopening"), &because);
        let answers = at_once([(&organiser, close), (&chief, reopen)]);
        let closed = winner(&answers, &["tournament.round_open", "tournament.closed"]) == 0;
        let there = chief.get(&cup.path("")).must(200);
        assert_eq!(there["closed"], closed);
        if closed {
            organiser.post(&cup.path("/reopening"), &because).must(200);
            chief.post(&cup.path("/rounds/1/reopening"), &because).must(200);
        }
    }
    house.verify();
}

pub(super) fn a_round_is_paired_once<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::draft(&house.admin(), 6);
    let [one, other] = [cup.official("organiser"), cup.official("chief_arbiter")];
    for round in 1..=5 {
        let pair = || Request::post(&cup.path("/rounds"), &json!({ "round": round }));
        winner(&at_once([(&one, pair()), (&other, pair())]), &["tournament.round_exists"]);
    }
    let rounds = one.get(&cup.path("/rounds")).must(200);
    assert_eq!(rounds["rounds"].as_array().unwrap().len(), 5);
    let rows = house.wait(events(house.ledger(), cup.book()));
    assert_eq!(rows.iter().filter(|row| row.type_name == "game.scheduled").count(), 15);
    house.verify();
}

pub(super) fn one_key_sent_by_many_is_one_command<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 2);
    let id = &cup.round(1)[0].game;
    let scorer = cup.official("scorer");
    scorer.post(&cup::game(id, "/start"), &Value::Null).must(200);
    for (ply, iccs) in (1..).zip(cup::legal_moves(3, 20)) {
        // Half of them name no ply, so that each would be refused for another reason than its number.
        let request = match ply % 2 {
            0 => play(id, ply, &iccs),
            _ => Request::post(&cup::game(id, "/moves"), &json!({ "move": iccs })),
        };
        let before = house.place.rows();
        let answers = at_once([&request; 4].map(|request| (&scorer, request.clone())));
        let after = house.place.rows();
        assert_eq!((after.events - before.events, after.commands - before.commands), (1, 1));
        for answer in &answers {
            answer.must(201);
            assert_eq!((&answer.body, answer.header("etag")), (&answers[0].body, answers[0].header("etag")));
        }
    }
    house.verify();
}
