//! Which man is which: two Horses of one side look alike, and rules that speak of *the* man touched or chased mean
//! one of them. A man is known by the point it was first put down on.

use std::fmt;

use crate::xiangqi::man::Man;
use crate::xiangqi::square::Square;

/// A man's identity: the point it was first put down on, as in "the Chariot from a0". It stays as the man moves,
/// is the man's alone while it is on the board, and comes back with it when a capture is undone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ManId(Square);

impl ManId {
    /// The man first put down here.
    pub(crate) const fn of(home: Square) -> Self {
        Self(home)
    }

    /// The point. Where men were put down in the place of others that had moved on, the first free one.
    #[must_use]
    pub const fn home(self) -> Square {
        self.0
    }
}

impl fmt::Display for ManId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for ManId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A man off the board, with its identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lifted {
    pub(crate) man: Man,
    pub(crate) id: ManId,
}
