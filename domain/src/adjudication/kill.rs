//! Mating by checks alone (**Art. 28.2**, 殺): whether a side that is to move gives check after check until no answer is
//! left. What the other side does meanwhile is tried in full; what the mover does but checks is not.

use crate::xiangqi::{Move, Position};

/// How many checks deep it is looked: no printed example needs more, and some need as many.
pub const DEPTH: u32 = 5;
/// How many moves are looked at before it is given up, and the kill left in doubt.
pub const BUDGET: u32 = 20_000;

/// What came of looking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kill {
    /// This check begins it.
    By(Move),
    /// There is none so deep.
    None,
    /// It was given up.
    Unknown,
}

/// Whether the side to move mates by checks.
#[must_use]
#[doc(alias = "殺")]
pub fn kill(position: &mut Position, depth: u32) -> Kill {
    let mut left = BUDGET;
    match first_of(position, depth, &mut left) {
        Some(check) => Kill::By(check),
        None if left == 0 => Kill::Unknown,
        None => Kill::None,
    }
}

/// The check that mates within so many, if one does.
fn first_of(position: &mut Position, depth: u32, left: &mut u32) -> Option<Move> {
    let depth = depth.checked_sub(1)?;
    for check in position.legal_moves() {
        *left = left.checked_sub(1)?;
        let undo = position.make(check);
        let mates = position.in_check() && no_answer(position, depth, left);
        position.unmake(undo);
        if mates {
            return Some(check);
        }
    }
    None
}

/// Whether every answer to this check runs into the next.
fn no_answer(checked: &mut Position, depth: u32, left: &mut u32) -> bool {
    checked.legal_moves().into_iter().all(|answer| {
        let undo = checked.make(answer);
        let goes_on = first_of(checked, depth, left).is_some();
        checked.unmake(undo);
        goes_on
    })
}
