//! What is done at the event, and how its tables are read.

use serde_json::{Value, json};

use super::{Hall, NAMES};
use crate::harness::cup::{self, text};

impl Hall {
    /// Pairs the round, and gives the two matches.
    #[track_caller]
    pub(super) fn pair(&self, round: u32, expected: [[usize; 2]; 2], bye: usize) -> [String; 2] {
        let paired = self.chief.post(&self.cup.path("/rounds"), &json!({ "round": round })).must(201);
        let matches = paired["matches"].as_array().unwrap();
        let teams: Vec<[&str; 2]> = matches
            .iter()
            .map(|of| ["first", "second"].map(|side| of[side]["name"].as_str().unwrap()))
            .collect();
        assert_eq!(teams, expected.map(|pair| pair.map(|team| NAMES[team])));
        assert_eq!(paired["byes"][0]["name"], NAMES[bye]);
        let ids: Vec<String> = matches.iter().map(|of| text(&of["id"])).collect();
        <[String; 2]>::try_from(ids).unwrap()
    }

    pub(super) fn publish(&self, round: u32) {
        self.chief.put(&self.cup.path(&format!("/rounds/{round}/publication")), &Value::Null).must(200);
    }

    #[track_caller]
    pub(super) fn close(&self, round: u32) {
        self.chief.post(&self.cup.path(&format!("/rounds/{round}/closure")), &Value::Null).must(200);
    }

    pub(super) fn address(&self, of: &str, rest: &str) -> String {
        self.cup.path(&format!("/matches/{of}{rest}"))
    }

    /// A line-up by the members' numbers: `1 2 3 .`.
    pub(super) fn line_up(&self, team: usize, written: &str) -> Value {
        let seats: Vec<Option<&String>> =
            written.split(' ').map(|k| k.parse::<usize>().ok().map(|k| &self.members[team][k - 1])).collect();
        json!({ "team": self.cup.entries[team], "line_up": seats })
    }

    /// Captains name their line-ups.
    #[track_caller]
    pub(super) fn line_ups<const N: usize>(&self, of: &str, line_ups: [(usize, &str); N]) {
        for (team, written) in line_ups {
            let body = self.line_up(team, written);
            self.captains[team].post(&self.address(of, "/line-ups"), &body).must(201);
        }
    }

    /// Reports the games of a match, as the first-named team sees them.
    #[track_caller]
    pub(super) fn report(&self, of: &str, marks: &str) {
        let shown = self.scorer.get(&self.address(of, "")).must(200);
        let boards = shown["teams"]["boards"].as_array().unwrap();
        for (board, mark) in boards.iter().zip(marks.split(' ')) {
            let outcome = match (mark, board["board"].as_u64().unwrap() % 2) {
                ("1", 1) | ("0", 0) => "red_wins",
                ("1" | "0", _) => "black_wins",
                ("½", _) => "draw",
                _ => continue,
            };
            let result = cup::game(board["game"].as_str().unwrap(), "/result");
            self.scorer.post(&result, &json!({ "outcome": outcome })).must(201);
        }
    }

    /// What a match comes to, as anybody reads it: board by board as the first-named sees it, and the board points.
    pub(super) fn shown(&self, of: &str) -> String {
        let shown = self.cup.client.anyone().get(&self.address(of, "")).must(200)["teams"].clone();
        let boards = shown["boards"].as_array().unwrap().iter();
        let boards: Vec<&str> = boards.map(|board| board["first"].as_str().unwrap()).collect();
        let points = ["first", "second"].map(|team| text(&shown["score"][team]["board_points"]));
        format!("{} {}", boards.join(" "), points.join("–"))
    }

    /// A row for each team: its cells with their board points, then its match points.
    pub(super) fn rows(&self) -> Vec<String> {
        let table = self.cup.client.anyone().get(&self.cup.path("/crosstable")).must(200);
        let cell = |cell: &Value| match (cell["boards"].as_str(), cell["annulled"] == true) {
            (Some(boards), false) => format!("{}({boards})", cell["symbol"].as_str().unwrap()),
            (Some(_), true) => "x".to_owned(),
            (None, _) => ".".to_owned(),
        };
        let row = |row: &Value| {
            let cells: Vec<String> = row["cells"].as_array().unwrap().iter().map(cell).collect();
            format!("{} = {}", cells.join(" "), text(&row["points"]))
        };
        table["rows"].as_array().unwrap().iter().map(row).collect()
    }

    /// A line for each team: place, name, match points, every value of 15.3, and what parted it from the one above.
    pub(super) fn places(&self) -> Vec<String> {
        let table = self.cup.client.anyone().get(&self.cup.path("/standings")).must(200);
        let order = json!(["board_points", "board_wins", "direct_encounter", "fewer_fouls"]);
        assert_eq!(table["tie_breaks"], order);
        let line = |line: &Value| {
            let values = line["tie_breaks"].as_array().unwrap().iter();
            let values: Vec<&str> = values.map(|value| value["display"].as_str().unwrap_or("·")).collect();
            let (place, name, points) = (&line["place"], text(&line["name"]), text(&line["points"]));
            let by = line["separated_by"].as_str().unwrap_or("-");
            format!("{place} {name} {points} | {} | {by}", values.join(" "))
        };
        table["ranked"].as_array().unwrap().iter().map(line).collect()
    }
}
