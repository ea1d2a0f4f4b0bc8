//! A value under a criterion, with all that it is added up from, so that anybody can do it again by hand; or why there
//! is none.

use serde::Serialize;

use crate::standings::score::{Cell, Mark};
use crate::standings::tie_break::{TieBreak, Unit};
use crate::vocabulary::{EntryId, GameId};

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
    /// What it is added up from, in order of round; of members, the best first.
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

    /// The value as a merit: the greater goes before, and whoever has none goes last.
    #[must_use]
    pub fn merit(&self) -> Option<i64> {
        self.value.map(|value| self.tie_break.merit(value))
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
    /// Not all of those still equal have met each other, or not equally often.
    NotAllHaveMet,
    /// The team has no second member with a place.
    NoSecondMember,
    /// The criterion makes no sense of those who are ranked.
    DoesNotFit,
}

/// What one game, one match or one member adds to a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TieBreakContribution))]
pub struct Contribution {
    /// The round, from 1; absent where it was forfeited before it was paired, and no table says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub round: Option<u32>,
    /// The game; absent where it was forfeited before it was paired, and of a match of two teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub game: Option<GameId>,
    /// The opponent; absent of a bye and of a member's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub opponent: Option<EntryId>,
    /// The member of the team, where it is ranked by its members; absent for those whom it lacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub member: Option<EntryId>,
    /// How much, in the value's unit.
    pub amount: i64,
    /// Why so much.
    pub because: Because,
}

impl Contribution {
    /// What this cell adds.
    #[must_use]
    pub const fn of(cell: &Cell, amount: i64, because: Because) -> Self {
        let (round, game, opponent) = (cell.round, cell.game, Some(cell.opponent));
        Self { round, game, opponent, member: None, amount, because }
    }

    /// What a bye adds.
    #[must_use]
    pub const fn of_bye(round: u32, amount: i64) -> Self {
        let (round, because) = (Some(round), Because::Bye);
        Self { round, game: None, opponent: None, member: None, amount, because }
    }

    /// What a team's member adds; none stands for those whom it lacks.
    #[must_use]
    pub const fn of_member(member: Option<EntryId>, amount: i64, because: Because) -> Self {
        Self { round: None, game: None, opponent: None, member, amount, because }
    }
}

/// Why a game, a match or a member adds what it adds.
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
    /// A bye (輪空), whose opponent is taken to have the lowest score among those who scored.
    Bye,
    /// Fouls announced in it.
    Fouls,
    /// A member's place in the individual table.
    PlaceTaken,
    /// Members without a place count as the regulations say.
    PlaceMissing,
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
mod tests {
    use super::{NotApplied, TieBreak, TieBreakValue};

    #[test]
    fn art_15_1_a_criterion_that_did_not_apply_shows_no_value() {
        let value = TieBreakValue::not_applied(TieBreak::DirectEncounter, NotApplied::NotConsulted);
        let expected = serde_json::json!({
            "tie_break": "direct_encounter",
            "unit": "half_points",
            "not_applied": "not_consulted",
            "contributions": [],
        });
        assert_eq!(serde_json::to_value(value).expect("a value"), expected);
    }
}
