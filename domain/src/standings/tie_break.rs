//! The words of tie-breaking: which criteria there are, in which unit each counts, and how a value is shown with
//! all it is added up from.
//!
//! A criterion's id is written into regulations and is stable for ever; an unknown one is an error, never skipped.
//! How a value is worked out stands in the file of that name; the order of criteria in the ranking.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::standings::score::{Cell, Mark};
use crate::vocabulary::{EntryId, GameId, Points};

/// A criterion by which equal points are parted.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TieBreak {
    /// 小分: the points of the opponents beaten, and half of those drawn with.
    #[doc(alias = "小分")]
    SonnebornBerger,
    /// 勝局: the games won.
    #[doc(alias = "勝局")]
    Wins,
    /// 直勝: the points from the games of those still equal among themselves.
    #[doc(alias = "直勝")]
    DirectEncounter,
    /// 犯規: the fouls, fewer before more.
    #[doc(alias = "犯規")]
    FewerFouls,
}

impl TieBreak {
    /// **Art. 15.1** – the order of the individual circular event with one game per meeting.
    pub const ART_15_1: [Self; 4] =
        [Self::SonnebornBerger, Self::Wins, Self::DirectEncounter, Self::FewerFouls];

    /// What its values count.
    #[must_use]
    pub const fn unit(self) -> Unit {
        match self {
            Self::SonnebornBerger => Unit::QuarterPoints,
            Self::Wins => Unit::Games,
            Self::DirectEncounter => Unit::HalfPoints,
            Self::FewerFouls => Unit::Fouls,
        }
    }

    /// A value as a merit: the greater goes before.
    #[must_use]
    pub const fn merit(self, value: i64) -> i64 {
        match self {
            Self::SonnebornBerger | Self::Wins | Self::DirectEncounter => value,
            Self::FewerFouls => -value,
        }
    }
}

/// What one unit of a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TieBreakUnit))]
pub enum Unit {
    /// A quarter of a point.
    QuarterPoints,
    /// Half a point.
    HalfPoints,
    /// A game.
    Games,
    /// A foul.
    Fouls,
}

impl Unit {
    /// An amount as it is printed: `4¼`, `2½`, `3`.
    #[must_use]
    pub fn print(self, amount: i64) -> String {
        match self {
            Self::QuarterPoints if amount % 2 == 0 => Points::from_halves(amount / 2).to_string(),
            Self::QuarterPoints => {
                let quarter = if amount.rem_euclid(4) == 1 { "¼" } else { "¾" };
                let whole = amount.div_euclid(4);
                if whole == 0 { quarter.to_owned() } else { format!("{whole}{quarter}") }
            }
            Self::HalfPoints => Points::from_halves(amount).to_string(),
            Self::Games | Self::Fouls => amount.to_string(),
        }
    }
}

/// An entrant's value under one criterion, and what it is added up from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TieBreakValue {
    /// The criterion.
    pub tie_break: TieBreak,
    /// What the value and its contributions count.
    pub unit: Unit,
    /// The sum of the contributions; absent where the criterion did not apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub value: Option<i64>,
    /// The value as it is printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub display: Option<String>,
    /// Why there is no value, where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub not_applied: Option<NotApplied>,
    /// What it is added up from, in order of round.
    pub contributions: Vec<Contribution>,
}

impl TieBreakValue {
    /// The value these contributions come to.
    #[must_use]
    pub fn added_up(tie_break: TieBreak, contributions: Vec<Contribution>) -> Self {
        let value = contributions.iter().map(|contribution| contribution.amount).sum();
        let unit = tie_break.unit();
        let display = Some(unit.print(value));
        Self { tie_break, unit, value: Some(value), display, not_applied: None, contributions }
    }

    /// No value, and why.
    #[must_use]
    pub const fn not_applied(tie_break: TieBreak, why: NotApplied) -> Self {
        let unit = tie_break.unit();
        Self {
            tie_break,
            unit,
            value: None,
            display: None,
            not_applied: Some(why),
            contributions: Vec::new(),
        }
    }
}

/// Why a criterion gave no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TieBreakNotApplied))]
pub enum NotApplied {
    /// The entrant was parted from everybody before it.
    NotConsulted,
    /// Not all of those still equal have met each other.
    NotAllHaveMet,
}

/// What one game adds to a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TieBreakContribution))]
pub struct Contribution {
    /// The round, from 1; absent where it was forfeited before it was paired, and no table says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub round: Option<u32>,
    /// The game; absent where it was forfeited before it was paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub game: Option<GameId>,
    /// The opponent.
    pub opponent: EntryId,
    /// How much, in the value's unit.
    pub amount: i64,
    /// Why so much.
    pub because: Because,
}

impl Contribution {
    /// What this cell adds.
    #[must_use]
    pub const fn of(cell: &Cell, amount: i64, because: Because) -> Self {
        Self { round: cell.round, game: cell.game, opponent: cell.opponent, amount, because }
    }
}

/// Why a game adds what it adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TieBreakBecause))]
pub enum Because {
    /// Won over the board.
    Won,
    /// Drawn.
    Drew,
    /// Lost over the board.
    Lost,
    /// `+`.
    WonByForfeit,
    /// `-`.
    LostByForfeit,
    /// `+`, which the regulations leave out of this criterion.
    ForfeitNotCounted,
    /// Fouls announced in it.
    Fouls,
}

impl From<Mark> for Because {
    fn from(mark: Mark) -> Self {
        match mark {
            Mark::Win => Self::Won,
            Mark::Draw => Self::Drew,
            Mark::Loss => Self::Lost,
            Mark::ForfeitWin => Self::WonByForfeit,
            Mark::ForfeitLoss => Self::LostByForfeit,
        }
    }
}

#[cfg(test)]
mod tests;
