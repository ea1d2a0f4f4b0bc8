//! Single elimination: byes, the third place, a double forfeit.

use chuhe_domain::game::{Forfeit, Ground, Loser};
use chuhe_domain::tournament::{CloseTournament, KnockOutFormat, MatchRefusal, PairRound, PairedBy, Refusal};

use super::{beats, close, draws, hall, match_of, next_game, open, places, shown, single, slot};
use crate::hall::{entrant, text};

/// 1, 2 and 3 have a bye; 2 and 3 are the two of a semi-final already, and 1 waits for 4 or 5.
#[test]
fn art_11_1_the_best_of_five_have_byes_and_every_match_that_can_be_played_is_paired() {
    let mut hall = hall(single(), 5);
    open(&mut hall, 1);
    let round = &hall.tournament.rounds[&1];
    let slots: Vec<_> = round.matches.iter().map(|it| (it.slot.unwrap(), it.first, it.second)).collect();
    assert_eq!(slots, [(slot("w1.2"), entrant(4), entrant(5)), (slot("w2.2"), entrant(2), entrant(3))]);
    assert_eq!((round.by, round.byes.as_slice()), (PairedBy::Bracket, &[entrant(1)][..]));
    assert_eq!(shown(&hall, "w1.1"), "1-× 1 alone");
    assert_eq!(shown(&hall, "w2.1"), "1-? waiting");
    assert_eq!(
        hall.command(&PairRound::by_table(2)),
        Err(Refusal::Match(MatchRefusal::NoMatchReady { stage: 1 }))
    );

    beats(&mut hall, 5, 4);
    assert_eq!(shown(&hall, "w2.1"), "1-5 ready");
    open(&mut hall, 2);
    assert_eq!(hall.tournament.rounds[&2].byes, [], "2 and 3 play in the round before");
    beats(&mut hall, 3, 2);
    beats(&mut hall, 1, 5);
    assert_eq!(places(&hall), "3–4: 2, 3–4: 5, 5: 4");
    open(&mut hall, 3);
    assert_eq!(shown(&hall, "final"), "1-3 paired");
    beats(&mut hall, 3, 1);
    assert_eq!(places(&hall), "1: 3, 2: 1, 3–4: 2, 3–4: 5, 5: 4");
    for round in 1..=3 {
        close(&mut hall, round);
    }
    assert_eq!(
        hall.command(&PairRound::by_table(4)),
        Err(Refusal::Match(MatchRefusal::NoMatchReady { stage: 1 }))
    );
    hall.must(&CloseTournament);
}

#[test]
fn art_11_1_a_match_of_one_game_is_that_game() {
    let mut hall = hall(single(), 2);
    open(&mut hall, 1);
    let of = match_of(&hall, 1, 2);
    assert_eq!(of.id, next_game(&hall, 1, 2).into());
    assert_eq!((of.games[0].of, of.games[0].leg, of.slot), (None, None, Some(slot("final"))));
}

#[test]
fn art_11_1_the_losers_of_the_semi_finals_play_for_the_third_place() {
    let mut hall = hall(KnockOutFormat { third_place: true, ..single() }, 4);
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 3, 2);
    open(&mut hall, 2);
    assert_eq!(shown(&hall, "third"), "4-2 paired");
    assert_eq!(shown(&hall, "final"), "1-3 paired");
    beats(&mut hall, 2, 4);
    assert_eq!(places(&hall), "3: 2, 4: 4");
    beats(&mut hall, 1, 3);
    assert_eq!(places(&hall), "1: 1, 2: 3, 3: 2, 4: 4");
}

/// Neither 4 nor 5 comes: nobody goes on from their match, and 1 is in the final without play.
#[test]
fn art_21_4_from_a_match_to_which_neither_came_nobody_goes_on() {
    let mut hall = hall(single(), 8);
    open(&mut hall, 1);
    let game = next_game(&hall, 4, 5);
    let neither = Forfeit { loser: Loser::Both, ground: Ground::Absence, article: None, reason: text() };
    hall.at(game, &neither).expect("forfeited");
    assert_eq!(shown(&hall, "w1.2"), "4-5 nobody by games");
    assert_eq!(shown(&hall, "w2.1"), "?-× waiting");
    beats(&mut hall, 1, 8);
    assert_eq!(shown(&hall, "w2.1"), "1-× 1 alone");
    beats(&mut hall, 2, 7);
    beats(&mut hall, 6, 3);
    close(&mut hall, 1);
    open(&mut hall, 2);
    assert_eq!(hall.tournament.rounds[&2].matches.len(), 1);
    assert_eq!(hall.tournament.rounds[&2].byes, [entrant(1)]);
    beats(&mut hall, 2, 6);
    assert_eq!(shown(&hall, "final"), "1-2 ready");
}

/// A draw decides no match: the round does not close over it.
#[test]
fn a_round_does_not_close_over_a_match_that_is_level() {
    let mut hall = hall(single(), 2);
    open(&mut hall, 1);
    draws(&mut hall, 1, 2);
    assert_eq!(shown(&hall, "final"), "1-2 level");
    let of = match_of(&hall, 1, 2);
    let refused = hall.command(&chuhe_domain::tournament::CloseRound { round: 1 });
    assert_eq!(refused, Err(Refusal::Match(MatchRefusal::MatchOpen { of: of.id, table: 1 })));
}
