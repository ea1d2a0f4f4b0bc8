//! A reader of boards drawn in a test: ten lines of nine tokens, Black's back rank first. `.` is empty, a FEN
//! letter is a man; `*` is an empty point, and a letter followed by `x` a man, that the test expects reached.

use std::collections::BTreeSet;

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::man::Man;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;

pub(crate) fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

pub(crate) fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|one| one.parse().expect("a move")).collect()
}

/// The men of a drawing.
pub(crate) fn board(drawing: &str) -> Board {
    let mut board = Board::empty();
    for (square, token) in tokens(drawing) {
        if let Some(man) = token.chars().next().and_then(Man::from_letter) {
            board.put(square, man);
        }
    }
    board
}

/// The points of a drawing that are marked as reached.
pub(crate) fn marks(drawing: &str) -> BTreeSet<Square> {
    let marked = |token: &str| token == "*" || token.ends_with('x');
    tokens(drawing).into_iter().filter(|(_, token)| marked(token)).map(|(square, _)| square).collect()
}

/// A drawing with the side to move.
pub(crate) fn position(side_to_move: Side, drawing: &str) -> Position {
    Position::assemble(board(drawing), side_to_move, 0, 1)
}

fn tokens(drawing: &str) -> Vec<(Square, &str)> {
    let lines: Vec<_> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), 10, "ten lines are drawn");
    let ranks = (0..Square::RANKS).rev().zip(lines);
    ranks
        .flat_map(|(rank, line)| {
            let points: Vec<_> = line.split_whitespace().collect();
            assert_eq!(points.len(), 9, "nine points in {line:?}");
            (0..Square::FILES).zip(points).map(move |(file, token)| {
                let known = matches!(token, "." | "*")
                    || token.trim_end_matches('x').chars().all(|letter| Man::from_letter(letter).is_some());
                assert!(known, "no such man: {token:?}");
                (Square::new(file, rank).expect("on the board"), token)
            })
        })
        .collect()
}
