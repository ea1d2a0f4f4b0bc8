//! 全隊勝局: the games that a team has won on all of its boards. Whether one without play is among them is a choice of
//! the regulations (house).

use crate::standings::score::Cell;
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{Contribution, TieBreakValue};

/// **Art. 15.3** (全隊勝局) – the games won, match by match.
#[must_use]
#[doc(alias = "全隊勝局")]
pub fn board_wins(cells: &[Cell], forfeit_counts_as_win: bool) -> TieBreakValue {
    let contributions = cells
        .iter()
        .filter_map(|cell| {
            let boards = cell.boards?;
            let forfeits = if forfeit_counts_as_win { boards.forfeit_wins } else { 0 };
            let won = i64::from(boards.wins) + i64::from(forfeits);
            Some(Contribution::of(cell, won, cell.mark.into()))
        })
        .collect();
    TieBreakValue::added_up(TieBreak::BoardWins, contributions)
}
