//! For the tests of the binary formats: lines with variations, grown at random, and the nodes as which a file
//! holds them, the counterpart of `nodes` for writers that only tests have; and damage done to a file.

use proptest::prelude::*;
use proptest::sample::Index;

use crate::xiangqi::position::Position;
use crate::xiangqi::records::line::{Line, Ply};
use crate::xiangqi::records::nodes::Node;

/// Lines from this position.
pub(super) fn lines(start: Position) -> impl Strategy<Value = Line> {
    prop::collection::vec(any::<u16>(), 0..120)
        .prop_map(move |choices| grown(&start, &mut choices.into_iter(), 0).unwrap_or_default())
}

/// Some bytes of a file, each with what it becomes.
pub(super) fn damages() -> impl Strategy<Value = Vec<(Index, u8)>> {
    prop::collection::vec((any::<Index>(), any::<u8>()), 1..9)
}

/// The file with these bytes changed.
pub(super) fn damaged(mut file: Vec<u8>, damages: Vec<(Index, u8)>) -> Vec<u8> {
    for (at, byte) in damages {
        let at = at.index(file.len());
        file[at] = byte;
    }
    file
}

/// A line of these choices among the legal moves, with variations as they have it.
fn grown(start: &Position, choices: &mut impl Iterator<Item = u16>, depth: usize) -> Option<Line> {
    let length = choices.next()? % if depth == 0 { 40 } else { 6 } + 1;
    let mut line = Line::default();
    let mut position = start.clone();
    for number in 0..length {
        let moves = position.legal_moves();
        let Some(choice) = choices.next().map(usize::from) else { break };
        let Some(&played) = moves.get(choice % moves.len().max(1)) else { break };
        let mut ply = Ply::new(played);
        ply.comment = (choice % 5 == 0).then(|| format!("评{choice}"));
        if choice % 4 == 0 && depth < 4 && (depth == 0 || number > 0) {
            ply.variations.extend((0..=choice % 3).map_while(|_| grown(&position, choices, depth + 1)));
            ply.variations.retain(|line| !line.plies.is_empty());
        }
        line.plies.push(ply);
        position.play(played).expect("legal");
    }
    Some(line)
}

/// The nodes of a line, in the order of a file.
pub(super) fn nodes(line: &Line) -> Vec<Node> {
    let mut nodes = Vec::new();
    fell(line, false, &mut nodes);
    nodes
}

fn fell(line: &Line, has_other: bool, nodes: &mut Vec<Node>) {
    for (index, ply) in line.plies.iter().enumerate() {
        nodes.push(Node {
            played: ply.played,
            comment: ply.comment.clone(),
            goes_on: index + 1 < line.plies.len(),
            has_other: !ply.variations.is_empty() || (index == 0 && has_other),
        });
    }
    for ply in line.plies.iter().rev() {
        for (number, variation) in (1..).zip(&ply.variations) {
            fell(variation, number < ply.variations.len(), nodes);
        }
    }
}
