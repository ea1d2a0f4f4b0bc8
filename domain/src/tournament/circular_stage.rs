//! A circular stage: its rounds by the printed table, group by group and cycle by cycle.

use crate::pairing::circular::CircularTable;
use crate::tournament::field::Standing;
use crate::tournament::plan::{CircularFormat, Format, StagePlan};
use crate::tournament::planned::{Planned, PlannedRound};
use crate::tournament::refusal::Refusal;
use crate::tournament::stages::Group;
use crate::tournament::state::Tournament;
use crate::vocabulary::EntryId;

/// **Art. 13.1** – a round of the printed table, of every group that has so many. Whoever left during the event stays in
/// it, and what follows is derived; the number of one who left before the start is the bye (**Art. 20.2**).
///
/// # Errors
/// When the lots are not drawn, the table has no such round, or two have met as often as they are to.
pub fn planned(tournament: &Tournament, stage: u32, stage_round: u32) -> Result<PlannedRound, Refusal> {
    let Some(draw) = tournament.draw(stage).filter(|draw| draw.is_whole()) else {
        return Err(Refusal::LotsNotDrawn);
    };
    let rounds = rounds(tournament, stage)?;
    if stage_round > rounds {
        return Err(Refusal::NoSuchRound { round: stage_round, rounds });
    }
    let mut planned = PlannedRound::default();
    for (number, group) in (1..).zip(&draw.groups) {
        of_group(tournament, stage, stage_round, (number, group), &mut planned)?;
    }
    Ok(planned)
}

/// How many rounds the stage has: those of its greatest group, cycle after cycle.
///
/// # Errors
/// When there is no table for one of its groups.
pub fn rounds(tournament: &Tournament, stage: u32) -> Result<u32, Refusal> {
    let cycles = format(tournament, stage).cycles.max(1);
    let groups = tournament.draw(stage).into_iter().flat_map(|draw| &draw.groups);
    let tables = groups.map(|group| CircularTable::new(group.order.len()).map(CircularTable::rounds));
    let longest = tables.collect::<Result<Vec<u32>, _>>()?.into_iter().max().unwrap_or(0);
    Ok(longest * cycles)
}

fn of_group(
    tournament: &Tournament,
    stage: u32,
    stage_round: u32,
    (number, group): (u32, &Group),
    planned: &mut PlannedRound,
) -> Result<(), Refusal> {
    let table = CircularTable::new(group.order.len())?;
    let (cycle, turn) = ((stage_round - 1) / table.rounds(), (stage_round - 1) % table.rounds() + 1);
    if cycle >= format(tournament, stage).cycles.max(1) {
        return Ok(());
    }
    let Some(printed) = table.round(turn) else { return Ok(()) };
    let holder = |number: u32| {
        let entry = group.holder(number)?;
        (tournament.standing_in(stage, entry) != Some(Standing::LeftField)).then_some(entry)
    };
    planned.byes.extend(printed.bye.and_then(holder));
    for pair in &printed.pairs {
        // House – in the second cycle the colours are reversed.
        let (first, second) = if cycle % 2 == 0 { (pair.red, pair.black) } else { (pair.black, pair.red) };
        match (holder(first), holder(second)) {
            (Some(first), Some(second)) if met_before(tournament, stage, first, second) => {
                planned.byes.extend([first, second]);
            }
            (Some(first), Some(second)) => {
                may_meet(tournament, stage, first, second, None)?;
                planned.meetings.push(Planned { first, second, group: number });
            }
            (one, other) => planned.byes.extend(one.or(other)),
        }
    }
    Ok(())
}

/// **Art. 11.3**, house – whether what the two played in an earlier stage counts here, so that they do not meet again.
#[must_use]
pub fn met_before(tournament: &Tournament, stage: u32, one: EntryId, other: EntryId) -> bool {
    let earlier = tournament.regulations.stage(stage).and_then(StagePlan::carries);
    let draw = earlier.and_then(|earlier| tournament.draw(earlier));
    draw.is_some_and(|draw| draw.group_of(one).is_some_and(|group| draw.group_of(other) == Some(group)))
}

/// **Art. 11.2** – refuses a meeting beyond those of the regulations: one in each cycle.
///
/// # Errors
/// When the two are paired as often as they may be, with the last such game.
pub fn may_meet(
    tournament: &Tournament,
    stage: u32,
    one: EntryId,
    other: EntryId,
    index: Option<usize>,
) -> Result<(), Refusal> {
    let met = tournament.matches_between(stage, one, other);
    let games: Vec<_> = met.filter_map(|(_, it)| it.games.first()).collect();
    match games.last() {
        Some(last) if games.len() >= cycles(tournament, stage) => {
            Err(Refusal::AlreadyPaired { one, other, game: last.game, index })
        }
        _ => Ok(()),
    }
}

/// How often two entrants of the stage meet.
#[must_use]
pub fn cycles(tournament: &Tournament, stage: u32) -> usize {
    usize::try_from(format(tournament, stage).cycles.max(1)).unwrap_or(usize::MAX)
}

/// The group that both are in.
///
/// # Errors
/// When they are not of one group.
pub fn common_group(
    tournament: &Tournament,
    stage: u32,
    one: EntryId,
    other: EntryId,
    index: usize,
) -> Result<u32, Refusal> {
    let Some(draw) = tournament.draw(stage) else { return Ok(1) };
    match (draw.group_of(one), draw.group_of(other)) {
        (Some(group), Some(same)) if group == same => Ok(group),
        _ => Err(Refusal::NotOfOneGroup { one, other, index }),
    }
}

fn format(tournament: &Tournament, stage: u32) -> CircularFormat {
    match tournament.regulations.stage(stage).map(|plan| &plan.format) {
        Some(Format::Circular(circular)) => *circular,
        Some(Format::KnockOut(_)) | None => CircularFormat::default(),
    }
}
