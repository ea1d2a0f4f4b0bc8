//! A Swiss event of three rounds (article 11.4) through the API alone, every pair and every value worked out by hand.
//!
//! Six begin, in the order of their ratings; the halves meet by rank. 7 comes after the first round; 4 asks for a bye in the
//! second, which brings half a point; 7 does not come to the second; the third is odd, and its bye is 7's.
//!
//! ```text
//! round 1   1–4  1–0    5–2  0–1    3–6  ½–½
//! round 2   2–1  0–1    7–3  −:+    6–5  ½–½    4 asked for a bye
//! round 3   1–3  ½–½    6–2  0–1    4–5  1–0    7 is free
//!
//!      points   opponents' score (half points)
//! 1    2½       4, 2, 3                  3 + 4 + 4 = 11
//! 3    2        6, 7 (+), 1              2 + 2 + 5 =  9
//! 2    2        5, 1, 6                  1 + 5 + 2 =  8
//! 4    1½       1, 5                     5 + 1     =  6
//! 6    1        3, 5, 2                  4 + 1 + 4 =  9
//! 7    1        3 (−), the bye           4 + 1     =  5   the lowest of those who scored is 5's ½
//! 5    ½        2, 6, 4                  4 + 2 + 3 =  9
//! ```

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, text};
use crate::harness::house::House;
use crate::harness::place::Place;

pub(super) fn seven_play_three_swiss_rounds<P: Place>() {
    let house = House::<P>::open();
    let event = Event::founded(&house.admin());
    event.first_round();
    event.second_round();
    event.third_round();
    event.what_if();
    event.at_the_end();
    house.verify();
}

pub(super) fn who_stands_in_the_way_is_named<P: Place>() {
    let house = House::<P>::open();
    let mut event = Event::with(&house.admin(), &json!({ "system": "fide_dutch", "rounds": 3 }), 2);
    event.cup.client.post(&event.cup.path("/lots"), &json!({ "seed": "the river" })).must(201);
    event.cup.round(1);
    event.plays(1, [1, 2], "draw");
    let problem = event
        .chief
        .post(&event.cup.path("/rounds"), &json!({ "round": 2 }))
        .problem(409, "tournament.no_pairing");
    assert_eq!(problem["article"], "11.4");
    let detail = text(&problem["detail"]);
    assert!(detail.contains("Entrant 1; Entrant 2"), "{detail}");
    // A third can be paired with one of them, and the other is free.
    let late = json!({ "name": "Entrant 3", "late": true });
    event.cup.entries.push(text(&event.cup.client.post(&event.cup.path("/entries"), &late).must(201)["id"]));
    event.admit(3);
    let round = event.chief.post(&event.cup.path("/rounds"), &json!({ "round": 2 })).must(201);
    assert_eq!(
        (round["pairings"].as_array().unwrap().len(), round["byes"].as_array().unwrap().len()),
        (1, 1)
    );
    house.verify();
}

/// Red and Black of each.
type Pairs = Vec<(usize, usize)>;

struct Event {
    cup: Cup,
    chief: Client,
}

impl Event {
    fn founded(admin: &Client) -> Self {
        let odd = json!({ "system": "cn_swiss", "rounds": 0 });
        let cup = Cup::founded(admin);
        let set = |format: &Value| {
            Request::command("PUT", &cup.path("/regulations"), &json!({ "stages": [{ "format": format }] }))
        };
        let problem = cup.client.send(&set(&odd)).problem(422, "tournament.number_out_of_range");
        assert_eq!(problem["errors"][0]["pointer"], "/stages/0/format/rounds");
        let foreign = json!({ "system": "fide_dutch", "bye_limit": 2 });
        cup.client.send(&set(&foreign)).problem(400, "request.unknown_field");
        let format = json!({
            "system": "cn_swiss", "rounds": 3, "first_round": "halves_by_rank", "requested_bye": "draw"
        });
        let event = Self::with(admin, &format, 6);
        event.cup.client.post(&event.cup.path("/lots"), &json!({ "seed": "the river" })).must(201);
        let regulations = event.cup.client.get(&event.cup.path("/regulations")).must(200);
        let format = &regulations["regulations"]["stages"][0]["format"];
        assert_eq!((&format["bye"], &format["max_colour_run"]), (&json!("win"), &json!(2)), "{format}");
        event
    }

    fn with(admin: &Client, format: &Value, entrants: usize) -> Self {
        let mut cup = Cup::founded(admin);
        let set =
            Request::command("PUT", &cup.path("/regulations"), &json!({ "stages": [{ "format": format }] }));
        cup.client.send(&set).must(200);
        for n in 1..=entrants {
            let entry = json!({ "name": format!("Entrant {n}"), "rating": 2510 - 10 * n });
            cup.entries.push(text(&cup.client.post(&cup.path("/entries"), &entry).must(201)["id"]));
        }
        cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
        let chief = cup.official("chief_arbiter");
        Self { cup, chief }
    }

    fn first_round(&self) {
        self.opens(1, &[(1, 4), (5, 2), (3, 6)]);
        self.plays(1, [1, 4], "red_wins");
        let early = self.chief.post(&self.cup.path("/rounds"), &json!({ "round": 2 }));
        early.problem(409, "tournament.result_missing");
        self.plays(1, [5, 2], "black_wins");
        self.plays(1, [3, 6], "draw");
    }

    fn second_round(&self) {
        let late = json!({ "name": "Entrant 7", "late": true, "id": LATE });
        self.cup.client.post(&self.cup.path("/entries"), &late).must(201);
        self.admit(7);
        let asked = json!({ "entry": self.entry(4), "round": 2, "reason": "travels" });
        let path = self.cup.path("/requested-byes");
        let listed = self.cup.client.post(&path, &asked).must(201);
        assert_eq!(listed["requested_byes"][0]["round"], 2);
        self.cup.client.post(&path, &asked).problem(409, "tournament.bye_requested");
        let again = json!({ "entry": self.entry(4), "round": 3, "reason": "travels" });
        self.cup.client.post(&path, &again).problem(409, "tournament.too_many_requests");
        let round = self.opens(2, &[(2, 1), (7, 3), (6, 5)]);
        assert_eq!(round["by"], "swiss");
        assert_eq!(round["unpaired"][0]["why"], "requested_bye");
        assert_eq!(round["unpaired"][0]["player"]["entry"], self.entry(4).as_str());
        assert_eq!(round["byes"], json!([]));
        self.plays(2, [2, 1], "black_wins");
        let (game, side) = self.game(2, 7);
        let forfeit = json!({ "loser": side, "ground": "absence", "reason": "not there" });
        self.chief.post(&cup::game(&game, "/forfeit"), &forfeit).must(201);
        self.plays(2, [6, 5], "draw");
    }

    fn third_round(&self) {
        let left_out = json!({ "round": 4, "left_out": [self.entry(1)] });
        self.chief.post(&self.cup.path("/rounds"), &left_out).problem(409, "tournament.not_the_next_round");
        let round = self.opens(3, &[(1, 3), (6, 2), (4, 5)]);
        assert_eq!(round["byes"][0]["entry"], LATE);
        assert_eq!(self.standings()["provisional"], true);
        self.plays(3, [1, 3], "draw");
        self.plays(3, [6, 2], "black_wins");
        self.plays(3, [4, 5], "red_wins");
    }

    /// Had 5 beaten 2 in the first round: 1 and 5 would have met in the second, and 2 would have had Red in the third.
    fn what_if(&self) {
        let (game, _) = self.game(1, 5);
        let amend = json!({ "outcome": "red_wins", "reason": "the sheets were mixed up" });
        let before = self.standings();
        let tried = self.chief.post(&cup::game(&game, "/amendments?dry_run=true"), &amend).must(200);
        assert_eq!(tried["events"], json!(["game.result_amended"]));
        let told: Vec<(u64, Pairs, Pairs)> = tried["later_rounds"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| {
                let round = it["round"].as_u64().unwrap();
                (round, self.pairs(&it["paired"]["pairs"]), self.pairs(&it["corrected"]["pairs"]))
            })
            .collect();
        let expected = [
            (2, vec![(2, 1), (7, 3), (6, 5)], vec![(5, 1), (2, 3), (6, 7)]),
            (3, vec![(6, 2)], vec![(2, 6)]),
        ];
        let sorted = |mut pairs: Pairs| {
            pairs.sort_unstable();
            pairs
        };
        let told: Vec<_> = told.into_iter().map(|(round, a, b)| (round, sorted(a), sorted(b))).collect();
        let expected = expected.map(|(round, a, b)| (round, sorted(a), sorted(b)));
        assert_eq!(told, expected);
        assert_eq!(self.standings(), before, "nothing is written");
        // What the board decided is no party's to amend in a dry run either.
        let odd = json!({ "outcome": "mate", "reason": "x" });
        self.chief
            .post(&cup::game(&game, "/amendments?dry_run=true"), &odd)
            .problem(400, "request.invalid_value");
    }

    fn at_the_end(&self) {
        for round in 1..=3 {
            self.chief.post(&self.cup.path(&format!("/rounds/{round}/closure")), &Value::Null).must(200);
        }
        let table = self.standings();
        assert_eq!(table["provisional"], false);
        let rows = table["ranked"].as_array().unwrap_or_else(|| panic!("{table}"));
        let lines: Vec<String> = rows
            .iter()
            .map(|row| {
                let value = &row["tie_breaks"][0];
                assert_eq!(value["tie_break"], "opponents_score");
                let (place, points) = (&row["place"], text(&row["points"]));
                format!("{place} {} {points} {}", self.number(&row["entry"]), value["value"])
            })
            .collect();
        assert_eq!(lines, ["1 1 2½ 11", "2 3 2 9", "3 2 2 8", "4 4 1½ 6", "5 6 1 9", "6 7 1 5", "7 5 ½ 9"]);
        let late = &rows[5];
        let whys: Vec<&str> =
            late["free"].as_array().unwrap().iter().map(|it| it["why"].as_str().unwrap()).collect();
        assert_eq!(whys, ["not_yet_in", "bye"]);
        assert_eq!(late["tie_breaks"][0]["contributions"][1]["because"], "bye");
        self.chief.post(&self.cup.path("/closure"), &Value::Null).must(200);
    }

    /// Pairs and publishes a round, whose boards are these.
    #[track_caller]
    fn opens(&self, round: u32, boards: &[(usize, usize)]) -> Value {
        let paired = self.chief.post(&self.cup.path("/rounds"), &json!({ "round": round })).must(201);
        assert_eq!(self.pairs(&paired["pairings"]), boards);
        self.cup.publish(round);
        self.cup.publish(round);
        paired
    }

    fn pairs(&self, pairs: &Value) -> Vec<(usize, usize)> {
        let pairs = pairs.as_array().unwrap().iter();
        pairs.map(|it| (self.number(&it["red"]["entry"]), self.number(&it["black"]["entry"]))).collect()
    }

    #[track_caller]
    fn plays(&self, round: u32, players: [usize; 2], outcome: &str) {
        let (game, _) = self.game(round, players[0]);
        let report = json!({ "outcome": outcome });
        self.chief.post(&cup::game(&game, "/result"), &report).must(201);
    }

    /// The game of a player in a round, and the colour.
    fn game(&self, round: u32, player: usize) -> (String, &'static str) {
        let shown = self.cup.client.get(&self.cup.path(&format!("/rounds/{round}"))).must(200);
        let entry = self.entry(player);
        let pairings = shown["pairings"].as_array().unwrap();
        for side in ["red", "black"] {
            if let Some(pairing) = pairings.iter().find(|it| it[side]["entry"] == entry.as_str()) {
                return (text(&pairing["game"]), side);
            }
        }
        panic!("{player} has no game in round {round}")
    }

    fn admit(&self, n: usize) {
        let admit = json!({ "entry": self.entry(n), "reason": "the train was late" });
        self.cup.client.post(&self.cup.path("/stages/1/admissions"), &admit).must(201);
    }

    fn standings(&self) -> Value {
        self.cup.client.get(&self.cup.path("/standings")).must(200)
    }

    fn entry(&self, n: usize) -> String {
        self.cup.entries.get(n - 1).cloned().unwrap_or_else(|| LATE.to_owned())
    }

    fn number(&self, entry: &Value) -> usize {
        self.cup.entries.iter().position(|it| *entry == it.as_str()).map_or(7, |place| place + 1)
    }
}

/// The id of the one who comes late.
const LATE: &str = "01930000-0000-7000-8000-0000000000a7";
