//! When a position is ruled on, and what is looked at then (**Art. 24**).

use crate::adjudication::span::Span;
use crate::xiangqi::diagram;
use crate::xiangqi::{Move, Position};

/// The game that these moves lead to, and where it stands.
fn played(moves: &str) -> (Vec<(Position, Move)>, Position) {
    let mut position = Position::initial();
    let mut line = Vec::new();
    for next in diagram::moves(moves) {
        line.push((position.clone(), next));
        position.play(next).unwrap();
    }
    (line, position)
}

const ROUND: &str = "a0a1 a9a8 a1a0 a8a9";

#[test]
fn art_24_a_position_is_looked_at_when_it_stands_for_the_third_time() {
    let twice = format!("h2e2 h9g7 {ROUND}");
    let (line, now) = played(&twice);
    assert_eq!(Span::of(&line, &now), None, "twice is not enough");
    let (line, now) = played(&format!("{twice} {ROUND}"));
    let span = Span::of(&line, &now).unwrap();
    let moves: Vec<_> = span.plies().iter().map(|ply| ply.played).collect();
    assert_eq!(moves, diagram::moves(&format!("{ROUND} {ROUND}")));
    assert_eq!(span.plies()[0].before, line[2].0);
    // A fourth time looks at the last three.
    let (line, now) = played(&format!("{twice} {ROUND} {ROUND}"));
    assert_eq!(Span::of(&line, &now).unwrap().plies()[0].before, line[6].0);
}

#[test]
fn art_24_the_side_to_move_is_part_of_the_position() {
    // The same men stand on the same points after every two plies, and each side is to move there twice.
    let (line, now) = played("a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0");
    assert_eq!(Span::of(&line, &now), None);
}
