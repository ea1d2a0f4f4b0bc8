//! What can be wrong with a record, by name, and where in the file. Finding it is the formats' work.

use crate::xiangqi::fen::flaw::FenError;
use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::moves::Move;

/// What is wrong, with the place. Games, plies and lines are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError {
    /// Which game of the file.
    pub game: Option<usize>,
    /// Which ply of that game, counted from its starting position.
    pub ply: Option<usize>,
    /// Which line of the text, or, in a binary file, nothing.
    pub line: Option<usize>,
    /// What is wrong there.
    pub flaw: RecordFlaw,
}

/// One thing that is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFlaw {
    /// The file is of no format that is read here.
    #[error("the format is not supported")]
    UnsupportedFormat,
    /// The starting position is none.
    #[error("the starting position: {0}")]
    Start(FenError),
    /// The move is illegal (**Art. 2**).
    #[error("{played} is illegal: {why}")]
    IllegalMove {
        /// The move.
        played: Move,
        /// Why it is illegal.
        why: IllegalMove,
    },
}
