//! Deadlines: until when a game may go on before somebody has to look at it.
//!
//! They stand beside the record, so that a timekeeper that starts anew knows what it waits for. What a deadline means
//! is decided by those who read the game; here it is only kept.

use std::collections::BTreeMap;

use chuhe_domain::vocabulary::{BookId, GameId, Timestamp};
use strum::{Display, EnumString};

/// What a game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum DeadlineKind {
    /// The flag of the side to move.
    Flag,
    /// The limit for coming late.
    Late,
}

/// What becomes of a game's one deadline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeadlineChange {
    /// The game.
    pub game: GameId,
    /// When it is due from now on; `None` where it has no deadline any more.
    pub at: Option<Timestamp>,
    /// What is due then; means nothing where nothing is due.
    pub kind: DeadlineKind,
}

/// A deadline that stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadline {
    /// The game.
    pub game: GameId,
    /// The book it stands in.
    pub book: BookId,
    /// When it is due.
    pub at: Timestamp,
    /// What is due then.
    pub kind: DeadlineKind,
}

/// The changes to write: for each game the last one.
#[derive(Debug, Default)]
pub(crate) struct DeadlineRows(BTreeMap<(BookId, GameId), DeadlineChange>);

impl DeadlineRows {
    /// Whatever was to become of this deadline, this becomes of it.
    pub(crate) fn change(&mut self, book: BookId, change: DeadlineChange) {
        self.0.insert((book, change.game), change);
    }

    /// Every book of which a deadline changes.
    pub(crate) fn books(&self) -> impl Iterator<Item = BookId> {
        self.0.keys().map(|(book, _)| *book)
    }

    /// What becomes of them.
    pub(crate) fn changes(&self) -> Vec<(BookId, DeadlineChange)> {
        self.0.iter().map(|((book, _), change)| (*book, *change)).collect()
    }

    /// The deadlines that stand from now on.
    pub(crate) fn standing(&self) -> Vec<Deadline> {
        let standing = self.0.iter().filter_map(|((book, _), change)| {
            let DeadlineChange { game, at, kind } = *change;
            at.map(|at| Deadline { game, book: *book, at, kind })
        });
        standing.collect()
    }

    /// The games that have none any more.
    pub(crate) fn cleared(&self) -> Vec<(BookId, GameId)> {
        let cleared = self.0.iter().filter(|(_, change)| change.at.is_none());
        cleared.map(|(key, _)| *key).collect()
    }
}
