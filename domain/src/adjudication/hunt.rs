//! What a side wins by going on from here (**Art. 28.3, 29.1**): by continuous checks, by a complete exchange, or by both. The
//! hunter may take back where the other side has just taken, give check, and take whatever it likes after a check of its
//! own; what it could take at leisure is no part of the chase of this man. The other side may do anything that takes or
//! checks, or nothing. Whether what is won is new, and what follows from it, is not decided here.

use crate::adjudication::budget::Budget;
use crate::adjudication::material::{price, prize};
use crate::vocabulary::Side;
use crate::xiangqi::attack::{bearing_on_general, gives_check};
use crate::xiangqi::generate;
use crate::xiangqi::{Board, Kind, Man, Move, Position, Square};

/// How far it is looked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Plies.
    pub plies: u32,
    /// Checks that take nothing.
    pub checks: u32,
    /// Whether General and soldiers may take in the course of it.
    pub wide: bool,
}

impl Reach {
    /// What a chase is measured by.
    pub const SURE: Self = Self { plies: 8, checks: 3, wide: false };
    /// What leaves it in doubt.
    pub const POSSIBLE: Self = Self { plies: 12, checks: 6, wide: true };
}

/// A mate is worth more than all men together; a nearer one more than one further off.
pub const MATE: i32 = 100_000;

/// What it is worth to have no move left, so many plies deep.
fn mated(depth: u32) -> i32 {
    i32::try_from(depth).unwrap_or(MATE) - MATE
}

/// A search for one hunter.
#[derive(Debug)]
pub struct Hunt<'a> {
    hunter: Side,
    reach: Reach,
    /// Captures of the other side that stood before the hunter began: they are not its answer to anything.
    stood: &'a [Move],
    budget: &'a mut Budget,
}

/// What has led to a position, as far as it says what may follow.
#[derive(Debug, Clone, Copy, Default)]
pub struct Course {
    /// How many plies deep it is.
    pub depth: u32,
    /// How many checks that took nothing have been given.
    pub checks: u32,
    /// Where the last move took a man.
    pub taken: Option<Square>,
    /// Whether the side to move gave check by its own last move.
    pub pressing: bool,
}

impl Course {
    /// After the first move of a hunt, that took a man here or none.
    #[must_use]
    pub fn after_first(taken: Option<Square>) -> Self {
        Self { depth: 1, taken, ..Self::default() }
    }

    fn after(self, played: Move, quiet: bool, checked: bool) -> Self {
        Self {
            depth: self.depth.saturating_add(1),
            checks: self.checks.saturating_add(u32::from(quiet && !checked)),
            taken: (!quiet).then_some(played.to),
            pressing: checked,
        }
    }
}

impl<'a> Hunt<'a> {
    /// For this hunter.
    #[must_use]
    pub const fn of(hunter: Side, reach: Reach, stood: &'a [Move], budget: &'a mut Budget) -> Self {
        Self { hunter, reach, stood, budget }
    }

    /// What the side to move gains from here on.
    pub fn gain(&mut self, position: &mut Position, course: Course) -> i32 {
        self.gain_within(position, (-MATE, MATE), course)
    }

    /// The moves by which it gains so much: the first best one each time, until standing still is as good.
    pub fn line(&mut self, position: &Position, mut course: Course) -> Vec<Move> {
        let mut position = position.clone();
        let mut value = self.gain(&mut position, course);
        let mut line = Vec::new();
        while course.depth <= self.reach.plies && (value > 0 || position.in_check()) {
            let checked = position.in_check();
            let steps = self.steps(&position, checked, course).unwrap_or_default();
            let best = steps.into_iter().find_map(|Step { played, quiet, .. }| {
                let next = course.after(played, quiet, checked);
                let reached = self.value_of(&mut position, (value - 1, value), played, next);
                (reached >= value).then_some((played, next))
            });
            let Some((played, next)) = best else { break };
            let taken = position.board().man_at(played.to);
            let gain = taken.map_or(0, |man| self.worth(&position, man, played.to));
            let _ = position.make(played);
            (value, course) = (gain - value, next);
            line.push(played);
        }
        line
    }

    /// What this move gains, with what follows it.
    fn value_of(
        &mut self,
        position: &mut Position,
        (alpha, beta): (i32, i32),
        played: Move,
        next: Course,
    ) -> i32 {
        let gain = position.board().man_at(played.to).map_or(0, |man| self.worth(position, man, played.to));
        let undo = position.make(played);
        let value = gain - self.gain_within(position, (gain - beta, gain - alpha), next);
        position.unmake(undo);
        value
    }

    /// What the side to move gains, exactly where it lies between these bounds, and else on which side of them: the better of
    /// standing still and of every move that belongs to the hunt.
    pub fn gain_within(
        &mut self,
        position: &mut Position,
        (mut alpha, beta): (i32, i32),
        course: Course,
    ) -> i32 {
        let (checked, over) = (position.in_check(), course.depth > self.reach.plies);
        let mut best = if checked && !over { -MATE } else { 0 };
        alpha = alpha.max(best);
        if best >= beta || over || self.budget.spend().is_none() {
            let lost = !generate::can_move(position.board(), position.side_to_move());
            return if lost { mated(course.depth) } else { best.max(0) };
        }
        let Some(steps) = self.steps(position, checked, course) else { return mated(course.depth) };
        for Step { played, quiet, .. } in steps {
            let next = course.after(played, quiet, checked);
            let value = self.value_of(position, (alpha, beta), played, next);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// What taking this man brings to the side to move: to the hunter its prize, to the other side its price.
    fn worth(&self, position: &Position, man: Man, on: Square) -> i32 {
        if position.side_to_move() == self.hunter { prize(man, on) } else { price(man, on) }
    }

    /// The moves that belong to the hunt, the most promising first; nothing where no move is legal at all.
    fn steps(&self, position: &Position, checked: bool, course: Course) -> Option<Vec<Step>> {
        let (board, side) = (position.board(), position.side_to_move());
        let others = board.of_side(side.opponent());
        let spare = course.checks < self.reach.checks;
        let bearing = bearing_on_general(board, side.opponent());
        let mut steps = Vec::new();
        let mut lost = true;
        for (from, legal) in generate::legal(board, side) {
            lost &= legal.is_empty();
            // Of quiet moves only checks are looked at, where none is owed: most points can be passed over.
            let looked = match (checked, spare, bearing.contains(from)) {
                (true, ..) | (_, true, true) => legal,
                (false, true, false) => legal & (others | bearing),
                (false, false, _) => legal & others,
            };
            steps.extend(
                looked.into_iter().filter_map(|to| self.step(board, Move { from, to }, checked, course)),
            );
        }
        steps.sort_by_key(|step: &Step| -step.promise);
        (!lost).then_some(steps)
    }

    /// The move, if it belongs to the hunt.
    fn step(&self, board: &Board, played: Move, checked: bool, course: Course) -> Option<Step> {
        let (mover, victim) = (board.man_at(played.from)?, board.man_at(played.to));
        let hunting = mover.side == self.hunter;
        let spare = course.checks < self.reach.checks;
        let promise = match victim {
            Some(_) if !hunting && self.is_no_answer(played, course) => return None,
            Some(man) if !hunting || self.may_take(board, mover, played, course) => {
                1000 + prize(man, played.to) * 10 - price(mover, played.from)
            }
            _ if checked => 0,
            _ if spare && gives_check(board, played) => 500,
            _ => return None,
        };
        Some(Step { played, quiet: victim.is_none(), promise })
    }

    /// What the hunter may take: the man that has just taken; after or with a check anything, but by the General or a soldier.
    fn may_take(&self, board: &Board, mover: Man, played: Move, course: Course) -> bool {
        let lesser = matches!(mover.kind, Kind::General | Kind::Soldier) && !self.reach.wide;
        course.taken == Some(played.to) || !lesser && (course.pressing || gives_check(board, played))
    }

    /// Whether it is a capture that stood before the hunt began.
    fn is_no_answer(&self, played: Move, course: Course) -> bool {
        let first = course.depth == 1 || self.reach.wide;
        first && course.taken != Some(played.to) && self.stood.contains(&played)
    }
}

#[derive(Debug, Clone, Copy)]
struct Step {
    played: Move,
    /// Whether it takes nothing.
    quiet: bool,
    promise: i32,
}
