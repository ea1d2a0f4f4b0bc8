//! Article 20 in a knock-out: results stand, and who was to meet one who leaves goes on without play.

use chuhe_domain::tournament::{
    AnnulLots, Departure, Judged, KnockOutFormat, MatchRefusal, PairRound, Refusal, Reinstate, Standing,
    Withdraw, WithdrawalEffect,
};
use chuhe_domain::vocabulary::Ending;

use super::{beats, close, hall, match_of, next_game, of_games, open, places, plain, shown, single, table};
use crate::hall::{Hall, entrant, text};

fn leaves(hall: &mut Hall, n: u32) {
    hall.must(&Withdraw { entry: entrant(n), consent: true, reason: text() });
}

/// A running game is lost, a scheduled one is not played; what was won before stands.
#[test]
fn art_20_who_leaves_a_knock_out_loses_what_is_not_played() {
    let mut hall = hall(of_games(2, &[]), 4);
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 2, 3);
    beats(&mut hall, 2, 3);
    let game = next_game(&hall, 1, 4);
    hall.start(game);
    leaves(&mut hall, 1);
    assert_eq!(hall.tournament.standing(entrant(1)), Some(Standing::Withdrawn));
    let card = &hall.tournament.games[&game];
    assert_eq!((card.result.unwrap().ending, card.named), (Ending::Withdrawal, Some("20")));
    assert_eq!(shown(&hall, "w1.1"), "1-4 4 by withdrawal", "one game each, and no third");
    close(&mut hall, 1);
    open(&mut hall, 2);
    leaves(&mut hall, 2);
    assert_eq!(shown(&hall, "w1.2"), "2-3 2 by games", "what was decided stands");
    assert_eq!(shown(&hall, "final"), "4-2 4 by withdrawal");
    close(&mut hall, 2);
    assert_eq!(places(&hall), "1: 4, 2: 2, 3–4: 1, 3–4: 3");
}

#[test]
fn art_20_2_before_the_start_the_vacated_seed_is_a_walk_over_until_the_lots_are_drawn_anew() {
    let mut hall = hall(single(), 6);
    leaves(&mut hall, 4);
    assert_eq!(hall.tournament.standing(entrant(4)), Some(Standing::LeftField));
    assert_eq!(table(&hall).seeds.len(), 6, "the bracket stays as it was drawn");
    assert_eq!(shown(&hall, "w1.2"), "×-5 5 alone", "nobody is there");
    open(&mut hall, 1);
    assert_eq!(shown(&hall, "w2.1"), "1-5 paired");
    hall.must(&Reinstate { entry: entrant(4), reason: text() });
    assert_eq!(shown(&hall, "w1.2"), "4-5 ready");
    assert_eq!(shown(&hall, "w2.1"), "1-? waiting, outdated");

    let mut afresh = super::hall(single(), 6);
    leaves(&mut afresh, 4);
    afresh.must(&AnnulLots { stage: None, reason: text() });
    afresh.draw();
    assert_eq!(table(&afresh).seeds.len(), 5);
    let back = afresh.command(&Reinstate { entry: entrant(4), reason: text() });
    assert_eq!(back, Err(Refusal::FieldIsDrawn { entry: entrant(4) }));
}

/// Of four, 4 leaves: 1 is in the final, and who loses 2–3 is third without a match.
#[test]
fn art_20_2_who_left_before_the_start_has_no_place_in_the_bracket() {
    let mut hall = hall(KnockOutFormat { third_place: true, ..single() }, 4);
    leaves(&mut hall, 4);
    open(&mut hall, 1);
    assert_eq!(hall.tournament.rounds[&1].byes, [entrant(1)]);
    beats(&mut hall, 2, 3);
    assert_eq!(shown(&hall, "third"), "×-3 3 alone");
    open(&mut hall, 2);
    beats(&mut hall, 2, 1);
    assert_eq!(places(&hall), "1: 2, 2: 1, 3: 3");
}

/// Of eight, both of 4–5 leave, and 2: 1 waits for nobody in the second round, and the places are six.
#[test]
fn art_20_2_where_two_of_one_branch_left_before_the_start_nobody_comes_from_it() {
    let mut hall = hall(single(), 8);
    [4, 5, 2].into_iter().for_each(|n| leaves(&mut hall, n));
    assert_eq!((shown(&hall, "w1.2"), shown(&hall, "w1.3")), ("×-× empty".into(), "×-7 7 alone".into()));
    open(&mut hall, 1);
    beats(&mut hall, 8, 1);
    beats(&mut hall, 3, 6);
    assert_eq!((shown(&hall, "w2.1"), places(&hall)), ("8-× 8 alone".into(), "4–5: 1, 4–5: 6".into()));
    open(&mut hall, 2);
    beats(&mut hall, 3, 7);
    open(&mut hall, 3);
    beats(&mut hall, 3, 8);
    assert_eq!(places(&hall), "1: 3, 2: 8, 3: 7, 4–5: 1, 4–5: 6");
}

/// The first seed had the bye of three; with two defeats to go, 3 is still put out by two.
#[test]
fn art_20_2_a_bye_of_one_who_left_before_the_start_is_nobodys() {
    let mut hall = hall(plain(chuhe_domain::pairing::knock_out::Elimination::Double { reset: true }), 3);
    leaves(&mut hall, 1);
    open(&mut hall, 1);
    beats(&mut hall, 2, 3);
    assert_eq!((shown(&hall, "w2.1"), shown(&hall, "l2.1")), ("×-2 2 alone".into(), "×-3 3 alone".into()));
    open(&mut hall, 2);
    beats(&mut hall, 2, 3);
    assert_eq!(places(&hall), "1: 2, 2: 3");
}

/// Paired before 4 left, the match is outdated, and keeps nobody waiting.
#[test]
fn art_20_2_a_match_paired_before_one_left_is_outdated() {
    let mut hall = hall(single(), 4);
    open(&mut hall, 1);
    leaves(&mut hall, 4);
    assert_eq!(shown(&hall, "w1.1"), "1-× 1 alone, outdated");
    beats(&mut hall, 2, 3);
    close(&mut hall, 1);
    open(&mut hall, 2);
    assert_eq!(shown(&hall, "final"), "1-2 paired");
}

#[test]
fn art_20_where_both_leave_whoever_was_still_there_goes_on_and_has_left() {
    let mut hall = hall(single(), 4);
    open(&mut hall, 1);
    let game = next_game(&hall, 2, 3);
    hall.start(game);
    leaves(&mut hall, 1);
    leaves(&mut hall, 4);
    let withdrawal = hall.tournament.entries[&entrant(4)].withdrawal.clone().unwrap();
    let nothing_counted = Judged { stage: 1, met: 0, opponents: 0, effect: WithdrawalEffect::Kept };
    assert_eq!(withdrawal.last, nothing_counted, "20.3 speaks of circular events");
    let departure = hall.tournament.departure(&hall.tournament.entries[&entrant(4)], withdrawal.last);
    assert_eq!((departure, departure.article()), (Departure::OpponentsGoOn, None));
    assert_eq!(shown(&hall, "w1.1"), "1-4 4 by withdrawal");
    hall.at(game, &chuhe_domain::game::Resign { by: chuhe_domain::vocabulary::Side::Red, word_of: None })
        .unwrap();
    close(&mut hall, 1);
    let winner = if match_of(&hall, 2, 3).games[0].red == entrant(2) { 3 } else { 2 };
    assert_eq!(shown(&hall, "final"), format!("4-{winner} {winner} by withdrawal"));
    assert_eq!(
        hall.command(&PairRound::by_table(2)),
        Err(Refusal::Match(MatchRefusal::NoMatchReady { stage: 1 }))
    );
}

/// A withdrawal taken back is undone with all that followed from it; what was paired meanwhile is outdated.
#[test]
fn art_20_taken_back_it_is_as_if_nobody_had_left() {
    let mut hall = hall(single(), 4);
    open(&mut hall, 1);
    beats(&mut hall, 2, 3);
    let before = table(&hall);
    leaves(&mut hall, 1);
    assert_eq!(shown(&hall, "final"), "4-2 ready");
    hall.must(&Reinstate { entry: entrant(1), reason: text() });
    assert_eq!(table(&hall), before);
    beats(&mut hall, 1, 4);
    assert_eq!(shown(&hall, "final"), "1-2 ready");
}
