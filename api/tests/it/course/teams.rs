//! What is refused where teams play says who and by which article (**Art. 12**): people by their names.

use serde_json::{Value, json};

use crate::harness::cup::{Cup, text};
use crate::harness::house::House;
use crate::harness::place::Sqlite;

/// Two teams, Amber and Birch, of two members each.
struct Teams {
    _house: House<Sqlite>,
    cup: Cup,
    members: [[String; 2]; 2],
}

impl Teams {
    fn under(teams: &Value) -> Self {
        let house: House<Sqlite> = House::open();
        let mut cup = Cup::founded(&house.admin());
        let regulations = json!({ "teams": teams, "overrides": { "late_limit_ms": 900_000 } });
        cup.client.put(&cup.path("/regulations"), &regulations).must(200);
        let enter =
            |cup: &Cup, body: Value| text(&cup.client.post(&cup.path("/entries"), &body).must(201)["id"]);
        let members = ["Amber", "Birch"].map(|name| {
            let team = enter(&cup, json!({ "name": name, "kind": "team" }));
            let members = [(1, 2100), (2, 2200)].map(|(k, rating)| {
                enter(&cup, json!({ "name": format!("{name} {k}"), "team": team, "rating": rating }))
            });
            cup.entries.push(team);
            members
        });
        Self { _house: house, cup, members }
    }

    /// The same with the lots drawn and the round of both teams published, and the address of their line-ups.
    fn playing(teams: &Value) -> (Self, String) {
        let hall = Self::under(teams);
        hall.cup.draw();
        let round = hall.cup.client.post(&hall.cup.path("/rounds"), &json!({ "round": 1 })).must(201);
        hall.cup.publish(1);
        let of = text(&round["matches"][0]["id"]);
        (hall, format!("/matches/{of}/line-ups"))
    }

    /// A command that is refused, and its problem.
    #[track_caller]
    fn refused(&self, rest: &str, body: &Value, status: u16, code: &str) -> Value {
        self.cup.client.post(&self.cup.path(rest), body).problem(status, code)
    }
}

fn free_order() -> Value {
    json!({ "by": { "way": "matches", "line_up": "free_order", "boards": 2 } })
}

/// The sentence has these words, and no id.
#[track_caller]
fn says(problem: &Value, words: &[&str]) {
    let said = problem["detail"].as_str().unwrap();
    assert!(words.iter().all(|it| said.contains(it)) && !said.contains("-7"), "{said}");
}

#[test]
fn art_12_1_a_team_against_its_ratings_is_refused_by_name_when_registration_closes() {
    let by_rating = json!({ "by": { "way": "matches", "line_up": "fixed_boards", "boards": 2 }, "order_by_rating": true });
    let hall = Teams::under(&by_rating);
    for (rest, body) in [("/registration-closure", json!({})), ("/lots", json!({ "seed": "the river" }))] {
        let problem = hall.refused(rest, &body, 409, "pairing.not_by_rating");
        assert_eq!(
            (&problem["article"], &problem["facts"]["team"]),
            (&json!("12.1"), &json!(hall.cup.entries[0]))
        );
        says(&problem, &["team Amber", "Amber 1 > Amber 2"]);
    }
}

#[test]
fn art_12_3_line_ups_that_are_shown_are_so_by_the_article_of_their_order() {
    let (hall, line_ups) = Teams::playing(&free_order());
    let name = |team: usize| json!({ "team": hall.cup.entries[team], "line_up": hall.members[team] });
    for team in [0, 1] {
        hall.cup.client.post(&hall.cup.path(&line_ups), &name(team)).must(201);
    }
    let problem = hall.refused(&line_ups, &name(0), 409, "tournament.line_ups_shown");
    assert_eq!(problem["article"], "12.3");
    says(&problem, &["article 12.3"]);
}

#[test]
fn art_12_members_have_no_pairing_and_whoever_has_left_no_board() {
    let (hall, line_ups) = Teams::playing(&free_order());
    let [amber, birch] = &hall.members;
    let pairs = json!({ "round": 2, "pairings": [{ "red": amber[0], "black": birch[0] }] });
    let problem = hall.refused("/rounds", &pairs, 409, "tournament.does_not_compete");
    assert_eq!(problem["article"], "12");
    says(&problem, &["Amber 1"]);

    let expelled =
        json!({ "entry": amber[1], "kind": "expulsion", "article": "8.4", "note": "struck an arbiter" });
    hall.cup.client.post(&hall.cup.path("/penalties"), &expelled).must(201);
    let line_up = json!({ "team": hall.cup.entries[0], "line_up": [amber[1], birch[0]] });
    let problem = hall.refused(&line_ups, &line_up, 422, "pairing.not_a_line_up");
    says(&problem, &["play no more: Amber 2", "Not of the team: Birch 1"]);

    let leave = json!({ "entry": amber[1], "consent": false, "reason": "gone" });
    says(&hall.refused("/withdrawals", &leave, 409, "tournament.not_in_the_field"), &["Amber 2"]);
}

#[test]
fn art_12_a_full_team_is_named() {
    let hall = Teams::under(&free_order());
    let member = |k| json!({ "name": format!("Amber {k}"), "team": hall.cup.entries[0] });
    for k in 3..=32 {
        hall.cup.client.post(&hall.cup.path("/entries"), &member(k)).must(201);
    }
    says(&hall.refused("/entries", &member(33), 409, "tournament.team_full"), &["Amber", "32"]);
}

#[test]
fn art_12_a_line_up_is_ruled_by_an_article_it_can_break_and_each_board_once() {
    let (hall, line_ups) = Teams::playing(&free_order());
    for (team, members) in hall.cup.entries.iter().zip(&hall.members) {
        let line_up = json!({ "team": team, "line_up": members });
        hall.cup.client.post(&hall.cup.path(&line_ups), &line_up).must(201);
    }
    let ruling = format!("{line_ups}/ruling");
    let rule = |article: &str, boards: Value| json!({ "team": hall.cup.entries[0], "boards": boards, "article": article, "reason": "not registered" });
    let problem = hall.refused(&ruling, &rule("4.1.1", json!([1])), 422, "tournament.not_about_line_ups");
    assert_eq!((&problem["article"], &problem["errors"][0]["pointer"]), (&json!("12"), &json!("/article")));
    for boards in [json!([1, 1]), json!([0])] {
        let problem = hall.refused(&ruling, &rule("12.3", boards), 400, "request.invalid_value");
        assert_eq!(problem["errors"][0]["pointer"], "/boards");
    }
    let ruled = hall.cup.client.post(&hall.cup.path(&ruling), &rule("12.3", json!([1]))).must(201);
    // The board has no game to play: starting it is refused, and the round waits for the other board alone.
    let games: Vec<String> =
        ruled["teams"]["boards"].as_array().unwrap().iter().map(|board| text(&board["game"])).collect();
    let start = hall.cup.client.post(&format!("/v1/games/{}/start", games[0]), &json!({}));
    assert_eq!(start.problem(409, "game.board_ruled")["article"], "12");
    let result = json!({ "outcome": "draw" });
    hall.cup.client.post(&format!("/v1/games/{}/result", games[1]), &result).must(201);
    hall.cup.client.post(&hall.cup.path("/rounds/1/closure"), &json!({})).must(200);
}
