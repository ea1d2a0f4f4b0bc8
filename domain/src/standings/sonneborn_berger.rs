//! 小分 (Sonneborn–Berger): a point against a strong opponent weighs more than one against a weak one.
//!
//! Kept in quarter points, since half of a half point can occur. Whether a forfeit's opponent counts is a choice of
//! the regulations (house).

use crate::standings::score::{Cell, Mark, Scores};
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{Because, Contribution, TieBreakValue};

/// **Art. 15.1** (小分) – all points of the opponents beaten and half the points of those drawn with, in quarter
/// points. The text names it and does not define it; this is its common meaning (reading).
#[must_use]
#[doc(alias = "小分")]
pub fn sonneborn_berger(cells: &[Cell], scores: &Scores, forfeit_opponent_counts: bool) -> TieBreakValue {
    let contributions = cells
        .iter()
        .map(|cell| {
            let opponents_halves = scores.points(cell.opponent).halves();
            match cell.mark {
                Mark::ForfeitWin if !forfeit_opponent_counts => {
                    Contribution::of(cell, 0, Because::ForfeitNotCounted)
                }
                mark => Contribution::of(cell, opponents_halves * halves_taken(mark), mark.into()),
            }
        })
        .collect();
    TieBreakValue::added_up(TieBreak::SonnebornBerger, contributions)
}

/// The share of the opponent's points that a game brings, in halves: it does not change with what a win is worth.
const fn halves_taken(mark: Mark) -> i64 {
    match mark {
        Mark::Win | Mark::ForfeitWin => 2,
        Mark::Draw => 1,
        Mark::Loss | Mark::ForfeitLoss => 0,
    }
}

#[cfg(test)]
mod tests;
