//! What a corrected result would have changed: the later rounds of its Swiss stage, as the system pairs them by it.

use crate::pairing::swiss::{NoPairing, SwissRound};
use crate::tournament::plan::StagePlan;
use crate::tournament::planned::PlannedRound;
use crate::tournament::rounds::Round;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::before::Before;
use crate::tournament::swiss::table::rounds;
use crate::vocabulary::EntryId;

/// A round that the system would have paired otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedOtherwise {
    /// The round, from 1 through the whole tournament.
    pub round: u32,
    /// The stage.
    pub stage: u32,
    /// Whether an arbiter's hand has paired or changed it, so that it is not as the system had it.
    pub by_hand: bool,
    /// What the system makes of the results as they stand, but for what stays the same: Red first.
    pub as_it_is: PlannedRound,
    /// What it makes of the corrected ones, but for what stays the same.
    pub corrected: PlannedRound,
    /// Whether by the corrected results it could not have been paired at all.
    pub impossible: bool,
}

/// **Art. 11.4** – the later rounds, with the pairs in which the two differ. What was played in each round stands: only what it
/// was paired by is corrected. A round before which a result is missing is passed over.
#[must_use]
pub fn paired_otherwise(
    as_it_is: &Tournament,
    corrected: &Tournament,
    (stage, after): (u32, u32),
) -> Vec<PairedOtherwise> {
    let later = rounds(as_it_is, stage).filter(|round| round.number > after);
    later.filter_map(|round| otherwise(as_it_is, corrected, round)).collect()
}

fn otherwise(as_it_is: &Tournament, corrected: &Tournament, round: &Round) -> Option<PairedOtherwise> {
    let system = as_it_is.regulations.stage(round.stage)?;
    let pair = |tournament: &Tournament| paired(tournament, system, round);
    let (now, then) = (pair(as_it_is)?, pair(corrected)?);
    if now == then {
        return None;
    }
    let (now, then) = (now.unwrap_or_default(), then.map_err(|_| ()));
    let impossible = then.is_err();
    let then = then.unwrap_or_default();
    Some(PairedOtherwise {
        round: round.number,
        stage: round.stage,
        by_hand: !is_as_planned(round, &now),
        as_it_is: without(&now, &then),
        corrected: without(&then, &now),
        impossible,
    })
}

/// The round as the system pairs it; none where a result before it is missing.
fn paired(
    tournament: &Tournament,
    system: &StagePlan,
    round: &Round,
) -> Option<Result<PlannedRound, NoPairing>> {
    let before = Before::paired(tournament, round).ok()??;
    let paired: Result<SwissRound, NoPairing> = before.pair(&system.format);
    Some(paired.map(|paired| before.planned(&paired)))
}

fn is_as_planned(round: &Round, planned: &PlannedRound) -> bool {
    let mut stands: Vec<(EntryId, EntryId)> = round.matches.iter().map(|of| (of.first, of.second)).collect();
    let mut meant: Vec<(EntryId, EntryId)> =
        planned.meetings.iter().map(|it| (it.first, it.second)).collect();
    stands.sort_unstable();
    meant.sort_unstable();
    stands == meant && round.byes == planned.byes
}

/// What is in one and not in the other.
fn without(one: &PlannedRound, other: &PlannedRound) -> PlannedRound {
    let meetings = one.meetings.iter().filter(|it| !other.meetings.contains(it));
    let byes = one.byes.iter().filter(|it| !other.byes.contains(it));
    PlannedRound { meetings: meetings.copied().collect(), byes: byes.copied().collect() }
}
