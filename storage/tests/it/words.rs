//! Appends as the tests need them.

use chuhe_domain::event::Event;
use chuhe_domain::game::GameEvent;
use chuhe_domain::game::event::{MovePlayed, Started};
use chuhe_domain::tournament::TournamentEvent;
use chuhe_domain::tournament::event::Created;
use chuhe_domain::vocabulary::{BookId, CommandId, GameId, Reason, StreamId, Timestamp, TokenId};
use chuhe_storage::ledger::{Append, CommandRecord, DeadlineChange, DeadlineKind, Guard, NewEvent};
use uuid::Uuid;

pub(crate) fn book() -> BookId {
    BookId(Uuid::new_v4())
}

pub(crate) fn game() -> GameId {
    GameId(Uuid::new_v4())
}

pub(crate) fn at(ms: i64) -> Timestamp {
    Timestamp::from_millis(ms)
}

/// A flag that falls then.
pub(crate) fn due(game: GameId, ms: i64) -> DeadlineChange {
    DeadlineChange { game, at: Some(at(ms)), kind: DeadlineKind::Flag }
}

/// A command that brings nothing yet.
pub(crate) fn command(book: BookId) -> Append {
    Append {
        book,
        guards: Vec::new(),
        events: Vec::new(),
        personal: Vec::new(),
        erasures: Vec::new(),
        deadlines: Vec::new(),
        command: CommandRecord {
            actor: TokenId(Uuid::from_u128(7)),
            command_id: CommandId(Uuid::new_v4()),
            request_digest: [7; 32],
            status: 201,
            refusal: None,
            received_at: at(1_000),
            correlation_id: Uuid::new_v4(),
        },
    }
}

pub(crate) fn refusal(book: BookId) -> Append {
    let mut append = command(book);
    append.command.status = 409;
    append.command.refusal = Some(Reason::new("game.not_your_turn").article("Art. 2").fact("side", "red"));
    append
}

pub(crate) trait With {
    fn with(self, stream: impl Into<StreamId>, event: impl Into<Event>) -> Self;
    fn expecting(self, stream: impl Into<StreamId>, version: u64) -> Self;
    fn expecting_tables(self, count: u64) -> Self;
    fn until(self, game: GameId, ms: i64) -> Self;
    fn without_deadline(self, game: GameId) -> Self;
}

impl With for Append {
    fn with(mut self, stream: impl Into<StreamId>, event: impl Into<Event>) -> Self {
        self.events.push(NewEvent { stream: stream.into(), event: event.into(), occurred_at: at(900) });
        self
    }

    fn expecting(mut self, stream: impl Into<StreamId>, version: u64) -> Self {
        self.guards.push(Guard::Stream { stream: stream.into(), version });
        self
    }

    fn expecting_tables(mut self, count: u64) -> Self {
        self.guards.push(Guard::Tables { count });
        self
    }

    fn until(mut self, game: GameId, ms: i64) -> Self {
        self.deadlines.push(due(game, ms));
        self
    }

    fn without_deadline(mut self, game: GameId) -> Self {
        self.deadlines.push(DeadlineChange { at: None, ..due(game, 0) });
        self
    }
}

pub(crate) fn created(title: &str) -> TournamentEvent {
    Created { title: title.to_owned() }.into()
}

/// Touches a table.
pub(crate) fn started() -> GameEvent {
    Started { at: None, time_control: None, absent: Vec::new() }.into()
}

/// Touches none.
pub(crate) fn moved(ply: u32) -> GameEvent {
    MovePlayed { ply, iccs: "h2e2".to_owned() }.into()
}
