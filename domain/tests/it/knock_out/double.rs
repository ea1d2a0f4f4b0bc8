//! Double elimination: who has lost once plays on, and the final may have to be played again.

use chuhe_domain::pairing::knock_out::Elimination;
use chuhe_domain::vocabulary::Outcome;

use super::corrections::amend;
use super::{beats, hall, next_game, open, places, plain, shown};
use crate::hall::entrant;

/// Byes: 1 and 2. Losers drop in crosswise, so that 4, who lost to 1, does not meet 5 again at once.
#[test]
fn art_11_1_two_defeats_put_one_of_six_out_and_the_final_is_played_again() {
    let mut hall = hall(plain(Elimination::Double { reset: true }), 6);
    open(&mut hall, 1);
    beats(&mut hall, 4, 5);
    beats(&mut hall, 3, 6);
    assert_eq!(shown(&hall, "w1.1"), "1-× 1 alone");
    assert_eq!(shown(&hall, "l1.1"), "×-5 5 alone");
    assert_eq!(shown(&hall, "l1.2"), "×-6 6 alone");
    assert_eq!(shown(&hall, "l2.1"), "?-5 waiting");
    assert_eq!(places(&hall), "", "nobody is out yet");

    open(&mut hall, 2);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 2, 3);
    open(&mut hall, 3);
    assert_eq!(shown(&hall, "l2.1"), "3-5 paired");
    assert_eq!(shown(&hall, "l2.2"), "4-6 paired");
    assert_eq!(shown(&hall, "w3.1"), "1-2 paired");
    beats(&mut hall, 3, 5);
    beats(&mut hall, 4, 6);
    beats(&mut hall, 1, 2);
    assert_eq!(places(&hall), "5–6: 5, 5–6: 6");
    open(&mut hall, 4);
    assert_eq!(shown(&hall, "l3.1"), "3-4 paired");
    assert_eq!(shown(&hall, "l4.1"), "2-? waiting");
    beats(&mut hall, 3, 4);
    open(&mut hall, 5);
    beats(&mut hall, 2, 3);
    assert_eq!(places(&hall), "3: 3, 4: 4, 5–6: 5, 5–6: 6");
    open(&mut hall, 6);
    assert_eq!(shown(&hall, "final"), "1-2 paired");
    beats(&mut hall, 2, 1);
    assert_eq!(shown(&hall, "reset"), "1-2 ready", "it is the first defeat of 1");
    open(&mut hall, 7);
    beats(&mut hall, 1, 2);
    assert_eq!(shown(&hall, "reset"), "1-2 1 by games");
    assert_eq!(places(&hall), "1: 1, 2: 2, 3: 3, 4: 4, 5–6: 5, 5–6: 6");
}

#[test]
fn art_11_1_a_final_won_by_the_unbeaten_is_the_last() {
    let mut hall = hall(plain(Elimination::Double { reset: true }), 2);
    open(&mut hall, 1);
    beats(&mut hall, 2, 1);
    open(&mut hall, 2);
    assert_eq!(shown(&hall, "final"), "2-1 paired");
    beats(&mut hall, 2, 1);
    assert_eq!(shown(&hall, "reset"), "×-× not needed");
    assert_eq!(places(&hall), "1: 2, 2: 1");
}

/// The final was paired while 2 had won the first match; put right, the same two stand in it the other way round.
#[test]
fn art_11_1_a_final_between_the_same_two_is_read_as_the_bracket_names_them_now() {
    let mut hall = hall(plain(Elimination::Double { reset: true }), 2);
    open(&mut hall, 1);
    let first = next_game(&hall, 1, 2);
    beats(&mut hall, 2, 1);
    open(&mut hall, 2);
    let side = hall.tournament.games[&first].side_of(entrant(1)).unwrap();
    amend(&mut hall, first, Outcome::won_by(side));
    assert_eq!(shown(&hall, "final"), "1-2 paired");
    beats(&mut hall, 1, 2);
    assert_eq!(shown(&hall, "final"), "1-2 1 by games");
    assert_eq!(places(&hall), "1: 1, 2: 2");
}
