//! What a line means, by the code it begins with.

use std::fmt;

use crate::federation::trf::extra::{
    Acceleration, Assignment, Byes, LineUp, OldAcceleration, Prohibited, TeamByes, TeamForfeit,
};
use crate::federation::trf::flaw::{Expected, Flaw, Gravity};
use crate::federation::trf::player::{Person, Player};
use crate::federation::trf::row::{Notes, Row, number};
use crate::federation::trf::scores::ScoreLine;
use crate::federation::trf::team::{OldTeam, Team};
use crate::vocabulary::Side;

/// What a line means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    /// Nothing stands there.
    Blank,
    /// `###`: a word to the reader.
    Comment,
    /// The tournament's name, its place, its arbiters and the like, in words: the code and what follows it.
    Header {
        /// Three digits.
        code: String,
        /// What is said.
        value: String,
    },
    /// 142, XXR: how many rounds there are.
    Rounds {
        /// XXR.
        is_legacy: bool,
        /// How many.
        rounds: u16,
    },
    /// 152, XXC: the colour of the first player in the first round.
    FirstColour {
        /// XXC.
        is_legacy: bool,
        /// Which, if it is said.
        side: Option<Side>,
        /// The order of pairing is that of the rank and not of the starting numbers (XXC alone).
        by_rank: bool,
    },
    /// 162, XXS, BB.: what results are worth.
    Scores(ScoreLine),
    /// 001.
    Player(Player),
    /// What a national federation says of a player, and which.
    National(String, Person),
    /// 310.
    Team(Team),
    /// 013.
    OldTeam(OldTeam),
    /// 240.
    Byes(Byes),
    /// 250.
    Acceleration(Acceleration),
    /// XXA.
    OldAcceleration(OldAcceleration),
    /// 260, XXP.
    Prohibited(Prohibited),
    /// XXZ: who is absent from the round to be paired.
    Absent(Vec<u16>),
    /// 299.
    Assignment(Assignment),
    /// 300.
    LineUp(LineUp),
    /// 320.
    TeamByes(TeamByes),
    /// 330.
    TeamForfeit(TeamForfeit),
    /// 801, 802: what the other lines say, for people to read.
    Informative,
    /// Anything else. It is kept.
    Unknown,
}

/// The codes whose lines are words.
const HEADERS: [&str; 20] = [
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "172", "182",
    "192", "202", "212", "222", "352",
];
/// 362 is read as words too: what matches are worth bears on teams alone.
const TEAM_SCORES: &str = "362";

impl Record {
    pub(super) fn read(text: &str, notes: &mut Notes) -> Self {
        let row = Row::of(text);
        let code: String = text.chars().take(3).collect();
        match code.trim_end() {
            "" if row.len() == 0 => Self::Blank,
            "###" => Self::Comment,
            "001" => Self::Player(Player::read(&row, notes)),
            "013" => Self::OldTeam(OldTeam::read(&row, notes)),
            "310" => Self::Team(Team::read(&row, notes)),
            "142" | "XXR" => {
                let word = row.cut(4, row.len());
                let rounds = notes.number(&word, Expected::Rounds);
                Self::Rounds { is_legacy: code == "XXR", rounds }
            }
            "152" => {
                let word = row.cut(4, row.len());
                let side = match word.text.as_str() {
                    "W" | "w" => Some(Side::Red),
                    "B" | "b" => Some(Side::Black),
                    _ => {
                        notes.expected(&word, Expected::FirstColour);
                        None
                    }
                };
                Self::FirstColour { is_legacy: false, side, by_rank: false }
            }
            "XXC" => configuration(&row, notes),
            "240" => Self::Byes(Byes::read(&row, notes)),
            "250" => Self::Acceleration(Acceleration::read(&row, notes)),
            "XXA" => Self::OldAcceleration(OldAcceleration::read(&row, notes)),
            "260" => Self::Prohibited(Prohibited::read(&row, notes)),
            "XXP" => Self::Prohibited(Prohibited::read_old(&row, notes)),
            "XXZ" => Self::Absent(notes.numbers(&row.words(4), Expected::StartingNumber)),
            "299" => Self::Assignment(Assignment::read(&row, notes)),
            "300" => Self::LineUp(LineUp::read(&row, notes)),
            "320" => Self::TeamByes(TeamByes::read(&row, notes)),
            "330" => Self::TeamForfeit(TeamForfeit::read(&row, notes)),
            "801" | "802" => Self::Informative,
            header if HEADERS.contains(&header) || header == TEAM_SCORES => {
                notes.parted(&row, &[4], Gravity::Warning);
                // Dates stand by columns: what is before them is part of it.
                let value: String = text.trim_end().chars().skip(4).collect();
                Self::Header { code: header.to_owned(), value }
            }
            code => match ScoreLine::words_of(code) {
                Some(words) => Self::Scores(ScoreLine::read(words, &row, notes)),
                None if is_national(code, &row) => Self::National(code.to_owned(), Person::read(&row, notes)),
                None => {
                    notes.warning(1, Flaw::UnknownLine);
                    Self::Unknown
                }
            },
        }
    }
}

/// Three capitals, and a starting number where it ought to stand.
fn is_national(code: &str, row: &Row) -> bool {
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && row.at(4).is_whitespace()
        && number(&row.cut(5, 8).text).is_some()
        && !code.starts_with("XX")
}

fn configuration(row: &Row, notes: &mut Notes) -> Record {
    let (mut side, mut by_rank) = (None, false);
    for word in row.words(4) {
        match word.text.to_ascii_lowercase().as_str() {
            "white1" => side = Some(Side::Red),
            "black1" => side = Some(Side::Black),
            "rank" => by_rank = true,
            _ => notes.expected(&word, Expected::Configuration),
        }
    }
    Record::FirstColour { is_legacy: true, side, by_rank }
}

/// The line as it is written; nothing where there is no one way to write it.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blank | Self::Comment | Self::Informative | Self::Unknown => Ok(()),
            Self::Header { code, value } => write!(f, "{code} {value}"),
            Self::Rounds { is_legacy, rounds } => {
                write!(f, "{} {rounds}", if *is_legacy { "XXR" } else { "142" })
            }
            Self::FirstColour { is_legacy: false, side, .. } => {
                write!(f, "152 {}", if *side == Some(Side::Black) { 'B' } else { 'W' })
            }
            Self::FirstColour { side, by_rank, .. } => {
                f.write_str("XXC")?;
                f.write_str(if *by_rank { " rank" } else { "" })?;
                f.write_str(match side {
                    Some(Side::Red) => " white1",
                    Some(Side::Black) => " black1",
                    None => "",
                })
            }
            Self::Scores(line) => line.fmt(f),
            Self::Player(player) => player.fmt(f),
            Self::National(code, person) => write!(f, "{code} {person}"),
            Self::Team(team) => team.fmt(f),
            Self::OldTeam(team) => team.fmt(f),
            Self::Byes(byes) => byes.fmt(f),
            Self::Acceleration(it) => it.fmt(f),
            Self::OldAcceleration(it) => it.fmt(f),
            Self::Prohibited(it) => it.fmt(f),
            Self::Absent(numbers) => {
                f.write_str("XXZ")?;
                numbers.iter().try_for_each(|number| write!(f, " {number}"))
            }
            Self::Assignment(it) => it.fmt(f),
            Self::LineUp(it) => it.fmt(f),
            Self::TeamByes(it) => it.fmt(f),
            Self::TeamForfeit(it) => it.fmt(f),
        }
    }
}
