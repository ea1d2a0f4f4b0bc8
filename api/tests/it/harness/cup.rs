//! A tournament made through the API, with as much in it as a story wants.

use std::fmt::Write as _;

use chuhe_domain::vocabulary::BookId;
use chuhe_domain::xiangqi::Position;
use serde_json::{Value, json};
use uuid::Uuid;

use super::client::{Client, Request};

/// A circular event, drawn in the order of registration: entrant `n` has number `n`.
pub(crate) struct Cup {
    /// Its administrator.
    pub(crate) client: Client,
    pub(crate) id: Uuid,
    pub(crate) entries: Vec<String>,
}

/// A pairing of a round.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) game: String,
    pub(crate) red: String,
    pub(crate) black: String,
}

impl Cup {
    /// A draft with entrants and drawn lots.
    pub(crate) fn draft(client: &Client, entrants: usize) -> Self {
        let mut cup = Self::founded(client);
        for n in 1..=entrants {
            cup.enter(&format!("Entrant {n}"));
        }
        cup.draw();
        cup
    }

    /// The same, public.
    pub(crate) fn public(client: &Client, entrants: usize) -> Self {
        let cup = Self::draft(client, entrants);
        cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
        cup
    }

    /// The same, played with a clock that the table's device keeps: the server rules nothing by itself.
    pub(crate) fn timed(client: &Client, entrants: usize, time_control: &Value) -> Self {
        let mut cup = Self::founded(client);
        let regulations = json!({
            "time_control": time_control,
            "clock": { "authority": "device" },
            "overrides": { "late_limit_ms": 900_000 },
        });
        cup.client.put(&cup.path("/regulations"), &regulations).must(200);
        for n in 1..=entrants {
            cup.enter(&format!("Entrant {n}"));
        }
        cup.draw();
        cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
        cup
    }

    /// A draft in which nothing has happened.
    pub(crate) fn founded(client: &Client) -> Self {
        let id = Uuid::now_v7();
        client.post("/v1/tournaments", &json!({ "id": id, "title": "River Cup" })).must(201);
        Self { client: client.clone(), id, entries: Vec::new() }
    }

    pub(crate) fn book(&self) -> BookId {
        BookId(self.id)
    }

    /// The address of something of it.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/v1/tournaments/{}{rest}", self.id)
    }

    pub(crate) fn enter(&mut self, name: &str) {
        let entry = self.client.post(&self.path("/entries"), &json!({ "name": name })).must(201);
        self.entries.push(text(&entry["id"]));
    }

    pub(crate) fn draw(&self) {
        let drawn: Vec<Value> = (1..)
            .zip(&self.entries)
            .map(|(number, entry)| json!({ "number": number, "entry": entry }))
            .collect();
        self.client.post(&self.path("/lots"), &json!({ "drawn": drawn })).must(201);
    }

    /// Pairs a round.
    #[track_caller]
    pub(crate) fn pair(&self, round: u32) -> Vec<Table> {
        let paired = self.client.post(&self.path("/rounds"), &json!({ "round": round })).must(201);
        tables(&paired)
    }

    #[track_caller]
    pub(crate) fn publish(&self, round: u32) {
        self.client.put(&self.path(&format!("/rounds/{round}/publication")), &Value::Null).must(200);
    }

    /// Pairs a round and publishes it.
    #[track_caller]
    pub(crate) fn round(&self, round: u32) -> Vec<Table> {
        let tables = self.pair(round);
        self.publish(round);
        tables
    }

    /// A client with a new token.
    #[track_caller]
    pub(crate) fn token(&self, role: &str, scope: &Value) -> Client {
        self.client.with(&text(&self.issue(role, scope)["secret"]))
    }

    /// A client with a new token, bound to this tournament and nothing more.
    #[track_caller]
    pub(crate) fn official(&self, role: &str) -> Client {
        self.token(role, &json!({ "tournament": self.id }))
    }

    /// A new token.
    #[track_caller]
    pub(crate) fn issue(&self, role: &str, scope: &Value) -> Value {
        let token = json!({ "role": role, "scope": scope, "label": "a device" });
        self.client.post("/v1/tokens", &token).must(201)
    }
}

/// The pairings of a round that was answered.
pub(crate) fn tables(round: &Value) -> Vec<Table> {
    let pairings = round["pairings"].as_array().unwrap().iter();
    let table = |pairing: &Value| Table {
        game: text(&pairing["game"]),
        red: text(&pairing["red"]["entry"]),
        black: text(&pairing["black"]["entry"]),
    };
    pairings.map(table).collect()
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// The address of something of a game.
pub(crate) fn game(id: &str, rest: &str) -> String {
    let mut path = format!("/v1/games/{id}");
    write!(path, "{rest}").unwrap();
    path
}

/// A move, with its number.
pub(crate) fn play(id: &str, ply: usize, iccs: &str) -> Request {
    Request::post(&game(id, "/moves"), &json!({ "move": iccs, "ply": ply }))
}

/// Moves of a game that ends neither by mate nor otherwise, as far as it is played: different for every seed.
pub(crate) fn legal_moves(seed: u64, plies: usize) -> Vec<String> {
    let mut position = Position::initial();
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut moves = Vec::new();
    while moves.len() < plies {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let legal = position.legal_moves();
        let first = usize::try_from(state % 1_000_003).unwrap() % legal.len();
        let goes_on = legal.iter().cycle().skip(first).take(legal.len()).find(|tried| {
            let mut after = position.clone();
            after.play(**tried).is_ok() && !after.legal_moves().is_empty()
        });
        let Some(chosen) = goes_on else { break };
        position.play(*chosen).unwrap();
        moves.push(chosen.to_string());
    }
    moves
}
