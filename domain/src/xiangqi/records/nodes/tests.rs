//! Nodes in file order, and the lines that grow of them.

use proptest::prelude::*;

use super::*;
use crate::xiangqi::diagram;
use crate::xiangqi::records::felled;

/// Nodes of a text: a move, `>` if the line goes on, `|` if there is another move in its place.
fn nodes(text: &str) -> Vec<Result<Node, RecordFlaw>> {
    text.split_whitespace()
        .map(|node| {
            let (goes_on, has_other) = (node.contains('>'), node.contains('|'));
            let played = node.trim_end_matches(['>', '|']).parse().expect("a move");
            Ok(Node { played, comment: None, goes_on, has_other })
        })
        .collect()
}

fn grown(text: &str) -> (Line, Option<Truncation>) {
    grow(Position::initial(), nodes(text).into_iter())
}

/// A line as PGN would write it.
fn written(line: &Line) -> String {
    let mut text = String::new();
    for ply in &line.plies {
        text += &format!("{} ", ply.played);
        for variation in &ply.variations {
            text += &format!("({}) ", written(variation));
        }
    }
    text.trim_end().to_owned()
}

#[test]
fn what_stands_in_one_place_lies_side_by_side() {
    let (line, flaw) = grown("h2e2>| h9g7>| h0g2 b9c7 b2e2>| b9c7>| h0g2 h9g7 c3c4");
    let expected = "h2e2 (b2e2 b9c7 (h9g7) h0g2) (c3c4) h9g7 (b9c7) h0g2";
    assert_eq!((written(&line).as_str(), flaw), (expected, None));
}

#[test]
fn after_the_last_move_nothing_is_read() {
    let (line, flaw) = grown("h2e2> h9g7 h0g2");
    assert_eq!((written(&line).as_str(), flaw), ("h2e2 h9g7", None));
}

#[test]
fn an_illegal_move_takes_along_what_follows_upon_it_and_nothing_else() {
    let (line, flaw) = grown("h2e2>| h9g7> h0h5>| a0a1>| i0i1> a3a4 b0c2 b9c7 c3c4> h9g7");
    assert_eq!(written(&line), "h2e2 (c3c4 h9g7) h9g7");
    let flaw = flaw.expect("a flaw");
    assert_eq!(flaw.ply, 3);
    assert!(matches!(flaw.flaw, RecordFlaw::IllegalMove { played, .. } if played.to_string() == "h0h5"));
}

#[test]
fn a_variation_of_illegal_moves_alone_is_none() {
    let (line, flaw) = grown("h2e2| h0h5");
    assert_eq!((written(&line).as_str(), flaw.map(|flaw| flaw.ply)), ("h2e2", Some(1)));
    assert!(line.plies.iter().all(|ply| ply.variations.is_empty()));
}

#[test]
fn the_first_flaw_counts_and_plies_are_counted_from_the_start() {
    let (line, flaw) = grown("h2e2> h9g7>| h0g2 b9c7> h0h5 ");
    assert_eq!(written(&line), "h2e2 h9g7 (b9c7) h0g2");
    assert_eq!(flaw.map(|flaw| flaw.ply), Some(3));
}

#[test]
fn where_no_node_can_be_read_nothing_more_is() {
    let cut = RecordFlaw::CutOff { offset: 9, size: 9 };
    let mut all = nodes("h2e2>| h9g7>");
    all.push(Err(cut.clone()));
    all.extend(nodes("h0g2 c3c4"));
    let (line, flaw) = grow(Position::initial(), all.into_iter());
    assert_eq!(written(&line), "h2e2 h9g7");
    assert_eq!(flaw, Some(Truncation { ply: 3, line: None, in_variation: false, flaw: cut }));
}

#[test]
fn alternatives_beside_each_other_are_no_nesting() {
    let many = vec!["h2e2|"; 5000].join(" ") + " h2e2";
    let (line, flaw) = grown(&many);
    assert_eq!(flaw, None);
    assert_eq!(line.plies.first().map(|ply| ply.variations.len()), Some(5000));
}

/// Variations of the second ply, each of the one before: Horses go out and home, and Soldiers stand for what else
/// was played.
fn nested(depth: usize) -> Line {
    let mut inner = None;
    for level in (0..=depth).rev() {
        let played = *diagram::moves("h0g2 h9g7 g2h0 g7h9").get(level % 4).expect("one of four");
        let reply = *diagram::moves("a6a5 a3a4").get(level % 2).expect("one of two");
        let reply = Ply { variations: inner.take().into_iter().collect(), ..Ply::new(reply) };
        inner = Some(Line { comment: None, plies: vec![Ply::new(played), reply] });
    }
    inner.unwrap_or_default()
}

#[test]
fn what_lies_too_deep_is_passed_over() {
    let read = |line| grow(Position::initial(), felled::nodes(&line).into_iter().map(Ok));
    assert_eq!(read(nested(DEEPEST)), (nested(DEEPEST), None));
    let (line, flaw) = read(nested(DEEPEST + 3));
    assert_eq!(line, nested(DEEPEST));
    assert_eq!(
        flaw,
        Some(Truncation { ply: DEEPEST + 2, line: None, in_variation: true, flaw: RecordFlaw::TooDeep })
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn what_is_felled_grows_again(line in felled::lines(Position::initial())) {
        let nodes = felled::nodes(&line).into_iter().map(Ok);
        prop_assert_eq!(grow(Position::initial(), nodes), (line, None));
    }
}

#[test]
fn no_more_nodes_are_read_than_memory_should_hold() {
    let cut = |most| grow_up_to(most, Position::initial(), nodes("h2e2> h9g7>| h0g2 b9c7").into_iter()).1;
    assert_eq!(cut(8), None);
    assert_eq!(cut(7).map(|cut| (cut.ply, cut.flaw)), Some((2, RecordFlaw::TooMuch)));
}
