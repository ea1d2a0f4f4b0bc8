//! 勝局: the number of games won; of teams 全隊勝場, of matches. Whether a win without play is one is a choice of the regulations (house).

use crate::standings::score::{Cell, Mark};
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{Because, Contribution, TieBreakValue};

/// **Art. 15.1, 15.2** (勝局) – the games won; **Art. 15.4** (全隊勝場) – the matches. Only these, and forfeits left out, are among
/// the contributions.
#[must_use]
#[doc(alias = "勝局")]
#[doc(alias = "全隊勝場")]
pub fn wins(tie_break: TieBreak, cells: &[Cell], forfeit_counts_as_win: bool) -> TieBreakValue {
    let contributions = cells
        .iter()
        .filter_map(|cell| match cell.mark {
            Mark::ForfeitWin if !forfeit_counts_as_win => {
                Some(Contribution::of(cell, 0, Because::ForfeitNotCounted))
            }
            mark @ (Mark::Win | Mark::ForfeitWin) => Some(Contribution::of(cell, 1, mark.into())),
            Mark::Draw | Mark::Loss | Mark::ForfeitLoss => None,
        })
        .collect();
    TieBreakValue::added_up(tie_break, contributions)
}
