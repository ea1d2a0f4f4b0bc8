//! How often two entrants of a stage meet, and where: here, or in an earlier stage whose results count here too.

use crate::tournament::format::{CircularFormat, Format};
use crate::tournament::refusal::Refusal;
use crate::tournament::rounds::{Match, Round};
use crate::tournament::state::Tournament;
use crate::tournament::swiss::results::result;
use crate::vocabulary::EntryId;

/// **Art. 11.2** – refuses a meeting beyond those of the regulations: one in each cycle, and none where an earlier one is
/// carried (**Art. 11.3**).
///
/// # Errors
/// When the two are paired as often as they may be, with the last such match.
pub fn may_meet(
    tournament: &Tournament,
    stage: u32,
    one: EntryId,
    other: EntryId,
    index: Option<usize>,
) -> Result<(), Refusal> {
    let carried = carried_from(tournament, stage, one, other);
    let met: Vec<_> = paired_before(tournament, carried.unwrap_or(stage), one, other).collect();
    match met.last() {
        Some((_, last)) if carried.is_some() || met.len() >= cycles(tournament, stage) => {
            Err(Refusal::AlreadyPaired { one, other, of: last.id, index })
        }
        _ => Ok(()),
    }
}

/// The matches of a stage that forbid two to meet once more, in order of round: all that are theirs, but where a Swiss stage
/// does not count those that were not played.
pub fn paired_before(
    tournament: &Tournament,
    stage: u32,
    one: EntryId,
    other: EntryId,
) -> impl Iterator<Item = (&Round, &Match)> {
    let forfeits_count = match tournament.regulations.stage(stage).map(|plan| &plan.format) {
        Some(Format::CnSwiss(swiss)) => swiss.rules.forfeit_counts_as_meeting,
        Some(Format::FideDutch(_)) => false,
        Some(Format::Circular(_) | Format::KnockOut(_)) | None => true,
    };
    let without_play =
        move |(round, of): &(&Round, &Match)| result(tournament, round, of).is_some_and(|it| !it.played);
    tournament.matches_between(stage, one, other).filter(move |it| forfeits_count || !without_play(it))
}

/// **Art. 11.3**, house – the earlier stage in which these two met, where what they played there counts here, so that
/// they do not meet again: the first in a row of stages that carry.
#[must_use]
pub fn carried_from(tournament: &Tournament, stage: u32, one: EntryId, other: EntryId) -> Option<u32> {
    let mut met_in = None;
    let mut here = stage;
    while let Some(earlier) = tournament.regulations.stage(here)?.carries().filter(|it| *it < here) {
        let Some(draw) = tournament.draw(earlier) else { break };
        if draw.group_of(one).is_none_or(|group| draw.group_of(other) != Some(group)) {
            break;
        }
        met_in = Some(earlier);
        here = earlier;
    }
    met_in
}

/// How often two entrants of the stage meet.
#[must_use]
pub fn cycles(tournament: &Tournament, stage: u32) -> usize {
    usize::try_from(format(tournament, stage).cycles.max(1)).unwrap_or(usize::MAX)
}

/// How the stage is played.
#[must_use]
pub fn format(tournament: &Tournament, stage: u32) -> CircularFormat {
    match tournament.regulations.stage(stage).map(|plan| &plan.format) {
        Some(Format::Circular(circular)) => *circular,
        Some(Format::KnockOut(_) | Format::CnSwiss(_) | Format::FideDutch(_)) | None => {
            CircularFormat::default()
        }
    }
}
