//! 直勝: the meetings of those who are still equal, among themselves.
//!
//! It is the one criterion that belongs to a group and not to an entrant: the group is whoever is still equal when
//! the criterion is reached, and the value means nothing outside it.

use std::collections::{BTreeMap, BTreeSet};

use crate::standings::score::{Cell, Scores};
use crate::standings::tie_break::TieBreak;
use crate::standings::tie_break_value::{Contribution, NotApplied, TieBreakValue};
use crate::vocabulary::EntryId;

/// **Art. 15.1, 15.3** (直勝) – each member's points from the meetings within the group, in the group's order.
///
/// Only if all of them have met, and equally often, over the board or by forfeit (reading): with a game missing, the
/// one who has played less would go last for it. Otherwise, and in a group of one, nobody has a value.
#[must_use]
#[doc(alias = "直勝")]
pub fn direct_encounter(group: &[EntryId], scores: &Scores) -> Vec<TieBreakValue> {
    let members: BTreeSet<EntryId> = group.iter().copied().collect();
    let mutual: Vec<Vec<&Cell>> = group
        .iter()
        .map(|&entry| scores.cells(entry).iter().filter(|cell| members.contains(&cell.opponent)).collect())
        .collect();
    let why_not = if members.len() < 2 {
        Some(NotApplied::NotConsulted)
    } else if !all_have_met(&mutual, members.len()) {
        Some(NotApplied::NotAllHaveMet)
    } else {
        None
    };
    mutual.into_iter().map(|cells| value(&cells, why_not)).collect()
}

/// Whether each has met all the others of so many members, and as often as any two have met.
fn all_have_met(mutual: &[Vec<&Cell>], members: usize) -> bool {
    let mut often: BTreeSet<u32> = BTreeSet::new();
    for cells in mutual {
        let mut met: BTreeMap<EntryId, u32> = BTreeMap::new();
        cells.iter().for_each(|cell| *met.entry(cell.opponent).or_default() += 1);
        often.extend(met.values());
        if met.len() + 1 < members {
            return false;
        }
    }
    often.len() == 1
}

fn value(cells: &[&Cell], why_not: Option<NotApplied>) -> TieBreakValue {
    if let Some(why_not) = why_not {
        return TieBreakValue::not_applied(TieBreak::DirectEncounter, why_not);
    }
    let contributions =
        cells.iter().map(|cell| Contribution::of(cell, cell.points.halves(), cell.mark.into())).collect();
    TieBreakValue::added_up(TieBreak::DirectEncounter, contributions)
}

#[cfg(test)]
mod tests;
