//! When there is nothing to rule on.

use strum::EnumCount;

use crate::vocabulary::refusal::{Reason, Refuse};
use crate::xiangqi::square::Square;
use crate::xiangqi::status::Status;

/// Why no ruling on a touch is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error, EnumCount)]
pub enum TouchError {
    /// No man was named.
    #[error("no man was touched")]
    NobodyTouched,
    /// A square was named that nobody stands on.
    #[error("no man stands on {square}")]
    EmptySquare {
        /// Its place among the squares named, from 0.
        index: usize,
        /// The square.
        square: Square,
    },
    /// **Art. 4.1.1, 4.1.3** – the side to move is mated or stalemated: no move is owed.
    #[error("the game is over: {status}")]
    GameOver {
        /// How it ended.
        status: Status,
    },
    /// **Art. 4.2.1** – neither side has a man left that can attack: the game is drawn, and no move is owed.
    #[error("the game is drawn: neither side can attack")]
    Drawn,
}

impl Refuse for TouchError {
    fn reason(&self) -> Reason {
        match *self {
            Self::NobodyTouched => Reason::new("touch.nobody_touched").at("/touched"),
            Self::EmptySquare { index, square } => {
                Reason::new("touch.empty_square").at(format!("/touched/{index}")).fact("square", square)
            }
            Self::GameOver { status } => {
                let reason = Reason::new("touch.game_over").fact("status", status);
                status.article().into_iter().fold(reason, Reason::article)
            }
            Self::Drawn => Reason::new("touch.game_over").fact("status", "drawn").article("4.2.1"),
        }
    }
}
