//! Why a written move could not be read: what was understood of it, what is wrong, and which moves there were.

use strum::EnumCount;

use crate::vocabulary::refusal::{Reason, Refuse};
use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::phrase::{Phrase, Who};

/// How much of an unread text is given back, in characters.
const SHOWN: usize = 24;

/// A text that is no move here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadMoveError {
    /// The text, or its beginning.
    pub given: String,
    /// What was understood of it. Nothing is, of a text in no known notation; ICCS says it all by its squares.
    pub understood: Option<Phrase>,
    /// What is wrong.
    pub why: ReadMoveFlaw,
    /// The legal moves that come nearest: those that fit, if several do; else those of the men that may be
    /// meant, or, where there is no such man, of its kind. In their order.
    pub possible: Vec<Move>,
}

/// What is wrong with a written move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, EnumCount)]
pub enum ReadMoveFlaw {
    /// It is written in no notation known here, or not in the one that was asked for.
    #[error("it is not written as a move is")]
    Unreadable,
    /// Nobody stands as the text says.
    #[error("there is no such man")]
    NoSuchMan,
    /// The man cannot go as the text says.
    #[error("no such man can go so")]
    NoMoveFits,
    /// One move is meant, and it is illegal.
    #[error("{played} is illegal: {why}")]
    Illegal {
        /// The move that is meant.
        played: Move,
        /// What is wrong with it.
        why: IllegalMove,
    },
    /// Several legal moves fit.
    #[error("several moves fit")]
    Ambiguous,
}

impl ReadMoveError {
    pub(super) fn new(
        text: &str,
        understood: Option<Phrase>,
        why: ReadMoveFlaw,
        possible: Vec<Move>,
    ) -> Self {
        Self { given: text.chars().take(SHOWN).collect(), understood, why, possible }
    }
}

impl std::error::Error for ReadMoveError {}

impl std::fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "failed to read {:?} as a move", self.given)?;
        if let Some(understood) = self.understood {
            write!(f, " ({understood})")?;
        }
        write!(f, ": {}", self.why)?;
        for (index, possible) in self.possible.iter().enumerate() {
            write!(f, "{} {possible}", if index == 0 { "; possible:" } else { "," })?;
        }
        Ok(())
    }
}

impl Refuse for ReadMoveError {
    fn reason(&self) -> Reason {
        let reason = match self.why {
            ReadMoveFlaw::Unreadable => Reason::new("notation.unreadable").article("7.5"),
            ReadMoveFlaw::NoSuchMan => Reason::new("notation.no_such_man").article("7.5"),
            ReadMoveFlaw::NoMoveFits => Reason::new("notation.no_move_fits").article("7.5"),
            ReadMoveFlaw::Ambiguous => Reason::new("notation.ambiguous").article("7.5"),
            // All that the board says of it, so that the sentence can name the squares.
            ReadMoveFlaw::Illegal { played, why } => {
                Reason { code: "notation.illegal_move".to_owned(), ..why.reason() }
                    .article(why.breaks())
                    .fact("move", played)
                    .fact("why", why.code())
            }
        };
        let reason = match self.understood {
            Some(phrase) => with_phrase(reason, phrase),
            None => reason,
        };
        let possible: Vec<_> = self.possible.iter().map(Move::to_string).collect();
        reason.fact("given", &self.given).fact("possible", possible.join(" "))
    }
}

fn with_phrase(reason: Reason, phrase: Phrase) -> Reason {
    let reason = reason.fact("kind", phrase.kind).fact("number", phrase.number);
    let reason = match phrase.direction {
        Some(direction) => reason.fact("direction", direction),
        None => reason,
    };
    match phrase.who {
        Who::File(file) | Who::FileOrMiddle(file) => reason.fact("file", file),
        Who::Placed(place) => reason.fact("place", place),
        Who::PlacedOn(place, file) => reason.fact("place", place).fact("file", file),
    }
}
