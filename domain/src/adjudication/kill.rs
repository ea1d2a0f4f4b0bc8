//! Mating by checks alone (**Art. 28.2**, 殺): whether a side that is to move gives check after check until no answer is
//! left. What the other side does meanwhile is tried in full; what the mover does but checks is not.

use crate::adjudication::budget::Budget;
use crate::xiangqi::attack::gives_check;
use crate::xiangqi::{Move, Position};

/// How many checks deep it is looked: no printed example needs more, and some need as many.
pub const DEPTH: u32 = 5;

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

impl Kill {
    /// Whether there surely is one.
    #[must_use]
    pub const fn stands(self) -> bool {
        matches!(self, Self::By(_))
    }
}

/// Whether the side to move mates by so many checks.
#[must_use]
#[doc(alias = "殺")]
pub fn kill(position: &mut Position, depth: u32, budget: &mut Budget) -> Kill {
    let mut part = budget.part(Budget::QUESTION);
    let found = first_of(position, depth, &mut part);
    budget.settle(part);
    match found {
        Some(check) => Kill::By(check),
        None if part.is_out() => Kill::Unknown,
        None => Kill::None,
    }
}

/// One way the mate goes: checks, and an answer to each but the last.
#[must_use]
pub fn mate(position: &Position, budget: &mut Budget) -> Vec<Move> {
    let mut position = position.clone();
    let mut line = Vec::new();
    for depth in (1..=DEPTH).rev() {
        let Kill::By(check) = kill(&mut position, depth, budget) else { break };
        let _ = position.make(check);
        line.push(check);
        let Some(&answer) = position.legal_moves().first() else { break };
        let _ = position.make(answer);
        line.push(answer);
    }
    line
}

/// The check that mates within so many, if one does.
fn first_of(position: &mut Position, depth: u32, budget: &mut Budget) -> Option<Move> {
    let depth = depth.checked_sub(1)?;
    for check in position.legal_moves() {
        if !gives_check(position.board(), check) {
            continue;
        }
        budget.spend()?;
        let undo = position.make(check);
        let mates = no_answer(position, depth, budget);
        position.unmake(undo);
        if mates {
            return Some(check);
        }
    }
    None
}

/// Whether every answer to this check runs into the next.
fn no_answer(checked: &mut Position, depth: u32, budget: &mut Budget) -> bool {
    checked.legal_moves().into_iter().all(|answer| {
        let undo = checked.make(answer);
        let goes_on = first_of(checked, depth, budget).is_some();
        checked.unmake(undo);
        goes_on
    })
}
