//! Penalties over HTTP (**Art. 18**): given by their own office, carried out, lifted.

use serde_json::{Value, json};
use uuid::Uuid;

use super::Hall;
use crate::harness::cup;

fn penalty(hall: &Hall, kind: &str, game: bool) -> Value {
    let mut body =
        json!({ "entry": hall.table.red, "kind": kind, "article": "8.4", "note": "hummed a tune" });
    if game {
        body["game"] = json!(hall.table.game);
    }
    body
}

#[test]
fn art_18_1_a_warning_is_public_and_its_words_are_for_officials() {
    let hall = Hall::open();
    let given = hall.post(&hall.arbiter, "/penalties", penalty(&hall, "warning", true)).must(201);
    assert_eq!(
        (&given["penalty"], &given["by_article"], &given["article"]),
        (&json!(1), &json!("18.1"), &json!("8.4"))
    );
    assert_eq!((&given["note"], &given["authority"]), (&json!("hummed a tune"), &json!("arbiter")));
    for who in [&hall.anyone, &hall.red] {
        let shown = &hall.read(who, "/penalties")["penalties"][0];
        assert_eq!((&shown["kind"], shown.get("note")), (&json!("warning"), None));
    }
    assert_eq!(hall.read(&hall.organiser, "/penalties")["penalties"][0]["note"], "hummed a tune");
    assert_eq!(hall.game()["status"], "scheduled");

    let lift = json!({ "reason": "another hummed" });
    let lifted = hall.post(&hall.arbiter, "/penalties/1/lift", lift.clone()).must(200);
    assert_eq!((&lifted["lifted"], &lifted["lifted_because"]), (&json!(true), &json!("another hummed")));
    hall.post(&hall.arbiter, "/penalties/1/lift", lift).problem(409, "discipline.already_lifted");
    assert_eq!(
        hall.read(&hall.anyone, "/penalties")["penalties"][0]["lifted"],
        true,
        "lifted, never deleted"
    );
}

#[test]
fn art_18_each_office_has_its_own_penalties() {
    let hall = Hall::open();
    for (kind, article, yours, others) in [
        ("warning", "18.1", &hall.chief, vec![&hall.organiser]),
        ("removal", "18.2", &hall.chief, vec![&hall.organiser, &hall.arbiter]),
        ("expulsion", "18.3", &hall.organiser, vec![&hall.chief, &hall.arbiter]),
    ] {
        for other in others {
            let answer = hall.post(other, "/penalties", penalty(&hall, kind, true));
            let problem = answer.problem(403, "discipline.not_your_penalty");
            assert_eq!(
                (&problem["article"], &problem["facts"]["penalty_kind"]),
                (&json!(article), &json!(kind))
            );
        }
        hall.post(yours, "/penalties", penalty(&hall, kind, true)).must(201);
    }
    let again = hall.post(&hall.organiser, "/penalties", penalty(&hall, "expulsion", false));
    again.problem(409, "discipline.already_expelled");
    hall.post(&hall.arbiter, "/penalties/3/lift", json!({ "reason": "x" }))
        .problem(403, "discipline.not_your_penalty");
}

#[test]
fn art_18_2_who_is_removed_loses_that_game() {
    let hall = Hall::open();
    hall.arbiter.post(&cup::game(&hall.table.game, "/start"), &Value::Null).must(200);
    hall.post(&hall.chief, "/penalties", penalty(&hall, "removal", false))
        .problem(422, "discipline.no_game_named");
    hall.post(&hall.chief, "/penalties", penalty(&hall, "removal", true)).must(201);
    let game = hall.game();
    let result = json!({ "outcome": "black_wins", "ending": "removal", "article": "18.2" });
    assert_eq!((&game["status"], &game["result"]), (&json!("provisional"), &result));
    let again = hall.post(&hall.chief, "/penalties", penalty(&hall, "removal", true));
    let problem = again.problem(409, "discipline.game_decided");
    assert!(problem["next"].as_str().unwrap().contains("Amend"), "{problem}");
    // The page says it too.
    let page = hall.anyone.get(&format!("/games/{}", hall.table.game));
    assert!(String::from_utf8(page.body).unwrap().contains("removed from the game"));

    let second = Hall::open();
    second.post(&second.chief, "/penalties", penalty(&second, "removal", true)).must(201);
    let result = json!({ "outcome": "black_wins", "ending": "forfeit", "article": "18.2" });
    assert_eq!(second.game()["result"], result, "without play, where it had not begun");
}

#[test]
fn art_18_3_an_expulsion_withdraws_and_lifting_it_reinstates() {
    let hall = Hall::open();
    hall.red_loses();
    assert_eq!(hall.points(&hall.table.black), "1");
    let expelled = hall.post(&hall.organiser, "/penalties", penalty(&hall, "expulsion", false)).must(201);
    assert_eq!(expelled["withdrew"], true);
    let withdrawals = hall.read(&hall.organiser, "/withdrawals")["withdrawals"].clone();
    assert_eq!(
        withdrawals,
        json!([{
            "entry": hall.table.red, "consent": false, "reason": "hummed a tune",
            "met": 1, "opponents": 3, "effect": "annulled", "article": "20.3"
        }])
    );
    assert_eq!(hall.points(&hall.table.black), "0");
    let lifted = hall.post(&hall.organiser, "/penalties/1/lift", json!({ "reason": "on appeal" })).must(200);
    assert_eq!((&lifted["lifted"], &lifted["withdrew"]), (&json!(true), &json!(false)));
    assert_eq!(hall.read(&hall.organiser, "/withdrawals"), json!({ "withdrawals": [] }));
    assert_eq!(hall.points(&hall.table.black), "1");
    hall.house.verify();
}

#[test]
fn a_penalty_is_for_somebody_in_something_by_an_article() {
    let hall = Hall::open();
    let with = |field: &str, value: Value| {
        let mut body = penalty(&hall, "warning", true);
        body[field] = value;
        hall.post(&hall.arbiter, "/penalties", body)
    };
    with("entry", json!(Uuid::now_v7())).problem(422, "tournament.unknown_entry");
    with("article", json!("8.9")).problem(422, "discipline.unknown_article");
    with("game", json!(Uuid::now_v7())).problem(422, "discipline.not_at_that_game");
    let rounds = hall.read(&hall.chief, "/rounds/1");
    let elsewhere = rounds["pairings"][1]["game"].clone();
    let problem = with("game", elsewhere).problem(422, "discipline.not_at_that_game");
    let said = problem["detail"].as_str().unwrap();
    assert!(said.starts_with("Entrant Entrant 1 does not play"), "by name: {said}");
    with("kind", json!("reprimand")).problem(400, "request.invalid_value");
}

#[test]
fn a_game_that_is_not_published_is_named_to_officials_only() {
    let hall = Hall::open();
    let draft =
        hall.cup.pair(2).into_iter().find(|table| [&table.red, &table.black].contains(&&hall.table.red));
    let draft = draft.unwrap();
    let mut body = penalty(&hall, "warning", false);
    body["game"] = json!(draft.game);
    hall.post(&hall.arbiter, "/penalties", body.clone()).must(201);
    assert_eq!(hall.read(&hall.anyone, "/penalties")["penalties"][0].get("game"), None);
    assert_eq!(hall.read(&hall.chief, "/penalties")["penalties"][0]["game"], json!(draft.game));
    body["kind"] = json!("removal");
    hall.post(&hall.chief, "/penalties", body).problem(409, "tournament.round_not_published");
}

#[test]
fn what_is_said_in_a_penalty_is_erased_with_the_person() {
    let hall = Hall::open();
    hall.post(&hall.arbiter, "/penalties", penalty(&hall, "warning", false)).must(201);
    let path = format!("/entries/{}/erasure", hall.table.red);
    hall.post(&hall.organiser, &path, Value::Null).must(200);
    let shown = hall.read(&hall.chief, "/penalties");
    assert_eq!(
        (&shown["penalties"][0]["kind"], shown["penalties"][0].get("note")),
        (&json!("warning"), None)
    );
    hall.house.verify();
}
