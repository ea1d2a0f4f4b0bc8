//! The moves of a record: a line of plies, each with what was written about it and what else was tried there.

use crate::xiangqi::moves::Move;

/// How deep variations may lie within variations. Deeper files are refused: nobody wrote them by hand, and
/// everything that walks a line may then do so by calling itself.
pub const DEEPEST: usize = 100;

/// Plies one after another.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line {
    /// What is said before the first ply. No comment is empty, nor begins or ends with an ASCII space.
    pub comment: Option<String>,
    /// The plies, each legal after those before it.
    pub plies: Vec<Ply>,
}

/// One ply of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// What was played.
    pub played: Move,
    /// What is said after it.
    pub comment: Option<String>,
    /// What might have been played instead of it: each begins in the position before this ply.
    pub variations: Vec<Line>,
}

impl Ply {
    /// A ply with nothing said about it.
    #[must_use]
    pub const fn new(played: Move) -> Self {
        Self { played, comment: None, variations: Vec::new() }
    }
}

impl Line {
    /// The moves of the line itself, without its variations.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.plies.iter().map(|ply| ply.played)
    }
}
