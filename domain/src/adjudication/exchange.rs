//! Taking and taking back on one point (**Art. 28.16**, 有根子, 無根子): a root that cannot take back is none (假根), and one that
//! does not suffice is none either (少根). Every capture is made on the board and tried by the laws of the moves, which settles
//! pins, screens, legs and facing generals by itself.

use crate::adjudication::budget::Budget;
use crate::adjudication::material::{price, prize};
use crate::vocabulary::Side;
use crate::xiangqi::attack;
use crate::xiangqi::{Board, Man, Move, Position, Square};

/// How many captures on one point are looked at: no more men can come to one.
const LONGEST: u32 = 16;

/// The captures on a point that the side to move may make.
#[must_use]
pub fn takers(position: &Position, on: Square) -> Vec<Move> {
    let from = attack::attackers(position.board(), on, position.side_to_move());
    from.map(|from| Move { from, to: on }).filter(|&taken| position.is_legal(taken)).collect()
}

/// The same, where a check that stands already does not forbid what it was not made against: only what the capture itself
/// opens does. So threats that stood before a check stand under it.
#[must_use]
pub fn takers_despite_check(position: &mut Position, on: Square) -> Vec<Move> {
    let side = position.side_to_move();
    let before = checkers(position.board(), side);
    let from: Vec<Square> = attack::attackers(position.board(), on, side).collect();
    let taken = from.into_iter().map(|from| Move { from, to: on });
    taken
        .filter(|&taken| {
            let undo = position.make(taken);
            let opened =
                checkers(position.board(), side).into_iter().any(|checker| !before.contains(&checker));
            position.unmake(undo);
            !opened
        })
        .collect()
}

/// The men that attack the General of this side, the other General among them where the two face each other.
fn checkers(board: &Board, side: Side) -> Vec<Square> {
    let Some(general) = board.general(side) else { return Vec::new() };
    let facing = board.general(side.opponent()).filter(|_| attack::generals_face(board));
    attack::attackers(board, general, side.opponent()).chain(facing).collect()
}

/// Whether the man on this point can be taken back by nobody: what has just been taken there was rootless.
#[must_use]
pub fn is_rootless(after: &Position, on: Square) -> bool {
    takers(after, on).is_empty()
}

/// What the side that has just taken on this point loses there, if both go on while it pays; nothing where it does not pay to
/// take back.
#[must_use]
pub fn lost(after: &mut Position, on: Square, budget: &mut Budget) -> i32 {
    let mut part = budget.part(Budget::EXCHANGE);
    let lost = best(after, on, Whose::Other, LONGEST, &mut part);
    budget.settle(part);
    lost
}

/// Whose capture it is, of the two sides of an exchange.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Of the side that began, or threatens to.
    Taker,
    /// Of the side whose man was taken first.
    Other,
}

impl Whose {
    const fn other(self) -> Self {
        match self {
            Self::Taker => Self::Other,
            Self::Other => Self::Taker,
        }
    }

    /// What the man brings that is taken: of the one side by its prize, of the other by its price.
    const fn worth(self, man: Man, on: Square) -> i32 {
        match self {
            Self::Taker => prize(man, on),
            Self::Other => price(man, on),
        }
    }
}

/// The best capture on the point, less what is lost by it; nothing where none pays. With many men on both sides the orders are
/// without number: the first that loses nothing is enough.
fn best(position: &mut Position, on: Square, whose: Whose, captures: u32, budget: &mut Budget) -> i32 {
    let (Some(captures), Some(man)) = (captures.checked_sub(1), position.board().man_at(on)) else {
        return 0;
    };
    let mut best = 0;
    for taken in takers(position, on) {
        if budget.spend().is_none() {
            break;
        }
        let undo = position.make(taken);
        let back = self::best(position, on, whose.other(), captures, budget);
        position.unmake(undo);
        best = best.max(whose.worth(man, on) - back);
        if back == 0 {
            break;
        }
    }
    best
}
