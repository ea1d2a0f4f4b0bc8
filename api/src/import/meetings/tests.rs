//! A small event of invented players, whole and spoilt in every way.

use super::*;
use crate::import::event_file::EventGame;

/// `round red black`, a game a line; `-` is an unknown round.
fn field(text: &str) -> Field {
    let games = text.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate().map(|(at, line)| {
        let words: Vec<&str> = line.split_whitespace().collect();
        EventGame {
            id: Some(format!("X{}", at + 1)),
            round: words[0].parse().ok(),
            board: None,
            red: words[1].to_owned(),
            black: words[2].to_owned(),
            result: "1-0".to_owned(),
        }
    });
    Field::of(&games.collect::<Vec<_>>())
}

const FOUR: &str = "1 Ada Dot\n1 Bea Cy\n2 Dot Cy\n2 Ada Bea\n3 Bea Dot\n3 Cy Ada";
const THREE: &str = "1 Bea Cy\n2 Ada Bea\n3 Cy Ada";

#[test]
fn art_11_2_a_whole_event_contradicts_nothing() {
    for text in [FOUR, THREE, "1 Ada Bea", "- Bea Cy\n- Ada Bea\n- Cy Ada"] {
        assert_eq!(contradictions(&field(text)), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn art_11_2_one_wrong_name_is_seen_from_every_side() {
    // In the last game Cy is called Bea: a pair twice, a pair never, two games too many and too few.
    let reasons = contradictions(&field(&THREE.replace("3 Cy Ada", "3 Bea Ada")));
    assert_eq!(
        reasons,
        [
            "Bea and Ada meet twice: round 2 (game X2) and round 3 (game X3)",
            "Cy and Ada never meet",
            "Bea has 3 games and no bye, and should have 2 and 1 bye",
            "Cy has 1 game and byes in rounds 2, 3, and should have 2 and 1 bye",
        ]
    );
}

#[test]
fn nobody_is_at_two_boards_at_once() {
    let reasons = contradictions(&field(&FOUR.replace("2 Ada Bea", "1 Ada Bea")));
    assert!(
        reasons.contains(&"Ada plays 2 games in round 1: game X1 and game X4".to_owned()),
        "{reasons:#?}"
    );
    assert!(
        reasons.contains(&"Bea plays 2 games in round 1: game X2 and game X4".to_owned()),
        "{reasons:#?}"
    );
}

#[test]
fn a_round_too_many_and_one_left_out_are_told() {
    let reasons = contradictions(&field(&FOUR.replace("3 ", "5 ")));
    assert_eq!(reasons, ["there is a round 5, and 4 entrants play rounds 1 to 3"]);
    let gone = FOUR.lines().filter(|line| !line.starts_with('2')).collect::<Vec<_>>().join("\n");
    assert!(contradictions(&field(&gone)).contains(&"there is no round 2, and 4 entrants play 3".to_owned()));
}

#[test]
fn nobody_plays_alone_and_nobody_is_nameless() {
    let reasons = contradictions(&field("1 Ada Ada"));
    assert!(reasons.contains(&"Ada plays itself in game X1".to_owned()), "{reasons:#?}");
    assert!(reasons.contains(&"there are 1 entrants, too few for an event".to_owned()), "{reasons:#?}");
    let mut nameless = field("1 Ada Bea");
    nameless.entrants[1] = " ".to_owned();
    assert_eq!(contradictions(&nameless), ["\" \" cannot be the name of an entrant"]);
}
