//! Who is paired in a round of a Swiss stage, and why the others are not.

use std::collections::{BTreeMap, BTreeSet};

use crate::standings::Meeting;
use crate::tournament::event::{NotPaired, Unpaired};
use crate::tournament::field::Entry;
use crate::tournament::plan::StagePlan;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::results::result;
use crate::vocabulary::{EntryId, Outcome, Side};

/// **Art. 11.4**, house – everybody who is in the field of a Swiss stage and has not left, in order of number, with why they would
/// not be paired in a round. **Art. 20.4** – whoever has left is not among them.
pub fn asked(
    tournament: &Tournament,
    stage: u32,
    round: u32,
    left_out: &BTreeSet<EntryId>,
) -> Vec<(EntryId, Option<NotPaired>)> {
    let draw = tournament.draw(stage);
    let field = draw.into_iter().flat_map(|draw| &draw.groups).flat_map(|group| &group.order).copied();
    let here = field.filter(|entry| tournament.entries.get(entry).is_some_and(Entry::is_active));
    let suspended = suspended(tournament, stage, round);
    let requested = tournament.bye_requests.get(&round);
    here.map(|entry| {
        let why = if left_out.contains(&entry) {
            Some(NotPaired::LeftOut)
        } else if suspended.contains(&entry) {
            Some(NotPaired::Suspended)
        } else if requested.is_some_and(|asked| asked.contains_key(&entry)) {
            Some(NotPaired::RequestedBye)
        } else {
            tournament.is_absent(entry, round).then_some(NotPaired::Absent)
        };
        (entry, why)
    })
    .collect()
}

/// Those of them who are not paired.
#[must_use]
pub fn unpaired(asked: &[(EntryId, Option<NotPaired>)]) -> Vec<Unpaired> {
    asked.iter().filter_map(|(entry, why)| Some(Unpaired { entry: *entry, why: (*why)? })).collect()
}

/// House – who has lost so many games in a row without play that an arbiter must say first that it is to be paired again. A
/// game that was played, or a bye, ends the row; a round for which one was not paired neither lengthens nor ends it.
pub fn suspended(tournament: &Tournament, stage: u32, before: u32) -> BTreeSet<EntryId> {
    let terms = tournament.regulations.stage(stage).and_then(StagePlan::swiss);
    let Some(most) = terms.and_then(|terms| terms.max_consecutive_forfeits) else { return BTreeSet::new() };
    let mut rows: BTreeMap<EntryId, u32> = BTreeMap::new();
    for round in tournament.rounds_of(stage).filter(|round| round.number < before && !round.play_off) {
        let counts =
            |entry: EntryId| tournament.resumed.get(&entry).is_none_or(|since| round.number > *since);
        for bye in &round.byes {
            rows.insert(*bye, 0);
        }
        for of in &round.matches {
            let result = result(tournament, round, of);
            for entry in [of.first, of.second].into_iter().filter(|entry| counts(*entry)) {
                let lost = result.as_ref().is_some_and(|meeting| is_forfeit(meeting, entry));
                let row = rows.entry(entry).or_default();
                *row = if lost { *row + 1 } else { 0 };
            }
        }
    }
    rows.into_iter().filter(|(_, row)| *row >= most).map(|(entry, _)| entry).collect()
}

/// Whether an entrant lost a meeting without play.
fn is_forfeit(meeting: &Meeting, entry: EntryId) -> bool {
    let side = if meeting.red == entry { Side::Red } else { Side::Black };
    !meeting.played && meeting.outcome != Outcome::won_by(side)
}
