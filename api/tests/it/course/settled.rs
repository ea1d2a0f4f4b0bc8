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
    json!({ "order": order, "by": "lots", "reason": "drawn before all four" })
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
    // The last word counts, where it says that it is one.
    let problem = settle(&[2, 1, 4, 3]).problem(409, "tournament.already_settled");
    assert_eq!((pointer(&problem), &problem["article"]), ("/corrects", &json!("15.6")));
    let mut correction = order(&hall, &[2, 1, 4, 3]);
    correction["corrects"] = json!(true);
    hall.post(SETTLEMENTS, &correction).must(201);
    assert_eq!(places(&hall, &hall.shown("/standings"))[0], (1, 2));
    let organiser = hall.organiser.post(&hall.cup.path(SETTLEMENTS), &order(&hall, &[1, 2, 3, 4]));
    organiser.problem(403, "auth.forbidden");
    hall.post("/stages/2/settlements", &order(&hall, &[1, 2])).problem(404, "tournament.unknown_stage");
    correction["group"] = json!(7);
    let problem = hall.post(SETTLEMENTS, &correction).problem(404, "tournament.unknown_group");
    assert_eq!((pointer(&problem), &problem["facts"]["groups"]), ("/group", &json!("1")));
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
    assert_eq!(hall.shown("/standings")["provisional"], true, "the play-off is open");
    hall.post("/rounds/4/closure", &Value::Null).must(200);
    assert_eq!(hall.shown("/standings")["provisional"], false);
    // 1 beat 2; 3 and 4 have played none.
    let by_play_off = |numbers: &[usize]| {
        let mut order = order(&hall, numbers);
        order["by"] = json!("play_off");
        hall.post(SETTLEMENTS, &order)
    };
    let problem = by_play_off(&[1, 2, 3, 4]).problem(409, "tournament.no_play_off");
    assert_eq!((pointer(&problem), problem["facts"]["entry"].as_str()), ("/by", Some(hall.entry(3))));
    let by_lots = hall.post(SETTLEMENTS, &order(&hall, &[2, 3, 1, 4]));
    let problem = by_lots.problem(409, "tournament.play_off_otherwise");
    assert_eq!(pointer(&problem), "/order", "no lot undoes what the play-off parted");
    let pairings = json!([{ "red": hall.entry(3), "black": hall.entry(1) }, { "red": hall.entry(2), "black": hall.entry(4) }]);
    let round = pair(json!({ "round": 5, "play_off": true, "pairings": pairings })).must(201);
    hall.cup.publish(5);
    hall.report(&tables(&round), &["draw", "draw"]);
    hall.post("/rounds/5/closure", &Value::Null).must(200);
    let problem = by_play_off(&[1, 3, 2, 4]).problem(409, "tournament.play_off_level");
    assert_eq!(pointer(&problem), "/by", "3 and 2 have a half each");
}

#[test]
fn art_15_6_a_play_off_is_no_first_round() {
    let hall = Hall::of(4);
    let pairings = json!([{ "red": hall.entry(1), "black": hall.entry(2) }]);
    let play_off = |round| json!({ "round": round, "play_off": true, "pairings": pairings });
    hall.post("/rounds", &play_off(1)).problem(409, "tournament.stage_open");
    for round in 1..=3 {
        hall.play(round, &["red_wins", "red_wins"]);
    }
    let problem = hall.post("/rounds", &play_off(4)).problem(409, "tournament.not_level");
    assert_eq!(pointer(&problem), "/pairings/0");
}

#[test]
fn art_11_2_who_is_free_in_a_round_by_hand_is_named() {
    let hall = Hall::of(5);
    let pairings = json!([{ "red": hall.entry(1), "black": hall.entry(2) }]);
    let round = |byes: &[&str]| json!({ "round": 1, "pairings": pairings, "byes": byes });
    let problem = hall.post("/rounds", &round(&[hall.entry(3), hall.entry(2)]));
    assert_eq!(pointer(&problem.problem(422, "tournament.not_free")), "/byes/1");
    let paired = hall.post("/rounds", &round(&[hall.entry(3)])).must(201);
    let byes = paired["byes"].as_array().unwrap().iter().map(|free| &free["entry"]);
    assert_eq!(byes.collect::<Vec<_>>(), [hall.entry(3)], "4 and 5 are not free, and do not play");
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
