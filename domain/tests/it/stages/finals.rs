//! Article 11.3: who goes on to a final, and what of the preliminaries counts in it.

use chuhe_domain::tables::{crosstable, stage};
use chuhe_domain::tournament::{PairRound, Refusal, WithdrawalEffect};
use chuhe_domain::vocabulary::Outcome;

use super::{
    by_hand, byes, circular, entered, finish, from_places, groups, hand_round, n, open, play, ranked,
    refused, report, row, seats, withdraw,
};
use crate::hall::{Hall, by_seed, entrant, text};
use crate::stages::leaving::judged;

/// Two groups of four, the lower number winning: 1, 3 and 2, 4 go on.
fn played(carried: bool) -> Hall {
    let finals = from_places(1, 1, 2, carried, circular(1, 1, 1));
    let mut hall = entered(vec![circular(2, 1, 1), finals], 8);
    hall.must(&by_hand(&[&[1, 3, 5, 7], &[2, 4, 6, 8]]));
    play(&mut hall, 1..=3, 1);
    hall
}

#[test]
fn art_11_3_what_is_carried_counts_and_is_not_played_again() {
    let mut hall = played(true);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    // Of the preliminaries 1 beat 3 and 2 beat 4; 1–3 and 2–4 are the third printed round.
    assert_eq!(
        [1, 2, 3, 4].map(|it| row(&hall, 2, 1, it)),
        [". 1 . = 1", ". . 1 = 1", "0 . . = 0", ". 0 . = 0"]
    );
    let again = refused(&mut hall, &hand_round(4, 2, &[(3, 1)]));
    assert_eq!(
        again,
        Refusal::AlreadyPaired {
            one: entrant(3),
            other: entrant(1),
            of: hall.game(1, 3).into(),
            index: Some(0)
        }
    );
    play(&mut hall, 4..=5, 2);
    assert_eq!([4, 5].map(|round| seats(&hall, round)), [[(1, 4), (2, 3)], [(4, 3), (1, 2)]]);
    assert!([4, 5].iter().all(|round| byes(&hall, *round).is_empty()));
    let beyond = refused(&mut hall, &PairRound { stage: Some(2), ..PairRound::by_table(6) });
    assert_eq!(beyond, Refusal::NoSuchRound { round: 3, rounds: 2 }, "the third printed round is carried");
    assert_eq!(stage(&hall.tournament, 2).unwrap().rounds_planned, Some(2));
    assert_eq!(
        [1, 2, 3, 4].map(|it| row(&hall, 2, 1, it)),
        ["1 1 1 = 3", "0 1 1 = 2", "0 0 1 = 1", "0 0 0 = 0"]
    );
    assert!(!crosstable(&hall.tournament, 2, 1).unwrap().provisional);
    assert_eq!(row(&hall, 1, 1, 1), "1 1 1 = 3", "and the preliminaries stay as they were");
}

/// Drawn the other way round, what is carried is the first printed round: the second is the first of the final.
#[test]
fn art_11_3_a_printed_round_of_which_everything_is_carried_is_passed_over() {
    let mut hall = played(true);
    hall.must(&by_hand(&[&[1, 2, 4, 3]]));
    play(&mut hall, 4..=5, 2);
    let rounds = [4, 5].map(|it| &hall.tournament.rounds[&it]);
    assert_eq!(rounds.map(|it| (it.stage_round, it.table_round)), [(1, Some(2)), (2, Some(3))]);
    assert_eq!([4, 5].map(|round| seats(&hall, round)), [[(3, 4), (1, 2)], [(2, 3), (4, 1)]]);
    assert!(!crosstable(&hall.tournament, 2, 1).unwrap().provisional);
}

/// All of two groups of three go on: where a printed round is carried in part, those who met are no byes.
#[test]
fn art_11_3_who_met_before_is_not_free_in_the_round_of_that_meeting() {
    let finals = from_places(1, 1, 3, true, circular(1, 1, 1));
    let mut hall = entered(vec![circular(2, 1, 1), finals], 6);
    hall.must(&by_hand(&[&[1, 3, 5], &[2, 4, 6]]));
    play(&mut hall, 1..=3, 1);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5, 6]]));
    // 1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1, without what two odd or two even ones played.
    let printed = [&[(1, 6), (2, 5), (3, 4)][..], &[(1, 2)], &[(4, 5)], &[(6, 5), (1, 4), (2, 3)], &[(3, 6)]];
    for (round, seated) in (4..).zip(printed) {
        open(&mut hall, round, 2);
        assert_eq!((seats(&hall, round), byes(&hall, round)), (seated.to_vec(), vec![]), "round {round}");
        finish(&mut hall, round);
    }
    assert!(!crosstable(&hall.tournament, 2, 1).unwrap().provisional);
}

#[test]
fn art_11_3_a_change_does_not_bring_a_carried_meeting_back() {
    use chuhe_domain::tournament::{ChangePairings, ChangedPairing};
    let mut hall = played(true);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    open(&mut hall, 4, 2);
    assert_eq!(seats(&hall, 4), [(1, 4), (2, 3)]);
    let games: Vec<_> = hall.tournament.rounds[&4].pairings().map(|it| it.game).collect();
    let change = |game, red, black| ChangedPairing { game, red: entrant(red), black: entrant(black) };
    let changes = vec![change(games[0], 1, 3), change(games[1], 2, 4)];
    let again = refused(&mut hall, &ChangePairings { round: 4, changes, reason: text() });
    assert!(matches!(again, Refusal::AlreadyPaired { index: Some(0), .. }), "{again:?}");
}

#[test]
fn art_11_3_a_final_played_anew_begins_with_nothing() {
    let mut hall = played(false);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    assert_eq!(row(&hall, 2, 1, 1), ". . . = 0");
    play(&mut hall, 4..=6, 2);
    assert_eq!(seats(&hall, 6), [(2, 4), (3, 1)]);
    assert_eq!(row(&hall, 2, 1, 1), "1 1 1 = 3");
    assert_eq!(row(&hall, 1, 1, 1), "1 1 1 = 3", "the preliminaries count no game of the final");
}

/// Of three opponents one was met in the preliminaries: one more over the board makes two of three.
#[test]
fn art_20_3_what_is_carried_counts_as_met() {
    for (carried, effect) in [(true, WithdrawalEffect::Kept), (false, WithdrawalEffect::Annulled)] {
        let mut hall = played(carried);
        hall.must(&by_hand(&[&[1, 2, 3, 4]]));
        play(&mut hall, 4..=4, 2);
        let judged = judged(&hall.must(&withdraw(1)));
        assert_eq!((judged.met, judged.opponents), (if carried { 2 } else { 1 }, 3));
        assert_eq!((judged.stage, judged.effect), (2, effect));
        assert_eq!(row(&hall, 1, 1, 1), "1 1 1 = 3");
    }
}

/// Two games in one cycle are as many as one game in two, and none of the two is played again.
#[test]
fn art_11_3_two_games_carried_are_both_cycles() {
    let finals = from_places(1, 1, 2, true, circular(1, 1, 2));
    let mut hall = entered(vec![circular(2, 2, 1), finals], 6);
    hall.must(&by_seed("river"));
    play(&mut hall, 1..=3, 1);
    hall.must(&by_seed("final"));
    let carried = groups(&hall, 1)[0].clone();
    let [one, other] =
        [1, 2, 3, 4, 5, 6].into_iter().filter(|it| carried.contains(it)).take(2).collect::<Vec<_>>()[..]
    else {
        panic!("two of a group go on")
    };
    let again = refused(&mut hall, &hand_round(4, 2, &[(one, other)]));
    assert!(matches!(again, Refusal::AlreadyPaired { index: Some(0), .. }), "{again:?}");
    // The two who met in the one group and the two in the other are a printed round together, in either cycle.
    play(&mut hall, 4..=7, 2);
    let table = crosstable(&hall.tournament, 2, 1).unwrap();
    assert!(
        !table.provisional && table.rows.iter().flat_map(|row| &row.cells).all(|cell| cell.more.len() == 1)
    );
}

/// Places 1–2 of each group, then the first of those: what was played in the groups is carried through both.
#[test]
fn art_11_3_what_was_carried_once_is_carried_on() {
    let second = from_places(1, 1, 2, true, circular(1, 1, 1));
    let third = from_places(2, 1, 3, true, circular(1, 1, 1));
    let mut hall = entered(vec![circular(2, 1, 1), second, third], 8);
    hall.must(&by_hand(&[&[1, 3, 5, 7], &[2, 4, 6, 8]]));
    play(&mut hall, 1..=3, 1);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    play(&mut hall, 4..=5, 2);
    hall.must(&by_hand(&[&[1, 2, 3]]));
    let all_met = refused(&mut hall, &PairRound { stage: Some(3), ..PairRound::by_table(6) });
    assert_eq!(all_met, Refusal::NoSuchRound { round: 1, rounds: 0 });
    assert_eq!([1, 2, 3].map(|it| row(&hall, 3, 1, it)), ["1 1 = 2", "0 1 = 1", "0 0 = 0"]);
    let again = refused(&mut hall, &hand_round(6, 3, &[(1, 3)]));
    assert!(matches!(again, Refusal::AlreadyPaired { .. }), "{again:?}");
}

#[test]
fn art_11_3_who_left_is_passed_over_and_the_next_place_moves_up() {
    let mut hall = played(false);
    hall.must(&withdraw(3));
    hall.must(&withdraw(2));
    hall.must(&by_seed("final"));
    let mut field = groups(&hall, 2)[0].clone();
    field.sort_unstable();
    assert_eq!(field, [1, 4, 5, 6]);
}

#[test]
fn art_15_6_a_place_that_leads_on_is_not_shared() {
    let finals = from_places(1, 2, 2, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(2, 1, 1), finals], 6);
    hall.must(&by_hand(&[&[1, 2, 3], &[4, 5, 6]]));
    for round in 1..=3 {
        open(&mut hall, round, 1);
        for (red, black) in seats(&hall, round) {
            let outcome = match (red.min(black), red.max(black)) {
                (1, _) => {
                    if red == 1 {
                        Outcome::RedWins
                    } else {
                        Outcome::BlackWins
                    }
                }
                _ => Outcome::Draw,
            };
            report(&mut hall, round, red, black, outcome);
        }
        finish(&mut hall, round);
    }
    assert_eq!(ranked(&hall, 1, 1), [(1, 1), (2, 2), (2, 3)]);
    let shared = Refusal::PlaceShared { stage: 1, group: 1, place: 2 };
    assert_eq!(refused(&mut hall, &by_seed("final")), shared);
    // One of the two leaves, and the place is shared no more; in the other group all three share the first.
    hall.must(&withdraw(3));
    let first = Refusal::PlaceShared { stage: 1, group: 2, place: 1 };
    assert_eq!(refused(&mut hall, &by_seed("final")), first);
    assert_eq!(n(hall.tournament.by_registration()[0].id), 1);
}

/// Of the first printed round only 3–4 is not carried, and 3 leaves before it begins: five rounds were paired, and five are
/// counted.
#[test]
fn art_20_2_a_round_paired_for_one_who_left_before_the_start_is_one_of_the_rounds() {
    let finals = from_places(1, 1, 3, true, circular(1, 1, 1));
    let mut hall = entered(vec![circular(2, 1, 1), finals], 6);
    hall.must(&by_hand(&[&[1, 3, 5], &[2, 4, 6]]));
    play(&mut hall, 1..=3, 1);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 6, 5]]));
    open(&mut hall, 4, 2);
    assert_eq!(seats(&hall, 4), [(3, 4)]);
    hall.must(&withdraw(3));
    finish(&mut hall, 4);
    play(&mut hall, 5..=8, 2);
    let beyond = refused(&mut hall, &PairRound { stage: Some(2), ..PairRound::by_table(9) });
    assert_eq!(beyond, Refusal::NoSuchRound { round: 6, rounds: 5 });
    assert_eq!(stage(&hall.tournament, 2).unwrap().rounds_planned, Some(5));
}
