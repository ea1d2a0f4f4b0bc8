//! Officials over HTTP (**Art. 16**): appointed, replaced, barred, erased.

use serde_json::{Value, json};
use uuid::Uuid;

use super::Hall;
use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, text};
use crate::harness::place::Place;

/// An arbiter with a token of their own: the client, and the number among the officials.
fn arbiter(hall: &Hall) -> (Client, Value) {
    let token = hall.cup.issue("arbiter", &json!({ "tournament": hall.cup.id }));
    let body = json!({ "name": "Example Arbiter", "office": "arbiter", "token": token["id"] });
    let appointed = hall.post(&hall.organiser, "/officials", body).must(201);
    (hall.cup.client.with(&text(&token["secret"])), appointed["official"].clone())
}

#[test]
fn art_16_2_officials_are_appointed_by_whoever_may() {
    let hall = Hall::open();
    let appoint = |who: &Client, office: &str| {
        hall.post(who, "/officials", json!({ "name": format!("Example {office}"), "office": office }))
    };
    let problem = appoint(&hall.chief, "chief_arbiter").problem(403, "discipline.not_yours_to_appoint");
    assert_eq!(problem["article"], "16.2");
    assert!(!problem["detail"].as_str().unwrap().contains("chief_arbiter"), "in words: {problem}");
    assert_eq!(appoint(&hall.organiser, "chief_arbiter").must(201)["official"], 1);
    appoint(&hall.organiser, "chief_arbiter").problem(409, "discipline.chief_arbiter_sits");
    appoint(&hall.organiser, "deputy_chief_arbiter").must(201);
    appoint(&hall.chief, "arbiter").must(201);

    let shown = hall.read(&hall.anyone, "/officials");
    let names: Vec<&str> =
        shown["officials"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Example chief_arbiter", "Example deputy_chief_arbiter", "Example arbiter"]);
}

#[test]
fn a_token_is_named_for_the_office_it_stands_for() {
    let hall = Hall::open();
    let elsewhere = crate::harness::cup::Cup::public(&hall.house.admin(), 2);
    let tokens = [
        hall.cup.issue("scorer", &json!({ "tournament": hall.cup.id }))["id"].clone(),
        elsewhere.issue("arbiter", &json!({ "tournament": elsewhere.id }))["id"].clone(),
        json!(Uuid::now_v7()),
    ];
    let (_, official) = arbiter(&hall);
    for token in tokens {
        let body = json!({ "name": "Example Arbiter", "office": "arbiter", "token": token });
        let problem = hall.post(&hall.organiser, "/officials", body).problem(400, "request.invalid_value");
        assert_eq!(problem["errors"][0]["pointer"], "/token");
        let body = json!({ "reason": "ill", "successor": { "name": "Another", "token": token } });
        let release = format!("/officials/{official}/release");
        let problem = hall.post(&hall.organiser, &release, body).problem(400, "request.invalid_value");
        assert_eq!(problem["errors"][0]["pointer"], "/successor/token");
    }
}

#[test]
fn art_16_2_who_is_replaced_acts_no_more() {
    let hall = Hall::open();
    let (acting, official) = arbiter(&hall);
    acting.post(&cup::game(&hall.table.game, "/start"), &Value::Null).must(200);
    let release = format!("/officials/{official}/release");
    let body = json!({ "reason": "taken ill", "successor": { "name": "Another Arbiter" } });
    let released = hall.post(&hall.chief, &release, body.clone()).must(200);
    assert_eq!(
        (&released["in_office"], &released["replaced_by"], &released["released_because"]),
        (&json!(false), &json!(2), &json!("taken ill"))
    );
    let stop = cup::game(&hall.table.game, "/resignation");
    acting.post(&stop, &json!({ "side": "red" })).problem(403, "auth.out_of_office");
    hall.post(&acting, "/incidents", json!({ "what": "x" })).problem(403, "auth.out_of_office");
    hall.post(&hall.chief, &release, body).problem(409, "discipline.out_of_office");
    hall.cup.pair(2);
    acting.get(&hall.cup.path("/rounds/2")).problem(404, "tournament.unknown_round");
    hall.arbiter.get(&hall.cup.path("/rounds/2")).must(200);
    // Whoever is nobody on the list acts by the token alone.
    hall.arbiter.post(&stop, &json!({ "side": "red" })).must(200);
    assert_eq!(hall.read(&hall.anyone, "/officials")["officials"][0].get("released_because"), None);
}

#[test]
fn art_16_2_a_chief_arbiter_who_has_left_gives_out_no_tokens() {
    let hall = Hall::open();
    let token = hall.cup.issue("chief_arbiter", &json!({ "tournament": hall.cup.id }));
    let body = json!({ "name": "Example Chief", "office": "chief_arbiter", "token": token["id"] });
    hall.post(&hall.organiser, "/officials", body).must(201);
    let chief = hall.cup.client.with(&text(&token["secret"]));
    let issue = || {
        let scope = json!({ "tournament": hall.cup.id });
        chief.post("/v1/tokens", &json!({ "role": "arbiter", "scope": scope, "label": "a device" }))
    };
    issue().must(201);
    let left = json!({ "reason": "called away" });
    hall.post(&hall.organiser, "/officials/1/release", left).must(200);
    issue().problem(403, "auth.out_of_office");
    chief.get("/v1/tokens").problem(403, "auth.out_of_office");
}

#[test]
fn art_17_5_a_barred_arbiter_reads_a_game_and_writes_nothing_in_it() {
    let hall = Hall::open();
    let (acting, official) = arbiter(&hall);
    let bars = format!("/officials/{official}/bars");
    let bar = json!({ "entry": hall.table.red, "reason": "a sister of the player" });
    let barred = hall.post(&hall.organiser, &bars, bar.clone()).must(201);
    assert_eq!(barred["barred"], json!([{ "entry": hall.table.red, "reason": "a sister of the player" }]));
    let problem = hall.post(&hall.organiser, &bars, bar).problem(409, "discipline.already_barred");
    let said = text(&problem["detail"]);
    assert!(said.contains("Entrant 1") && !said.contains(&hall.table.red), "by name: {said}");
    assert_eq!(problem["facts"]["entry"], hall.table.red, "and the fact by id");
    let start = cup::game(&hall.table.game, "/start");
    let problem = acting.post(&start, &Value::Null).problem(403, "auth.barred");
    assert_eq!(problem["article"], "17.5");
    acting.get(&cup::game(&hall.table.game, "/events")).must(200);
    let rounds = hall.read(&hall.chief, "/rounds/1");
    let other = text(&rounds["pairings"][1]["game"]);
    acting.post(&cup::game(&other, "/start"), &Value::Null).must(200);
    assert_eq!(hall.read(&hall.anyone, "/officials")["officials"][0].get("barred"), None);

    let lift = format!("{bars}/{}/lift", hall.table.red);
    hall.post(&hall.chief, &lift, json!({ "reason": "no relation" })).must(200);
    hall.post(&hall.chief, &lift, json!({ "reason": "again" })).problem(409, "discipline.not_barred");
    acting.post(&start, &Value::Null).must(200);
    let body = json!({ "name": "Example Organiser", "office": "organiser" });
    let organiser = hall.post(&hall.organiser, "/officials", body).must(201)["official"].clone();
    let bar = json!({ "entry": hall.table.red, "reason": "x" });
    let bars = format!("/officials/{organiser}/bars");
    hall.post(&hall.organiser, &bars, bar).problem(409, "discipline.rules_no_games");
}

#[test]
fn art_16_2_one_token_is_one_persons() {
    let hall = Hall::open();
    let token = hall.cup.issue("arbiter", &json!({ "tournament": hall.cup.id }));
    let body = json!({ "name": "Example Arbiter", "office": "arbiter", "token": token["id"] });
    hall.post(&hall.organiser, "/officials", body.clone()).must(201);
    let problem = hall.post(&hall.organiser, "/officials", body).problem(409, "discipline.token_named");
    assert_eq!((&problem["article"], &problem["errors"][0]["pointer"]), (&json!("16.2"), &json!("/token")));
}

#[test]
fn art_16_3_a_committee_that_sits_by_a_token_is_told_of() {
    let hall = Hall::open();
    let path = hall.cup.path("/officials");
    let none = hall.anyone.get(&path);
    let before = none.header("etag").to_owned();
    assert_eq!(none.must(200)["committee_sits"], false);
    let token = hall.cup.issue("arbitration_committee", &json!({ "tournament": hall.cup.id }));
    let sits = hall.anyone.send(&Request::new("GET", &path).header("If-None-Match", &before));
    assert_eq!(sits.must(200)["committee_sits"], true, "nobody is named for it, and its decisions hold");
    let revoke = format!("/v1/tokens/{}/revocation", text(&token["id"]));
    hall.organiser.post(&revoke, &Value::Null).must(200);
    assert_eq!(hall.read(&hall.anyone, "/officials")["committee_sits"], false);
}

#[test]
fn an_official_is_erased() {
    let hall = Hall::open();
    let (_, official) = arbiter(&hall);
    let bar = json!({ "entry": hall.table.red, "reason": "a sister of the player" });
    hall.post(&hall.organiser, &format!("/officials/{official}/bars"), bar).must(201);
    let before = hall.house.place.rows().personal;
    let erased = hall.post(&hall.organiser, &format!("/officials/{official}/erasure"), Value::Null).must(200);
    assert_eq!((erased.get("name"), erased["barred"][0].get("reason")), (None, None));
    assert_eq!(hall.house.place.rows().personal, before - 2);
    let everything = hall.read(&hall.chief, "/officials").to_string();
    assert!(!everything.contains("Example Arbiter") && !everything.contains("sister"), "{everything}");
    hall.house.verify();
}
