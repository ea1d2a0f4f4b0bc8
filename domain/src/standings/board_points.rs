//! 全隊總局分: the board points of all of a team's matches.

use crate::standings::score::Cell;
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{Contribution, TieBreakValue};

/// **Art. 15.3** (全隊總局分) – the board points, match by match, in half points.
#[must_use]
#[doc(alias = "全隊總局分")]
pub fn board_points(cells: &[Cell]) -> TieBreakValue {
    let contributions = cells
        .iter()
        .filter_map(|cell| Some(Contribution::of(cell, cell.boards?.points.halves(), cell.mark.into())))
        .collect();
    TieBreakValue::added_up(TieBreak::BoardPoints, contributions)
}
