//! Counting: how many ways there are to play so many plies. A generator that counts as others do is right, and
//! one that is wrong is wrong here first.

use crate::xiangqi::generate::count_legal;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;

/// How many sequences of `depth` legal moves begin in this position; one of none at all. Mate and stalemate end a
/// sequence, and nothing else does. Counts to `u64::MAX` and no further.
#[must_use]
pub fn perft(position: &Position, depth: u8) -> u64 {
    count(&mut position.clone(), depth)
}

/// The same for each first move, in the order of [`Position::legal_moves`]; none if the depth is 0.
#[must_use]
pub fn divide(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut position = position.clone();
    let moves = position.legal_moves().into_iter();
    moves.map(|played| (played, after(&mut position, played, rest))).collect()
}

/// The last ply is counted without being played.
fn count(position: &mut Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => count_legal(position.board(), position.side_to_move()).into(),
        _ => {
            let moves = position.legal_moves().into_iter();
            moves.fold(0, |nodes: u64, played| nodes.saturating_add(after(position, played, depth - 1)))
        }
    }
}

fn after(position: &mut Position, played: Move, depth: u8) -> u64 {
    let undo = position.make(played);
    let nodes = count(position, depth);
    position.unmake(undo);
    nodes
}
