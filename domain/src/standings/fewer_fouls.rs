//! 犯規: the number of fouls in the games that count, fewer before more.
//!
//! Fouls of annulled games are not among them (house), since their cells never come here.

use crate::standings::score::Cell;
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{Because, Contribution, TieBreakValue};

/// **Art. 15.1, 15.3** (犯規) – the fouls, game by game, or match by match; one without any adds nothing and is left out.
#[must_use]
#[doc(alias = "犯規")]
pub fn fewer_fouls(cells: &[Cell]) -> TieBreakValue {
    let contributions = cells
        .iter()
        .filter(|cell| cell.fouls > 0)
        .map(|cell| Contribution::of(cell, i64::from(cell.fouls), Because::Fouls))
        .collect();
    TieBreakValue::added_up(TieBreak::FewerFouls, contributions)
}
