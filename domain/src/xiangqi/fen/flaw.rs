//! What can be wrong with a FEN, by name, and the list of all that is.
//! Finding it is `fen`'s work.

use std::fmt;

use crate::vocabulary::refusal::{Reason, Refuse};
use crate::vocabulary::side::Side;
use crate::xiangqi::man::Man;
use crate::xiangqi::square::Square;

/// How many characters of a text are read. No position needs more: 90 letters, 9 strokes, and the fields.
pub const LONGEST: usize = 160;

/// One thing that is wrong with a FEN. Ranks are numbered as squares are: 9 is the first in the text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, thiserror::Error)]
pub enum FenFlaw {
    /// Nothing of so long a text was read.
    #[error("the text is longer than {LONGEST} characters")]
    TooLong,
    /// **Art. 1.1** – there are ten ranks.
    #[error("there are {found} ranks instead of 10")]
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// **Art. 1.1** – a rank has nine points.
    #[error("rank {rank} has {found} points instead of 9")]
    RankLength {
        /// Which rank.
        rank: u8,
        /// How many points it has.
        found: usize,
    },
    /// **Art. 1.2** – no man has this letter.
    #[error("{letter:?} on rank {rank} is neither a man nor a number of empty points")]
    UnknownLetter {
        /// The letter.
        letter: char,
        /// Where it stands.
        rank: u8,
    },
    /// Two numbers side by side: `12` may mean three empty points, or a slip.
    #[error("rank {rank} has two numbers side by side")]
    NumbersSideBySide {
        /// Which rank.
        rank: u8,
    },
    /// **Art. 1.2** – each side has its General, always.
    #[error("the {side} general is missing")]
    GeneralMissing {
        /// Whose.
        side: Side,
    },
    /// **Art. 1.2** – more men of a kind than a set has.
    #[error("there are {found} of the {} {}, and a set has {}", .man.side, .man.kind, .man.kind.in_full_set())]
    TooMany {
        /// Of whom.
        man: Man,
        /// How many there are.
        found: usize,
    },
    /// **Art. 2.2** – a man stands where its way of moving never leads it.
    #[error("the {} {} never comes to {square}", .man.side, .man.kind)]
    ImpossiblePoint {
        /// Who.
        man: Man,
        /// Where.
        square: Square,
    },
    /// **Art. 2.2** – the Generals face each other on an open file.
    #[error("the generals face each other")]
    GeneralsFace,
    /// **Art. 3.1** – the side that has just moved left its General attacked.
    #[error("the {side} general is attacked from {by}, and it is not {side}'s turn")]
    CheckedOutOfTurn {
        /// The side in check, not to move.
        side: Side,
        /// Where an attacker stands.
        by: Square,
    },
    /// The second field is missing.
    #[error("the side to move is missing")]
    SideMissing,
    /// The second field is neither `w`, `r` nor `b`.
    #[error("{given:?} is no side: w or r is red, b is black")]
    UnknownSide {
        /// What stands there.
        given: String,
    },
    /// The third or fourth field, which chess uses, is not `-`.
    #[error("field {field} must be '-', not {given:?}")]
    NotDash {
        /// 3 or 4.
        field: u8,
        /// What stands there.
        given: String,
    },
    /// The fifth field is no number.
    #[error("{given:?} is no number of plies since the last capture")]
    BadPlies {
        /// What stands there.
        given: String,
    },
    /// The sixth field is no number from 1.
    #[error("{given:?} is no number of a round; the first is 1")]
    BadRound {
        /// What stands there.
        given: String,
    },
    /// There is something after the sixth field.
    #[error("there are {found} fields, and at most 6 mean something")]
    TooManyFields {
        /// How many there are.
        found: usize,
    },
}

impl FenFlaw {
    /// Whether an illegal move could have led here from a position of a game.
    #[must_use]
    pub const fn is_breach(&self) -> bool {
        matches!(self, Self::GeneralsFace | Self::CheckedOutOfTurn { .. })
    }
}

/// Why a text is no position: everything that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct FenError {
    /// The text, or its beginning.
    pub given: String,
    /// At least one, in the order of the fields.
    pub flaws: Vec<FenFlaw>,
}

impl FenError {
    fn flaw_list(&self) -> String {
        self.flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "failed to read {:?} as a position: {}", self.given, self.flaw_list())
    }
}

impl Refuse for FenError {
    fn reason(&self) -> Reason {
        Reason::new("xiangqi.bad_fen").fact("given", &self.given).fact("flaws", self.flaw_list())
    }
}
