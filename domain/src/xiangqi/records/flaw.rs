//! What can be wrong with a record, by name, and where in the file. Finding it is the formats' work; the
//! catalogue of problems has the words.

use std::fmt;

use strum::{EnumCount, IntoStaticStr};

use crate::vocabulary::refusal::{Reason, Refuse};
use crate::xiangqi::fen::flaw::FenError;
use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::refusal::{ReadMoveError, ReadMoveFlaw};
use crate::xiangqi::records::encoding::Encoding;
use crate::xiangqi::records::line::DEEPEST;
use crate::xiangqi::square::Square;

/// How many games of a file are read: each takes some two KiB of memory, and as few as seven bytes in the file.
pub const MOST_GAMES: usize = 100_000;

/// How many plies of a file are read: each takes about 64 bytes of memory, and as few as four in the file. Of
/// variations, all plies count, and [`VARIATION`].
pub const MOST_PLIES: usize = 2_500_000;

/// As how many plies more a variation counts, by the memory it takes.
pub(super) const VARIATION: usize = 4;

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
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, IntoStaticStr, EnumCount)]
#[strum(serialize_all = "snake_case")]
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
    /// What is written is no move here.
    #[error("{0}")]
    Unread(Box<ReadMoveError>),
    /// There is nothing in the file, or nothing in it is a game.
    #[error("there is no game in the file")]
    NoGame,
    /// Some bytes are no characters of the encoding that the rest is written in.
    #[error("some bytes are not text in {encoding}")]
    Undecodable {
        /// The encoding.
        encoding: Encoding,
    },
    /// A comment begins and does not end.
    #[error("the comment does not end")]
    CommentUnfinished,
    /// A variation begins and does not end.
    #[error("the variation does not end")]
    VariationUnfinished,
    /// A variation stands where there is no ply that it could replace, or has another's name.
    #[error("there is no place for the variation {given:?}")]
    VariationOutOfPlace {
        /// The variation, as the file names it.
        given: String,
    },
    /// A parenthesis closes nothing.
    #[error("a parenthesis closes no variation")]
    StrayParenthesis,
    /// Variations lie within variations more than [`DEEPEST`] deep.
    #[error("variations lie within variations more than {DEEPEST} deep")]
    TooDeep,
    /// The number before a move is not that of its round, or says that it is the other side's turn: a move is
    /// missing, or there is one too many (**Art. 2.1**).
    #[error("{given} stands before a move where {expected} should")]
    MoveNumber {
        /// The number, with a dot, or, if it says that it is Black's turn, three.
        given: String,
        /// What should stand there, likewise.
        expected: String,
    },
    /// Something stands for a move that was not made or is not known.
    #[error("{given:?} stands in the place of a move")]
    NoMove {
        /// What.
        given: String,
    },
    /// Something stands where no part of a game can: a move after the result, say.
    #[error("there is no place for {given:?} here")]
    OutOfPlace {
        /// What, or the beginning of it.
        given: String,
    },
    /// Something that is said once is said twice, and not the same.
    #[error("{given:?} is said twice, and not the same")]
    SaidTwice {
        /// The name of it.
        given: String,
    },
    /// There are more games in the file than [`MOST_GAMES`], or more plies than [`MOST_PLIES`].
    #[error("there are more than {MOST_GAMES} games or {MOST_PLIES} plies in the file")]
    TooMuch,
    /// A field of the file begins and does not end.
    #[error("the field {given:?} does not end")]
    FieldUnfinished {
        /// Its name, or the beginning of it.
        given: String,
    },
    /// Squares are given by pairs of digits, and this is none.
    #[error("failed to read {given:?} as squares (digits, two for each square)")]
    BadSquares {
        /// The text, or the beginning of what is wrong.
        given: String,
    },
    /// The list of where the men stand has another length, or puts two men on one point.
    #[error("failed to read {given:?} as the places of 32 men")]
    BadPlaces {
        /// The list, or its beginning.
        given: String,
    },
    /// The format is known, this version of it is not.
    #[error("version {version} of the format is not supported")]
    UnsupportedVersion {
        /// Which version the file names.
        version: u8,
    },
    /// The file, or what it gives to the game, ends before what it promises.
    #[error("more was to come from byte {offset} on, and there are {size}")]
    CutOff {
        /// Where the missing piece begins.
        offset: usize,
        /// How many bytes there are.
        size: usize,
    },
    /// The file goes on after the last move.
    #[error("the moves are over at byte {offset}, and the file is not")]
    LeftOver {
        /// Where the moves are over.
        offset: usize,
    },
    /// A byte that should name a point of the board names none (**Art. 1.1**).
    #[error("byte {offset} names no point of the board")]
    NoPoint {
        /// Which byte.
        offset: usize,
    },
    /// A byte that should name a man names none (**Art. 1.2**).
    #[error("byte {offset} is {given:#04x}, which names no man")]
    NoMan {
        /// Which byte.
        offset: usize,
        /// What it is.
        given: u8,
    },
    /// Two men stand on one point.
    #[error("two men stand on {square}")]
    TwoMen {
        /// Where.
        square: Square,
    },
    /// A library lists more games than it holds.
    #[error("the index lists {listed} games, and the file holds {found}")]
    GamesMissing {
        /// How many are listed.
        listed: usize,
        /// How many there are.
        found: usize,
    },
}

impl RecordFlaw {
    /// The stable code of the problem.
    #[must_use]
    pub fn code(&self) -> String {
        let name: &str = match self {
            // It was read, whatever it was written in.
            Self::Unread(error) if matches!(error.why, ReadMoveFlaw::Illegal { .. }) => "illegal_move",
            other => other.into(),
        };
        format!("record.{name}")
    }
}

/// `game 2, ply 7, line 15: h2e2 is illegal: …`.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = [("game", self.game), ("ply", self.ply), ("line", self.line)];
        let mut before = "";
        for (what, number) in places.into_iter().filter_map(|(what, number)| Some((what, number?))) {
            write!(f, "{before}{what} {number}")?;
            before = ", ";
        }
        let before = if before.is_empty() { "" } else { ": " };
        write!(f, "{before}{}", self.flaw)
    }
}

impl std::error::Error for RecordError {}

impl Refuse for RecordError {
    fn reason(&self) -> Reason {
        let reason = Reason::new(&self.flaw.code());
        let places = [("game", self.game), ("ply", self.ply), ("line", self.line)];
        let places = places.into_iter().filter_map(|(name, number)| Some((name, number?)));
        let reason = places.fold(reason, |reason, (name, number)| reason.fact(name, number));
        match &self.flaw {
            RecordFlaw::Start(error) => with(reason, error.reason()),
            RecordFlaw::IllegalMove { played, why } => {
                with(reason.article(why.breaks()).fact("given", played), why.reason())
            }
            RecordFlaw::Unread(error) => match error.why {
                ReadMoveFlaw::Illegal { why, .. } => with(reason.article(why.breaks()), error.reason()),
                _ => with(reason, error.reason()),
            },
            RecordFlaw::Undecodable { encoding } => reason.fact("encoding", encoding),
            RecordFlaw::MoveNumber { given, expected } => {
                reason.fact("given", given).fact("expected", expected)
            }
            RecordFlaw::TooMuch => reason.fact("games", MOST_GAMES).fact("plies", MOST_PLIES),
            RecordFlaw::VariationOutOfPlace { given }
            | RecordFlaw::NoMove { given }
            | RecordFlaw::OutOfPlace { given }
            | RecordFlaw::SaidTwice { given }
            | RecordFlaw::FieldUnfinished { given }
            | RecordFlaw::BadSquares { given }
            | RecordFlaw::BadPlaces { given } => reason.fact("given", given),
            RecordFlaw::UnsupportedVersion { version } => reason.fact("version", version),
            RecordFlaw::CutOff { offset, size } => reason.fact("offset", offset).fact("size", size),
            RecordFlaw::LeftOver { offset } | RecordFlaw::NoPoint { offset } => reason.fact("offset", offset),
            RecordFlaw::NoMan { offset, given } => reason.fact("offset", offset).fact("given", given),
            RecordFlaw::TwoMen { square } => reason.fact("square", square),
            RecordFlaw::GamesMissing { listed, found } => reason.fact("listed", listed).fact("found", found),
            RecordFlaw::TooDeep => reason.fact("deepest", DEEPEST),
            RecordFlaw::UnsupportedFormat
            | RecordFlaw::NoGame
            | RecordFlaw::CommentUnfinished
            | RecordFlaw::VariationUnfinished
            | RecordFlaw::StrayParenthesis => reason,
        }
    }
}

/// The reason with the facts of its cause, and the code of the cause as the fact `cause`.
fn with(reason: Reason, cause: Reason) -> Reason {
    let reason = reason.fact("cause", &cause.code);
    cause.facts.iter().fold(reason, |reason, (name, value)| reason.fact(name, value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xiangqi::position::Position;

    #[test]
    fn art_2_2_a_written_move_that_is_illegal_has_that_code_and_its_article() {
        let reason = |text: &str| {
            let error = Position::initial().read_move(text).expect_err("no move");
            RecordError { game: None, ply: None, line: None, flaw: RecordFlaw::Unread(Box::new(error)) }
                .reason()
        };
        let illegal = reason("馬二進四");
        assert_eq!((illegal.code.as_str(), illegal.article.as_deref()), ("record.illegal_move", Some("2.2")));
        let unread = reason("馬二進九");
        assert_eq!((unread.code.as_str(), unread.article), ("record.unread", None));
    }
}
