//! What can be wrong in a report, and where.

use strum::Display;

use crate::federation::trf::outcome::Outcome;
use crate::federation::trf::tenths::Tenths;

/// One thing that is wrong, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {flaw}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// Whether the report is refused for it.
    pub gravity: Gravity,
    /// What it is.
    pub flaw: Flaw,
}

/// Whether a report can be trusted all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// It cannot: the report is refused.
    Error,
    /// It can: the report is read, and this is told.
    Warning,
}

/// What ought to stand somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display)]
pub enum Expected {
    /// The number of a player, 1 to 9999.
    #[strum(to_string = "a starting number")]
    StartingNumber,
    /// `m`, `w`, `f`, or nothing.
    #[strum(to_string = "m or w")]
    Sex,
    /// A rating, or nothing.
    #[strum(to_string = "a rating")]
    Rating,
    /// Points with at most one digit after the point.
    #[strum(to_string = "points as in 11.5")]
    Points,
    /// A place, or nothing.
    #[strum(to_string = "a rank")]
    Rank,
    /// A player's number, `0000`, or nothing.
    #[strum(to_string = "an opponent's starting number or 0000")]
    Opponent,
    /// `w`, `b`, `-`, or nothing.
    #[strum(to_string = "w, b or -")]
    Colour,
    /// One of the alphabet of results.
    #[strum(to_string = "one of 1 = 0 + - W D L H F U Z")]
    Result,
    /// The number of a round.
    #[strum(to_string = "the number of a round")]
    Round,
    /// How many rounds.
    #[strum(to_string = "a number of rounds")]
    Rounds,
    /// `W` or `B`.
    #[strum(to_string = "W or B")]
    FirstColour,
    /// `white1`, `black1` or `rank`.
    #[strum(to_string = "white1, black1 or rank")]
    Configuration,
    /// `F`, `H` or `Z`.
    #[strum(to_string = "F, H or Z")]
    Bye,
    /// A code of the system of points, with points.
    #[strum(to_string = "a result's code and its points")]
    Score,
    /// The number of a team.
    #[strum(to_string = "a team's number")]
    Team,
    /// `+-`, `-+` or `--`.
    #[strum(to_string = "+-, -+ or --")]
    Forfeit,
    /// A type of points that are given out of the order.
    #[strum(to_string = "one of W D L F H Z + - or nothing")]
    Assignment,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The bytes are no UTF-8.
    #[error("the file is not UTF-8 from here on")]
    NotUtf8,
    /// Nobody plays.
    #[error("the report has no player: a line that begins with 001")]
    NoPlayers,
    /// Something else stands there, or nothing.
    #[error("expected {what}, found {found:?}")]
    Expected {
        /// What ought to.
        what: Expected,
        /// What does.
        found: String,
    },
    /// A column that parts two fields.
    #[error("expected a blank between two fields, found {found:?}")]
    ColumnTaken {
        /// What stands there.
        found: char,
    },
    /// Two players have one number.
    #[error("starting number {number} was given already, in line {first}")]
    NumberTwice {
        /// The number.
        number: u16,
        /// Where it was given.
        first: usize,
    },
    /// Numbers that nobody has, below one that somebody has.
    #[error("expected starting number {first} before this one: {first} to {last} are missing")]
    NumberMissing {
        /// The lowest.
        first: u16,
        /// The highest.
        last: u16,
    },
    /// Nobody has the number.
    #[error("no player has starting number {number}")]
    NoSuchPlayer {
        /// The number.
        number: u16,
    },
    /// Somebody plays with himself.
    #[error("player {number} is his own opponent")]
    OwnOpponent {
        /// The number.
        number: u16,
    },
    /// The opponent had another opponent in that round, or none.
    #[error("in round {round} player {opponent} says otherwise about the opponent")]
    OpponentDiffers {
        /// From 1.
        round: usize,
        /// Who says otherwise.
        opponent: u16,
        /// Whom that one names.
        names: Option<u16>,
    },
    /// Both had one colour.
    #[error("in round {round} player {opponent} has the same colour")]
    SameColour {
        /// From 1.
        round: usize,
        /// The other.
        opponent: u16,
    },
    /// The results of a game's two players contradict each other.
    #[error("in round {round} {own} does not go with the {other} of player {opponent}")]
    ResultsDoNotFit {
        /// From 1.
        round: usize,
        /// The other.
        opponent: u16,
        /// What stands here.
        own: Outcome,
        /// What stands there.
        other: Outcome,
    },
    /// An opponent, and no result.
    #[error("expected the result of round {round}")]
    ResultMissing {
        /// From 1.
        round: usize,
    },
    /// A game's result, and no opponent.
    #[error("expected the opponent of round {round}: {result} is the result of a game")]
    OpponentMissing {
        /// From 1.
        round: usize,
        /// What stands there.
        result: Outcome,
    },
    /// A bye, and an opponent.
    #[error("in round {round} there is an opponent, and {result} is a bye")]
    ByeWithOpponent {
        /// From 1.
        round: usize,
        /// What stands there.
        result: Outcome,
    },
    /// A colour, and no opponent.
    #[error("in round {round} there is a colour without an opponent")]
    ColourWithoutOpponent {
        /// From 1.
        round: usize,
    },
    /// The results give other points.
    #[error("the points are said to be {said}, and the results give {found}")]
    PointsDoNotAddUp {
        /// In the file.
        said: Tenths,
        /// By the results.
        found: Tenths,
    },
    /// A result after the last round.
    #[error("round {round} is after the last: {planned} are planned")]
    TooManyRounds {
        /// From 1.
        round: usize,
        /// How many there are.
        planned: u16,
    },
    /// The pairing's bye goes to one a round.
    #[error("in round {round} player {other} has the pairing-allocated bye too")]
    SecondBye {
        /// From 1.
        round: usize,
        /// Who has it too.
        other: u16,
    },
    /// The number of players that is stated is not that of the players listed.
    #[error("{said} players are stated, and {found} are listed")]
    PlayersMiscounted {
        /// In the file.
        said: u16,
        /// By its lines.
        found: usize,
    },
    /// A line of a kind that is not known. It is kept.
    #[error("no kind of line begins like this")]
    UnknownLine,
}
