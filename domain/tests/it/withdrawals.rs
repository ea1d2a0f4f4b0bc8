//! Chapter 3, article 20: who leaves, when, and what it does to the tables.

use chuhe_domain::game::{Reopen, ReportResult, Status};
use chuhe_domain::tournament::{
    AmendWithdrawal, Change, CloseRound, CloseTournament, PairRound, PublishRound, Refusal, Regulations,
    Reinstate, SetRegulations, Standing, TournamentEvent, Withdraw, WithdrawalBelowHalf, WithdrawalEffect,
};
use chuhe_domain::vocabulary::{Ending, Outcome, Role};

use crate::hall::{Hall, entrant, source, text};

fn withdraw(n: u32) -> Withdraw {
    Withdraw { entry: entrant(n), consent: true, reason: text() }
}

fn reinstate(n: u32) -> Reinstate {
    Reinstate { entry: entrant(n), reason: text() }
}

/// k, n and the effect, as the event says them.
fn judged(changes: &[Change]) -> (u32, u32, WithdrawalEffect) {
    match &changes[0] {
        Change::Tournament(TournamentEvent::EntryWithdrew(event)) => {
            (event.met, event.opponents, event.effect)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn art_20_3_withdrawal_before_half_annuls_for_everyone() {
    let mut hall = Hall::of(6);
    for round in 1..=2 {
        hall.open_round(round);
        hall.play_round(round);
    }
    // Entrant 1 has met 6 and 3 of five opponents: fewer than half.
    let before: Vec<String> = (2..=6).map(|n| hall.row(n)).collect();
    assert_eq!(judged(&hall.must(&withdraw(1))), (2, 5, WithdrawalEffect::Annulled));

    let table = hall.crosstable();
    let row = &table.rows[0];
    assert_eq!((row.standing, row.place, row.points_display.as_str()), (Standing::Annulled, None, "0"));
    assert!(row.cells.iter().all(|cell| cell.annulled && !cell.counted));
    assert_eq!(row.cells.iter().filter(|cell| cell.mark.is_some()).count(), 2, "annulled cells stay visible");
    assert!(hall.standings().ranked.iter().all(|standing| standing.entry != entrant(1)));
    // Entrant 1 won both games, so annulling them moves nobody's points.
    let after: Vec<String> = (2..=6).map(|n| hall.row(n)).collect();
    assert_eq!(before, after);
}

#[test]
fn art_20_3_an_annulled_loss_takes_the_opponents_point_away() {
    let mut hall = Hall::of(6);
    hall.open_round(1);
    hall.play_round(1);
    let winner_over_6 = hall.row(1);
    assert!(winner_over_6.ends_with("= 1"), "{winner_over_6}");
    hall.must(&withdraw(6));
    assert!(hall.row(1).ends_with("= 0"), "{}", hall.row(1));
}

#[test]
fn art_20_3_exactly_half_keeps_and_forfeits_the_rest() {
    let mut hall = Hall::of(5);
    for round in 1..=3 {
        hall.open_round(round);
        hall.play_round(round);
    }
    // Number 2 had its bye in round 3 of the table of five, so it has met two of four: beaten 5, lost to 1.
    assert_eq!(hall.row(2), "0 . . 1 = 1");
    assert_eq!(judged(&hall.must(&withdraw(2))), (2, 4, WithdrawalEffect::Kept));
    assert_eq!(hall.row(2), "0 - - 1 = 1");
    let symbol = |row: &str| row.split(' ').nth(1).map(str::to_owned).unwrap();
    assert_eq!((symbol(&hall.row(3)), symbol(&hall.row(4))), ("+".to_owned(), "+".to_owned()));
}

#[test]
fn art_20_3_above_half_keeps() {
    let mut hall = Hall::of(6);
    for round in 1..=3 {
        hall.open_round(round);
        hall.play_round(round);
    }
    assert_eq!(judged(&hall.must(&withdraw(2))), (3, 5, WithdrawalEffect::Kept));
}

#[test]
fn art_20_3_pairing_later_rounds_moves_no_table() {
    let mut hall = Hall::of(6);
    for round in 1..=3 {
        hall.open_round(round);
        hall.play_round(round);
    }
    hall.must(&withdraw(2));
    let standings = hall.standings();
    let rows: Vec<String> = (1..=6).map(|n| hall.row(n)).collect();
    hall.open_round(4);
    assert_eq!(rows, (1..=6).map(|n| hall.row(n)).collect::<Vec<_>>());
    let places = |standings: &chuhe_domain::standings::Standings| {
        standings.ranked.iter().map(|row| (row.entry, row.place, row.points)).collect::<Vec<_>>()
    };
    assert_eq!(places(&standings), places(&hall.standings()));
    // The pairing with the one who left needs no play for the round to close.
    hall.play_round(4);
    hall.must(&CloseRound { round: 4 });
}

#[test]
fn art_20_3_taking_it_back_restores_every_table() {
    for leaver in 1..=6 {
        let mut hall = Hall::of(6);
        for round in 1..=2 {
            hall.open_round(round);
            hall.play_round(round);
        }
        let (table, standings) = (hall.crosstable(), hall.standings());
        hall.must(&withdraw(leaver));
        assert_ne!(table, hall.crosstable());
        hall.must(&reinstate(leaver));
        assert_eq!(table, hall.crosstable());
        assert_eq!(standings, hall.standings());
    }
}

#[test]
fn art_20_3_a_game_under_way_counts_as_met_and_is_lost() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    hall.play_round(1);
    hall.open_round(2);
    let (game, opponent) = hall
        .tournament
        .live_games()
        .find(|(_, card)| card.round == 2 && card.side_of(entrant(4)).is_some())
        .map(|(game, card)| (game, if card.red == entrant(4) { card.black } else { card.red }))
        .unwrap();
    hall.start(game);
    hall.play(game, "h2e2");
    let changes = hall.must(&withdraw(4));
    assert_eq!(judged(&changes), (2, 3, WithdrawalEffect::Kept));
    let card = &hall.tournament.games[&game];
    let result = card.result.unwrap();
    assert_eq!((card.status, result.ending), (Status::Provisional, Ending::Withdrawal));
    let winner = result.outcome.winner().map(|side| card.entrant(side));
    assert_eq!(winner, Some(opponent));

    // Taken back, the game stays ended until an arbiter reopens it.
    hall.must(&reinstate(4));
    assert_eq!(hall.tournament.games[&game].status, Status::Provisional);
    hall.at(game, &Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Running);
    assert_eq!(hall.games[&game].moves.len(), 1, "it goes on where it stood");
}

#[test]
fn art_20_3_a_forfeit_is_no_meeting_over_the_board() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    let absent = chuhe_domain::game::Forfeit {
        loser: if hall.tournament.games[&game].red == entrant(4) {
            chuhe_domain::game::Loser::Red
        } else {
            chuhe_domain::game::Loser::Black
        },
        article: None,
        ground: chuhe_domain::game::Ground::Absence,
        reason: text(),
    };
    hall.at(game, &absent).unwrap();
    assert_eq!(judged(&hall.must(&withdraw(4))), (0, 3, WithdrawalEffect::Annulled));
}

#[test]
fn art_20_3_a_later_withdrawal_does_not_judge_an_earlier_one_again() {
    let mut hall = Hall::of(6);
    for round in 1..=2 {
        hall.open_round(round);
        hall.play_round(round);
    }
    assert_eq!(judged(&hall.must(&withdraw(6))), (2, 5, WithdrawalEffect::Annulled));
    // Of the five, one is out of the reckoning: four are left to meet.
    let (met, opponents, _) = judged(&hall.must(&withdraw(5)));
    assert_eq!(opponents, 4);
    assert!(met <= 2);
    assert_eq!(hall.tournament.standing(entrant(6)), Some(Standing::Annulled));
    hall.must(&reinstate(6));
    assert_ne!(hall.tournament.standing(entrant(5)), Some(Standing::Active));
}

#[test]
fn art_20_3_two_who_left_forfeit_to_each_other_both() {
    let mut hall = Hall::of(6);
    for round in 1..=4 {
        hall.open_round(round);
        hall.play_round(round);
    }
    let (one, other) = hall
        .tournament
        .by_registration()
        .iter()
        .flat_map(|a| hall.tournament.by_registration().into_iter().map(move |b| (a.id, b.id)))
        .find(|(a, b)| a < b && hall.tournament.matches_between(1, *a, *b).next().is_none())
        .unwrap();
    let n = |entry| (1..=6).find(|n| entrant(*n) == entry).unwrap();
    hall.must(&withdraw(n(one)));
    hall.must(&withdraw(n(other)));
    let table = hall.crosstable();
    let cell = |row, column| {
        let row = table.rows.iter().find(|line| line.entry == row).unwrap();
        row.cells.iter().find(|cell| cell.opponent == column).unwrap().symbol.clone()
    };
    assert_eq!((cell(one, other), cell(other, one)), ("-".to_owned(), "-".to_owned()));
    assert!(table.provisional, "the four who are left have games to play");
    hall.open_round(5);
    hall.play_round(5);
    for round in 1..=5 {
        hall.must(&CloseRound { round });
    }
    assert!(!hall.crosstable().provisional, "nothing is left to play that counts");
}

#[test]
fn art_20_3_the_house_may_keep_results_below_half() {
    let mut hall = Hall::entered(6);
    let regulations =
        Regulations { withdrawal_below_half: WithdrawalBelowHalf::Keep, ..Regulations::default() };
    hall.must(&SetRegulations { regulations });
    hall.draw();
    hall.open_round(1);
    hall.play_round(1);
    assert_eq!(judged(&hall.must(&withdraw(6))), (1, 5, WithdrawalEffect::Kept));
}

#[test]
fn art_20_3_a_result_cannot_slip_in_after_the_withdrawal() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    hall.report(2, 3, Outcome::Draw);
    hall.must(&withdraw(4));
    let game = hall.game(1, 4);
    let refused = hall.at(game, &ReportResult { outcome: Outcome::Draw, reporter: source(1), entry: None });
    let entry = entrant(4);
    assert_eq!(refused, Err(chuhe_domain::game::Refusal::PlayerWithdrawn { entry }));
}

#[test]
fn art_20_2_before_the_start_an_even_remainder_is_drawn_afresh() {
    let mut hall = Hall::of(5);
    hall.open_round(1);
    let games: Vec<_> = hall.tournament.games.keys().copied().collect();
    assert_eq!(judged(&hall.must(&withdraw(5))), (0, 4, WithdrawalEffect::LeftField));
    assert!(!hall.tournament.draw(1).unwrap().is_whole());
    assert!(hall.tournament.rounds.is_empty(), "what was paired by the old numbers falls away");
    assert!(games.iter().all(|game| hall.tournament.games[game].status == Status::Annulled));
    let refused = hall.command(&PairRound::by_table(1));
    assert_eq!(refused, Err(Refusal::LotsNotDrawn));
    hall.draw();
    hall.open_round(1);
    assert_eq!(hall.tournament.rounds[&1].pairings().count(), 2);
    assert_eq!(hall.crosstable().rows.len(), 4, "who never played is in no table");
}

#[test]
fn art_20_2_before_the_start_with_an_odd_remainder_the_number_is_the_bye() {
    let mut hall = Hall::of(6);
    hall.open_round(1);
    let game = hall.game(1, 6);
    assert_eq!(judged(&hall.must(&withdraw(6))), (0, 5, WithdrawalEffect::LeftField));
    assert!(hall.tournament.draw(1).is_some());
    assert_eq!(hall.tournament.games[&game].status, Status::Annulled);
    assert_eq!(hall.tournament.rounds[&1].byes, vec![entrant(1)]);
    assert_eq!(hall.tournament.rounds[&1].pairings().count(), 2);
    hall.play_round(1);
    hall.must(&CloseRound { round: 1 });
    hall.must(&PairRound::by_table(2));
    assert_eq!(hall.tournament.rounds[&2].byes.len(), 1);
    hall.must(&PublishRound { round: 2 });
}

#[test]
fn art_20_2_who_left_a_drawn_field_does_not_come_back_into_it() {
    let mut hall = Hall::of(5);
    hall.must(&withdraw(5));
    hall.must(&reinstate(5));
    hall.must(&withdraw(5));
    hall.draw();
    assert_eq!(hall.command(&reinstate(5)), Err(Refusal::FieldIsDrawn { entry: entrant(5) }));
}

#[test]
fn art_20_1_leaving_without_consent_is_recorded_as_such() {
    let mut hall = Hall::of(4);
    hall.must(&Withdraw { entry: entrant(1), consent: false, reason: text() });
    let withdrawal = hall.tournament.entries[&entrant(1)].withdrawal.clone().unwrap();
    assert!(!withdrawal.consent);
    let again = hall.command(&withdraw(1));
    assert_eq!(again, Err(Refusal::NotInTheField { entry: entrant(1) }));
}

#[test]
fn art_20_1_consent_that_comes_later_judges_nothing_again() {
    let mut hall = Hall::of(6);
    for round in 1..=2 {
        hall.open_round(round);
        hall.play_round(round);
    }
    hall.must(&Withdraw { entry: entrant(1), consent: false, reason: text() });
    hall.must(&withdraw(3));
    let table = hall.crosstable();
    hall.must(&AmendWithdrawal { entry: entrant(1), consent: true, reason: text() });
    assert_eq!(table, hall.crosstable());
    let withdrawal = hall.tournament.entries[&entrant(1)].withdrawal.clone().unwrap();
    assert!(withdrawal.consent && withdrawal.last.effect == WithdrawalEffect::Annulled);
    let active = hall.command(&AmendWithdrawal { entry: entrant(2), consent: true, reason: text() });
    assert_eq!(active, Err(Refusal::NotWithdrawn { entry: entrant(2) }));
}

#[test]
fn art_20_2_who_left_by_mistake_comes_back_while_the_number_is_vacant() {
    let mut hall = Hall::of(6);
    hall.must(&withdraw(2));
    hall.open_round(1);
    let early = hall.command(&reinstate(2));
    assert_eq!(early, Err(Refusal::FieldIsDrawn { entry: entrant(2) }), "the round is paired anew first");
    hall.play_round(1);
    hall.must(&reinstate(2));
    hall.open_round(2);
    assert!(hall.tournament.matches_between(1, entrant(1), entrant(2)).next().is_some());
}

#[test]
fn art_20_3_a_dispute_with_one_who_left_keeps_the_round_open() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    hall.report(1, 4, Outcome::Draw);
    hall.at(game, &ReportResult { outcome: Outcome::RedWins, reporter: source(2), entry: None }).unwrap();
    hall.report(2, 3, Outcome::Draw);
    hall.open_round(2);
    hall.play_round(2);
    assert_eq!(judged(&hall.must(&withdraw(1))).2, WithdrawalEffect::Kept);
    let open = hall.command(&CloseRound { round: 1 });
    assert!(matches!(open, Err(Refusal::GameOpen { status: Status::Disputed, .. })), "{open:?}");
}

#[test]
fn art_20_3_a_round_closed_over_a_leaver_keeps_the_tournament_open_when_he_comes_back() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    hall.report(2, 3, Outcome::Draw);
    hall.must(&withdraw(4));
    hall.must(&CloseRound { round: 1 });
    hall.must(&reinstate(4));
    let open = hall.command(&CloseTournament);
    assert!(matches!(open, Err(Refusal::GameOpen { status: Status::Scheduled, .. })), "{open:?}");
}

#[test]
fn art_10_1_a_game_of_a_leaver_that_stands_can_still_be_confirmed() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    hall.report(1, 4, Outcome::RedWins);
    hall.open_round(2);
    hall.play_round(2);
    assert_eq!(judged(&hall.must(&withdraw(1))).2, WithdrawalEffect::Kept);
    let game = hall.game(1, 4);
    let opponent = ReportResult { outcome: Outcome::RedWins, reporter: source(9), entry: Some(entrant(4)) };
    hall.at(game, &opponent).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Confirmed);
}
