//! Rounds run through the whole tournament, and each belongs to one stage.

use chuhe_domain::tournament::{
    AnnulRound, ChangePairings, ChangedPairing, PairRound, Refusal, UnpublishRound,
};

use super::{
    by_hand, byes, circular, entered, finish, from_places, groups, hand_round, open, play, refused, seats,
};
use crate::hall::{by_seed, entrant, text};

/// Two groups of four, then the winners and the losers of each.
fn parallel() -> crate::hall::Hall {
    let finals = from_places(1, 1, 2, false, circular(1, 1, 1));
    let consolation = from_places(1, 3, 4, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(2, 1, 1), finals, consolation], 8);
    hall.must(&by_hand(&[&[1, 3, 5, 7], &[2, 4, 6, 8]]));
    hall
}

#[test]
fn art_11_3_a_later_stage_is_drawn_and_paired_when_the_one_before_it_is_over() {
    let mut hall = parallel();
    assert_eq!(refused(&mut hall, &by_seed("final")), Refusal::StageOpen { stage: 1 });
    play(&mut hall, 1..=2, 1);
    let by_table = PairRound { stage: Some(2), ..PairRound::by_table(3) };
    assert_eq!(refused(&mut hall, &by_table), Refusal::LotsNotDrawn);
    assert_eq!(refused(&mut hall, &hand_round(3, 2, &[(1, 2)])), Refusal::LotsNotDrawn, "nor by hand");
    let unknown = Refusal::UnknownStage { stage: 4 };
    assert_eq!(refused(&mut hall, &hand_round(3, 4, &[(1, 2)])), unknown);
    open(&mut hall, 3, 1);
    hall.play_round(3);
    assert_eq!(refused(&mut hall, &by_seed("final")), Refusal::StageOpen { stage: 1 }, "its round is open");
    hall.must(&chuhe_domain::tournament::CloseRound { round: 3 });
    hall.must(&by_seed("final"));
    let mut field = groups(&hall, 2)[0].clone();
    field.sort_unstable();
    assert_eq!(field, [1, 2, 3, 4]);
}

#[test]
fn art_11_3_the_rounds_of_two_finals_are_interleaved() {
    let mut hall = parallel();
    play(&mut hall, 1..=3, 1);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    hall.must(&by_hand(&[&[5, 6, 7, 8]]));
    for (round, stage) in (4..).zip([2, 3, 3, 2, 2, 3]) {
        open(&mut hall, round, stage);
    }
    let of = |round: u32| (hall.tournament.rounds[&round].stage, hall.tournament.rounds[&round].stage_round);
    assert_eq!([4, 5, 6, 7, 8, 9].map(of), [(2, 1), (3, 1), (3, 2), (2, 2), (2, 3), (3, 3)]);
    assert_eq!(seats(&hall, 4), [(1, 4), (2, 3)]);
    assert_eq!(seats(&hall, 6), [(8, 7), (5, 6)]);
    assert_eq!(seats(&hall, 8), [(2, 4), (3, 1)]);
    let stranger = refused(&mut hall, &hand_round(10, 2, &[(1, 5)]));
    assert_eq!(stranger, Refusal::NotOfOneGroup { one: entrant(1), other: entrant(5), index: 0 });
}

#[test]
fn a_round_taken_back_in_a_later_stage_is_paired_again_as_the_same_round_of_it() {
    let mut hall = parallel();
    play(&mut hall, 1..=3, 1);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    hall.must(&by_hand(&[&[5, 6, 7, 8]]));
    for (round, stage) in (4..).zip([2, 3, 2, 3]) {
        open(&mut hall, round, stage);
    }
    let first = seats(&hall, 4);
    hall.must(&UnpublishRound { round: 4, reason: text() });
    hall.must(&AnnulRound { round: 4, reason: text() });
    assert_eq!(refused(&mut hall, &PairRound::by_table(8)), Refusal::NotTheNextRound { round: 8, next: 4 });
    open(&mut hall, 4, 2);
    assert_eq!(seats(&hall, 4), first);
    assert_eq!(hall.tournament.rounds[&4].stage_round, 1);
    open(&mut hall, 8, 2);
    assert_eq!(hall.tournament.rounds[&8].table_round, Some(3));
}

/// What was missed is caught up with before the table is at its end.
#[test]
fn art_13_1_a_round_by_hand_takes_the_place_of_no_printed_one() {
    let mut hall = entered(vec![circular(1, 1, 1)], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    hall.must(&hand_round(1, 1, &[(2, 3)]));
    hall.must(&chuhe_domain::tournament::PublishRound { round: 1 });
    assert!(byes(&hall, 1).is_empty(), "nobody is free who was not named so");
    finish(&mut hall, 1);
    // Half of the first printed round is paired: it is not paired again, and not passed over in silence.
    let half = refused(&mut hall, &PairRound::by_table(2));
    assert!(matches!(half, Refusal::AlreadyPaired { index: None, .. }), "{half:?}");
    hall.must(&hand_round(2, 1, &[(1, 4)]));
    for (round, printed) in [(3, [(4, 3), (1, 2)]), (4, [(2, 4), (3, 1)])] {
        hall.must(&PairRound::by_table(round));
        assert_eq!(seats(&hall, round), printed);
    }
    assert_eq!(refused(&mut hall, &PairRound::by_table(5)), Refusal::NoSuchRound { round: 4, rounds: 3 });
}

#[test]
fn art_11_2_who_is_free_in_a_round_by_hand_is_named() {
    let mut hall = entered(vec![circular(1, 1, 1)], 5);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5]]));
    let free =
        |byes: &[u32], round| PairRound { byes: byes.iter().map(|it| entrant(*it)).collect(), ..round };
    let pairs = || hand_round(1, 1, &[(2, 1), (3, 4)]);
    for (byes, entry, index) in [(&[5, 2][..], 2, 1), (&[5, 5], 5, 1), (&[6], 6, 0)] {
        let not_free = Refusal::NotFree { entry: entrant(entry), index };
        assert_eq!(refused(&mut hall, &free(byes, pairs())), not_free, "{byes:?}");
    }
    let not_free = Refusal::NotFree { entry: entrant(5), index: 0 };
    for round in [PairRound::by_table(1), PairRound { play_off: true, ..pairs() }] {
        assert_eq!(refused(&mut hall, &free(&[5], round)), not_free);
    }
    hall.must(&free(&[5], pairs()));
    assert_eq!(byes(&hall, 1), [5]);
    // Whoever takes the place of one who plays leaves the own one to them.
    let game = hall.tournament.rounds[&1].matches[0].games[0].game;
    let change = |red, black| ChangePairings {
        round: 1,
        changes: vec![ChangedPairing { game, red: entrant(red), black: entrant(black) }],
        reason: text(),
    };
    hall.must(&change(5, 1));
    assert_eq!(byes(&hall, 1), [2]);
    hall.must(&change(2, 5));
    assert_eq!(byes(&hall, 1), [1]);
}

#[test]
fn art_20_2_one_who_came_back_catches_up_by_hand_and_the_table_goes_on() {
    let mut hall = entered(vec![circular(1, 1, 1)], 6);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5, 6]]));
    hall.must(&super::withdraw(2));
    play(&mut hall, 1..=2, 1);
    hall.must(&super::reinstate(2));
    hall.must(&hand_round(3, 1, &[(2, 5)]));
    hall.must(&chuhe_domain::tournament::PublishRound { round: 3 });
    finish(&mut hall, 3);
    let second = seats(&hall, 2).len();
    assert_eq!(second, 2, "2 was missing there too");
    play(&mut hall, 4..=6, 1);
    let rounds: Vec<_> = hall.tournament.rounds.values().map(|it| it.table_round).collect();
    assert_eq!(rounds, [Some(1), Some(2), None, Some(3), Some(4), Some(5)]);
    hall.must(&hand_round(7, 1, &[(1, 2)]));
}
