//! Articles 20.2, 20.3: teams leave; k and n count matches.

use chuhe_domain::game::Status;
use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::tournament::{
    Change, CloseRound, CloseTournament, Departure, Refusal, Reinstate, Standing, TournamentEvent, Withdraw,
    WithdrawalEffect,
};
use chuhe_domain::vocabulary::Ending;

use super::{at_board, hall, line_up, member, paired, places, results, rows, submit, team};
use crate::hall::{Hall, text};

/// k, n and the effect.
fn leaves(hall: &mut Hall, n: u32) -> (u32, u32, WithdrawalEffect) {
    match &hall.must(&Withdraw { entry: team(n), consent: true, reason: text() })[0] {
        Change::Tournament(TournamentEvent::EntryWithdrew(event)) => {
            (event.met, event.opponents, event.effect)
        }
        other => panic!("{other:?}"),
    }
}

/// Five teams on two boards, each match won 1½–½ by the lower number, so many rounds.
fn five(rounds: u32) -> Hall {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2; 5]);
    for round in 1..=rounds {
        hall.open_round(round);
        play(&mut hall, round);
    }
    hall
}

fn play(hall: &mut Hall, round: u32) {
    for (one, other) in (1..=5).flat_map(|one| (one + 1..=5).map(move |other| (one, other))) {
        let meet =
            hall.tournament.matches_between(1, team(one), team(other)).any(|(of, _)| of.number == round);
        if meet {
            results(hall, one, other, "1 ½");
        }
    }
}

#[test]
fn art_20_3_a_team_that_met_fewer_than_half_is_annulled() {
    // Rounds 1 and 2 of the table of five: 2–5, 3–4; 5–3, 1–2. Team 1 has met one of four.
    let mut hall = five(2);
    assert_eq!(leaves(&mut hall, 1), (1, 4, WithdrawalEffect::Annulled));
    assert_eq!(
        rows(&hall),
        [
            "[2(1½–½)] . . . = 0",
            "[0(½–1½)] . . 2(1½–½) = 2",
            ". . 2(1½–½) 2(1½–½) = 4",
            ". . 0(½–1½) . = 0",
            ". 0(½–1½) 0(½–1½) . = 0",
        ]
    );
    assert!(hall.standings().ranked.iter().all(|row| row.entry != team(1)));
    // What is paired with it later is no forfeit, and no table shows a result.
    let before = rows(&hall);
    hall.open_round(3);
    assert_eq!(rows(&hall), before);
    hall.must(&Reinstate { entry: team(1), reason: text() });
    assert_eq!(rows(&hall)[0], "2(1½–½) . . . = 2");
}

#[test]
fn art_20_3_a_team_that_met_exactly_half_keeps_its_results_and_forfeits_the_rest() {
    // Round 3: 3–1, 4–5. Team 1 has met 2 and 3: two of four.
    let mut hall = five(3);
    let before = (hall.crosstable(), hall.standings());
    assert_eq!(leaves(&mut hall, 1), (2, 4, WithdrawalEffect::Kept));
    assert_eq!(rows(&hall)[0], "2(1½–½) 2(1½–½) -(0–2) -(0–2) = 4");
    assert_eq!(rows(&hall)[3], "+(2–0) . 0(½–1½) 2(1½–½) = 4");
    // Pairing the rounds moves nothing, and they close over what nobody plays.
    let forfeited = rows(&hall);
    hall.open_round(4);
    assert_eq!(rows(&hall), forfeited);
    results(&mut hall, 3, 2, "0 0");
    for round in 1..=4 {
        hall.must(&CloseRound { round });
    }
    hall.must(&Reinstate { entry: team(1), reason: text() });
    let (_, of) = paired(&hall, 1, 4);
    assert!(of.games.iter().all(|it| hall.tournament.games[&it.game].status == Status::Scheduled));
    assert!(matches!(hall.command(&CloseTournament), Err(Refusal::GameOpen { .. })));
    assert_ne!(before, (hall.crosstable(), hall.standings()), "2 and 3 have played since");
}

#[test]
fn art_20_3_above_half_and_taken_back() {
    let mut hall = five(4);
    let before = (hall.crosstable(), hall.standings());
    assert_eq!(leaves(&mut hall, 1), (3, 4, WithdrawalEffect::Kept));
    assert_ne!(before, (hall.crosstable(), hall.standings()));
    hall.must(&Reinstate { entry: team(1), reason: text() });
    assert_eq!(before, (hall.crosstable(), hall.standings()));
}

#[test]
fn art_20_3_the_boards_under_way_count_as_met_and_are_lost() {
    let mut hall = hall(LineUpRule::FixedBoards, 3, &[3; 3]);
    hall.open_round(1);
    // 2–3: board 1 is over, board 2 is being played, board 3 has not begun.
    results(&mut hall, 2, 3, "0 . .");
    let running = at_board(&hall, 2, 3, 2);
    hall.start(running);
    assert_eq!(leaves(&mut hall, 3), (1, 2, WithdrawalEffect::Kept));
    let result = hall.tournament.games[&running].result.unwrap();
    assert_eq!(result.ending, Ending::Withdrawal);
    assert_eq!(hall.tournament.games[&at_board(&hall, 2, 3, 3)].status, Status::Scheduled);
    // Board 1 was won by team 3, 2 is lost as played, 3 without play: 2–1. The other match is forfeited.
    assert_eq!(rows(&hall), [". +(3–0) = 2", ". 2(2–1) = 2", "-(0–3) 0(1–2) = 0"]);
    // 2 match points each; board points 3 and 2, and as many games won, `+` among them.
    assert_eq!(places(&hall)[..2], ["1 1 2 3 3 . 0 -", "2 2 2 2 2 . 0 board_points"]);
    hall.must(&CloseRound { round: 1 });
}

#[test]
fn art_20_2_before_the_start_an_odd_remainder_keeps_the_number_as_the_bye() {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2; 4]);
    hall.open_round(1);
    assert_eq!(leaves(&mut hall, 4), (0, 3, WithdrawalEffect::LeftField));
    assert_eq!(hall.tournament.rounds[&1].byes, [team(1)]);
    let annulled = hall.tournament.games.values().filter(|card| card.status == Status::Annulled).count();
    assert_eq!(annulled, 2, "its two boards fall away");
    assert_eq!(hall.crosstable().rows.len(), 3);
}

#[test]
fn art_20_2_before_the_start_an_even_remainder_is_drawn_afresh() {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2; 5]);
    hall.open_round(1);
    assert_eq!(leaves(&mut hall, 5), (0, 4, WithdrawalEffect::LeftField));
    assert!(!hall.tournament.draw(1).unwrap().is_whole() && hall.tournament.rounds.is_empty());
    assert!(hall.tournament.games.values().all(|card| card.status == Status::Annulled));
}

#[test]
fn art_20_3_a_team_that_has_left_names_no_line_up_and_the_round_closes() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[2; 4]);
    for round in 1..=2 {
        hall.open_round(round);
    }
    // Round 1: 1–4, 2–3; round 2: 4–3, 1–2; round 3: 2–4, 3–1.
    for (one, other) in [(1, 4), (2, 3), (4, 3), (1, 2)] {
        line_up(&mut hall, (one, "1 2"), (other, "2 1"));
        results(&mut hall, one, other, "1 ½");
    }
    hall.open_round(3);
    submit(&mut hall, 4, 2, "1 2").unwrap();
    assert_eq!(leaves(&mut hall, 4), (2, 3, WithdrawalEffect::Kept));
    assert_eq!(submit(&mut hall, 4, 2, "2 1"), Err(Refusal::NotInTheField { entry: team(4) }));
    assert_eq!(rows(&hall)[3], "0(½–1½) -(0–2) 2(1½–½) = 2");
    line_up(&mut hall, (3, "1 2"), (1, "1 2"));
    results(&mut hall, 3, 1, "½ ½");
    for round in 1..=3 {
        hall.must(&CloseRound { round });
    }
    assert!(!hall.crosstable().provisional);
    // Back again, the match is still to be played.
    hall.must(&Reinstate { entry: team(4), reason: text() });
    assert_eq!(hall.command(&CloseTournament), Err(Refusal::LineUpsMissing { table: 1 }));
    assert!(hall.crosstable().provisional);
}

#[test]
fn art_18_3_an_expelled_member_leaves_the_team_in_and_an_expelled_team_leaves() {
    use chuhe_domain::tournament::GivePenalty;
    use chuhe_domain::tournament::event::penalties::PenaltyKind;
    use chuhe_domain::vocabulary::Role;
    let mut hall = five(1);
    let expel = |entry| GivePenalty {
        entry,
        kind: PenaltyKind::Expulsion,
        article: "8.4".to_owned(),
        game: None,
        authority: Role::Organiser,
        note: text(),
    };
    hall.must(&expel(member(2, 1)));
    assert_eq!(hall.tournament.standing(team(2)), Some(Standing::Active));
    assert_eq!(hall.tournament.roster(team(2)), [member(2, 2)]);
    hall.must(&expel(team(3)));
    assert_eq!(hall.tournament.standing(team(3)), Some(Standing::Annulled));
}

/// A member has no place in the table to lose: the game is lost by leaving, and nothing is counted.
#[test]
fn art_20_a_member_who_leaves_is_not_judged_by_half() {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2; 3]);
    hall.open_round(1);
    let [of_member, of_team] = [1, 2].map(|board| at_board(&hall, 2, 3, board));
    hall.start(of_member);
    hall.start(of_team);
    hall.must(&Withdraw { entry: member(3, 1), consent: true, reason: text() });
    let gone = |hall: &Hall, entry| {
        let entry = &hall.tournament.entries[&entry];
        hall.tournament.departure(entry, entry.withdrawal.as_ref().unwrap().last)
    };
    let departure = gone(&hall, member(3, 1));
    assert_eq!((departure, departure.article()), (Departure::PlaysNoMore, None));
    assert_eq!(hall.tournament.games[&of_member].named, Some("20"));
    assert_eq!(leaves(&mut hall, 3), (1, 2, WithdrawalEffect::Kept));
    let departure = gone(&hall, team(3));
    assert_eq!((departure, departure.article()), (Departure::Kept, Some("20.3")));
    let card = &hall.tournament.games[&of_team];
    assert_eq!((card.result.unwrap().ending, card.named), (Ending::Withdrawal, None));
}
