//! Who is to play in a stage: everyone entered, or those who came to certain places of an earlier stage.

use std::collections::BTreeSet;

use crate::tournament::event::NotPaired;
use crate::tournament::field::Entry;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::meetings::{Meetings, is_over};
use crate::tournament::plan::{Entrants, Places};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::table;
use crate::vocabulary::EntryId;

/// One who is to play in a stage, with what decides on the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contender {
    /// The entrant.
    pub entry: EntryId,
    /// The rating.
    pub rating: Option<u32>,
    /// Where the entrant comes from, if from an earlier stage.
    pub from: Option<Qualified>,
    /// The group it is drawn into whatever the lot says (**Art. 20.2**: numbers afresh, in the same group).
    pub bound: Option<u32>,
}

/// A place of an earlier stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Qualified {
    /// The place in the group, from 1.
    pub place: u32,
    /// The group, from 1.
    pub group: u32,
}

/// **Art. 11.3** (從各組選出一定人數) – who is to play in a stage.
///
/// # Errors
/// When the earlier stage is not over, or a place that decides is shared.
pub fn contenders(tournament: &Tournament, stage: u32) -> Result<Vec<Contender>, Refusal> {
    let Some(plan) = tournament.regulations.stage(stage) else { return Err(Refusal::UnknownStage { stage }) };
    match plan.entrants {
        Entrants::Entries {} => Ok(entered(tournament)),
        Entrants::Places(places) => qualified(tournament, places),
    }
}

fn entered(tournament: &Tournament) -> Vec<Contender> {
    let active = tournament.by_registration().into_iter();
    let active = active.filter(|entry| entry.is_active() && tournament.competes(entry));
    active.map(|entry| Contender { entry: entry.id, rating: entry.rating, from: None, bound: None }).collect()
}

/// House – whoever has left is passed over, and the next place moves up.
fn qualified(tournament: &Tournament, places: Places) -> Result<Vec<Contender>, Refusal> {
    let Places { stage, from, to, .. } = places;
    let wanted = usize::try_from(to.saturating_sub(from)).unwrap_or(usize::MAX).saturating_add(1);
    if let Some(left_out) = finalists(tournament, stage).filter(|left_out| left_out.len() == wanted) {
        return Ok(left_out);
    }
    let draw = tournament.draw(stage).filter(|_| is_over(tournament, stage));
    let Some(draw) = draw else { return Err(Refusal::StageOpen { stage }) };
    let groups = u32::try_from(draw.groups.len()).unwrap_or(u32::MAX);
    let mut qualified = Vec::new();
    for group in 1..=groups {
        let mut rows = placed(tournament, stage, group)?;
        rows.retain(|(entry, _)| tournament.entries.get(entry).is_some_and(Entry::is_active));
        let mut rows = rows.into_iter().peekable();
        let mut place = 0;
        while let Some((entry, shown)) = rows.next() {
            place += 1;
            // **Art. 15.6** – a place that decides on going on must not be shared.
            if (place == to || place + 1 == from) && rows.peek().is_some_and(|(_, next)| *next == shown) {
                return Err(Refusal::PlaceShared { stage, group, place: shown });
            }
            if (from..=to).contains(&place) {
                let rating = tournament.entries.get(&entry).and_then(|entry| entry.rating);
                let from = Some(Qualified { place, group });
                qualified.push(Contender { entry, rating, from, bound: None });
            }
        }
    }
    qualified.sort_by_key(|contender| contender.from);
    Ok(qualified)
}

/// **Art. 11.4**, house – those who were left out of the last round of a Swiss stage play the final for which they were, if it is
/// for so many: in the order of their places, and though the others still play.
fn finalists(tournament: &Tournament, stage: u32) -> Option<Vec<Contender>> {
    let terms = tournament.regulations.stage(stage)?.swiss()?;
    let last = table::rounds(tournament, stage).find(|round| round.stage_round == terms.rounds)?;
    let left_out: BTreeSet<EntryId> =
        last.unpaired.iter().filter(|it| it.why == NotPaired::LeftOut).map(|it| it.entry).collect();
    let table = Meetings::of(tournament, stage, 1).ok().filter(|_| !left_out.is_empty())?;
    let ranked = table.standings(tournament).ranked;
    let finalists = ranked.iter().filter(|row| left_out.contains(&row.entry));
    let finalists = (1..).zip(finalists).map(|(place, row)| {
        let rating = tournament.entries.get(&row.entry).and_then(|entry| entry.rating);
        Contender { entry: row.entry, rating, from: Some(Qualified { place, group: 1 }), bound: None }
    });
    Some(finalists.filter(|it| tournament.entries.get(&it.entry).is_some_and(Entry::is_active)).collect())
}

/// Who came to which place of a stage, group by group, the best first; nothing while it is not over.
#[must_use]
pub fn places(tournament: &Tournament, stage: u32) -> Option<Vec<Vec<(EntryId, u32)>>> {
    let draw = tournament.draw(stage).filter(|_| is_over(tournament, stage))?;
    (1..).zip(&draw.groups).map(|(group, _)| placed(tournament, stage, group).ok()).collect()
}

/// Who came to which place in a group of a stage that is over, the best first.
fn placed(tournament: &Tournament, stage: u32, group: u32) -> Result<Vec<(EntryId, u32)>, Refusal> {
    if let Ok(bracket) = KnockOut::of(tournament, stage) {
        return Ok(bracket.places().into_iter().map(|it| (it.entry, it.from)).collect());
    }
    // A ledger that holds what no tournament can has no places to go by; `verify` says what is wrong with it.
    let table = Meetings::of(tournament, stage, group).map_err(|_| Refusal::StageOpen { stage })?;
    Ok(table.standings(tournament).ranked.iter().map(|row| (row.entry, row.place)).collect())
}

/// The entries of a field, in no order.
#[must_use]
pub fn entries(field: &[Contender]) -> BTreeSet<EntryId> {
    field.iter().map(|contender| contender.entry).collect()
}
