//! A knock-out of eight with a match for the third place, from its founding to its end, through the API alone; every state of
//! the bracket worked out by hand.
//!
//! The ratings give entrant n seed n. Matches are of one game, with one rapid game where they are level; the lines from the top
//! (Art. 11.1):
//!
//! ```text
//! w1.1  1–8   1             w2.1  1–5   1, for an hour 5      final  1–6   6
//! w1.2  4–5   drawn, 5
//! w1.3  2–7   7 leaves      w2.2  2–6   drawn twice, 6 by lot
//! w1.4  3–6   6                                               third  5–2   5
//! ```

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, text};
use crate::harness::house::House;
use crate::harness::place::Place;

pub(super) fn eight_play_a_knock_out_to_its_end<P: Place>() {
    let house = House::<P>::open();
    let event = Event::founded(&house.admin());
    event.first_round();
    let before = event.bracket("");
    let then = before["sequence"].to_string();
    event.semi_finals();
    event.finals_and_a_correction();
    event.at_the_end();
    let again = event.bracket(&format!("?as_of={then}"));
    assert_eq!((&again["matches"], &again["places"]), (&before["matches"], &before["places"]));
    house.verify();
}

struct Event {
    cup: Cup,
    chief: Client,
}

impl Event {
    /// Eight with ratings 2500, 2490, …; the seeds drawn by them, and with them the colours.
    fn founded(admin: &Client) -> Self {
        let mut cup = Cup::founded(admin);
        let rapid =
            json!({ "games": 1, "time": { "red_ms": 600_000, "black_ms": 600_000, "increment_ms": 10_000 } });
        let double = json!({ "system": "knock_out", "elimination": { "double": { "reset": true } }, "third_place": true });
        let set = |format: &Value| {
            Request::command("PUT", &cup.path("/regulations"), &json!({ "stages": [{ "format": format }] }))
        };
        let problem = cup.client.send(&set(&double)).problem(422, "tournament.stage_plan");
        assert_eq!(problem["errors"][0]["pointer"], "/stages/0/format/third_place");
        let format = json!({ "system": "knock_out", "third_place": true, "play_offs": [rapid] });
        let plan = cup.client.send(&set(&format)).must(200);
        assert_eq!(plan["regulations"]["stages"][0]["format"]["elimination"], "single");
        for n in 1..=8 {
            let entry = json!({ "name": format!("Entrant {n}"), "rating": 2510 - 10 * n });
            cup.entries.push(text(&cup.client.post(&cup.path("/entries"), &entry).must(201)["id"]));
        }
        cup.client.get(&cup.path("/bracket")).problem(409, "tournament.lots_not_drawn");
        cup.client.post(&cup.path("/lots"), &json!({ "seed": "the river" })).must(201);
        cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
        let chief = cup.official("chief_arbiter");
        Self { cup, chief }
    }

    fn first_round(&self) {
        let waiting = ["w2.1 ?-? waiting", "w2.2 ?-? waiting", "third ?-? waiting", "final ?-? waiting"];
        let first = ["w1.1 1-8 ready", "w1.2 4-5 ready", "w1.3 2-7 ready", "w1.4 3-6 ready"];
        self.stands(&[&first[..], &waiting[..]].concat());
        self.cup.round(1);
        let by_name =
            self.cup.client.get(&self.cup.path("/standings")).problem(404, "tournament.see_bracket");
        assert_eq!(by_name["facts"]["stage"], "1");
        self.beats(1, 8);
        self.beats(6, 3);
        let leaves = json!({ "entry": self.entry(7), "consent": true, "reason": "called away" });
        self.cup.client.post(&self.cup.path("/withdrawals"), &leaves).must(201);
        self.draws(4, 5);
        let close = || self.chief.post(&self.cup.path("/rounds/1/closure"), &Value::Null);
        close().problem(409, "tournament.match_open");
        let of = self.match_of(4, 5);
        assert_eq!((&of["next"], &of["level"]), (&json!({ "step": 1, "game": 1 }), &json!(false)));
        self.decide(&of, "first").problem(409, "tournament.games_decide");
        let ordered = self.order(&of, &json!({})).must(201);
        assert_eq!(ordered["games"].as_array().unwrap().len(), 2);
        assert_eq!(ordered["games"][1]["step"], 1);
        self.beats(5, 4);
        self.order(&of, &json!({})).problem(409, "tournament.match_decided");
        self.stands(&[
            "w1.1 1-8 1 by games",
            "w1.2 4-5 5 by games",
            "w1.3 2-7 2 by withdrawal",
            "w1.4 3-6 6 by games",
            "w2.1 1-5 ready",
            "w2.2 2-6 ready",
            "third ?-? waiting",
            "final ?-? waiting",
        ]);
        assert_eq!(self.match_of(4, 5)["first_points_x2"], 1);
        assert_eq!(self.match_of(4, 5)["second_points_x2"], 3);
        close().must(200);
    }

    fn semi_finals(&self) {
        self.cup.round(2);
        let nothing = Request::post(&self.cup.path("/rounds"), &json!({ "round": 3 }));
        self.chief.send(&nothing).problem(409, "tournament.no_match_ready");
        self.beats(1, 5);
        self.draws(2, 6);
        let of = self.match_of(2, 6);
        let seeded = self.order(&of, &json!({ "seed": "another" }));
        seeded.problem(422, "tournament.seed_not_wanted");
        self.order(&of, &json!({ "red": self.entry(6) })).must(201);
        self.draws(2, 6);
        self.order(&of, &json!({})).problem(409, "tournament.no_further_game");
        assert_eq!(self.match_of(2, 6)["level"], true);
        assert_eq!(self.decide(&of, "second").must(201)["winner"]["entry"], self.entry(6));
        self.stands(&[
            "w1.1 1-8 1 by games",
            "w1.2 4-5 5 by games",
            "w1.3 2-7 2 by withdrawal",
            "w1.4 3-6 6 by games",
            "w2.1 1-5 1 by games",
            "w2.2 2-6 6 by lots",
            "third 5-2 ready",
            "final 1-6 ready",
        ]);
        self.chief.post(&self.cup.path("/rounds/2/closure"), &Value::Null).must(200);
    }

    /// For an hour the arbiters hold that 5 won the semi-final: the last two matches are outdated, and then not any more.
    fn finals_and_a_correction(&self) {
        self.cup.round(3);
        let semi_final = self.match_of(1, 5);
        let game = text(&semi_final["games"][0]["game"]);
        let red = semi_final["games"][0]["red"] == self.entry(5).as_str();
        let amend = |outcome: &str| {
            let amended = json!({ "outcome": outcome, "reason": "the sheets were mixed up" });
            self.chief.post(&cup::game(&game, "/amendments"), &amended).must(201)
        };
        amend(if red { "red_wins" } else { "black_wins" });
        let now = self.lines();
        assert_eq!(now[6..], ["third 1-2 ready, outdated", "final 5-6 ready, outdated"]);
        let outdated = self.match_of(1, 6);
        assert_eq!(outdated["outdated"], true);
        self.order(&outdated, &json!({})).problem(409, "tournament.match_outdated");
        amend(if red { "black_wins" } else { "red_wins" });
        assert_eq!(self.lines()[6..], ["third 5-2 ready", "final 1-6 ready"]);
        self.beats(5, 2);
        self.beats(6, 1);
        self.chief.post(&self.cup.path("/rounds/3/closure"), &Value::Null).must(200);
    }

    fn at_the_end(&self) {
        let bracket = self.bracket("");
        assert_eq!(bracket["provisional"], false);
        assert_eq!(bracket["champion"]["entry"], self.entry(6));
        let places: Vec<String> = bracket["places"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| format!("{}–{}: {}", it["from"], it["to"], self.number(&it["player"]["entry"])))
            .collect();
        assert_eq!(places, ["1–1: 6", "2–2: 1", "3–3: 5", "4–4: 2", "5–8: 3", "5–8: 4", "5–8: 7", "5–8: 8"]);
        self.chief.post(&self.cup.path("/closure"), &Value::Null).must(200);
    }

    fn entry(&self, n: usize) -> String {
        self.cup.entries[n - 1].clone()
    }

    fn number(&self, entry: &Value) -> usize {
        self.cup.entries.iter().position(|it| *entry == it.as_str()).expect("an entrant") + 1
    }

    fn bracket(&self, query: &str) -> Value {
        self.cup.client.get(&self.cup.path(&format!("/bracket{query}"))).must(200)
    }

    #[track_caller]
    fn stands(&self, expected: &[&str]) {
        assert_eq!(self.lines(), expected);
    }

    fn lines(&self) -> Vec<String> {
        let one = |it: &Value| match it["seed"].as_u64() {
            Some(seed) => {
                assert_eq!(self.number(&it["player"]["entry"]), usize::try_from(seed).unwrap());
                seed.to_string()
            }
            None if it["nobody"] == true => "×".to_owned(),
            None => "?".to_owned(),
        };
        let line = |it: &Value| {
            let status = match text(&it["status"]).as_str() {
                "decided" => format!("{} by {}", self.number(&it["winner"]), text(&it["by"])),
                other => other.to_owned(),
            };
            let outdated = if it["outdated"].as_array().unwrap().is_empty() { "" } else { ", outdated" };
            format!("{} {}-{} {status}{outdated}", text(&it["slot"]), one(&it["first"]), one(&it["second"]))
        };
        self.bracket("")["matches"].as_array().unwrap().iter().map(line).collect()
    }

    /// The match of the two, by its own address.
    #[track_caller]
    fn match_of(&self, one: usize, other: usize) -> Value {
        let (one, other) = (self.entry(one), self.entry(other));
        let bracket = self.bracket("");
        let all = bracket["matches"].as_array().unwrap().iter();
        let played = all.flat_map(|it| it["outdated"].as_array().unwrap().iter().chain(it.get("match")));
        let between = |it: &&Value| {
            let two = [&it["first"]["entry"], &it["second"]["entry"]];
            two.contains(&&json!(one)) && two.contains(&&json!(other))
        };
        let found = played.into_iter().find(between).expect("they are paired");
        let of = self.cup.client.get(&self.cup.path(&format!("/matches/{}", text(&found["id"])))).must(200);
        of["knock_out"].clone()
    }

    fn reports(&self, one: usize, other: usize, outcome: impl Fn(bool) -> &'static str) {
        let of = self.match_of(one, other);
        let games = of["games"].as_array().unwrap();
        let open = games.iter().find(|game| game["status"] == "scheduled").expect("a game is open");
        let red = open["red"] == self.entry(one).as_str();
        let report = json!({ "outcome": outcome(red) });
        self.chief.post(&cup::game(&text(&open["game"]), "/result"), &report).must(201);
    }

    fn beats(&self, winner: usize, loser: usize) {
        self.reports(winner, loser, |red| if red { "red_wins" } else { "black_wins" });
    }

    fn draws(&self, one: usize, other: usize) {
        self.reports(one, other, |_| "draw");
    }

    fn order(&self, of: &Value, body: &Value) -> crate::harness::Answer {
        self.chief.post(&self.cup.path(&format!("/matches/{}/play-offs", text(&of["id"]))), body)
    }

    fn decide(&self, of: &Value, winner: &str) -> crate::harness::Answer {
        let decision = json!({ "winner": winner, "by": "lots", "reason": "level to the end" });
        self.chief.post(&self.cup.path(&format!("/matches/{}/decision", text(&of["id"]))), &decision)
    }
}
