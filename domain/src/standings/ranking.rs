//! The one function that gives places. Pages, interface and export all read what it returns.
//!
//! It parts the field step by step: by points, by penalties, then by each criterion of the regulations in turn.
//! Whether a criterion makes sense of the event is judged when the regulations are set, whether the table is
//! provisional by the caller.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::rules::{RuleSet, Scale};
use crate::standings::board_points::board_points;
use crate::standings::board_wins::board_wins;
use crate::standings::direct_encounter::direct_encounter;
use crate::standings::fewer_fouls::fewer_fouls;
use crate::standings::field::{Entrant, Field};
use crate::standings::free_round::FreeRound;
use crate::standings::opponents_score::opponents_score;
use crate::standings::parting::{Parting, Placed, Separation};
use crate::standings::penalties::Penalties;
use crate::standings::score::{Cell, Scores};
use crate::standings::sonneborn_berger::sonneborn_berger;
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{NotApplied, TieBreakValue};
use crate::standings::wins::wins;
use crate::vocabulary::{EntryId, Points};

/// What the regulations say about places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RankingRules {
    /// The criteria that part equal points, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Whether `+` counts in 勝局 and 全隊勝局 (house; default: it does).
    pub forfeit_counts_as_win: bool,
    /// Whether the opponent of a `+` counts in 小分 (house; default: it does).
    pub forfeit_opponent_counts: bool,
    /// What a meeting gives: a game (**Art. 14.1**), or a match of two teams (**Art. 14.2**).
    pub points: Scale,
}

/// **Art. 15.1**, with the house defaults for forfeits.
impl Default for RankingRules {
    fn default() -> Self {
        Self {
            tie_breaks: TieBreak::ART_15_1.to_vec(),
            forfeit_counts_as_win: true,
            forfeit_opponent_counts: true,
            points: RuleSet::default().values().game_points,
        }
    }
}

impl RankingRules {
    /// **Art. 15.3** – teams, by the points of their matches, with the house defaults for forfeits.
    #[must_use]
    pub fn of_teams() -> Self {
        Self {
            tie_breaks: TieBreak::ART_15_3.to_vec(),
            points: RuleSet::default().values().team_points,
            ..Self::default()
        }
    }
}

/// The table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standings {
    /// Everyone who has a place, from the first to the last; those who share one, by number.
    pub ranked: Vec<Standing>,
    /// **Art. 20.3** – those whose results are annulled, by number. They have no place.
    pub annulled: Vec<Unranked>,
}

/// An entrant's place and all that led to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Place))]
pub struct Standing {
    /// The place, from 1; those who share it all have the best number, and the next one follows after a gap.
    pub place: u32,
    /// Whether the place is shared (並列).
    #[doc(alias = "並列")]
    pub shared: bool,
    /// The entrant.
    pub entry: EntryId,
    /// The entrant's number.
    pub number: u32,
    /// The points, in half points.
    #[serde(rename = "points_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub points: Points,
    /// The points as they are printed.
    #[serde(rename = "points")]
    pub points_display: String,
    /// The games, or matches, the points are added up from, in order of round, with those of `free`.
    pub results: Vec<Cell>,
    /// The rounds in which the entrant played nobody, with what they brought; absent where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<FreeRound>,
    /// **Art. 18.4** – what the entrant was punished with, which puts it behind its equals in points; absent where
    /// there is nothing.
    #[serde(skip_serializing_if = "Penalties::is_none")]
    pub penalties: Penalties,
    /// The value under each criterion, in the regulations' order.
    pub tie_breaks: Vec<TieBreakValue>,
    /// What parted the entrant from the one above: `points`, `penalties`, the id of a criterion, or `settled`. Absent for the first, and
    /// where the place is shared with the one above.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, nullable = false))]
    pub separated_by: Option<Separation>,
}

/// An entrant without a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Unranked {
    /// The entrant.
    pub entry: EntryId,
    /// The entrant's number.
    pub number: u32,
}

/// **Art. 15.1, 15.3** – the places: more points first, then the criteria in order, then the place is shared (名次並列).
///
/// **Art. 18.4** – within equal points, whoever was punished goes last, by gravity, then by number.
#[must_use]
#[doc(alias = "名次")]
pub fn rank(field: &Field, rules: &RankingRules) -> Standings {
    rank_settled(field, rules, &[])
}

/// **Art. 15.6** – the same, and then whoever would share a place goes as it was settled among exactly these; of several
/// words on the same, by the last. What was settled among others is passed over.
#[must_use]
pub fn rank_settled(field: &Field, rules: &RankingRules, settled: &[&[EntryId]]) -> Standings {
    let scores = Scores::of(field, rules.points);
    let (gone, present): (Vec<&Entrant>, Vec<&Entrant>) =
        field.entrants().iter().partition(|entrant| entrant.annulled);
    let rows = present.into_iter().map(|entrant| Row::new(entrant, &scores)).collect();
    let mut parting = Parting::of(rows)
        .by(Separation::Points, |row| row.points)
        .by(Separation::Penalties, |row| Reverse(row.entrant.penalties));
    for &tie_break in &rules.tie_breaks {
        parting = parting
            .each(|equals| consult(equals, tie_break, &scores, rules))
            .by(Separation::TieBreak(tie_break), |row| row.tie_breaks.last().and_then(TieBreakValue::merit));
    }
    parting =
        parting.each(|equals| settle(equals, settled)).by(Separation::Settled, |row| Reverse(row.settled));
    let unranked = |entrant: &Entrant| Unranked { entry: entrant.entry, number: entrant.number };
    Standings {
        ranked: parting.places().into_iter().map(Standing::from).collect(),
        annulled: gone.into_iter().map(unranked).collect(),
    }
}

/// Gives everyone of a group of equals the place that was settled among them.
fn settle(equals: &mut [Row<'_>], settled: &[&[EntryId]]) {
    let these: BTreeSet<EntryId> = equals.iter().map(|row| row.entrant.entry).collect();
    let among = |order: &&&[EntryId]| order.iter().copied().collect::<BTreeSet<EntryId>>() == these;
    let Some(order) = settled.iter().rev().find(among) else { return };
    for row in equals {
        row.settled = order.iter().position(|entry| *entry == row.entrant.entry);
    }
}

/// Gives everyone of a group of equals its value under this criterion.
fn consult(equals: &mut [Row<'_>], tie_break: TieBreak, scores: &Scores, rules: &RankingRules) {
    let each = |value: &dyn Fn(&[Cell]) -> TieBreakValue| -> Vec<TieBreakValue> {
        equals.iter().map(|row| value(row.cells)).collect()
    };
    let values = match tie_break {
        TieBreak::SonnebornBerger => {
            each(&|cells| sonneborn_berger(cells, scores, rules.forfeit_opponent_counts))
        }
        TieBreak::OpponentsScore | TieBreak::TeamOpponentsScore => {
            let counts = rules.forfeit_opponent_counts;
            let value = |row: &Row<'_>| opponents_score(tie_break, row.entrant.entry, scores, counts);
            equals.iter().map(value).collect()
        }
        TieBreak::Wins | TieBreak::MatchWins => {
            each(&|cells| wins(tie_break, cells, rules.forfeit_counts_as_win))
        }
        TieBreak::FewerFouls => each(&fewer_fouls),
        TieBreak::BoardPoints => each(&board_points),
        TieBreak::BoardWins => each(&|cells| board_wins(cells, rules.forfeit_counts_as_win)),
        TieBreak::DirectEncounter => {
            let members: Vec<EntryId> = equals.iter().map(|row| row.entrant.entry).collect();
            direct_encounter(&members, scores)
        }
        TieBreak::BestPlace | TieBreak::SecondBestPlace => {
            each(&|_| TieBreakValue::not_applied(tie_break, NotApplied::DoesNotFit))
        }
    };
    for (row, value) in equals.iter_mut().zip(values) {
        row.tie_breaks.push(value);
    }
}

/// An entrant on the way to a place.
struct Row<'a> {
    entrant: &'a Entrant,
    cells: &'a [Cell],
    free: &'a [FreeRound],
    points: Points,
    tie_breaks: Vec<TieBreakValue>,
    settled: Option<usize>,
}

impl<'a> Row<'a> {
    fn new(entrant: &'a Entrant, scores: &'a Scores) -> Self {
        let (cells, points) = (scores.cells(entrant.entry), scores.points(entrant.entry));
        let free = scores.free(entrant.entry);
        Self { entrant, cells, free, points, tie_breaks: Vec::new(), settled: None }
    }
}

impl From<Placed<Row<'_>>> for Standing {
    fn from(Placed { row, place, shared, separated_by }: Placed<Row<'_>>) -> Self {
        Self {
            place,
            shared,
            entry: row.entrant.entry,
            number: row.entrant.number,
            points: row.points,
            points_display: row.points.to_string(),
            results: row.cells.to_vec(),
            free: row.free.to_vec(),
            penalties: row.entrant.penalties,
            tie_breaks: row.tie_breaks,
            separated_by,
        }
    }
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod penalized;
#[cfg(test)]
mod several_games;
#[cfg(test)]
mod teams;
#[cfg(test)]
mod tests;
