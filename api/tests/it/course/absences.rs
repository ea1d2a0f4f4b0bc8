//! Who is not going to be there in a round.

use serde_json::{Value, json};

use super::{Hall, nobody, once};
use crate::harness::client::Request;

const ABSENCES: &str = "/absences";

#[test]
fn an_absence_is_shown_with_its_round_and_decides_nothing() {
    let hall = Hall::of(4);
    let absence = json!({ "entry": hall.entry(4), "round": 1, "reason": "a hearing" });
    let announced = once(&hall, &hall.chief, ABSENCES, &absence);
    let told = json!({ "entry": hall.entry(4), "round": 1, "reason": "a hearing" });
    assert_eq!(announced["absences"], json!([told]));
    assert_eq!(hall.shown(ABSENCES)["absences"], json!([{ "entry": hall.entry(4), "round": 1 }]));
    let arbiter = hall.cup.official("arbiter");
    assert_eq!(arbiter.get(&hall.cup.path(ABSENCES)).must(200)["absences"], json!([told]));
    let again = hall.post(ABSENCES, &absence).problem(409, "tournament.already_absent");
    assert_eq!((&again["facts"]["entry"], &again["facts"]["round"]), (&json!(hall.entry(4)), &json!("1")));

    let tables = hall.cup.round(1);
    assert_eq!(tables.len(), 2, "the game stands");
    let round = hall.anyone.get(&hall.cup.path("/rounds/1"));
    let view = round.must(200);
    assert_eq!(view["absent"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&view["absent"][0]["entry"], &view["byes"], &view["play_off"]),
        (&json!(hall.entry(4)), &json!([]), &json!(false))
    );

    let lifted = json!({ "entry": hall.entry(4), "round": 1 });
    assert_eq!(once(&hall, &hall.chief, "/absences/lifting", &lifted)["absences"], json!([]));
    hall.post("/absences/lifting", &lifted).problem(409, "tournament.not_absent");
    let known =
        Request::new("GET", &hall.cup.path("/rounds/1")).header("If-None-Match", round.header("etag"));
    assert_eq!(hall.anyone.send(&known).must(200)["absent"], json!([]), "the round is another one");
    hall.house.verify();
}

#[test]
fn an_absence_is_of_one_who_plays_in_a_round_that_is_not_over() {
    let hall = Hall::of(4);
    hall.play(1, &["draw", "draw"]);
    let absence = |entry: &str, round: u32| {
        hall.post(ABSENCES, &json!({ "entry": entry, "round": round, "reason": "a hearing" }))
    };
    absence(&nobody().to_string(), 2).problem(422, "tournament.unknown_entry");
    absence(hall.entry(1), 1).problem(409, "tournament.round_closed");
    absence(hall.entry(1), 9).problem(422, "tournament.no_round_to_come");
    absence(hall.entry(1), 3).must(201);
    let leave = json!({ "entry": hall.entry(2), "consent": false, "reason": "taken ill" });
    hall.post("/withdrawals", &leave).must(201);
    absence(hall.entry(2), 2).problem(409, "tournament.not_in_the_field");
}

#[test]
fn the_reason_of_an_absence_goes_with_the_person() {
    let hall = Hall::of(4);
    hall.post(ABSENCES, &json!({ "entry": hall.entry(1), "round": 2, "reason": "a hearing" })).must(201);
    let erasure = format!("/entries/{}/erasure", hall.entry(1));
    hall.organiser.post(&hall.cup.path(&erasure), &Value::Null).must(200);
    let absences = hall.chief.get(&hall.cup.path(ABSENCES)).must(200);
    assert_eq!(absences["absences"], json!([{ "entry": hall.entry(1), "round": 2 }]));
    hall.house.verify();
}
