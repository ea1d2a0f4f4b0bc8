//! A move between two positions: the one before it, and the one after it with the turn back at the mover, since what it attacks
//! is what could be done if the other side stood still.

use crate::adjudication::budget::Budget;
use crate::adjudication::hunt::{Course, Hunt, Reach};
use crate::adjudication::kill::kill;
use crate::adjudication::law::Law;
use crate::adjudication::span::Ply;
use crate::adjudication::threat::threats;
use crate::xiangqi::{Man, Move, Position};

/// A mate at the end is no answer that both sides would weigh against men.
const MATING: i32 = 1000;
/// Within how many checks a mate stands behind an attack.
const BEHIND: u32 = 3;

/// The position before a move, and after it with the turn back at the mover.
#[derive(Debug)]
pub struct Stage {
    /// Before.
    pub before: Position,
    /// After, the other side having passed.
    pub after: Position,
    /// The move.
    pub played: Move,
    /// Who moved.
    pub mover: Man,
    /// **Art. 28.1** – whether it gives check.
    pub checks: bool,
}

impl Stage {
    /// Of a move; none where nobody stands to move, which no game knows.
    #[must_use]
    pub fn of(ply: &Ply) -> Option<Self> {
        let (before, played) = (ply.before.clone(), ply.played);
        let mover = before.board().man_at(played.from)?;
        let mut after = before.clone();
        let _ = after.make(played);
        let checks = after.in_check();
        let _ = after.pass();
        Some(Self { before, after, played, mover, checks })
    }

    /// What the other side would gain, were it not for the hunt: before the move and after it.
    #[must_use]
    pub fn answers(&self, budget: &mut Budget) -> (i32, i32) {
        let mut gain = |position: &Position| {
            let mut answering = position.clone();
            let _ = answering.pass();
            if answering.in_check() || position.in_check() {
                return 0;
            }
            let mut part = budget.part(Budget::QUESTION);
            let gain = Hunt::of(self.mover.side, Reach::SURE, &[], &mut part)
                .gain(&mut answering, Course::after_first(None));
            budget.settle(part);
            if gain > MATING { 0 } else { gain }
        };
        (gain(&self.before), gain(&self.after))
    }

    /// Whether the man that moves was attacked, and no kill stood behind it: it steps out of the attack.
    #[must_use]
    pub fn evades(&self, law: &Law, budget: &mut Budget) -> bool {
        let mut passed = self.before.clone();
        let _ = passed.pass();
        let own = self.before.board().id_at(self.played.from);
        !passed.in_check()
            && threats(&mut passed, law, false, budget).iter().any(|threat| Some(threat.victim) == own)
            && !kill(&mut passed, BEHIND, budget).stands()
    }
}
