//! People and discipline over HTTP (**Art. 8, 16–19**): officials, penalties, appeals, and what is noted of the hall.

mod appeals;
mod bars;
mod hall_notes;
mod officials;
mod penalties;

use serde_json::{Value, json};

use crate::harness::Answer;
use crate::harness::client::Client;
use crate::harness::cup::{self, Cup, Table, text};
use crate::harness::house::House;
use crate::harness::place::Sqlite;

/// A cup of four whose first round is published, and those who run it.
struct Hall {
    house: House<Sqlite>,
    cup: Cup,
    table: Table,
    organiser: Client,
    chief: Client,
    arbiter: Client,
    /// The player of Red at the table.
    red: Client,
    anyone: Client,
}

impl Hall {
    fn open() -> Self {
        let house = House::open();
        let cup = Cup::public(&house.admin(), 4);
        let table = cup.round(1).swap_remove(0);
        let [organiser, chief, arbiter] =
            ["organiser", "chief_arbiter", "arbiter"].map(|role| cup.official(role));
        let red = cup.token("player", &json!({ "tournament": cup.id, "entry": table.red }));
        let anyone = house.admin().anyone();
        Self { house, cup, table, organiser, chief, arbiter, red, anyone }
    }

    /// A command to something of the tournament.
    #[track_caller]
    fn post(&self, who: &Client, rest: &str, body: Value) -> Answer {
        who.post(&self.cup.path(rest), &body)
    }

    #[track_caller]
    fn read(&self, who: &Client, rest: &str) -> Value {
        who.get(&self.cup.path(rest)).must(200)
    }

    /// The game of the table.
    #[track_caller]
    fn game(&self) -> Value {
        self.chief.get(&cup::game(&self.table.game, "")).must(200)
    }

    /// Red loses the game of the table, confirmed by two.
    #[track_caller]
    fn red_loses(&self) {
        self.arbiter.post(&cup::game(&self.table.game, "/start"), &Value::Null).must(200);
        self.red.post(&cup::game(&self.table.game, "/resignation"), &json!({ "side": "red" })).must(200);
        self.chief
            .post(&cup::game(&self.table.game, "/result"), &json!({ "outcome": "black_wins" }))
            .must(201);
    }

    /// The points of an entrant in the crosstable, as they are printed.
    #[track_caller]
    fn points(&self, entry: &str) -> String {
        let table = self.read(&self.anyone, "/crosstable");
        let rows = table["rows"].as_array().unwrap();
        let row = rows.iter().find(|row| row["entry"] == entry).unwrap();
        text(&row["points"])
    }
}
