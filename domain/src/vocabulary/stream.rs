//! The streams of a book: the units of decision.

use strum::{Display, EnumString};
use uuid::Uuid;

use super::ids::{BookId, GameId, PlayerId, TokenId};

/// What a stream tells the story of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum StreamKind {
    /// The tournament itself; its id is the book's.
    Tournament,
    /// One game.
    Game,
    /// One token.
    Token,
    /// One player of the register.
    Player,
}

/// One stream of a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamId {
    /// What it tells of.
    pub kind: StreamKind,
    /// Which one.
    pub id: Uuid,
}

impl From<BookId> for StreamId {
    fn from(book: BookId) -> Self {
        Self { kind: StreamKind::Tournament, id: book.0 }
    }
}

impl From<GameId> for StreamId {
    fn from(game: GameId) -> Self {
        Self { kind: StreamKind::Game, id: game.0 }
    }
}

impl From<TokenId> for StreamId {
    fn from(token: TokenId) -> Self {
        Self { kind: StreamKind::Token, id: token.0 }
    }
}

impl From<PlayerId> for StreamId {
    fn from(player: PlayerId) -> Self {
        Self { kind: StreamKind::Player, id: player.0 }
    }
}
