//! How heavy a chase is, where both sides chase all along and one of them must change for it (`cn-2020` 26.9): one man
//! that wins by itself what nobody protects chases without a flaw (捉無根子); several men together, or one against roots that
//! do not suffice, chase with one (聯合捉子), and so does a man that by stepping out of an attack keeps up a threat it had.

use crate::adjudication::gain::Gain;
use crate::adjudication::material::{price, prize};
use crate::xiangqi::attack::{self, gives_check};
use crate::xiangqi::{Kind, Move, Position};

/// Whether a chase has a flaw: surely, and possibly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Grade {
    /// Surely.
    pub surely_flawed: bool,
    /// Possibly.
    pub possibly_flawed: bool,
}

impl Grade {
    /// Whether it is open.
    #[must_use]
    pub const fn is_open(self) -> bool {
        self.surely_flawed != self.possibly_flawed
    }
}

/// The heaviest chase of each kind that a move makes, by the worth of what is chased.
#[derive(Debug, Clone, Copy, Default)]
pub struct Weighing {
    flawless: Option<i32>,
    flawed: Option<i32>,
}

impl Weighing {
    /// One chase more.
    pub fn add(&mut self, worth: i32, flawless: bool) {
        let side = if flawless { &mut self.flawless } else { &mut self.flawed };
        *side = (*side).max(Some(worth));
    }

    /// The heavier of the two names the move; a soldier that is chased weighs nothing beside other men.
    #[must_use]
    pub fn grade(self) -> Grade {
        let surely_flawed = match self.flawless {
            None => true,
            Some(worth) => worth == 0 && self.flawed > Some(0),
        };
        Grade { surely_flawed, possibly_flawed: self.flawed > self.flawless }
    }
}

/// What the chase of such a man weighs. By checks, as much as is won.
#[must_use]
pub fn worth(gain: &Gain, with_check: bool) -> i32 {
    let of_kind = match gain.victim_kind {
        Kind::Chariot => 4,
        Kind::Horse | Kind::Cannon => 3,
        Kind::Advisor | Kind::Elephant => 2,
        Kind::Soldier | Kind::General => 0,
    };
    if with_check { of_kind.max(gain.value / 6) } else { of_kind }
}

/// Whether this first move wins by one man's work alone.
#[must_use]
pub fn is_by_one_man(position: &mut Position, gain: &Gain) -> bool {
    if gain.by_check || gives_check(position.board(), gain.first) {
        return true;
    }
    let board = position.board();
    let (Some(taker), Some(victim)) = (board.man_at(gain.first.from), board.man_at(gain.first.to)) else {
        return false;
    };
    !is_rooted(position, gain.first) || prize(victim, gain.first.to) > price(taker, gain.first.from)
}

/// Whether anybody stands behind what is taken: a General that may not take back, the man being protected, is a root too.
#[must_use]
pub fn is_rooted(position: &mut Position, capture: Move) -> bool {
    let undo = position.make(capture);
    let after = &*position;
    let rooted = attack::attackers(after.board(), capture.to, after.side_to_move()).any(|from| {
        let general = after.board().man_at(from).is_some_and(|man| man.kind == Kind::General);
        general || after.is_legal(Move { from, to: capture.to })
    });
    position.unmake(undo);
    rooted
}
