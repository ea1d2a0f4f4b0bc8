//! A circular stage: its rounds by the printed table, group by group and cycle by cycle.
//!
//! Who may meet whom, and how often, is decided by `may_meet`.

use std::collections::BTreeSet;

use crate::pairing::circular::CircularTable;
use crate::tournament::field::Standing;
use crate::tournament::may_meet::{carried_from, cycles, may_meet};
use crate::tournament::plan::StagePlan;
use crate::tournament::planned::{Planned, PlannedRound};
use crate::tournament::refusal::Refusal;
use crate::tournament::stages::{Draw, Group, first_stage};
use crate::tournament::state::Tournament;
use crate::vocabulary::EntryId;

/// **Art. 13.1** – the next round of the printed table, of every group that has so many, with its number there. Whoever
/// left during the event stays in it, and what follows is derived; the number of one who left before the start is the bye
/// (**Art. 20.2**).
///
/// It is the first in which somebody plays that no round follows, and that was not paired by hand meeting for meeting. A
/// round paired by hand for what was missed takes the place of none.
///
/// # Errors
/// When the lots are not drawn, the table is at its end, or two have met as often as they are to.
pub fn next_round(tournament: &Tournament, stage: u32) -> Result<(u32, PlannedRound), Refusal> {
    let followed = followed(tournament, stage);
    let by_hand = |it: &Planned| {
        let met = tournament.matches_between(stage, it.first, it.second).count();
        met > usize::try_from(it.cycle).unwrap_or(usize::MAX)
    };
    let played = played(tournament, stage)?;
    let rounds = u32::try_from(played.len()).unwrap_or(u32::MAX);
    let mut open = played.into_iter().filter(|(round, _)| !followed.contains(round));
    let next = open.find(|(_, planned)| !planned.meetings.iter().all(by_hand));
    let Some((round, planned)) = next else {
        return Err(Refusal::NoSuchRound { round: rounds.saturating_add(1), rounds });
    };
    for Planned { first, second, .. } in &planned.meetings {
        may_meet(tournament, stage, *first, *second, None)?;
    }
    Ok((round, planned))
}

/// How many rounds the stage has: those of its greatest group, cycle after cycle, in which somebody plays.
///
/// # Errors
/// When the lots are not drawn, or there is no table for one of the groups.
pub fn rounds(tournament: &Tournament, stage: u32) -> Result<u32, Refusal> {
    Ok(u32::try_from(played(tournament, stage)?.len()).unwrap_or(u32::MAX))
}

/// The printed rounds that rounds of the stage follow.
fn followed(tournament: &Tournament, stage: u32) -> BTreeSet<u32> {
    tournament.rounds_of(stage).filter_map(|round| round.table_round).collect()
}

/// The printed rounds in which somebody plays, with their numbers. **Art. 11.3**, house – where results are carried, there
/// are some of which every meeting was played before: they are passed over. One that was paired is counted, though whoever
/// was to play in it has left (**Art. 20.2**).
fn played(tournament: &Tournament, stage: u32) -> Result<Vec<(u32, PlannedRound)>, Refusal> {
    let mut longest = 0;
    for group in &drawn(tournament, stage)?.groups {
        longest = longest.max(table(tournament, stage, group)?.rounds());
    }
    let followed = followed(tournament, stage);
    let printed = (1..=longest).map(|round| Ok((round, printed(tournament, stage, round)?)));
    let played = printed.filter(|it| {
        let is_played =
            |(round, planned): &(u32, PlannedRound)| followed.contains(round) || !planned.meetings.is_empty();
        it.as_ref().map_or(true, is_played)
    });
    played.collect()
}

fn drawn(tournament: &Tournament, stage: u32) -> Result<&Draw, Refusal> {
    tournament.draw(stage).filter(|draw| draw.is_whole()).ok_or(Refusal::LotsNotDrawn)
}

fn table(tournament: &Tournament, stage: u32, group: &Group) -> Result<CircularTable, Refusal> {
    let cycles = u32::try_from(cycles(tournament, stage)).unwrap_or(u32::MAX);
    Ok(CircularTable::new(group.order.len())?.in_cycles(cycles))
}

fn printed(tournament: &Tournament, stage: u32, table_round: u32) -> Result<PlannedRound, Refusal> {
    let mut planned = PlannedRound::default();
    for (number, group) in (1..).zip(&drawn(tournament, stage)?.groups) {
        of_group(tournament, stage, table_round, (number, group), &mut planned)?;
    }
    Ok(planned)
}

fn of_group(
    tournament: &Tournament,
    stage: u32,
    table_round: u32,
    (number, group): (u32, &Group),
    planned: &mut PlannedRound,
) -> Result<(), Refusal> {
    let table = table(tournament, stage, group)?;
    let Some(printed) = table.round(table_round) else { return Ok(()) };
    let cycle = (table_round - 1) / table.in_cycles(1).rounds().max(1);
    let holder = |number: u32| {
        let entry = group.holder(number)?;
        (tournament.standing_in(stage, entry) != Some(Standing::LeftField)).then_some(entry)
    };
    planned.byes.extend(printed.bye.and_then(holder));
    for pair in &printed.pairs {
        match (holder(pair.red), holder(pair.black)) {
            // What is carried is played already: the two have no game in this round, and no bye either.
            (Some(first), Some(second)) if carried_from(tournament, stage, first, second).is_some() => {}
            (Some(first), Some(second)) => {
                planned.meetings.push(Planned { first, second, group: number, cycle });
            }
            (one, other) => planned.byes.extend(one.or(other)),
        }
    }
    Ok(())
}

/// The group that both are in.
///
/// # Errors
/// When they are not of one group; where there are groups, or the field comes from an earlier stage, also while the
/// numbers are not drawn: before that nobody is in it.
pub fn common_group(
    tournament: &Tournament,
    stage: u32,
    one: EntryId,
    other: EntryId,
    index: usize,
) -> Result<u32, Refusal> {
    let Some(draw) = tournament.draw(stage) else {
        let plan = tournament.regulations.stage(stage);
        let open = plan.is_some_and(StagePlan::is_open_to_all) && stage == first_stage();
        return if open { Ok(1) } else { Err(Refusal::LotsNotDrawn) };
    };
    match (draw.group_of(one), draw.group_of(other)) {
        (Some(group), Some(same)) if group == same => Ok(group),
        _ => Err(Refusal::NotOfOneGroup { one, other, index }),
    }
}
