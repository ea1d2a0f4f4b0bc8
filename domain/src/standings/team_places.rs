//! 隊員總分制: teams by the places that their members took in an individual event.
//!
//! How that event was played plays no part: its places are what comes in here. What the text leaves open is said in
//! the terms.

pub mod taken;
pub mod terms;

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde::Serialize;

use crate::standings::field::FieldFault;
use crate::standings::parting::{Parting, Placed, Separation};
use crate::standings::penalties::Penalties;
use crate::standings::team_places::taken::{MembersPlaces, TeamOfMembers};
use crate::standings::team_places::terms::{MissingMember, SharedPlace, TeamPlacesRules};
use crate::standings::tie_break::{TieBreak, Unit};
use crate::standings::tie_break_value::{Because, Contribution, NotApplied, TieBreakValue};
use crate::vocabulary::EntryId;

/// The table of teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TeamPlaces {
    /// Every team that has a place, from the first to the last; those who share one, by number.
    pub ranked: Vec<TeamPlace>,
    /// Those without one, by number.
    pub unranked: Vec<UnrankedTeam>,
}

/// A team without a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UnrankedTeam {
    /// The team.
    pub entry: EntryId,
    /// The team's number.
    pub number: u32,
    /// Why it has none.
    pub because: WithoutPlace,
}

/// Why a team has no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WithoutPlace {
    /// **Art. 20** – the team has left, or was expelled (**Art. 18.3**).
    Left,
    /// Fewer of its members have a place than count, and by the regulations it has none then.
    MembersMissing,
}

/// A team's place and all that led to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TeamPlace {
    /// The place, from 1; those who share it all have the best number, and the next one follows after a gap.
    pub place: u32,
    /// Whether the place is shared.
    pub shared: bool,
    /// The team.
    pub entry: EntryId,
    /// The team's number.
    pub number: u32,
    /// The sum of the places that count, in half places.
    pub sum_x2: i64,
    /// The sum as it is printed.
    pub sum: String,
    /// What it is added up from, in half places, the best member first.
    pub contributions: Vec<Contribution>,
    /// **Art. 18.4** – what the team was punished with; absent where there is nothing.
    #[serde(skip_serializing_if = "Penalties::is_none")]
    pub penalties: Penalties,
    /// The value under each criterion, in the regulations' order.
    pub tie_breaks: Vec<TieBreakValue>,
    /// What parted the team from the one above: `sum_of_places`, `penalties`, or the id of a criterion. Absent for
    /// the first, and where the place is shared with the one above.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, nullable = false))]
    pub separated_by: Option<Separation>,
}

/// **Art. 15.5** – the places: the smaller sum of its members' places first, then the criteria in order, then the place
/// is shared.
///
/// **Art. 18.4** – within equal sums, whoever was punished goes last, by gravity, then by number.
///
/// # Errors
/// [`FieldFault`] where a team, a number or a member is there twice.
#[doc(alias = "隊員總分制")]
pub fn team_places(
    teams: &[TeamOfMembers],
    places: &MembersPlaces,
    rules: &TeamPlacesRules,
) -> Result<TeamPlaces, FieldFault> {
    check(teams)?;
    let mut teams: Vec<&TeamOfMembers> = teams.iter().collect();
    teams.sort_unstable_by_key(|team| team.number);
    let rows = teams.iter().map(|team| Row::new(team, places, rules));
    let without = |row: &Row<'_>| match rules.missing_member {
        _ if row.team.left => Some(WithoutPlace::Left),
        MissingMember::TeamUnranked if row.is_short => Some(WithoutPlace::MembersMissing),
        _ => None,
    };
    let (ranked, unranked): (Vec<_>, Vec<_>) = rows.partition(|row| without(row).is_none());
    let mut parting = Parting::of(ranked)
        .by(Separation::SumOfPlaces, |row| Reverse(row.sum()))
        .by(Separation::Penalties, |row| Reverse(row.team.penalties));
    for &tie_break in &rules.tie_breaks {
        parting = parting
            .each(|equals| equals.iter_mut().for_each(|row| row.consult(tie_break)))
            .by(Separation::TieBreak(tie_break), |row| row.tie_breaks.last().and_then(TieBreakValue::merit));
    }
    let unranked = unranked.iter().filter_map(|row| {
        let TeamOfMembers { entry, number, .. } = *row.team;
        Some(UnrankedTeam { entry, number, because: without(row)? })
    });
    Ok(TeamPlaces {
        ranked: parting.places().into_iter().map(TeamPlace::from).collect(),
        unranked: unranked.collect(),
    })
}

fn check(teams: &[TeamOfMembers]) -> Result<(), FieldFault> {
    let (mut entries, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    for team in teams {
        let mut all = std::iter::once(&team.entry).chain(&team.members);
        if let Some(twice) = all.find(|entry| !entries.insert(**entry)) {
            return Err(FieldFault::EntrantTwice(*twice));
        }
        if !numbers.insert(team.number) {
            return Err(FieldFault::NumberTwice(team.number));
        }
    }
    Ok(())
}

/// A team on the way to a place.
struct Row<'a> {
    team: &'a TeamOfMembers,
    /// What each member's place counts, in half places, the best first; then what each that is missing counts.
    places: Vec<Contribution>,
    /// How many of them count.
    counted: usize,
    /// Whether fewer members have a place than count.
    is_short: bool,
    fouls: Vec<Contribution>,
    tie_breaks: Vec<TieBreakValue>,
}

impl<'a> Row<'a> {
    fn new(team: &'a TeamOfMembers, event: &MembersPlaces, rules: &TeamPlacesRules) -> Self {
        let (mut places, mut without, mut fouls) = (Vec::new(), Vec::new(), Vec::new());
        for &member in &team.members {
            let Some(taken) = event.taken.get(&member) else {
                without.push(member);
                continue;
            };
            let halves = match rules.shared_place {
                SharedPlace::Best => 2 * i64::from(taken.place),
                SharedPlace::Mean => i64::from(taken.place) + i64::from(taken.to),
            };
            places.push(Contribution::of_member(Some(member), halves, Because::PlaceTaken));
            if taken.fouls > 0 {
                fouls.push(Contribution::of_member(Some(member), i64::from(taken.fouls), Because::Fouls));
            }
        }
        places.sort_by_key(|place| place.amount);
        let counted = usize::from(rules.members_counted.get());
        let missing = counted.saturating_sub(places.len());
        let behind = match rules.missing_member {
            MissingMember::EntrantsAndOne => event.entrants,
            MissingMember::LastPlaceAndOne | MissingMember::TeamUnranked => event.last_place(),
        };
        let halves = 2 * (i64::from(behind) + 1);
        let names = without.into_iter().map(Some).chain(std::iter::repeat(None));
        places.extend(
            names.take(missing).map(|name| Contribution::of_member(name, halves, Because::PlaceMissing)),
        );
        Self { team, places, counted, is_short: missing > 0, fouls, tie_breaks: Vec::new() }
    }

    fn counted(&self) -> impl Iterator<Item = &Contribution> {
        self.places.iter().take(self.counted)
    }

    fn sum(&self) -> i64 {
        self.counted().map(|place| place.amount).sum()
    }

    fn consult(&mut self, tie_break: TieBreak) {
        let place = |index: usize| match self.places.get(index) {
            Some(place) => TieBreakValue::added_up(tie_break, vec![place.clone()]),
            None => TieBreakValue::not_applied(tie_break, NotApplied::NoSecondMember),
        };
        let value = match tie_break {
            TieBreak::BestPlace => place(0),
            TieBreak::SecondBestPlace => place(1),
            TieBreak::FewerFouls => TieBreakValue::added_up(tie_break, self.fouls.clone()),
            TieBreak::SonnebornBerger
            | TieBreak::Wins
            | TieBreak::OpponentsScore
            | TieBreak::TeamOpponentsScore
            | TieBreak::MatchWins
            | TieBreak::DirectEncounter
            | TieBreak::BoardPoints
            | TieBreak::BoardWins => TieBreakValue::not_applied(tie_break, NotApplied::DoesNotFit),
        };
        self.tie_breaks.push(value);
    }
}

impl From<Placed<Row<'_>>> for TeamPlace {
    fn from(Placed { row, place, shared, separated_by }: Placed<Row<'_>>) -> Self {
        let sum = row.sum();
        Self {
            place,
            shared,
            entry: row.team.entry,
            number: row.team.number,
            sum_x2: sum,
            sum: Unit::HalfPlaces.print(sum),
            contributions: row.counted().cloned().collect(),
            penalties: row.team.penalties,
            tie_breaks: row.tie_breaks,
            separated_by,
        }
    }
}

#[cfg(test)]
mod tests;
