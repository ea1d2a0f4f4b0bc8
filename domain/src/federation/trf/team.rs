//! Teams: lines 310, and 013, which they replace.

use std::fmt;

use crate::federation::trf::flaw::{Expected, Gravity};
use crate::federation::trf::row::{Notes, Row};
use crate::federation::trf::tenths::Tenths;

/// A team of line 310.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Team {
    /// The number it is paired by.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// Its short name.
    pub nickname: String,
    /// How strong it is taken to be.
    pub strength: String,
    /// Points of matches.
    pub match_points: Option<Tenths>,
    /// Points of games.
    pub game_points: Option<Tenths>,
    /// The place.
    pub rank: Option<u16>,
    /// Its players, in the order of the boards.
    pub players: Vec<u16>,
}

/// A team of line 013.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OldTeam {
    /// Its name.
    pub name: String,
    /// Its players, in the order of the boards.
    pub players: Vec<u16>,
}

impl Team {
    /// The column from which players stand.
    pub(super) const PLAYERS: usize = 73;

    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 8, 54, 61, 68, 72], Gravity::Error);
        notes.parted(row, &[41, 47], Gravity::Warning);
        Self {
            number: notes.number(&row.cut(5, 7), Expected::Team),
            name: row.cut(9, 40).text,
            nickname: row.cut(42, 46).text,
            strength: row.cut(48, 53).text,
            match_points: notes.points_if_any(&row.cut(55, 60)),
            game_points: notes.points_if_any(&row.cut(62, 67)),
            rank: notes.number_if_any(&row.cut(69, 71), Expected::Rank),
            players: notes.numbers(&row.words(Self::PLAYERS), Expected::StartingNumber),
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, name, nickname, strength, .. } = self;
        let points = |points: Option<Tenths>| points.map(|points| points.to_string()).unwrap_or_default();
        let (matches, games) = (points(self.match_points), points(self.game_points));
        let rank = self.rank.map(|rank| rank.to_string()).unwrap_or_default();
        write!(
            f,
            "310 {number:>3} {name:<32} {nickname:<5} {strength:>6} {matches:>6} {games:>6} {rank:>3} "
        )?;
        self.players.iter().try_for_each(|player| write!(f, " {player:>4}"))
    }
}

impl OldTeam {
    /// The column from which players stand.
    pub(super) const PLAYERS: usize = 37;

    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4], Gravity::Error);
        Self {
            name: row.cut(5, 36).text,
            players: notes.numbers(&row.words(Self::PLAYERS), Expected::StartingNumber),
        }
    }
}

impl fmt::Display for OldTeam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "013 {:<32}", self.name)?;
        let mut players = self.players.iter();
        players.next().map_or(Ok(()), |first| write!(f, "{first:>4}"))?;
        players.try_for_each(|player| write!(f, " {player:>4}"))
    }
}
