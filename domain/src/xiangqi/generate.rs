//! Where men may go (**Art. 2.2, 2.3**), and which of those moves leave their own General safe.
//! The plain generator; a faster one may stand beside it and must agree with it. Why a given move is not
//! among them is told by `illegal`.

use crate::vocabulary::side::Side;
use crate::xiangqi::attack::danger;
use crate::xiangqi::board::Board;
use crate::xiangqi::man::Kind;
use crate::xiangqi::moves::Move;
use crate::xiangqi::square::Square;
use crate::xiangqi::step::{DIAGONAL, ELEPHANT, HORSE, Leap, ORTHOGONAL, SIDEWAYS, Step};

/// Calls `visit` with every square the man on `from` reaches by its own way of moving: empty squares and
/// squares of men it takes, whatever becomes of its General. In no promised order.
pub fn destinations(board: &Board, from: Square, mut visit: impl FnMut(Square)) {
    let Some(man) = board.man_at(from) else { return };
    let side = man.side;
    let mut land = |to: Square| {
        if board.man_at(to).is_none_or(|other| other.side != side) {
            visit(to);
        }
    };
    match man.kind {
        Kind::General => general(from, side, &mut land),
        Kind::Advisor => advisor(from, side, &mut land),
        Kind::Elephant => elephant(board, from, side, &mut land),
        Kind::Horse => leaps(board, from, &HORSE, &mut land),
        Kind::Chariot => chariot(board, from, &mut land),
        Kind::Cannon => cannon(board, from, &mut land),
        Kind::Soldier => soldier(from, side, &mut land),
    }
}

/// Whether the man on `from` reaches `to` by its own way of moving.
#[must_use]
pub fn reaches(board: &Board, tried: Move) -> bool {
    let mut found = false;
    destinations(board, tried.from, |to| found |= to == tried.to);
    found
}

/// Every legal move of `side`, ordered by the square it leaves, then by the square it goes to, each in the
/// order `a0`, `b0`, … `i0`, `a1`, … `i9`.
#[must_use]
pub fn legal_moves(board: &Board, side: Side) -> Vec<Move> {
    let mut moves = Vec::with_capacity(64);
    for (from, _) in board.men().filter(|(_, man)| man.side == side) {
        destinations(board, from, |to| moves.push(Move { from, to }));
    }
    let mut scratch = board.clone();
    moves.retain(|&tried| is_safe(&mut scratch, side, tried));
    moves.sort_unstable();
    moves
}

/// Whether `side` has any legal move: what [`legal_moves`] would say, without looking further than the first.
#[must_use]
pub fn can_move(board: &Board, side: Side) -> bool {
    let mut scratch = board.clone();
    board.men().filter(|(_, man)| man.side == side).any(|(from, _)| {
        let mut found = false;
        destinations(board, from, |to| found = found || is_safe(&mut scratch, side, Move { from, to }));
        found
    })
}

/// Whether the General of `side` is safe after the move. The board is given back as it was.
fn is_safe(board: &mut Board, side: Side, tried: Move) -> bool {
    let carried = board.carry(tried);
    let safe = danger(board, side).is_none();
    if let Some(carried) = carried {
        board.carry_back(carried);
    }
    safe
}

/// **Art. 2.2** (帥、將) – one step forward, back or sideways, within the palace.
fn general(from: Square, side: Side, land: &mut impl FnMut(Square)) {
    ORTHOGONAL.into_iter().filter_map(|step| from.step(step)).filter(|to| to.in_palace(side)).for_each(land);
}

/// **Art. 2.2** (士) – one step along the palace's diagonals.
fn advisor(from: Square, side: Side, land: &mut impl FnMut(Square)) {
    DIAGONAL.into_iter().filter_map(|step| from.step(step)).filter(|to| to.in_palace(side)).for_each(land);
}

/// **Art. 2.2** (相、象; 塞象眼) – two points aslant over an empty eye, not across the river.
#[doc(alias = "塞象眼")]
fn elephant(board: &Board, from: Square, side: Side, land: &mut impl FnMut(Square)) {
    leaps(board, from, &ELEPHANT, &mut |to: Square| {
        if !to.across_river(side) {
            land(to);
        }
    });
}

/// **Art. 2.2** (馬; 蹩馬腿) – a leap lands unless a man of either side stands on the point it passes.
#[doc(alias = "蹩馬腿")]
fn leaps(board: &Board, from: Square, leaps: &[Leap], land: &mut impl FnMut(Square)) {
    leaps
        .iter()
        .filter(|leap| from.step(leap.over).is_some_and(|over| board.man_at(over).is_none()))
        .filter_map(|leap| from.step(leap.to))
        .for_each(land);
}

/// **Art. 2.2** (車) – any distance along a line, up to the first man and taking it.
fn chariot(board: &Board, from: Square, land: &mut impl FnMut(Square)) {
    for step in ORTHOGONAL {
        for to in from.ray(step) {
            land(to);
            if board.man_at(to).is_some() {
                break;
            }
        }
    }
}

/// **Art. 2.2, 2.3** (炮; 炮打隔子) – moves like a Chariot without taking; takes over exactly one man.
#[doc(alias = "炮打隔子")]
#[doc(alias = "炮架")]
fn cannon(board: &Board, from: Square, land: &mut impl FnMut(Square)) {
    for step in ORTHOGONAL {
        from.ray(step).take_while(|&to| board.man_at(to).is_none()).for_each(&mut *land);
        if let Some((target, _)) = board.along(from, step).nth(1) {
            land(target);
        }
    }
}

/// **Art. 2.2** (兵、卒) – one step forward; across the river also sideways; never back.
fn soldier(from: Square, side: Side, land: &mut impl FnMut(Square)) {
    from.step(Step::forward(side)).into_iter().for_each(&mut *land);
    if from.across_river(side) {
        SIDEWAYS.into_iter().filter_map(|step| from.step(step)).for_each(land);
    }
}

#[cfg(test)]
mod tests;
