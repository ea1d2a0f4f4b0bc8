//! Every event of every room, as the ledger knows it: a stream, a type name, a schema and a payload.

use crate::federation::{PlayerEvent, TokenEvent};
use crate::game::GameEvent;
use crate::tournament::TournamentEvent;
use crate::vocabulary::events::DecodeError;

/// A fact of any stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// Of a tournament's stream.
    Tournament(TournamentEvent),
    /// Of a game's stream.
    Game(GameEvent),
    /// Of a token's stream.
    Token(TokenEvent),
    /// Of a player's stream.
    Player(PlayerEvent),
}

impl Event {
    /// Every (type, schema) that is written today.
    pub fn types() -> impl Iterator<Item = (&'static str, i64)> {
        let families = [TournamentEvent::TYPES, GameEvent::TYPES, TokenEvent::TYPES, PlayerEvent::TYPES];
        families.into_iter().flatten().copied()
    }

    /// Every (type, schema) that was written once, and is read for ever.
    pub fn older_types() -> impl Iterator<Item = (&'static str, i64)> {
        let families = [TournamentEvent::OLDER, GameEvent::OLDER, TokenEvent::OLDER, PlayerEvent::OLDER];
        families.into_iter().flatten().copied()
    }

    /// The stable name of the type.
    #[must_use]
    pub const fn type_name(&self) -> &'static str {
        match self {
            Self::Tournament(event) => event.type_name(),
            Self::Game(event) => event.type_name(),
            Self::Token(event) => event.type_name(),
            Self::Player(event) => event.type_name(),
        }
    }

    /// The number of the payload's schema.
    #[must_use]
    pub const fn schema(&self) -> i64 {
        match self {
            Self::Tournament(event) => event.schema(),
            Self::Game(event) => event.schema(),
            Self::Token(event) => event.schema(),
            Self::Player(event) => event.schema(),
        }
    }

    /// The payload as canonical JSON.
    #[must_use]
    pub fn payload(&self) -> String {
        match self {
            Self::Tournament(event) => event.payload(),
            Self::Game(event) => event.payload(),
            Self::Token(event) => event.payload(),
            Self::Player(event) => event.payload(),
        }
    }

    /// Whether a crosstable, the standings or a round shows it; in the federation's book, whether the register does.
    #[must_use]
    pub const fn touches_tables(&self) -> bool {
        match self {
            Self::Tournament(_) | Self::Player(_) => true,
            Self::Game(event) => event.touches_tables(),
            Self::Token(_) => false,
        }
    }

    /// Reads a stored event.
    ///
    /// # Errors
    /// When the type or schema is unknown, or the payload does not fit it.
    pub fn decode(type_name: &str, schema: i64, payload: &str) -> Result<Self, DecodeError> {
        let found = TournamentEvent::decode(type_name, schema, payload)
            .map(|read| read.map(Self::Tournament))
            .or_else(|| GameEvent::decode(type_name, schema, payload).map(|read| read.map(Self::Game)))
            .or_else(|| TokenEvent::decode(type_name, schema, payload).map(|read| read.map(Self::Token)))
            .or_else(|| PlayerEvent::decode(type_name, schema, payload).map(|read| read.map(Self::Player)));
        let type_name = type_name.to_owned();
        match found {
            Some(read) => read.map_err(|source| DecodeError::Payload { type_name, schema, source }),
            None => Err(DecodeError::UnknownType { type_name, schema }),
        }
    }
}

impl From<TournamentEvent> for Event {
    fn from(event: TournamentEvent) -> Self {
        Self::Tournament(event)
    }
}

impl From<GameEvent> for Event {
    fn from(event: GameEvent) -> Self {
        Self::Game(event)
    }
}

impl From<TokenEvent> for Event {
    fn from(event: TokenEvent) -> Self {
        Self::Token(event)
    }
}

impl From<PlayerEvent> for Event {
    fn from(event: PlayerEvent) -> Self {
        Self::Player(event)
    }
}
