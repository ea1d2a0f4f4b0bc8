//! What a knock-out answers to requests that it does not take: which part of them it is, and what is true of it
//! (**Art. 11.1, 13.4, 13.5, 15.6**).

use rstest::rstest;
use serde_json::{Value, json};

use super::{Hall, pointer};
use crate::harness::cup::{Cup, text};

/// A knock-out of so many games a match and without a ladder.
fn of_games(games: u32) -> Value {
    json!({ "stages": [{ "format": { "system": "knock_out", "games": games, "play_offs": [] } }] })
}

#[rstest]
#[case(json!({ "elimination": "double" }), "/elimination", "request.invalid_value")]
#[case(json!({ "elimination": {} }), "/elimination", "request.invalid_value")]
#[case(json!({ "elimination": 2 }), "/elimination", "request.invalid_value")]
#[case(json!({ "elimination": { "double": {} } }), "/elimination/double/reset", "request.missing_field")]
#[case(json!({ "elimination": { "double": { "reset": 1 } } }), "/elimination/double/reset", "request.invalid_value")]
#[case(json!({ "play_offs": [{ "games": 1, "time": {} }] }), "/play_offs/0/time/red_ms", "request.missing_field")]
#[case(json!({ "games": null }), "/games", "request.invalid_value")]
#[case(json!({ "groups": 2 }), "/groups", "request.unknown_field")]
#[case(json!({ "system": "swiss" }), "/system", "request.invalid_value")]
fn art_11_1_what_is_no_format_is_named_where_it_stands(
    #[case] said: Value,
    #[case] at: &str,
    #[case] code: &str,
) {
    let hall = Hall::of(2);
    let cup = Cup::founded(&hall.house.admin());
    let mut format = json!({ "system": "knock_out" });
    format.as_object_mut().unwrap().extend(said.as_object().unwrap().clone());
    let body = json!({ "stages": [{ "format": format }] });
    let problem = cup.client.put(&cup.path("/regulations"), &body).problem(400, code);
    assert_eq!(pointer(&problem), format!("/stages/0/format{at}"), "{problem}");
    if at == "/elimination" {
        let expected = r#"expected "single" or {"double": {"reset": true or false}}"#;
        assert!(problem["facts"]["reason"].as_str().unwrap().ends_with(expected), "{problem}");
    }
}

#[test]
fn entrants_of_a_stage_have_no_field_that_is_dropped() {
    let hall = Hall::of(2);
    let cup = Cup::founded(&hall.house.admin());
    let body = json!({ "stages": [{ "entrants": { "of": "entries", "to": 5 } }] });
    let problem = cup.client.put(&cup.path("/regulations"), &body).problem(400, "request.unknown_field");
    assert_eq!((pointer(&problem), &problem["facts"]["field"]), ("/stages/0/entrants/to", &json!("to")));
}

#[test]
fn art_15_6_of_a_ladder_the_step_is_named_in_every_language() {
    let hall = Hall::of(2);
    let cup = Cup::founded(&hall.house.admin());
    let time = json!({ "red_ms": 60_000, "black_ms": 60_000 });
    let ladder =
        json!([{ "games": 1, "time": time, "draw_advances": "black" }, { "games": 1, "time": time }]);
    let body = json!({ "stages": [{ "format": { "system": "knock_out", "play_offs": ladder } }] });
    for (language, said) in [
        ("en", "another step follows"),
        ("zh-Hans", "其后尚有一步"),
        ("zh-Hant", "其後尚有一步"),
        ("vi", "sau bước này còn bước nữa"),
    ] {
        let put = crate::harness::client::Request::command("PUT", &cup.path("/regulations"), &body);
        let answer = cup.client.send(&put.header("accept-language", language));
        let problem = answer.problem(422, "tournament.stage_plan");
        assert_eq!(pointer(&problem), "/stages/0/format/play_offs/0/draw_advances");
        assert_eq!(
            (&problem["article"], &problem["facts"]["fault"]),
            (&json!("15.6"), &json!("draw_not_last"))
        );
        assert!(problem["detail"].as_str().unwrap().contains(said), "{problem}");
    }
}

#[test]
fn a_bracket_before_the_founding_is_of_no_stage() {
    let hall = Hall::under(&of_games(1), 2);
    let then = hall.cup.client.get(&hall.cup.path("/bracket?as_of=0"));
    assert_eq!(then.problem(404, "tournament.unknown_stage")["facts"]["stage"], "1");
}

#[rstest]
#[case(1, "13.4", "who has Red is drawn by lot (article 13.4)")]
#[case(2, "13.5", "who has Red in the first of two games is drawn by lot (article 13.5)")]
fn art_13_4_that_colours_are_not_drawn_goes_by_the_games_of_a_match(
    #[case] games: u32,
    #[case] article: &str,
    #[case] said: &str,
) {
    let hall = Hall::under(&of_games(games), 2);
    let problem = hall.post("/rounds", &json!({ "round": 1 })).problem(422, "tournament.colours_not_drawn");
    assert_eq!((pointer(&problem), &problem["article"]), ("/seed", &json!(article)));
    assert!(problem["detail"].as_str().unwrap().contains(said), "{problem}");
    let pairings = json!([{ "red": hall.entry(1), "black": hall.entry(2) }]);
    let seeded = json!({ "round": 1, "seed": "the river", "pairings": pairings });
    let problem = hall.post("/rounds", &seeded).problem(422, "tournament.seed_not_wanted");
    assert_eq!(problem["article"], article);
    assert!(problem["detail"].as_str().unwrap().contains(&format!("(article {article})")), "{problem}");
}

#[test]
fn art_13_5_a_pairing_of_two_games_changes_by_the_first() {
    let hall = Hall::under(&of_games(2), 2);
    let round = hall.post("/rounds", &json!({ "round": 1, "seed": "the river" })).must(201);
    let [first, second] = [0, 1].map(|index| text(&round["pairings"][index]["game"]));
    let change = json!({ "game": second, "red": hall.entry(1), "black": hall.entry(2) });
    let body = json!({ "pairings": [change], "reason": "a wrong colour" });
    let changed = hall.chief.patch(&hall.cup.path("/rounds/1/pairings"), &body);
    let problem = changed.problem(422, "tournament.not_the_first_game");
    assert_eq!((pointer(&problem), &problem["article"]), ("/pairings/0/game", &json!("13.5")));
    assert_eq!(problem["facts"]["first"], first);
}

#[test]
fn art_15_6_a_play_off_is_settled_and_not_decided() {
    let hall = Hall::under(&of_games(1), 4);
    for number in 1..=2 {
        let round = hall.post("/rounds", &json!({ "round": number, "seed": "the river" })).must(201);
        hall.cup.publish(number);
        let games = crate::harness::cup::tables(&round);
        hall.report(&games, &vec!["red_wins"; games.len()]);
        hall.post(&format!("/rounds/{number}/closure"), &Value::Null).must(200);
    }
    let bracket = hall.shown("/bracket");
    let shared = |index: usize| bracket["places"][index]["player"]["entry"].clone();
    let pairings = json!([{ "red": shared(2), "black": shared(3) }]);
    let round = json!({ "round": 3, "stage": 1, "play_off": true, "pairings": pairings });
    let round = hall.post("/rounds", &round).must(201);
    hall.cup.publish(3);
    let of = text(&round["pairings"][0]["game"]);
    let decision = json!({ "winner": "first", "by": "lots", "reason": "level" });
    for (what, body) in [("decision", decision), ("play-offs", json!({}))] {
        let answer = hall.post(&format!("/matches/{of}/{what}"), &body);
        let problem = answer.problem(409, "tournament.of_a_play_off");
        assert_eq!((&problem["article"], &problem["facts"]["match"]), (&json!("15.6"), &json!(of)));
        assert!(problem["next"].as_str().unwrap().contains("settlements"), "{problem}");
    }
}

/// Two who neither came to the final: whoever the lot puts first is champion.
#[test]
fn art_15_6_the_champion_is_who_stands_alone_at_the_first_place() {
    let hall = Hall::under(&of_games(1), 2);
    let round = hall.post("/rounds", &json!({ "round": 1, "seed": "the river" })).must(201);
    hall.cup.publish(1);
    let of = text(&round["pairings"][0]["game"]);
    let forfeit = json!({ "loser": "both", "ground": "absence", "reason": "nobody came" });
    hall.chief.post(&crate::harness::cup::game(&of, "/forfeit"), &forfeit).must(201);
    hall.post("/rounds/1/closure", &Value::Null).must(200);
    assert_eq!(hall.shown("/bracket").get("champion"), None);
    let order = [hall.entry(2), hall.entry(1)];
    let settled = json!({ "order": order, "by": "lots", "reason": "as the lot fell" });
    let settled = hall.post("/stages/1/settlements", &settled).must(201);
    assert_eq!(settled["champion"]["entry"], hall.entry(2));
    assert!(hall.page("en").contains("Champion: <strong>Entrant 2</strong>"));
}
