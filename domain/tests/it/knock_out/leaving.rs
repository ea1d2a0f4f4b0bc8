//! Article 20 in a knock-out: results stand, and who was to meet one who leaves goes on without play.

use chuhe_domain::tournament::{
    AnnulLots, MatchRefusal, PairRound, Refusal, Reinstate, Standing, Withdraw, WithdrawalEffect,
};

use super::{beats, close, hall, match_of, next_game, of_games, open, places, shown, single, table};
use crate::hall::{Hall, entrant, text};

fn leaves(hall: &mut Hall, n: u32) {
    hall.must(&Withdraw { entry: entrant(n), consent: true, reason: text() });
}

/// A running game is lost, a scheduled one is not played; what was won before stands.
#[test]
fn art_20_3_who_leaves_a_knock_out_loses_what_is_not_played() {
    let mut hall = hall(of_games(2, &[]), 4);
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 2, 3);
    beats(&mut hall, 2, 3);
    let game = next_game(&hall, 1, 4);
    hall.start(game);
    leaves(&mut hall, 1);
    assert_eq!(hall.tournament.standing(entrant(1)), Some(Standing::Withdrawn));
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
    assert_eq!(shown(&hall, "w1.2"), "4-5 5 by withdrawal");
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

#[test]
fn art_20_3_where_both_leave_nobody_goes_on() {
    let mut hall = hall(single(), 4);
    open(&mut hall, 1);
    let game = next_game(&hall, 2, 3);
    hall.start(game);
    leaves(&mut hall, 1);
    leaves(&mut hall, 4);
    let withdrawal = hall.tournament.entries[&entrant(4)].withdrawal.clone().unwrap();
    assert_eq!(withdrawal.last.effect, WithdrawalEffect::Kept);
    assert_eq!(shown(&hall, "w1.1"), "1-4 nobody by withdrawal");
    hall.at(game, &chuhe_domain::game::Resign { by: chuhe_domain::vocabulary::Side::Red, word_of: None })
        .unwrap();
    close(&mut hall, 1);
    let winner = if match_of(&hall, 2, 3).games[0].red == entrant(2) { 3 } else { 2 };
    assert_eq!(shown(&hall, "final"), format!("×-{winner} {winner} alone"));
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
