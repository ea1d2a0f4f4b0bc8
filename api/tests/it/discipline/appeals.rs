//! Appeals over HTTP (**Art. 8.5, 16.3**): who lodges, lets in and decides them, and what they find paired already.

use serde_json::{Value, json};
use uuid::Uuid;

use super::Hall;
use crate::harness::client::{Client, Request};
use crate::harness::cup;

fn against_the_game(hall: &Hall) -> Value {
    json!({ "by": hall.table.red, "against": { "kind": "game", "game": hall.table.game }, "ground": "the light failed" })
}

fn decide(hall: &Hall, who: &Client, appeal: u32, decision: &str) -> crate::harness::Answer {
    let body = json!({ "decision": decision, "reason": "heard both" });
    hall.post(who, &format!("/appeals/{appeal}/decision"), body)
}

/// So long ago.
fn ago(ms: i64) -> String {
    let now = chuhe_domain::vocabulary::Timestamp::from(chuhe_api::timestamp::Timestamp::now()).as_millis();
    let then = chuhe_domain::vocabulary::Timestamp::from_millis(now - ms);
    chuhe_api::timestamp::Timestamp::from(then).to_string()
}

#[test]
fn art_8_5_a_player_appeals_for_the_own_side() {
    let hall = Hall::open();
    hall.red_loses();
    let lodged = hall.post(&hall.red, "/appeals", against_the_game(&hall)).must(201);
    assert_eq!((&lodged["appeal"], &lodged["late"], lodged.get("ground")), (&json!(1), &json!(false), None));
    assert!(lodged["deadline"].is_string() && lodged["since"].is_string(), "by the record: {lodged}");
    hall.post(&hall.red, "/appeals", against_the_game(&hall)).problem(409, "discipline.appeal_known");
    let mut for_another = against_the_game(&hall);
    for_another["by"] = json!(hall.table.black);
    hall.post(&hall.red, "/appeals", for_another.clone()).problem(403, "auth.out_of_scope");
    for_another["since"] = json!(ago(0));
    hall.post(&hall.arbiter, "/appeals", for_another).must(201);
    let mut since = against_the_game(&hall);
    since["since"] = json!(ago(60_000));
    let problem = hall.post(&hall.red, "/appeals", since.clone()).problem(403, "auth.not_your_word");
    assert_eq!(problem["errors"][0]["pointer"], "/since");
    since["since"] = json!(ago(-60_000));
    hall.post(&hall.arbiter, "/appeals", since).problem(400, "request.invalid_value");

    let shown = hall.read(&hall.anyone, "/appeals");
    assert_eq!((shown["appeals"].as_array().unwrap().len(), shown["appeals"][0].get("ground")), (2, None));
    assert_eq!(hall.read(&hall.chief, "/appeals")["appeals"][0]["ground"], "the light failed");
}

#[test]
fn art_8_5_a_late_appeal_is_on_record_and_waits_to_be_let_in() {
    let hall = Hall::open();
    let mut late =
        json!({ "by": hall.table.red, "against": { "kind": "round", "round": 1 }, "ground": "the light" });
    late["since"] = json!(ago(31 * 60_000));
    let lodged = hall.post(&hall.chief, "/appeals", late).must(201);
    assert_eq!((&lodged["late"], &lodged["admitted"]), (&json!(true), &json!(false)));
    decide(&hall, &hall.chief, 1, "upheld").problem(409, "discipline.appeal_not_admitted");
    let admission = json!({ "reason": "the hall was locked" });
    hall.post(&hall.arbiter, "/appeals/1/admission", admission.clone())
        .problem(403, "discipline.not_yours_to_decide");
    let admitted = hall.post(&hall.chief, "/appeals/1/admission", admission.clone()).must(200);
    assert_eq!(
        (&admitted["admitted"], &admitted["admitted_because"]),
        (&json!(true), &json!("the hall was locked"))
    );
    decide(&hall, &hall.chief, 1, "partly").must(201);
    hall.post(&hall.chief, "/appeals/1/admission", admission.clone())
        .problem(409, "discipline.appeal_decided");
    let ruling = json!({ "by": hall.table.red, "against": { "kind": "ruling" }, "ground": "the draught" });
    hall.post(&hall.chief, "/appeals", ruling).must(201);
    hall.post(&hall.chief, "/appeals/2/admission", admission).problem(409, "discipline.appeal_in_time");
}

#[test]
fn art_8_5_the_regulations_say_how_long() {
    let house = crate::harness::house::House::<crate::harness::place::Sqlite>::open();
    let mut cup = cup::Cup::founded(&house.admin());
    let regulations = cup.client.get(&cup.path("/regulations")).must(200);
    assert_eq!(regulations["regulations"].get("appeals"), None, "half an hour, where nothing is said");
    cup.client.put(&cup.path("/regulations"), &json!({ "appeals": { "deadline_ms": 60_000 } })).must(200);
    cup.enter("Somebody");
    let against = json!({ "kind": "ruling" });
    let body =
        json!({ "by": cup.entries[0], "against": against, "ground": "the light", "since": ago(61_000) });
    assert_eq!(cup.client.post(&cup.path("/appeals"), &body).must(201)["late"], true);
}

#[test]
fn art_16_3_a_committee_on_record_decides_and_the_chief_arbiter_where_none_is() {
    let hall = Hall::open();
    hall.red_loses();
    hall.post(&hall.red, "/appeals", against_the_game(&hall)).must(201);
    let member = json!({ "name": "Example Member", "office": "arbitration_committee" });
    hall.post(&hall.organiser, "/officials", member).must(201);
    let problem = decide(&hall, &hall.chief, 1, "upheld").problem(403, "discipline.not_yours_to_decide");
    assert_eq!(problem["article"], "16.3");
    // The same holds for a confirmed result.
    let amend = Request::post(
        &cup::game(&hall.table.game, "/amendments"),
        &json!({ "outcome": "draw", "reason": "the light" }),
    );
    hall.chief.send(&amend).problem(409, "game.confirmed_needs_appeal");
    let committee = hall.cup.official("arbitration_committee");
    assert_eq!(hall.read(&committee, "/appeals")["appeals"][0]["ground"], "the light failed");
    decide(&hall, &committee, 1, "dismissed").must(201);
    decide(&hall, &committee, 1, "upheld").problem(409, "discipline.appeal_decided");
}

#[test]
fn art_16_3_a_member_who_is_released_makes_no_committee_sit() {
    let hall = Hall::open();
    let token = hall.cup.issue("arbitration_committee", &json!({ "tournament": hall.cup.id }));
    let member = json!({ "name": "Example Member", "office": "arbitration_committee", "token": token["id"] });
    hall.post(&hall.organiser, "/officials", member).must(201);
    let ruling = json!({ "by": hall.table.red, "against": { "kind": "ruling" }, "ground": "the draught" });
    hall.post(&hall.arbiter, "/appeals", ruling).must(201);
    decide(&hall, &hall.chief, 1, "dismissed").problem(403, "discipline.not_yours_to_decide");
    hall.post(&hall.organiser, "/officials/1/release", json!({ "reason": "taken ill" })).must(200);
    decide(&hall, &hall.chief, 1, "dismissed").must(201);
}

#[test]
fn that_an_appeal_was_taken_back_any_arbiter_records() {
    let hall = Hall::open();
    hall.red_loses();
    hall.post(&hall.red, "/appeals", against_the_game(&hall)).must(201);
    decide(&hall, &hall.arbiter, 1, "dismissed").problem(403, "discipline.not_yours_to_decide");
    let ordering = json!({ "decision": "withdrawn", "reason": "x", "effects": [{ "kind": "lift_penalty", "penalty": 1 }] });
    hall.post(&hall.arbiter, "/appeals/1/decision", ordering).problem(422, "discipline.orders_nothing");
    let decided = decide(&hall, &hall.arbiter, 1, "withdrawn").must(201);
    assert_eq!(decided["decision"]["decision"], "withdrawn");
    hall.post(&hall.red, "/appeals", against_the_game(&hall)).must(201);
}

#[test]
fn art_16_3_an_appeal_upheld_after_the_next_round_is_paired() {
    let hall = Hall::open();
    hall.red_loses();
    let rounds = hall.read(&hall.chief, "/rounds/1");
    let other = cup::text(&rounds["pairings"][1]["game"]);
    hall.chief.post(&cup::game(&other, "/result"), &json!({ "outcome": "draw" })).must(201);
    hall.post(&hall.red, "/appeals", against_the_game(&hall)).must(201);
    hall.cup.round(2);
    let paired = hall.read(&hall.anyone, "/rounds/2")["pairings"].clone();
    let open = hall.read(&hall.anyone, "/appeals")["appeals"][0].clone();
    assert_eq!(open["later_pairings"].as_array().unwrap().len(), 2, "both parties play on: {open}");

    let orders = json!([{ "kind": "amend_result", "game": hall.table.game }]);
    let decision = json!({ "decision": "upheld", "reason": "the light had failed", "effects": orders });
    let decided = hall.post(&hall.chief, "/appeals/1/decision", decision).must(201);
    assert_eq!(decided["decision"]["effects"], orders);
    assert_eq!(decided["later_pairings"], open["later_pairings"]);
    let amend = json!({ "outcome": "red_wins", "reason": "appeal 1" });
    hall.chief.post(&cup::game(&hall.table.game, "/amendments"), &amend).must(201);

    assert_eq!((hall.points(&hall.table.red), hall.points(&hall.table.black)), ("1".into(), "0".into()));
    let after = hall.read(&hall.anyone, "/rounds/2")["pairings"].clone();
    assert_eq!(after, paired, "what is published stays");
    hall.cup.round(3);
    let flagged = hall.read(&hall.anyone, "/appeals")["appeals"][0]["later_pairings"].clone();
    assert_eq!(flagged, open["later_pairings"], "and what was paired since knew of it");
    hall.house.verify();
}

#[test]
fn of_rounds_that_are_not_published_an_appeal_tells_officials_only() {
    let hall = Hall::open();
    hall.red_loses();
    hall.post(&hall.red, "/appeals", against_the_game(&hall)).must(201);
    hall.cup.pair(2);
    let about_the_draft =
        json!({ "by": hall.table.red, "against": { "kind": "round", "round": 2 }, "ground": "colours" });
    hall.post(&hall.chief, "/appeals", about_the_draft).must(201);
    let orders = json!([{ "kind": "change_pairings", "round": 2 }]);
    let decision = json!({ "decision": "upheld", "reason": "colours", "effects": orders });
    hall.post(&hall.chief, "/appeals/1/decision", decision).must(201);
    let seen = |who: &Client| {
        let appeals = hall.read(who, "/appeals")["appeals"].clone();
        let first = &appeals[0];
        let length = |list: &Value| list.as_array().unwrap().len();
        (length(&appeals), length(&first["later_pairings"]), length(&first["decision"]["effects"]))
    };
    assert_eq!((seen(&hall.chief), seen(&hall.anyone)), ((2, 2, 1), (1, 0, 0)));
    hall.cup.publish(2);
    assert_eq!(seen(&hall.anyone), (2, 2, 1));
}

#[test]
fn an_appeal_and_what_it_orders_are_about_what_is_there() {
    let hall = Hall::open();
    let lodge = |against: Value| {
        let body = json!({ "by": hall.table.red, "against": against, "ground": "the light" });
        hall.post(&hall.chief, "/appeals", body)
    };
    for (against, pointer) in [
        (json!({ "kind": "game", "game": Uuid::now_v7() }), "/against/game"),
        (json!({ "kind": "pairing", "game": Uuid::now_v7() }), "/against/game"),
        (json!({ "kind": "round", "round": 7 }), "/against/round"),
        (json!({ "kind": "penalty", "penalty": 7 }), "/against/penalty"),
    ] {
        let problem = lodge(against).problem(422, "discipline.no_such");
        assert_eq!(problem["errors"][0]["pointer"], pointer);
    }
    lodge(json!({ "kind": "ruling", "colour": "red" })).problem(400, "request.unknown_field");
    lodge(json!({ "kind": "ruling" })).must(201);
    let ordering =
        json!([{ "kind": "change_pairings", "round": 1 }, { "kind": "lift_penalty", "penalty": 7 }]);
    let body = json!({ "decision": "upheld", "reason": "x", "effects": ordering });
    let problem = hall.post(&hall.chief, "/appeals/1/decision", body).problem(422, "discipline.no_such");
    assert_eq!(problem["errors"][0]["pointer"], "/effects/1/penalty");
}
