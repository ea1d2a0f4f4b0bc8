//! A day at the table, resource by resource: the clock, what happens beside the moves, rulings, results, and the files
//! of the record; in `errors` what is refused, where, and in whose name; and in `stories` whole games.

mod clock;
mod conduct;
mod errors;
mod files;
mod repetition;
mod results;
mod rulings;
mod stories;

use chuhe_api::timestamp::Timestamp;
use chuhe_domain::vocabulary::Timestamp as Instant;
use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup};
use crate::harness::house::House;
use crate::harness::place::Sqlite;

/// A table of the first round, and those who sit or stand there.
struct Table {
    _house: House<Sqlite>,
    cup: Cup,
    id: String,
    arbiter: Client,
    scorer: Client,
    red: Client,
    black: Client,
}

impl Table {
    /// Where no clock is kept.
    fn set() -> Self {
        let house = House::open();
        let cup = Cup::public(&house.admin(), 4);
        Self::of(house, cup)
    }

    /// With a clock of this time control.
    fn timed(time_control: &Value) -> Self {
        let house = House::open();
        let cup = Cup::timed(&house.admin(), 4, time_control);
        Self::of(house, cup)
    }

    fn of(house: House<Sqlite>, cup: Cup) -> Self {
        let table = cup.round(1).swap_remove(0);
        let player = |entry: &str| cup.token("player", &json!({ "tournament": cup.id, "entry": entry }));
        let [red, black] = [player(&table.red), player(&table.black)];
        let [arbiter, scorer] = [cup.official("arbiter"), cup.official("scorer")];
        Self { _house: house, cup, id: table.game, arbiter, scorer, red, black }
    }

    /// The address of something of the game.
    fn at(&self, rest: &str) -> String {
        cup::game(&self.id, rest)
    }

    fn to(&self, rest: &str, body: &Value) -> Request {
        Request::post(&self.at(rest), body)
    }

    #[track_caller]
    fn start(&self) {
        self.scorer.post(&self.at("/start"), &Value::Null).must(200);
    }

    /// These moves, one after the other.
    #[track_caller]
    fn play(&self, moves: &str) {
        for iccs in moves.split_whitespace() {
            self.scorer.post(&self.at("/moves"), &json!({ "move": iccs })).must(201);
        }
    }

    fn shown(&self) -> Value {
        self.scorer.get(&self.at("")).must(200)
    }

    /// The types of its events, in their order.
    fn events(&self) -> Vec<String> {
        let events = self.arbiter.get(&self.at("/events")).must(200)["events"].take();
        events.as_array().unwrap().iter().map(|event| cup::text(&event["type"])).collect()
    }
}

/// So long ago, or in so long.
fn ago(ms: i64) -> String {
    let now = Instant::from(Timestamp::now()).as_millis();
    Timestamp::from(Instant::from_millis(now - ms)).to_string()
}
