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

#[cfg(test)]
mod tests {
    use super::*;

    /// What a depth means, by playing every ply of it.
    fn played_out(position: &Position, depth: u8) -> u64 {
        let after = |played| {
            let mut next = position.clone();
            next.play(played).expect("a legal move");
            played_out(&next, depth - 1)
        };
        if depth == 0 { 1 } else { position.legal_moves().into_iter().map(after).sum() }
    }

    #[test]
    fn perft_of_the_start() {
        let start = Position::initial();
        assert_eq!([0, 1, 2, 3].map(|depth| perft(&start, depth)), [1, 44, 1920, 79_666]);
        assert_eq!(played_out(&start, 2), 1920);
    }

    /// Positions drawn for this test: a middle game full of screens, and an end game with a soldier deep in
    /// either camp. A generator of another make (every square tried, legal if no General can be taken next) agrees.
    #[test]
    fn perft_of_two_drawn_positions() {
        for (fen, counts) in [
            ("2bak4/4a4/4b1n2/p1r1C4/2N3p2/9/P3c3P/4B1C2/4A4/2BAK2R1 w", [38, 1038, 39_689]),
            ("3ak4/4a1P2/4b4/9/4N4/2n6/9/4p4/3K5/2r6 b", [30, 274, 6873]),
        ] {
            let position = Position::from_fen(fen).expect("a position");
            assert_eq!([1, 2, 3].map(|depth| perft(&position, depth)), counts, "{fen}");
        }
    }

    #[test]
    fn divided_by_first_moves_the_shares_add_up() {
        let start = Position::initial();
        assert_eq!(divide(&start, 0), []);
        for depth in 1..=3 {
            let shares = divide(&start, depth);
            let moves: Vec<_> = shares.iter().map(|&(played, _)| played).collect();
            assert_eq!(moves, start.legal_moves());
            assert_eq!(shares.iter().map(|&(_, nodes)| nodes).sum::<u64>(), perft(&start, depth));
        }
    }

    #[test]
    fn mate_ends_a_sequence() {
        let mated = Position::from_fen("1R1k5/R8/9/9/9/9/9/9/9/5K3 b").expect("a position");
        assert_eq!([0, 1, 2].map(|depth| perft(&mated, depth)), [1, 0, 0]);
    }
}
