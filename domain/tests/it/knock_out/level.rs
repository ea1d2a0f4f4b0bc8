//! Articles 13.5 and 15.6: matches of several games, the play-off ladder, and what is decided by lot.

use chuhe_domain::clock::TimeControl;
use chuhe_domain::pairing::knock_out::{LADDER, MatchOutcome};
use chuhe_domain::tournament::{CloseRound, DecideMatch, DecidedBy, MatchRefusal, OrderGames, Refusal};
use chuhe_domain::vocabulary::{MatchId, Outcome, Side};

use super::{
    beats, close, draws, hall, id_of, match_of, next_game, number_with, of_games, open, order, report, shown,
    stage,
};
use crate::hall::{Hall, text};

fn decided(of: MatchId, winner: MatchOutcome, by: DecidedBy) -> DecideMatch {
    DecideMatch { of, winner, by, corrects: false, reason: text() }
}

/// One each, then a rapid and a blitz game drawn; in the last, of 6′ against 4′, Black goes on by a draw.
#[test]
fn art_15_6_a_level_match_goes_up_the_ladder_to_the_game_that_black_need_not_win() {
    let mut hall = hall(of_games(2, &LADDER), 2);
    open(&mut hall, 1);
    let first = match_of(&hall, 1, 2).games;
    assert_eq!(first.len(), 2, "both are set down at once");
    assert_eq!((first[0].red, first[0].leg, first[1].leg), (first[1].black, Some(1), Some(2)));
    let of = id_of(&hall, 1, 2);
    assert!(matches!(order(&mut hall, 1, 2), Err(Refusal::GameOpen { .. })), "they are played first");
    beats(&mut hall, 1, 2);
    beats(&mut hall, 2, 1);
    for step in [1, 2, 3] {
        let early = decided(of, MatchOutcome::First, DecidedBy::Lots);
        assert_eq!(hall.command(&early), Err(Refusal::Match(MatchRefusal::GamesDecide { of })));
        assert_eq!(
            hall.command(&CloseRound { round: 1 }),
            Err(Refusal::Match(MatchRefusal::MatchOpen { of, table: 1 }))
        );
        order(&mut hall, 1, 2).unwrap();
        let games = match_of(&hall, 1, 2).games;
        let last = games.last().unwrap();
        assert_eq!((last.step, last.of, last.leg), (Some(step), Some(of), Some(2 + step)));
        assert_eq!(shown(&hall, "final"), "1-2 paired");
        draws(&mut hall, 1, 2);
    }
    let last = match_of(&hall, 1, 2).games.last().unwrap().game;
    let black = number_with(&hall, last, Side::Black);
    assert_eq!(shown(&hall, "final"), format!("1-2 {black} by games"));
    assert_eq!(order(&mut hall, 1, 2), Err(Refusal::Match(MatchRefusal::MatchDecided { of })));
    close(&mut hall, 1);
}

#[test]
fn art_15_6_a_game_of_the_ladder_has_the_time_of_its_step() {
    let mut regulations = stage(of_games(1, &LADDER));
    let kept = TimeControl::new(LADDER[0].time.control().unwrap().periods(Side::Red).to_vec(), None).unwrap();
    let mut without = Hall::under(regulations.clone(), 2);
    regulations.time_control = Some(kept.clone());
    let mut with = Hall::under(regulations, 2);
    for hall in [&mut with, &mut without] {
        hall.draw();
        open(hall, 1);
    }
    let control = |hall: &Hall| hall.tournament.setting(next_game(hall, 1, 2)).time_control;
    assert_eq!((control(&with), control(&without)), (Some(kept), None));
    for step in LADDER {
        for hall in [&mut with, &mut without] {
            let game = next_game(hall, 1, 2);
            hall.at(
                game,
                &chuhe_domain::game::ReportResult {
                    outcome: Outcome::Draw,
                    reporter: crate::hall::source(1),
                    entry: None,
                },
            )
            .unwrap();
            order(hall, 1, 2).unwrap();
        }
        assert_eq!(control(&with), Some(step.time.control().unwrap()));
        assert_eq!(control(&without), None, "where no clock is kept, none is kept in the play-off");
    }
}

#[test]
fn art_13_5_the_best_of_three_takes_its_third_game_only_where_it_must() {
    let mut hall = hall(of_games(3, &[]), 4);
    open(&mut hall, 1);
    assert_eq!(match_of(&hall, 1, 4).games.len(), 2);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 1, 4);
    assert_eq!(shown(&hall, "w1.1"), "1-4 1 by games");
    beats(&mut hall, 2, 3);
    beats(&mut hall, 3, 2);
    assert_eq!(shown(&hall, "w1.2"), "2-3 paired");
    order(&mut hall, 2, 3).unwrap();
    let third = match_of(&hall, 2, 3).games[2].clone();
    assert_eq!((third.step, third.leg), (None, Some(3)));
    beats(&mut hall, 3, 2);
    assert_eq!(shown(&hall, "w1.2"), "2-3 3 by games");
}

#[test]
fn art_15_6_lots_decide_where_no_game_is_left() {
    let mut hall = hall(of_games(2, &[]), 2);
    open(&mut hall, 1);
    let of = id_of(&hall, 1, 2);
    let decide = |winner, by| decided(of, winner, by);
    draws(&mut hall, 1, 2);
    assert_eq!(
        hall.command(&decide(MatchOutcome::Second, DecidedBy::Lots)),
        Err(Refusal::Match(MatchRefusal::GamesDecide { of }))
    );
    draws(&mut hall, 1, 2);
    assert_eq!(order(&mut hall, 1, 2), Err(Refusal::Match(MatchRefusal::NoFurtherGame { of })));
    assert_eq!(
        hall.command(&decide(MatchOutcome::Neither, DecidedBy::Lots)),
        Err(Refusal::Match(MatchRefusal::LotsNameOne { of })),
        "a lot falls on one of the two"
    );
    let corrected = |winner, by| DecideMatch { corrects: true, ..decide(winner, by) };
    let nothing = hall.command(&corrected(MatchOutcome::Second, DecidedBy::Lots));
    assert_eq!(nothing, Err(MatchRefusal::NotDecided { of }.into()));
    hall.must(&decide(MatchOutcome::Second, DecidedBy::Lots));
    assert_eq!(shown(&hall, "final"), "1-2 2 by lots");
    for winner in [MatchOutcome::First, MatchOutcome::Second] {
        let again = hall.command(&decide(winner, DecidedBy::Ruling));
        assert_eq!(
            again,
            Err(MatchRefusal::AlreadyDecided { of }.into()),
            "as with a place that was settled"
        );
    }
    hall.must(&corrected(MatchOutcome::First, DecidedBy::Ruling));
    assert_eq!(shown(&hall, "final"), "1-2 1 by ruling");
    hall.must(&corrected(MatchOutcome::Neither, DecidedBy::Ruling));
    assert_eq!(shown(&hall, "final"), "1-2 nobody by ruling");
    close(&mut hall, 1);
    let late = hall.command(&decide(MatchOutcome::Second, DecidedBy::Lots));
    assert_eq!(late, Err(Refusal::RoundClosed { round: 1 }));
}

/// What was decided on results that were put right means nothing while they are otherwise, whoever said how the games came out.
#[test]
fn art_15_6_a_decision_holds_while_the_results_do_that_it_was_made_on() {
    let mut hall = hall(of_games(1, &[]), 2);
    open(&mut hall, 1);
    let (of, game) = (id_of(&hall, 1, 2), next_game(&hall, 1, 2));
    report(&mut hall, game, Outcome::Draw);
    hall.must(&decided(of, MatchOutcome::Second, DecidedBy::Lots));
    super::corrections::amend(&mut hall, game, Outcome::RedWins);
    let red = number_with(&hall, game, Side::Red);
    assert_eq!(shown(&hall, "final"), format!("1-2 {red} by games"));
    super::corrections::amend(&mut hall, game, Outcome::Draw);
    assert_eq!(shown(&hall, "final"), "1-2 2 by lots", "it was a draw by report, and is one by ruling");
    super::corrections::amend(&mut hall, game, Outcome::RedWins);
    super::corrections::amend(&mut hall, game, Outcome::Draw);
    assert_eq!(shown(&hall, "final"), "1-2 2 by lots");
}

/// In the second game of a step the colours are those of the first reversed; nobody draws them.
#[test]
fn art_13_5_reversed_colours_are_not_drawn() {
    let two = chuhe_domain::pairing::knock_out::PlayOffStep { games: 3, ..LADDER[0] };
    let mut hall = hall(of_games(1, &[two]), 2);
    open(&mut hall, 1);
    draws(&mut hall, 1, 2);
    let of = id_of(&hall, 1, 2);
    let red = crate::hall::entrant(2);
    hall.must(&OrderGames { of, red: Some(red), seed: None });
    let games = match_of(&hall, 1, 2).games;
    assert_eq!(games.len(), 3, "of three games two are played however they come out");
    assert_eq!((games[1].red, games[2].black), (red, red));
    let stranger = OrderGames { of, red: Some(crate::hall::entrant(9)), seed: None };
    draws(&mut hall, 1, 2);
    draws(&mut hall, 1, 2);
    assert_eq!(
        hall.command(&stranger),
        Err(Refusal::Match(MatchRefusal::NotOfThisMatch { entry: crate::hall::entrant(9) }))
    );
    order(&mut hall, 1, 2).unwrap();
    assert_eq!(match_of(&hall, 1, 2).games[3].step, Some(1));
}
