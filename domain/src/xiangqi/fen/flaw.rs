//! What can be wrong with a FEN, by name, and the list of all that is.
//! Finding it is `fen`'s work.

use std::collections::BTreeMap;
use std::fmt;

use strum::{EnumCount, IntoStaticStr};

use crate::vocabulary::refusal::{Reason, Refuse};
use crate::vocabulary::side::Side;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::square::Square;

/// How many characters of a text are read. No position needs more: 90 letters, 9 strokes, and the fields.
pub const LONGEST: usize = 160;

/// One thing that is wrong with a FEN. Ranks are numbered as squares are: 9 is the first in the text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, thiserror::Error, IntoStaticStr, EnumCount)]
#[strum(serialize_all = "snake_case")]
pub enum FenFlaw {
    /// Nothing of so long a text was read.
    #[error("the text is longer than {LONGEST} characters")]
    TooLong,
    /// There is no text.
    #[error("the text is empty")]
    Empty,
    /// **Art. 1.1** – there are ten ranks.
    #[error("the number of ranks is {found} instead of 10")]
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// **Art. 1.1** – a rank has nine points.
    #[error("the number of points on rank {rank} is {found} instead of 9")]
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
    /// **Art. 2.2** – two Soldiers of one side on one file before the river: neither can have left its own.
    #[error("two {side} soldiers stand on file {file} before the river, on {} and {}", .squares[0], .squares[1])]
    SoldiersOnFile {
        /// Whose.
        side: Side,
        /// The file's letter.
        file: char,
        /// Where they stand on it.
        squares: [Square; 2],
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

    /// What is at fault, in no language: numbers, squares, and men by their letters.
    fn which(&self) -> String {
        match self {
            Self::TooLong => LONGEST.to_string(),
            Self::RankCount { found } | Self::TooManyFields { found } => found.to_string(),
            Self::RankLength { rank, found } => format!("{rank} ({found})"),
            Self::UnknownLetter { letter, rank } => format!("{letter:?} ({rank})"),
            Self::NumbersSideBySide { rank } => rank.to_string(),
            Self::GeneralMissing { side } => Man::new(*side, Kind::General).letter().to_string(),
            Self::TooMany { man, found } => format!("{} ({found})", man.letter()),
            Self::ImpossiblePoint { man, square } => format!("{} ({square})", man.letter()),
            Self::CheckedOutOfTurn { side, by } => {
                format!("{} ({by})", Man::new(*side, Kind::General).letter())
            }
            Self::SoldiersOnFile { side, squares: [one, other], .. } => {
                format!("{} ({one} {other})", Man::new(*side, Kind::Soldier).letter())
            }
            Self::Empty | Self::GeneralsFace | Self::SideMissing => true.to_string(),
            Self::UnknownSide { given } | Self::BadPlies { given } | Self::BadRound { given } => {
                format!("{given:?}")
            }
            Self::NotDash { field, given } => format!("{field} ({given:?})"),
        }
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

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flaws: Vec<_> = self.flaws.iter().map(ToString::to_string).collect();
        write!(f, "failed to read {:?} as a position: {}", self.given, flaws.join("; "))
    }
}

/// One fact for each kind of flaw there is, listing what is at fault: so that a catalogue can say all of them
/// in its own language.
impl Refuse for FenError {
    fn reason(&self) -> Reason {
        let mut kinds: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
        for flaw in &self.flaws {
            kinds.entry(flaw.into()).or_default().push(flaw.which());
        }
        let reason = Reason::new("xiangqi.bad_fen").fact("given", &self.given);
        kinds.into_iter().fold(reason, |reason, (kind, which)| reason.fact(kind, which.join(", ")))
    }
}
