//! 對手分 (Buchholz), and of teams 團體對手分: the sum of the opponents' points.
//!
//! A bye has no opponent: its place is taken by the lowest score among those who scored. Whether a forfeit's opponent counts is a choice
//! of the regulations.

use crate::standings::free_round::WhyFree;
use crate::standings::score::{Mark, Scores};
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{Because, Contribution, TieBreakValue};
use crate::vocabulary::EntryId;

/// **Art. 15.2, 15.4** (對手分, 團體對手分) – the points of all opponents, in half points. House: a bye counts as one with the
/// lowest score among those who scored; a round for which one was not paired adds nothing.
#[must_use]
#[doc(alias = "對手分")]
#[doc(alias = "團體對手分")]
pub fn opponents_score(
    tie_break: TieBreak,
    entry: EntryId,
    scores: &Scores,
    forfeit_opponent_counts: bool,
) -> TieBreakValue {
    let met = scores.cells(entry).iter().map(|cell| match cell.mark {
        Mark::ForfeitWin if !forfeit_opponent_counts => Contribution::of(cell, 0, Because::ForfeitNotCounted),
        mark => Contribution::of(cell, scores.points(cell.opponent).halves(), mark.into()),
    });
    let byes = scores.free(entry).iter().filter(|free| free.why == WhyFree::Bye);
    let byes = byes.map(|bye| Contribution::of_bye(bye.round, scores.lowest.halves()));
    let mut contributions: Vec<Contribution> = met.chain(byes).collect();
    contributions.sort_by_key(|it| it.round);
    TieBreakValue::added_up(tie_break, contributions)
}
