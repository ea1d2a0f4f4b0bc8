//! Five in a Swiss stage of three rounds, paired by hand through the API alone; the table worked out by hand.
//!
//! ```text
//! round 1   1–2 1:0   3–4 ½:½   5 free
//! round 2   1–5 ½:½   3 free    2 asked for a bye (½), 4 announced not to come (0)
//! round 3   5–3 1:0   4–1 −:+   2 free; 4 leaves before the game
//!
//! points    1 1+½+1   5 1+½+1   3 ½+1+0   2 0+½+1   4 ½+0+0; the lowest who scored has ½
//! opponents 1 1½+2½+½ = 4½   5 ½+2½+1½ = 4½   3 ½+½+2½ = 3½   2 2½+½ = 3   4 1½+2½ = 4
//! ```

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, tables};
use crate::harness::house::House;
use crate::harness::place::Place;

pub(super) fn five_play_a_swiss_stage_to_its_end<P: Place>() {
    let house = House::<P>::open();
    let event = Event::founded(&house.admin());
    event.play(1, &[(1, 2), (3, 4)], 5, &["red_wins", "draw"]);
    event.play(2, &[(1, 5)], 3, &["draw"]);
    event.the_second_round();
    let then = event.standings("")["sequence"].to_string();
    let games = event.paired(3, &[(5, 3), (4, 1)], 2);
    event.report(&games[0], "red_wins");
    let leaves = json!({ "entry": event.cup.entries[3], "consent": true, "reason": "called away" });
    event.cup.client.post(&event.cup.path("/withdrawals"), &leaves).must(201);
    assert_eq!(event.standings("")["provisional"], true, "the round is open");
    event.close(3);
    event.at_the_end();
    let before = event.standings(&format!("?as_of={then}"));
    assert_eq!(before["provisional"], true);
    assert_eq!(event.lines(&before)[..2], ["1 1 1½ 2 1 0 -", "2 5 1½ 2 0 0 wins"]);
    house.verify();
}

struct Event {
    cup: Cup,
    chief: Client,
}

impl Event {
    fn founded(admin: &Client) -> Self {
        let mut cup = Cup::founded(admin);
        let format = json!({ "system": "cn_swiss", "rounds": 3, "requested_bye": "draw" });
        let plan = |tie_breaks: &[&str], format: &Value| {
            let stage = json!({ "format": format, "tie_breaks": tie_breaks });
            json!({ "stages": [stage] })
        };
        let circular = plan(&["opponents_score", "wins"], &json!({ "system": "circular" }));
        let set = Request::command("PUT", &cup.path("/regulations"), &circular);
        let problem = cup.client.send(&set).problem(422, "tournament.stage_plan");
        assert_eq!(problem["errors"][0]["pointer"], "/stages/0/tie_breaks", "it says nothing there");
        let plan = plan(&["opponents_score", "wins", "fewer_fouls"], &format);
        cup.client.put(&cup.path("/regulations"), &plan).must(200);
        for n in 1..=5 {
            cup.enter(&format!("Entrant {n}"));
        }
        cup.draw();
        cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
        for (what, n) in [("/requested-byes", 1), ("/absences", 3)] {
            let told = json!({ "entry": cup.entries[n], "round": 2, "reason": "travels" });
            cup.client.post(&cup.path(what), &told).must(201);
        }
        let chief = cup.official("chief_arbiter");
        Self { cup, chief }
    }

    fn paired(&self, round: u32, pairs: &[(usize, usize)], bye: usize) -> Vec<String> {
        let entry = |n: usize| &self.cup.entries[n - 1];
        let pairs = pairs.iter().map(|(red, black)| json!({ "red": entry(*red), "black": entry(*black) }));
        let pairs: Vec<Value> = pairs.collect();
        let round_by_hand = json!({ "round": round, "pairings": pairs, "byes": [entry(bye)] });
        let paired = self.cup.client.post(&self.cup.path("/rounds"), &round_by_hand).must(201);
        self.cup.publish(round);
        tables(&paired).into_iter().map(|table| table.game).collect()
    }

    fn report(&self, game: &str, outcome: &str) {
        self.cup.client.post(&cup::game(game, "/result"), &json!({ "outcome": outcome })).must(201);
    }

    fn close(&self, round: u32) {
        self.chief.post(&self.cup.path(&format!("/rounds/{round}/closure")), &Value::Null).must(200);
    }

    fn play(&self, round: u32, pairs: &[(usize, usize)], bye: usize, outcomes: &[&str]) {
        for (game, outcome) in self.paired(round, pairs, bye).iter().zip(outcomes) {
            self.report(game, outcome);
        }
        self.close(round);
    }

    fn standings(&self, query: &str) -> Value {
        self.cup.client.get(&self.cup.path(&format!("/standings{query}"))).must(200)
    }

    /// Place, number, points, the values of 15.2, and what parted it from the one above.
    fn lines(&self, standings: &Value) -> Vec<String> {
        let line = |row: &Value| {
            let values = row["tie_breaks"].as_array().unwrap().iter();
            let values: Vec<&str> = values.map(|value| value["display"].as_str().unwrap()).collect();
            let parted = row["separated_by"].as_str().unwrap_or("-");
            let (place, number, points) = (&row["place"], &row["number"], row["points"].as_str().unwrap());
            format!("{place} {number} {points} {} {parted}", values.join(" "))
        };
        standings["ranked"].as_array().unwrap().iter().map(line).collect()
    }

    fn the_second_round(&self) {
        let round = self.cup.client.get(&self.cup.path("/rounds/2")).must(200);
        assert_eq!((&round["by"], &round["byes"][0]["number"]), (&json!("hand"), &json!(3)));
        let unpaired = round["unpaired"].as_array().unwrap().iter();
        let unpaired: Vec<Value> = unpaired.map(|it| json!([it["player"]["number"], it["why"]])).collect();
        assert_eq!(unpaired, [json!([2, "requested_bye"]), json!([4, "absent"])]);
    }

    fn at_the_end(&self) {
        let standings = self.standings("");
        let expected = [
            "1 1 2½ 4½ 2 0 -",
            "2 5 2½ 4½ 1 0 wins",
            "3 3 1½ 3½ 0 0 points",
            "4 2 1½ 3 0 0 opponents_score",
            "5 4 ½ 4 0 0 points",
        ];
        assert_eq!(
            (self.lines(&standings), &standings["provisional"]),
            (expected.map(String::from).to_vec(), &json!(false))
        );
        let free = |row: usize| standings["ranked"][row]["free"].clone();
        let bye = |round: u32| json!({ "round": round, "why": "bye", "points_x2": 2 });
        assert_eq!((free(0), free(1)), (Value::Null, json!([bye(1)])));
        assert_eq!(free(3), json!([{ "round": 2, "why": "requested_bye", "points_x2": 1 }, bye(3)]));
        assert_eq!(free(4), json!([{ "round": 2, "why": "absent", "points_x2": 0 }]));
        let added = &standings["ranked"][1]["tie_breaks"][0]["contributions"][0];
        assert_eq!(
            (&added["because"], &added["amount"], &added["opponent"]),
            (&json!("bye"), &json!(1), &Value::Null)
        );
        let table = self.cup.client.get(&self.cup.path("/crosstable")).must(200);
        let rows = table["rows"].as_array().unwrap().iter();
        let cards: Vec<String> = rows
            .map(|row| {
                let cells = row["cells"].as_array().unwrap().iter();
                let cells: Vec<String> = cells
                    .map(|cell| format!("{} {}", cell["round"], cell["symbol"].as_str().unwrap()))
                    .collect();
                format!("{}: {}", row["number"], cells.join(", "))
            })
            .collect();
        let expected = ["1: 1 1, 2 ½, 3 +", "5: 2 ½, 3 1", "3: 1 ½, 3 0", "2: 1 0", "4: 1 ½, 3 -"];
        assert_eq!(cards, expected);
    }
}
