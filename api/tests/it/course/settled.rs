//! Places that must not be shared (**Art. 15.6**), and colours drawn by a round's own seed (**Art. 13.5**).

use serde_json::{Value, json};

use super::{Hall, once, pointer};
use crate::harness::Answer;
use crate::harness::cup::tables;

const SETTLEMENTS: &str = "/stages/1/settlements";

/// Four who draw all their games.
fn all_equal() -> Hall {
    let hall = Hall::of(4);
    for round in 1..=3 {
        hall.play(round, &["draw", "draw"]);
    }
    hall
}

fn order(hall: &Hall, numbers: &[usize]) -> Value {
    let order: Vec<_> = numbers.iter().map(|number| hall.entry(*number)).collect();
    json!({ "order": order, "by": "play_off", "reason": "two games each" })
}

/// Place and number of everyone, as standings show them.
fn places(hall: &Hall, standings: &Value) -> Vec<(u64, usize)> {
    let rows = standings["ranked"].as_array().unwrap().iter();
    rows.map(|row| (row["place"].as_u64().unwrap(), hall.number(&row["entry"]))).collect()
}

#[test]
fn art_15_6_a_shared_place_is_settled_among_all_who_share_it() {
    let hall = all_equal();
    let settle = |numbers: &[usize]| -> Answer { hall.post(SETTLEMENTS, &order(&hall, numbers)) };
    for numbers in [&[][..], &[1, 2, 3], &[1, 2, 3, 3], &[1, 2, 3, 4, 4]] {
        let problem = settle(numbers).problem(422, "tournament.not_the_sharers");
        assert_eq!((pointer(&problem), &problem["article"]), ("/order", &json!("15.6")));
    }
    let standings = once(&hall, &hall.chief, SETTLEMENTS, &order(&hall, &[3, 1, 4, 2]));
    assert_eq!(places(&hall, &standings), [(1, 3), (2, 1), (3, 4), (4, 2)]);
    assert_eq!(standings["ranked"][1]["separated_by"], "settled");
    assert_eq!(places(&hall, &hall.shown("/standings")), [(1, 3), (2, 1), (3, 4), (4, 2)]);
    // The last word counts.
    settle(&[2, 1, 4, 3]).must(201);
    assert_eq!(places(&hall, &hall.shown("/standings"))[0], (1, 2));
    let organiser = hall.organiser.post(&hall.cup.path(SETTLEMENTS), &order(&hall, &[1, 2, 3, 4]));
    organiser.problem(403, "auth.forbidden");
    hall.post("/stages/2/settlements", &order(&hall, &[1, 2])).problem(404, "tournament.unknown_stage");
    hall.house.verify();
}

#[test]
fn art_15_6_nothing_is_settled_before_the_last_result() {
    let hall = Hall::of(4);
    hall.play(1, &["draw", "draw"]);
    hall.post(SETTLEMENTS, &order(&hall, &[1, 2, 3, 4])).problem(409, "tournament.stage_open");
}

#[test]
fn art_15_6_a_play_off_is_paired_by_hand_and_counts_in_no_table() {
    let hall = all_equal();
    let before = hall.shown("/standings")["ranked"].clone();
    let pair = |body: Value| hall.post("/rounds", &body);
    let problem = pair(json!({ "round": 4, "play_off": true })).problem(422, "tournament.no_pairings");
    assert_eq!(pointer(&problem), "/pairings");
    let pairings = json!([{ "red": hall.entry(1), "black": hall.entry(2) }]);
    pair(json!({ "round": 4, "pairings": pairings })).problem(409, "tournament.already_paired");
    let round = pair(json!({ "round": 4, "play_off": true, "pairings": pairings })).must(201);
    assert_eq!((&round["play_off"], &round["byes"]), (&json!(true), &json!([])));
    hall.cup.publish(4);
    hall.report(&tables(&round), &["red_wins"]);
    assert_eq!(hall.shown("/standings")["ranked"], before);
    assert_eq!(hall.shown("/rounds/4")["play_off"], true);
}

#[test]
fn art_13_5_colours_of_first_games_are_drawn_by_the_seed_of_the_round() {
    let two_games = json!({
        "stages": [{ "format": { "system": "circular", "games_per_meeting": 2, "cycles": 1, "groups": 1 } }],
        "tie_breaks": ["wins"],
    });
    let hall = Hall::under(&two_games, 4);
    let pair = |body: Value| hall.post("/rounds", &body);
    let problem = pair(json!({ "round": 1 })).problem(422, "tournament.colours_not_drawn");
    assert_eq!((pointer(&problem), &problem["facts"]["stage"]), ("/seed", &json!("1")));
    let round = pair(json!({ "round": 1, "seed": "the river" })).must(201);
    assert_eq!(round["pairings"].as_array().unwrap().len(), 4, "two meetings of two games");
    let one_game = Hall::of(4);
    let unwanted = one_game.post("/rounds", &json!({ "round": 1, "seed": "the river" }));
    let problem = unwanted.problem(422, "tournament.seed_not_wanted");
    assert_eq!((pointer(&problem), &problem["article"]), ("/seed", &json!("13.5")));
}
