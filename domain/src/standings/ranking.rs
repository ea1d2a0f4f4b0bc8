//! The one function that gives places. Pages, interface and export all read what it returns.
//!
//! It parts the field step by step: by points, then by each criterion of the regulations in turn, always within
//! those still equal. Whoever is equal after the last step shares the place. Whether the table is provisional is
//! for the caller to say.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::iter::{once, repeat};

use serde::{Deserialize, Serialize};

use crate::rules::{GamePoints, RuleSet};
use crate::standings::direct_encounter::direct_encounter;
use crate::standings::fewer_fouls::fewer_fouls;
use crate::standings::field::{Entrant, Field};
use crate::standings::score::{Cell, Scores};
use crate::standings::sonneborn_berger::sonneborn_berger;
use crate::standings::tie_break::{TieBreak, TieBreakValue};
use crate::standings::wins::wins;
use crate::vocabulary::{EntryId, Points};

/// What the regulations say about places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RankingRules {
    /// The criteria that part equal points, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Whether `+` counts in 勝局 (house; default: it does).
    pub forfeit_counts_as_win: bool,
    /// Whether the opponent of a `+` counts in 小分 (house; default: it does).
    pub forfeit_opponent_counts: bool,
    /// What a game gives (**Art. 14.1**).
    pub game_points: GamePoints,
}

/// **Art. 15.1**, with the house defaults for forfeits.
impl Default for RankingRules {
    fn default() -> Self {
        Self {
            tie_breaks: TieBreak::ART_15_1.to_vec(),
            forfeit_counts_as_win: true,
            forfeit_opponent_counts: true,
            game_points: RuleSet::default().values().game_points,
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
    /// The games the points are added up from, in order of round.
    pub results: Vec<Cell>,
    /// The value under each criterion, in the regulations' order.
    pub tie_breaks: Vec<TieBreakValue>,
    /// What parted the entrant from the one above: `points`, or the id of a criterion. Absent for the first, and
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

/// What parted two neighbours in the table. On the wire a bare word, like a criterion's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Separation {
    /// The points themselves.
    Points,
    /// A criterion.
    #[serde(untagged)]
    TieBreak(TieBreak),
}

/// **Art. 15.1** – the places: more points first, then the criteria in order, then the place is shared (名次並列).
#[must_use]
#[doc(alias = "名次")]
pub fn rank(field: &Field, rules: &RankingRules) -> Standings {
    let scores = Scores::of(field, rules.game_points);
    let (gone, present): (Vec<&Entrant>, Vec<&Entrant>) =
        field.entrants().iter().partition(|entrant| entrant.annulled);
    let rows = present.into_iter().map(|entrant| Row::new(entrant, &scores)).collect();
    let mut groups = Group { rows, separated_by: None }.part(Separation::Points, |row| row.points.halves());
    for &tie_break in &rules.tie_breaks {
        groups = groups
            .into_iter()
            .flat_map(|mut group| {
                group.consult(tie_break, &scores, rules);
                group.part(Separation::TieBreak(tie_break), |row| row.merit(tie_break))
            })
            .collect();
    }
    Standings {
        ranked: places(groups),
        annulled: gone
            .into_iter()
            .map(|entrant| Unranked { entry: entrant.entry, number: entrant.number })
            .collect(),
    }
}

/// An entrant on the way to a place.
struct Row<'a> {
    entrant: &'a Entrant,
    cells: &'a [Cell],
    points: Points,
    tie_breaks: Vec<TieBreakValue>,
}

impl<'a> Row<'a> {
    fn new(entrant: &'a Entrant, scores: &'a Scores) -> Self {
        let (cells, points) = (scores.cells(entrant.entry), scores.points(entrant.entry));
        Self { entrant, cells, points, tie_breaks: Vec::new() }
    }

    /// The merit under the criterion last consulted; where it gave no value, the same for all.
    fn merit(&self, tie_break: TieBreak) -> i64 {
        self.tie_breaks.last().and_then(|last| last.value).map_or(0, |value| tie_break.merit(value))
    }
}

/// Those still equal, by number, and what parted them from the group above.
struct Group<'a> {
    rows: Vec<Row<'a>>,
    separated_by: Option<Separation>,
}

impl Group<'_> {
    /// Gives every member its value under this criterion.
    fn consult(&mut self, tie_break: TieBreak, scores: &Scores, rules: &RankingRules) {
        let each = |value: &dyn Fn(&[Cell]) -> TieBreakValue| -> Vec<TieBreakValue> {
            self.rows.iter().map(|row| value(row.cells)).collect()
        };
        let values = match tie_break {
            TieBreak::SonnebornBerger => {
                each(&|cells| sonneborn_berger(cells, scores, rules.forfeit_opponent_counts))
            }
            TieBreak::Wins => each(&|cells| wins(cells, rules.forfeit_counts_as_win)),
            TieBreak::FewerFouls => each(&fewer_fouls),
            TieBreak::DirectEncounter => {
                let members: Vec<EntryId> = self.rows.iter().map(|row| row.entrant.entry).collect();
                direct_encounter(&members, scores)
            }
        };
        for (row, value) in self.rows.iter_mut().zip(values) {
            row.tie_breaks.push(value);
        }
    }

    /// Parts the group by merit, the greater first. Its first part stays parted from those above by what it was.
    fn part(self, by: Separation, merit: impl Fn(&Row<'_>) -> i64) -> Vec<Self> {
        let mut parts: BTreeMap<Reverse<i64>, Vec<Row<'_>>> = BTreeMap::new();
        for row in self.rows {
            parts.entry(Reverse(merit(&row))).or_default().push(row);
        }
        let separations = once(self.separated_by).chain(repeat(Some(by)));
        parts.into_values().zip(separations).map(|(rows, separated_by)| Self { rows, separated_by }).collect()
    }
}

/// Numbers the groups through: those in one group share its first place.
fn places(groups: Vec<Group<'_>>) -> Vec<Standing> {
    let mut ranked = Vec::new();
    let mut next = 1;
    for group in groups {
        let (place, shared) = (next, group.rows.len() > 1);
        let separations = once(group.separated_by).chain(repeat(None));
        for (row, separated_by) in group.rows.into_iter().zip(separations) {
            next += 1;
            ranked.push(Standing {
                place,
                shared,
                entry: row.entrant.entry,
                number: row.entrant.number,
                points: row.points,
                points_display: row.points.to_string(),
                results: row.cells.to_vec(),
                tie_breaks: row.tie_breaks,
                separated_by,
            });
        }
    }
    ranked
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;
