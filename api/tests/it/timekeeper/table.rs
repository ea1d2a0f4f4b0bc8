//! A table at which time is short.

use std::time::{Duration, Instant};

use chuhe_api::desk::{Envelope, SERVER, Texts};
use chuhe_api::timestamp;
use chuhe_domain::game::GameCommand;
use chuhe_domain::vocabulary::{Actor, BookId, CommandId, GameId, Role, Timestamp, TokenId};
use chuhe_storage::ledger::{Deadline, Ledger, StoredEvent};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::client::Client;
use crate::harness::cup::{self, Cup, play};
use crate::harness::house::House;
use crate::harness::place::Place;

/// Longer than anything takes here.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// How long a player may be late, in milliseconds.
pub(super) const LATE_LIMIT_MS: u64 = 1_000;

/// Regulations with one period of so many milliseconds for each side, and this said of the clock.
pub(super) fn regulations(time_ms: u64, clock: &Value) -> Value {
    json!({
        "time_control": { "periods": [{ "time_ms": time_ms }] },
        "clock": clock,
        "overrides": { "late_limit_ms": LATE_LIMIT_MS },
    })
}

/// A cup whose first round is published, played with so much time.
pub(super) fn timed(admin: &Client, entrants: usize, time_ms: u64, clock: &Value) -> (Cup, Vec<GameId>) {
    let cup = Cup::public(admin, entrants);
    cup.client.put(&cup.path("/regulations"), &regulations(time_ms, clock)).must(200);
    let games = cup.round(1).into_iter().map(|table| table.game.parse().unwrap());
    (cup, games.collect())
}

/// A house with one game of which the time is short.
pub(super) struct Table<P> {
    pub(super) house: House<P>,
    pub(super) cup: Cup,
    pub(super) id: GameId,
    pub(super) scorer: Client,
}

impl<P: Place> Table<P> {
    pub(super) fn with(time_ms: u64, clock: &Value) -> Self {
        let house = House::open();
        let (cup, games) = timed(&house.admin(), 2, time_ms, clock);
        let scorer = cup.official("scorer");
        Self { house, cup, id: games[0], scorer }
    }

    pub(super) fn path(&self, rest: &str) -> String {
        cup::game(&self.id.to_string(), rest)
    }

    pub(super) fn start(&self) {
        self.scorer.post(&self.path("/start"), &Value::Null).must(200);
    }

    pub(super) fn play(&self, ply: usize, iccs: &str) {
        self.scorer.send(&play(&self.id.to_string(), ply, iccs)).must(201);
    }

    pub(super) fn view(&self) -> Value {
        self.scorer.get(&self.path("")).must(200)
    }

    /// The events of the game.
    pub(super) fn events(&self) -> Vec<StoredEvent> {
        self.house.wait(events(self.house.ledger(), self.cup.book(), self.id))
    }

    /// Those of this type, once there are so many.
    #[track_caller]
    pub(super) fn wait_for(&self, type_name: &str, count: usize) -> Vec<StoredEvent> {
        let mut found = Vec::new();
        until(|| {
            found = self.events();
            found.retain(|row| row.type_name == type_name);
            found.len() >= count
        });
        found
    }

    /// Has the desk do something at this table, as if it had come in then.
    pub(super) fn told(&self, received: Timestamp, command: &(dyn GameCommand + Sync)) {
        let envelope = envelope(received);
        let done = self.house.desk().play(&envelope, self.id, 200, Texts::default(), command);
        self.house.wait(done).unwrap();
    }

    /// What the table of deadlines holds.
    pub(super) fn deadlines(&self) -> Vec<Deadline> {
        self.house.wait(self.house.ledger().deadlines(None, None, 100)).unwrap()
    }
}

/// The events of a game.
pub(super) async fn events(ledger: &Ledger, book: BookId, game: GameId) -> Vec<StoredEvent> {
    ledger.read_stream(book, game.into(), 0).await.unwrap()
}

/// A scorer's envelope.
pub(super) fn envelope(received_at: Timestamp) -> Envelope {
    Envelope {
        actor: Actor { id: TokenId(Uuid::new_v4()), role: Role::Scorer, entry: None },
        key: CommandId(Uuid::new_v4()),
        digest: [0; 32],
        pins: None,
        received_at,
        occurred_at: None,
        correlation_id: Uuid::new_v4(),
    }
}

pub(super) fn now() -> Timestamp {
    timestamp::Timestamp::now().into()
}

/// A time that an event holds.
#[track_caller]
pub(super) fn time(row: &StoredEvent, field: &str) -> Timestamp {
    let payload: Value = serde_json::from_str(&row.payload).unwrap();
    serde_json::from_value(payload[field].clone()).unwrap_or_else(|error| panic!("{error}: {payload}"))
}

/// Waits until it is so.
#[track_caller]
pub(super) fn until(mut it_is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !it_is_so() {
        assert!(began.elapsed() < PATIENCE, "it does not come");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Fails unless the server ruled one flag of this game, at this instant and by its own word, and one end came of it.
#[track_caller]
pub(super) fn ruled_once(events: &[StoredEvent], deadline: Timestamp) {
    let of = |type_name: &str| events.iter().filter(|row| row.type_name == type_name).collect::<Vec<_>>();
    let ([fell], [ended]) = (&of("game.flag_fell")[..], &of("game.ended")[..]) else {
        panic!("not one flag and one end: {:?}", events.iter().map(|row| &row.type_name).collect::<Vec<_>>())
    };
    for row in [fell, ended] {
        assert_eq!((row.actor, row.occurred_at, time(row, "at")), (SERVER, deadline, deadline));
        assert_eq!(row.command_id, fell.command_id);
    }
}

pub(super) fn sleep(ms: u64) {
    std::thread::sleep(Duration::from_millis(ms));
}
