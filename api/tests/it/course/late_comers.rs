//! Who comes after the draw (**Art. 20.2**).

use serde_json::{Value, json};

use super::{Hall, nobody, once, pointer};
use crate::harness::cup::{Cup, text};

const ADMISSIONS: &str = "/stages/1/admissions";

fn late(hall: &Hall, name: &str) -> String {
    text(&hall.post("/entries", &json!({ "name": name, "late": true })).must(201)["id"])
}

fn admission(entry: &str) -> Value {
    json!({ "entry": entry, "reason": "the train was late" })
}

#[test]
fn art_20_2_a_late_comer_is_let_in_with_the_number_of_the_bye() {
    let hall = Hall::of(5);
    hall.play(1, &["draw", "draw"]);
    let before = hall.shown("/crosstable");
    hall.post("/entries", &json!({ "name": "Entrant 6" })).problem(409, "tournament.registration_closed");
    let sixth = late(&hall, "Entrant 6");
    let lots = once(&hall, &hall.chief, ADMISSIONS, &admission(&sixth));
    assert_eq!((&lots["stage"], &lots["drawn"]), (&json!(1), &json!(true)));
    assert_eq!(lots["lots"][5], json!({ "number": 6, "entry": sixth }));
    let known = hall.post(ADMISSIONS, &admission(&sixth)).problem(409, "tournament.in_the_field");
    assert_eq!((&known["facts"]["entry"], pointer(&known)), (&json!(sixth), "/entry"));

    let after = hall.shown("/crosstable");
    let points = |table: &Value, row: usize| table["rows"][row]["points_x2"].clone();
    for row in 0..5 {
        assert_eq!(points(&after, row), points(&before, row), "nobody's points move");
    }
    assert_eq!(after["rows"][5]["entry"], json!(sixth));
    // Six have no bye: in round 2 the late comer, whose number was the bye's, plays number 4.
    let second = hall.post("/rounds", &json!({ "round": 2 })).must(201);
    assert_eq!(second["byes"], json!([]));
    let pairings = second["pairings"].as_array().unwrap().iter();
    let plays = |pairing: &&Value| {
        let of = |side: &str| pairing[side]["entry"].clone();
        [of("red"), of("black")].contains(&json!(sixth))
    };
    let game = pairings.into_iter().find(plays).unwrap();
    assert!([&game["red"]["number"], &game["black"]["number"]].contains(&&json!(4)), "{game}");

    let seventh = late(&hall, "Entrant 7");
    let full = hall.post(ADMISSIONS, &admission(&seventh)).problem(409, "tournament.no_vacant_number");
    assert_eq!((&full["facts"]["stage"], &full["article"]), (&json!("1"), &json!("20.2")));
    hall.house.verify();
}

#[test]
fn art_20_2_a_reserve_takes_the_number_of_one_who_left_before_the_start() {
    let hall = Hall::of(6);
    let reserve = late(&hall, "Reserve");
    let leave = json!({ "entry": hall.entry(3), "consent": false, "reason": "taken ill" });
    hall.post("/withdrawals", &leave).must(201);
    let mut body = admission(&reserve);
    body["group"] = json!(1);
    let lots = hall.post(ADMISSIONS, &body).must(201);
    assert_eq!(lots["lots"][2], json!({ "number": 3, "entry": reserve }));
    assert_eq!(hall.cup.pair(1).len(), 3, "nobody is free");
}

#[test]
fn who_is_let_in_and_where_must_be_there() {
    let hall = Hall::of(5);
    let sixth = late(&hall, "Entrant 6");
    let mut body = admission(&sixth);
    hall.post("/stages/2/admissions", &body).problem(404, "tournament.unknown_stage");
    body["group"] = json!(2);
    hall.post(ADMISSIONS, &body).problem(409, "tournament.no_vacant_number");
    let unknown = admission(&nobody().to_string());
    hall.post(ADMISSIONS, &unknown).problem(422, "tournament.unknown_entry");
    let undrawn = Cup::founded(&hall.house.admin());
    let entry = undrawn.client.post(&undrawn.path("/entries"), &json!({ "name": "Entrant" })).must(201);
    let early = undrawn.client.post(&undrawn.path(ADMISSIONS), &admission(&text(&entry["id"])));
    early.problem(409, "tournament.lots_not_drawn");
}

#[test]
fn a_late_entry_is_no_other_entry_while_registration_is_open() {
    let hall = Hall::of(2);
    let cup = Cup::founded(&hall.house.admin());
    cup.client.post(&cup.path("/entries"), &json!({ "name": "Early", "late": true })).must(201);
    let drawn = cup.client.post(&cup.path("/lots"), &json!({ "seed": "the river" })).must(201);
    assert_eq!(drawn["lots"].as_array().unwrap().len(), 1, "{drawn}");
}

#[test]
fn art_12_where_teams_play_no_member_is_let_in_alone() {
    let hall = Hall::of(2);
    let mut cup = Cup::founded(&hall.house.admin());
    let teams = json!({ "teams": { "by": { "way": "matches", "boards": 1 } } });
    cup.client.put(&cup.path("/regulations"), &teams).must(200);
    for name in ["Team 1", "Team 2", "Team 3"] {
        let team = json!({ "name": name, "kind": "team" });
        cup.entries.push(text(&cup.client.post(&cup.path("/entries"), &team).must(201)["id"]));
    }
    cup.draw();
    let member = json!({ "name": "Member", "team": cup.entries[0], "late": true });
    let member = text(&cup.client.post(&cup.path("/entries"), &member).must(201)["id"]);
    let problem = cup.client.post(&cup.path(ADMISSIONS), &admission(&member));
    assert_eq!(problem.problem(409, "tournament.does_not_compete")["article"], "12");
}
