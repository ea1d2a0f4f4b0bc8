//! What bears on pairing and points besides the players' own lines: byes, points lent to the first, meetings that are
//! forbidden, points out of the order, teams' boards, byes and forfeits.

use std::fmt;

use strum::EnumIter;

use crate::federation::trf::flaw::{Expected, Gravity};
use crate::federation::trf::row::{Notes, Row, Word, number};
use crate::federation::trf::tenths::Tenths;

/// 240: players or teams that ask for a bye in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Byes {
    /// Which.
    pub kind: ByeKind,
    /// In which round.
    pub round: u16,
    /// To whom.
    pub to: Vec<u16>,
}

/// A bye that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter)]
pub enum ByeKind {
    /// `F`
    Full,
    /// `H`
    Half,
    /// `Z`
    Zero,
}

/// 250: points that count for pairing only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceleration {
    /// Points of matches, to teams.
    pub match_points: Option<Tenths>,
    /// Points of games; to players their points.
    pub points: Option<Tenths>,
    /// From this round to that.
    pub rounds: [u16; 2],
    /// From this number to that.
    pub to: [u16; 2],
}

/// 260, and XXP for all rounds: players or teams of which no two are paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prohibited {
    /// From this round to that, or always.
    pub rounds: Option<[u16; 2]>,
    /// Among whom.
    pub among: Vec<u16>,
}

/// XXA: what is lent to one player in each round, from the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OldAcceleration {
    /// To whom.
    pub player: u16,
    /// In each round.
    pub points: Vec<Tenths>,
}

/// 299: points that do not follow from a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assignment {
    /// The result it is for, none for a penalty or a bonus.
    pub kind: Option<char>,
    /// Points of a match, to teams.
    pub match_points: Option<Tenths>,
    /// Points of games; to players their points.
    pub points: Option<Tenths>,
    /// In which round, or in all.
    pub round: Option<u16>,
    /// To whom, or to all.
    pub to: Vec<u16>,
}

/// 300: a team's boards in one round, where they are not as in the team's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    /// In which round.
    pub round: u16,
    /// Whose.
    pub team: u16,
    /// Against whom.
    pub opponent: u16,
    /// By boards, 0 where nobody sits.
    pub players: Vec<u16>,
}

/// 320: which team had the pairing-allocated bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    /// What it brings in match points.
    pub match_points: Option<Tenths>,
    /// And in game points.
    pub points: Option<Tenths>,
    /// By rounds; none where no team had it.
    pub teams: Vec<Option<u16>>,
}

/// 330: a match that was not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamForfeit {
    /// Whether White and whether Black has won it so.
    pub won: [bool; 2],
    /// In which round.
    pub round: u16,
    /// White's team and Black's.
    pub teams: [u16; 2],
}

impl ByeKind {
    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Full => 'F',
            Self::Half => 'H',
            Self::Zero => 'Z',
        }
    }
}

impl Byes {
    /// The column from which numbers stand.
    pub(super) const TO: usize = 11;

    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 6, 10], Gravity::Error);
        let kind = match row.at(5).to_ascii_uppercase() {
            'F' => ByeKind::Full,
            'H' => ByeKind::Half,
            'Z' => ByeKind::Zero,
            _ => {
                notes.expected(&row.cut(5, 5), Expected::Bye);
                ByeKind::Zero
            }
        };
        let round = round(notes, &row.cut(7, 9));
        Self { kind, round, to: notes.numbers(&row.words(Self::TO), Expected::StartingNumber) }
    }
}

impl fmt::Display for Byes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "240 {} {:>3}", self.kind.letter(), self.round)?;
        numbers(f, &self.to)
    }
}

impl Acceleration {
    /// The column from which numbers stand.
    pub(super) const TO: usize = 23;

    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 9, 14, 18, 22, 27], Gravity::Error);
        Self {
            match_points: notes.points_if_any(&row.cut(5, 8)),
            points: notes.points_if_any(&row.cut(10, 13)),
            rounds: [round(notes, &row.cut(15, 17)), round(notes, &row.cut(19, 21))],
            to: [(23, 26), (28, 31)]
                .map(|(from, to)| notes.number(&row.cut(from, to), Expected::StartingNumber)),
        }
    }
}

impl fmt::Display for Acceleration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, until] = self.rounds;
        let (matches, points) = (shown(self.match_points), shown(self.points));
        write!(f, "250 {matches:>4} {points:>4} {from:>3} {until:>3}")?;
        numbers(f, &self.to)
    }
}

impl Prohibited {
    /// The column from which numbers stand in 260.
    pub(super) const AMONG: usize = 13;

    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 8, 12], Gravity::Error);
        let rounds = Some([round(notes, &row.cut(5, 7)), round(notes, &row.cut(9, 11))]);
        Self { rounds, among: notes.numbers(&row.words(Self::AMONG), Expected::StartingNumber) }
    }

    pub(super) fn read_old(row: &Row, notes: &mut Notes) -> Self {
        Self { rounds: None, among: notes.numbers(&row.words(4), Expected::StartingNumber) }
    }
}

impl fmt::Display for Prohibited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rounds {
            Some([from, until]) => {
                write!(f, "260 {from:>3} {until:>3}")?;
                numbers(f, &self.among)
            }
            None => {
                f.write_str("XXP")?;
                self.among.iter().try_for_each(|number| write!(f, " {number}"))
            }
        }
    }
}

impl OldAcceleration {
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 9], Gravity::Error);
        let rounds = row.len().saturating_sub(9).div_ceil(5);
        let mut points = Vec::with_capacity(rounds);
        for at in (0..rounds).map(|round| 10 + 5 * round) {
            notes.parted(row, &[at + 4], Gravity::Error);
            points.push(notes.points_if_any(&row.cut(at, at + 3)).unwrap_or_default());
        }
        Self { player: notes.number(&row.cut(5, 8), Expected::StartingNumber), points }
    }
}

impl fmt::Display for OldAcceleration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "XXA {:>4}", self.player)?;
        self.points.iter().try_for_each(|points| write!(f, " {points:>4}"))
    }
}

impl Assignment {
    /// By words and not by columns: the format's own table and its own example differ by two columns.
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 6], Gravity::Error);
        let letter = row.at(5).to_ascii_uppercase();
        let kind = (!letter.is_whitespace()).then_some(letter);
        if kind.is_some_and(|letter| !"WDLFHZ+-".contains(letter)) {
            notes.expected(&row.cut(5, 5), Expected::Assignment);
        }
        let mut it = Self { kind, match_points: None, points: None, round: None, to: Vec::new() };
        for word in row.words(7) {
            let is_points = word.text.contains(['.', ',', '-']);
            if is_points && word.end() <= 11 && it.match_points.is_none() {
                it.match_points = notes.points_if_any(&word);
            } else if is_points {
                it.points = notes.points_if_any(&word);
            } else if word.end() <= 22 && it.round.is_none() && it.to.is_empty() {
                it.round = Some(notes.number(&word, Expected::Round)).filter(|round| *round > 0);
            } else {
                it.to.push(notes.number(&word, Expected::StartingNumber));
            }
        }
        it
    }
}

impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = self.round.map(|round| round.to_string()).unwrap_or_default();
        let (matches, points) = (shown(self.match_points), shown(self.points));
        write!(f, "299 {}  {matches:>4}  {points:>4}  {round:>3}", self.kind.unwrap_or(' '))?;
        numbers(f, &self.to)
    }
}

impl LineUp {
    /// The column from which players stand.
    pub(super) const PLAYERS: usize = 17;

    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 8, 12, 16], Gravity::Error);
        Self {
            round: round(notes, &row.cut(5, 7)),
            team: notes.number(&row.cut(9, 11), Expected::Team),
            opponent: notes.number(&row.cut(13, 15), Expected::Team),
            players: notes.numbers(&row.words(Self::PLAYERS), Expected::StartingNumber),
        }
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "300 {:>3} {:>3} {:>3}", self.round, self.team, self.opponent)?;
        numbers(f, &self.players)
    }
}

impl TeamByes {
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 9, 14], Gravity::Error);
        let rounds = row.len().saturating_sub(14).div_ceil(4);
        let mut teams = Vec::with_capacity(rounds);
        for at in (0..rounds).map(|round| 15 + 4 * round) {
            notes.parted(row, &[at + 3], Gravity::Error);
            let team = notes.number_if_any(&row.cut(at, at + 2), Expected::Team);
            teams.push(team.filter(|number| *number != 0));
        }
        let (matches, points) = (row.cut(5, 8), row.cut(10, 13));
        Self { match_points: notes.points_if_any(&matches), points: notes.points_if_any(&points), teams }
    }
}

impl fmt::Display for TeamByes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "320 {:>4} {:>4}", shown(self.match_points), shown(self.points))?;
        self.teams.iter().try_for_each(|team| write!(f, " {:>3}", team.unwrap_or_default()))
    }
}

impl TeamForfeit {
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 7, 11, 15], Gravity::Error);
        let result = row.cut(5, 6);
        if !matches!(result.text.as_str(), "+-" | "-+" | "--") {
            notes.expected(&result, Expected::Forfeit);
        }
        let teams = [(12, 14), (16, 18)].map(|(from, to)| notes.number(&row.cut(from, to), Expected::Team));
        Self {
            won: [result.text.starts_with('+'), result.text.ends_with('+')],
            round: round(notes, &row.cut(8, 10)),
            teams,
        }
    }
}

impl fmt::Display for TeamForfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.won.map(|won| if won { '+' } else { '-' });
        let [one, other] = self.teams;
        write!(f, "330 {white}{black} {:>3} {one:>3} {other:>3}", self.round)
    }
}

/// A round, which is counted from 1.
fn round(notes: &mut Notes, word: &Word) -> u16 {
    let round = number(&word.text).filter(|round| *round > 0);
    if round.is_none() {
        notes.expected(word, Expected::Round);
    }
    round.unwrap_or_default()
}

fn shown(points: Option<Tenths>) -> String {
    points.map(|points| points.to_string()).unwrap_or_default()
}

fn numbers(f: &mut fmt::Formatter<'_>, numbers: &[u16]) -> fmt::Result {
    numbers.iter().try_for_each(|number| write!(f, " {number:>4}"))
}
