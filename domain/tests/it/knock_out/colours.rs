//! Article 13.4: the colours of a match are drawn by lot, by a seed that anyone can draw them again from, or in the hall.

use chuhe_domain::pairing::seeding;
use chuhe_domain::tournament::{ChangePairings, ChangedPairing, HandPair, MatchRefusal, PairRound, Refusal};
use chuhe_domain::vocabulary::{Refuse, Side};

use super::{SEED, hall, match_of, of_games, open, single, stage};
use crate::hall::{Hall, by_seed, entrant, text};

#[test]
fn art_13_4_the_colours_are_drawn_from_the_seed_of_the_stage() {
    let mut hall = Hall::under(stage(of_games(2, &[])), 8);
    hall.must(&by_seed("the river"));
    let twice = PairRound { round: 1, seed: Some(SEED.into()), ..PairRound::default() };
    assert_eq!(hall.command(&twice), Err(Refusal::SeedNotWanted { article: "13.5" }));
    open(&mut hall, 1);
    for of in &hall.tournament.rounds[&1].matches {
        let red = if seeding::colour("the river", of.id) == Side::Red { of.first } else { of.second };
        assert_eq!((of.games[0].red, of.games[1].black), (red, red));
    }
    let firsts = hall.tournament.rounds[&1].matches.iter().filter(|of| of.games[0].red == of.first);
    assert!((1..4).contains(&firsts.count()), "of four lots these are not all the same");
}

#[test]
fn art_13_4_numbers_drawn_by_hand_take_a_seed_for_the_colours() {
    let mut hall = hall(single(), 4);
    let refused = hall.command(&PairRound::by_table(1)).unwrap_err();
    assert_eq!(refused, Refusal::ColoursNotDrawn { stage: 1, games: 1 });
    assert_eq!(refused.reason().article.as_deref(), Some("13.4"), "a match is one game");
    let pair = HandPair { red: entrant(1), black: entrant(4) };
    let seeded = PairRound { by_hand: Some(vec![pair]), seed: Some(SEED.into()), ..PairRound::by_table(1) };
    assert_eq!(hall.command(&seeded), Err(Refusal::SeedNotWanted { article: "13.4" }));
    open(&mut hall, 1);
    let of = match_of(&hall, 1, 4);
    let red = if seeding::colour(SEED, of.id) == Side::Red { 1 } else { 4 };
    assert_eq!((of.games[0].red, hall.tournament.rounds[&1].seed.as_deref()), (entrant(red), Some(SEED)));
}

#[test]
fn art_13_4_by_hand_the_two_of_a_match_are_seated_as_they_drew() {
    let mut hall = hall(single(), 4);
    let pair = |red, black| HandPair { red: entrant(red), black: entrant(black) };
    let by_hand =
        |pairs: &[HandPair]| PairRound { round: 1, by_hand: Some(pairs.to_vec()), ..PairRound::default() };
    let (one, other) = (entrant(1), entrant(2));
    let refused = hall.command(&by_hand(&[pair(4, 1), pair(1, 2)]));
    assert_eq!(refused, Err(Refusal::Match(MatchRefusal::MatchNotReady { one, other, index: 1 })));
    let refused = hall.command(&by_hand(&[pair(4, 1), pair(1, 4)]));
    assert_eq!(refused, Err(Refusal::PairedTwice { entry: one, index: 1 }));
    assert_eq!(hall.command(&by_hand(&[])), Err(Refusal::NoPairings));
    hall.must(&by_hand(&[pair(4, 1)]));
    let of = match_of(&hall, 1, 4);
    assert_eq!((of.first, of.second, of.games[0].red), (entrant(1), entrant(4), entrant(4)));
    assert_eq!(
        hall.tournament.rounds[&1].byes,
        [entrant(2), entrant(3)],
        "they are free until they are paired"
    );

    let change = |red, black| ChangePairings {
        round: 1,
        changes: vec![ChangedPairing { game: of.games[0].game, red: entrant(red), black: entrant(black) }],
        reason: text(),
    };
    let refused = hall.command(&change(1, 3));
    assert_eq!(
        refused,
        Err(Refusal::Match(MatchRefusal::MatchNotReady { one, other: entrant(3), index: 0 }))
    );
    hall.must(&change(1, 4));
    let of = match_of(&hall, 1, 4);
    assert_eq!((of.first, of.games[0].red, of.slot.is_some()), (entrant(1), entrant(1), true));
    assert_eq!(hall.tournament.rounds[&1].byes, [entrant(2), entrant(3)]);
}

/// Which of two games is first, the match says; the second is the same two with colours reversed.
#[test]
fn art_13_5_a_pairing_changes_by_the_first_of_two_games() {
    let mut hall = hall(of_games(2, &[]), 4);
    let refused = hall.command(&PairRound::by_table(1)).unwrap_err();
    assert_eq!(refused, Refusal::ColoursNotDrawn { stage: 1, games: 2 });
    assert_eq!(refused.reason().article.as_deref(), Some("13.5"));
    open(&mut hall, 1);
    let of = match_of(&hall, 1, 4);
    let [first, second] = [of.games[0].game, of.games[1].game];
    let (red, black) = (of.games[0].red, of.games[0].black);
    let turned = |game| ChangePairings {
        round: 1,
        changes: vec![ChangedPairing { game, red: black, black: red }],
        reason: text(),
    };
    let refused = hall.command(&turned(second)).unwrap_err();
    assert_eq!(refused, MatchRefusal::NotTheFirstGame { game: second, first, index: 0 }.into());
    let reason = refused.reason();
    assert_eq!(
        (reason.article.as_deref(), reason.pointer.as_deref()),
        (Some("13.5"), Some("/pairings/0/game"))
    );
    hall.must(&turned(first));
    let of = match_of(&hall, 1, 4);
    assert_eq!([of.games[0].red, of.games[1].red], [black, red]);
}
