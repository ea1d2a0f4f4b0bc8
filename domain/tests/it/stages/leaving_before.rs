//! Article 20.2 in one field, in one group of several, and in a later stage; and each of it taken back.

use chuhe_domain::game::Status;
use chuhe_domain::pairing::lots;
use chuhe_domain::tournament::{
    AmendEntry, AnnulRound, PairRound, Refusal, Seeding, StagePlan, UnpublishRound, WithdrawalEffect,
};

use super::leaving::judged;
use super::{
    by_hand, byes, circular, entered, from_places, groups, open, play, refused, reinstate, row, seats,
    tables, withdraw,
};
use crate::hall::{Hall, by_seed, entrant, text};

fn in_groups() -> Hall {
    let mut hall = entered(vec![circular(2, 1, 1)], 9);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9]]));
    hall
}

#[test]
fn art_20_2_an_even_remainder_of_a_group_is_drawn_afresh_and_nobody_else() {
    let mut hall = in_groups();
    open(&mut hall, 1, 1);
    let published: Vec<_> = hall.games.keys().copied().collect();
    let left = judged(&hall.must(&withdraw(3)));
    assert_eq!((left.met, left.opponents, left.effect), (0, 4, WithdrawalEffect::LeftField));
    assert!(hall.tournament.rounds.is_empty() && !hall.tournament.draw(1).unwrap().is_whole());
    assert!(published.iter().all(|game| hall.tournament.games[game].status == Status::Annulled));
    assert_eq!(refused(&mut hall, &PairRound::by_table(1)), Refusal::LotsNotDrawn);

    let mut other = Hall::default();
    for change in &hall.log {
        other.evolve(change);
    }
    hall.must(&by_seed("again"));
    assert_eq!(groups(&hall, 1)[1], [6, 7, 8, 9], "the other group keeps its numbers");
    let mut drawn = groups(&hall, 1)[0].clone();
    drawn.sort_unstable();
    assert_eq!(drawn, [1, 2, 4, 5]);

    let across = refused(&mut other, &by_hand(&[&[1, 2, 4], &[5]]));
    assert!(matches!(across, Refusal::NotADraw(_)), "{across:?}");
    let both = refused(&mut other, &by_hand(&[&[1, 2, 4, 5], &[6, 7, 8, 9]]));
    assert!(matches!(both, Refusal::NotADraw(_)), "{both:?}");
    other.must(&by_hand(&[&[5, 4, 2, 1]]));
    assert_eq!(groups(&other, 1), [vec![5, 4, 2, 1], vec![6, 7, 8, 9]]);
    open(&mut other, 1, 1);
    assert_eq!(seats(&other, 1), [(5, 1), (4, 2), (6, 9), (7, 8)]);
    assert_eq!(refused(&mut other, &reinstate(3)), Refusal::FieldIsDrawn { entry: entrant(3) });
}

#[test]
fn art_20_2_an_odd_remainder_of_a_group_leaves_a_bye() {
    let mut hall = in_groups();
    open(&mut hall, 1, 1);
    assert_eq!((seats(&hall, 1), byes(&hall, 1)), (vec![(2, 5), (3, 4), (6, 9), (7, 8)], vec![1]));
    assert_eq!(judged(&hall.must(&withdraw(8))).effect, WithdrawalEffect::LeftField);
    assert_eq!((seats(&hall, 1), byes(&hall, 1)), (vec![(2, 5), (3, 4), (6, 9)], vec![1, 7]));
    assert_eq!(row(&hall, 1, 2, 6), ". . = 0", "who left is in no table");
    open(&mut hall, 2, 1);
    assert_eq!(byes(&hall, 2), [4, 9], "the vacated number is the bye of 9");
}

/// A field of six: one leaves a bye, a second an even number; and so on down to nobody.
#[test]
fn art_20_2_one_after_the_other_down_to_nobody() {
    let mut hall = entered(vec![circular(1, 1, 1)], 6);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5, 6]]));
    let whole = |hall: &Hall| hall.tournament.draw(1).unwrap().is_whole();
    hall.must(&withdraw(6));
    assert!(whole(&hall));
    hall.must(&withdraw(5));
    assert!(!whole(&hall), "four are drawn afresh");
    hall.must(&withdraw(4));
    assert!(!whole(&hall), "the numbers stay void though three remain");
    hall.must(&withdraw(3));
    hall.must(&by_hand(&[&[2, 1]]));
    assert!(whole(&hall));
    open(&mut hall, 1, 1);
    assert_eq!(seats(&hall, 1), [(2, 1)]);
    hall.must(&withdraw(2));
    assert_eq!((seats(&hall, 1), byes(&hall, 1)), (vec![], vec![1]));
    hall.must(&withdraw(1));
    assert!(whole(&hall), "there is nothing to draw");
}

/// The new draw of one field is a draw like the first: by the seed itself, or by the seeds where the plan has it so.
#[test]
fn art_20_2_one_field_drawn_afresh_is_drawn_as_at_first() {
    let drawn = |seeding| {
        let mut hall = entered(vec![StagePlan { seeding, ..circular(1, 1, 1) }], 5);
        for it in 1..=5 {
            let (entry, rating) = (entrant(it), Some(2000 + it));
            hall.must(&AmendEntry {
                entry,
                name: None,
                names: Vec::new(),
                federation: None,
                rating,
                categories: None,
            });
        }
        hall.must(&by_seed("first"));
        hall.must(&withdraw(2));
        hall.must(&by_seed("again"));
        assert_eq!(hall.tournament.draw(1).unwrap().seed.as_deref(), Some("again"));
        groups(&hall, 1).concat()
    };
    assert_eq!(drawn(Some(Seeding::Rating)), [5, 4, 3, 1]);
    let field = [1, 3, 4, 5].map(entrant).into_iter().collect();
    let by_lot: Vec<_> = lots::draw("again", &field).iter().map(|lot| super::n(lot.entry)).collect();
    assert_eq!(drawn(None), by_lot);
}

/// A group of which one is left or nobody does not hold the others up.
#[test]
fn art_20_2_a_group_that_falls_away_holds_nobody_up() {
    let mut hall = entered(vec![circular(2, 1, 1)], 7);
    hall.must(&by_hand(&[&[1, 2, 3], &[4, 5, 6, 7]]));
    for leaver in [3, 2, 1] {
        hall.must(&withdraw(leaver));
    }
    open(&mut hall, 1, 1);
    assert_eq!(seats(&hall, 1), [(4, 7), (5, 6)]);
}

#[test]
fn art_20_2_taken_back_before_the_new_draw_every_table_is_as_before() {
    for leaver in 1..=9 {
        let mut hall = in_groups();
        let before = (tables(&hall), hall.tournament.stages.clone());
        hall.must(&withdraw(leaver));
        assert_ne!(before.0, tables(&hall));
        hall.must(&reinstate(leaver));
        assert_eq!(before, (tables(&hall), hall.tournament.stages.clone()), "{leaver}");
        open(&mut hall, 1, 1);
        assert_eq!(seats(&hall, 1).len(), 4);
    }
    for leaver in 1..=5 {
        let mut hall = Hall::of(5);
        let before = (tables(&hall), hall.tournament.stages.clone());
        hall.must(&withdraw(leaver));
        hall.must(&reinstate(leaver));
        assert_eq!(before, (tables(&hall), hall.tournament.stages.clone()), "{leaver}");
    }
    // Of two who left, either one comes back to the numbers with one vacant.
    for back in [5, 6] {
        let mut hall = Hall::of(6);
        hall.must(&withdraw(5));
        hall.must(&withdraw(6));
        hall.must(&reinstate(back));
        open(&mut hall, 1, 1);
        assert_eq!(seats(&hall, 1).len(), 2);
    }
}

#[test]
fn art_20_2_back_into_a_round_that_is_paired_only_when_it_is_paired_anew() {
    let mut hall = in_groups();
    open(&mut hall, 1, 1);
    let before = seats(&hall, 1);
    hall.must(&withdraw(8));
    assert_eq!(refused(&mut hall, &reinstate(8)), Refusal::FieldIsDrawn { entry: entrant(8) });
    hall.must(&UnpublishRound { round: 1, reason: text() });
    hall.must(&AnnulRound { round: 1, reason: text() });
    hall.must(&reinstate(8));
    open(&mut hall, 1, 1);
    assert_eq!(seats(&hall, 1), before);
}

/// A final is a start of its own: the others of its field are drawn afresh, and nobody moves up into it.
#[test]
fn art_20_2_before_a_final_the_drawn_field_is_the_field() {
    let finals = from_places(1, 1, 3, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(1, 1, 1), finals], 5);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5]]));
    play(&mut hall, 1..=5, 1);
    hall.must(&by_hand(&[&[3, 2, 1]]));
    let preliminaries = tables(&hall).swap_remove(0);
    let left = hall.must(&withdraw(1));
    assert_eq!((judged(&left).stage, judged(&left).effect), (2, WithdrawalEffect::LeftField));
    assert_eq!(refused(&mut hall, &PairRound::by_table(6)), Refusal::LotsNotDrawn);
    let with_4 = refused(&mut hall, &by_hand(&[&[2, 3, 4]]));
    assert!(matches!(with_4, Refusal::NotADraw(_)), "{with_4:?}");
    hall.must(&by_hand(&[&[2, 3]]));
    open(&mut hall, 6, 2);
    assert_eq!(seats(&hall, 6), [(2, 3)]);
    let after = tables(&hall).swap_remove(0);
    super::leaving::moves_but_the_mark(&preliminaries, &after, 1);
}
