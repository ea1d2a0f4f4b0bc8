//! Where men may go (**Art. 2.2, 2.3**), and which of those moves leave their own General safe. Why a given move
//! is not among them is told by `illegal`.

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::exposure::Exposure;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::reach;
use crate::xiangqi::square::Square;
use crate::xiangqi::squares::Squares;

/// Every point the man on `from` reaches by its own way of moving: empty points and those of men it takes,
/// whatever becomes of its General.
#[must_use]
pub fn reached(board: &Board, from: Square) -> Squares {
    let Some(man) = board.man_at(from) else { return Squares::EMPTY };
    reached_by(man, from, board.occupied()) - board.of_side(man.side)
}

/// The same with men of its own side among them.
fn reached_by(man: Man, from: Square, occupied: Squares) -> Squares {
    let side = man.side;
    match man.kind {
        Kind::General => reach::general(from, side),
        Kind::Advisor => reach::advisor(from, side),
        Kind::Elephant => reach::elephant(from, side, occupied),
        Kind::Horse => reach::horse(from, occupied),
        Kind::Chariot => reach::chariot(from, occupied),
        Kind::Cannon => reach::cannon(from, occupied),
        Kind::Soldier => reach::soldier(from, side),
    }
}

/// Calls `visit` with every square of [`reached`].
pub fn destinations(board: &Board, from: Square, visit: impl FnMut(Square)) {
    reached(board, from).into_iter().for_each(visit);
}

/// Whether the man on `from` reaches `to` by its own way of moving.
#[must_use]
pub fn reaches(board: &Board, tried: Move) -> bool {
    reached(board, tried.from).contains(tried.to)
}

/// Every man of `side` in the squares' order, with the points it may legally go to.
pub fn legal(board: &Board, side: Side) -> impl Iterator<Item = (Square, Squares)> {
    let exposure = Exposure::of(board, side);
    let men = board.of_side(side).into_iter();
    men.map(move |from| (from, exposure.safe(from, reached(board, from))))
}

/// Every legal move of `side`, ordered by the square it leaves, then by the square it goes to, each in the
/// order `a0`, `b0`, … `i0`, `a1`, … `i9`.
#[must_use]
pub fn legal_moves(board: &Board, side: Side) -> Vec<Move> {
    let mut moves = Vec::with_capacity(64);
    for (from, targets) in legal(board, side) {
        moves.extend(targets.into_iter().map(|to| Move { from, to }));
    }
    moves
}

/// How many legal moves `side` has. Kind by kind, not in the squares' order: so the processor foresees how the
/// next man goes, and counts twice as fast.
#[must_use]
pub fn count_legal(board: &Board, side: Side) -> u32 {
    let (exposure, own, occupied) = (Exposure::of(board, side), board.of_side(side), board.occupied());
    let mut count = 0;
    for kind in Kind::ALL {
        let man = Man::new(side, kind);
        for from in board.of_man(man) {
            count += exposure.safe(from, reached_by(man, from, occupied) - own).len();
        }
    }
    count
}

/// Whether `side` has any legal move: what [`legal_moves`] would say, without looking further than the first.
#[must_use]
pub fn can_move(board: &Board, side: Side) -> bool {
    legal(board, side).any(|(_, targets)| !targets.is_empty())
}

#[cfg(test)]
mod tests;
