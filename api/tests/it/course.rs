//! What the hall brings, over HTTP: late comers, absences, stages ended early, an event called off, shared places settled,
//! prizes (**Art. 15.6, 16.1, 20.2**).

mod absences;
mod called_off;
mod ended_early;
mod knock_out;
mod knock_out_messages;
mod late_comers;
mod prizes;
mod settled;
mod teams;

use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::Answer;
use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, Table};
use crate::harness::house::House;
use crate::harness::place::{Place, Sqlite};

/// A public cup whose numbers are drawn in the order of registration, and those who run it.
struct Hall {
    house: House<Sqlite>,
    cup: Cup,
    organiser: Client,
    chief: Client,
    anyone: Client,
}

impl Hall {
    /// So many players, each against each once.
    fn of(entrants: usize) -> Self {
        Self::under(&json!({}), entrants)
    }

    /// So many players under these regulations.
    fn under(regulations: &Value, entrants: usize) -> Self {
        let house: House<Sqlite> = House::open();
        let mut cup = Cup::founded(&house.admin());
        cup.client.put(&cup.path("/regulations"), regulations).must(200);
        for n in 1..=entrants {
            cup.enter(&format!("Entrant {n}"));
        }
        cup.draw();
        cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
        let [organiser, chief] = ["organiser", "chief_arbiter"].map(|role| cup.official(role));
        let anyone = house.admin().anyone();
        Self { house, cup, organiser, chief, anyone }
    }

    /// A command of the chief arbiter's to something of the tournament.
    #[track_caller]
    fn post(&self, rest: &str, body: &Value) -> Answer {
        self.chief.post(&self.cup.path(rest), body)
    }

    /// A command of the organiser's.
    #[track_caller]
    fn order(&self, rest: &str, reason: &str) -> Answer {
        self.organiser.post(&self.cup.path(rest), &json!({ "reason": reason }))
    }

    /// What anybody is shown.
    #[track_caller]
    fn shown(&self, rest: &str) -> Value {
        self.anyone.get(&self.cup.path(rest)).must(200)
    }

    /// The page of the tournament in a language.
    #[track_caller]
    fn page(&self, language: &str) -> String {
        let target = format!("/tournaments/{}?lang={language}", self.cup.id);
        let answer = self.anyone.get(&target);
        assert_eq!(answer.status, 200);
        String::from_utf8(answer.body).unwrap()
    }

    /// Reports how these games came out, one after the other.
    #[track_caller]
    fn report(&self, tables: &[Table], outcomes: &[&str]) {
        for (Table { game, .. }, outcome) in tables.iter().zip(outcomes) {
            self.chief.post(&cup::game(game, "/result"), &json!({ "outcome": outcome })).must(201);
        }
    }

    /// Pairs, publishes, plays and closes a round.
    #[track_caller]
    fn play(&self, round: u32, outcomes: &[&str]) {
        self.report(&self.cup.round(round), outcomes);
        self.post(&format!("/rounds/{round}/closure"), &Value::Null).must(200);
    }

    /// Which number an entrant was entered with.
    fn number(&self, entry: &Value) -> usize {
        1 + self.cup.entries.iter().position(|known| entry == known.as_str()).unwrap()
    }

    /// The entrant with this number.
    fn entry(&self, number: usize) -> &str {
        &self.cup.entries[number - 1]
    }
}

/// Somebody who is not there.
fn nobody() -> Uuid {
    Uuid::now_v7()
}

/// Where a problem points first.
fn pointer(problem: &Value) -> &str {
    problem["errors"][0]["pointer"].as_str().unwrap()
}

/// A command that is sent twice under one key is done once, and answered alike.
#[track_caller]
fn once(hall: &Hall, who: &Client, rest: &str, body: &Value) -> Value {
    let request = Request::post(&hall.cup.path(rest), body);
    let first = who.send(&request);
    let stored = hall.house.place.rows();
    let again = who.send(&request);
    assert_eq!((again.status, again.json()), (first.status, first.json()), "the first outcome, for ever");
    assert_eq!(hall.house.place.rows(), stored);
    assert!(first.status < 300, "{}", first.json());
    first.json()
}
