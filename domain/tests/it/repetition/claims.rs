//! Who may claim a ruling, and when.

use chuhe_domain::game::event::StopGround;
use chuhe_domain::game::{
    Adjourn, ClaimKind, ClaimNaturalLimit, ClaimRefusal, ClaimRepetition, CorrectRecord, DismissClaim,
    GameEvent, Refusal, Resign, Restart, Retract, RuleNaturalLimit, StatePosition, Status,
};
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role, Side};
use chuhe_domain::xiangqi::Position;

use super::{IDLY, checked, claim, idle, rule};
use crate::hall::text;
use crate::table::{BLACK, MINUTE, RED, Table, names, play};

fn pending(kind: ClaimKind) -> Refusal {
    ClaimRefusal::Pending { kind }.into()
}

#[test]
fn art_24_the_third_occurrence_ends_nothing_by_itself() {
    let mut table = checked();
    assert_eq!((table.status(), table.state().card.result), (Status::Running, None));
    let repetition = table.state().repetition().unwrap();
    assert_eq!((repetition.occurrences, repetition.span_plies), (3, 8));
    table.play(super::CHECKS);
    table.play(super::CHECKS);
    let repetition = table.state().repetition().unwrap();
    assert_eq!((repetition.occurrences, repetition.span_plies), (5, 8), "the last three are looked at");
    assert_eq!(table.status(), Status::Running);
}

#[test]
fn art_24_what_has_not_stood_three_times_cannot_be_claimed_and_is_no_foul() {
    let mut table = Table::usual();
    let early = |occurrences| Err(ClaimRefusal::NotRepeated { occurrences, needed: 3 }.into());
    assert_eq!(claim(&mut table, RED), early(1));
    table.play_and_press(IDLY);
    assert_eq!(claim(&mut table, RED), early(2));
    assert_eq!(table.state().repetition(), None);
    table.play_and_press("a0a1 a9a8 a1a0");
    assert_eq!(claim(&mut table, BLACK), early(2), "another position, with Black to move");
    assert!(table.state().fouls.is_empty());
    table.play_and_press("a8a9");
    claim(&mut table, RED).unwrap();
}

#[test]
fn art_24_the_same_men_with_the_other_side_to_move_are_another_position() {
    let mut table = Table::plain();
    table.play("a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0");
    // The men stand now as after the first three, and as before the first but for Black's Chariot.
    assert_eq!(table.state().occurrences(), 2);
    // A Chariot takes three moves where it took two: the men stand as they did, and it is the other's turn.
    table.play("a8a7 a0a1 a7a9 a1a0");
    assert_eq!(table.state().position.side_to_move(), BLACK);
    assert_eq!(table.state().position.board(), Position::initial().board());
    assert_eq!(table.state().occurrences(), 1);
}

#[test]
fn art_24_a_capture_begins_the_count_anew() {
    let mut table = Table::plain();
    table.play("h2e2 h9g7 e2e6 i9i8");
    let after = table.state().plies();
    for _ in 0..2 {
        assert_eq!(table.state().repetition(), None);
        table.play(IDLY);
    }
    assert_eq!((table.state().plies() - after, table.state().occurrences()), (8, 3));
}

#[test]
fn art_24_the_clock_stands_while_the_claim_is_looked_into() {
    let mut table = idle(Table::usual());
    table.wait(MINUTE);
    let events = claim(&mut table, RED).unwrap();
    assert_eq!(names(&events), ["game.repetition_claimed", "game.clock_stopped"]);
    assert!(matches!(&events[1], GameEvent::ClockStopped(stopped) if stopped.ground == StopGround::Claim));
    table.wait(MINUTE);
    assert_eq!(table.left(), (9 * MINUTE, 10 * MINUTE));
    assert_eq!(table.at(&play("a0a1")), Err(Refusal::Stopped));
    let waits = || Err(pending(ClaimKind::Repetition));
    assert_eq!(claim(&mut table, RED), waits(), "one claim at a time");
    assert_eq!(table.at(&ClaimNaturalLimit { by: RED }), waits());
    assert_eq!(table.at(&Restart { side: None }), waits(), "it is ruled on first");
    let (authority, reason) = (Role::Arbiter, text());
    assert_eq!(table.at(&Adjourn { sealed_by: None, authority, reason: reason.clone() }), waits());
    let back = Retract { after_ply: 6, readings: None, authority, reason: reason.clone() };
    assert_eq!(table.at(&back), waits());
    let position = Position::from_fen(super::CHECKED).unwrap();
    assert_eq!(table.at(&StatePosition { position, readings: None, authority, reason }), waits());
}

#[test]
fn art_17_4_a_claim_made_in_error_is_dismissed_and_the_game_goes_on() {
    let (authority, reason) = (Role::Arbiter, text());
    let dismiss = DismissClaim { authority, reason: reason.clone() };
    let mut table = idle(Table::usual());
    assert_eq!(table.at(&dismiss), Err(ClaimRefusal::NoClaim.into()));
    claim(&mut table, RED).unwrap();
    table.wait(MINUTE);
    let events = table.at(&dismiss).unwrap();
    assert_eq!(names(&events), ["game.claim_dismissed", "game.clock_restarted"]);
    assert_eq!(events[0].texts().collect::<Vec<_>>(), [&reason], "what an arbiter says can be erased");
    assert_eq!((table.state().claim, table.left()), (None, (10 * MINUTE, 10 * MINUTE)));
    claim(&mut table, RED).unwrap();
    table.at(&dismiss).unwrap();
    table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    table.at(&dismiss).unwrap();
    assert!(table.state().fouls.is_empty(), "it was not looked into");
    table.at(&play("a0a1")).unwrap();
}

#[test]
fn art_8_5_a_repetition_is_claimed_in_ones_own_time_whoever_is_to_move() {
    let mut table = Table::usual();
    table.play_and_press(IDLY);
    table.play_and_press("a0a1 a9a8 a1a0");
    table.play("a8a9");
    assert_eq!(claim(&mut table, RED), Err(Refusal::NotYourTime { by: RED }), "Black has not pressed");
    assert_eq!(table.state().position.side_to_move(), RED);
    claim(&mut table, BLACK).unwrap();
    for by in Side::BOTH {
        let mut table = idle(Table::plain());
        claim(&mut table, by).unwrap();
        assert_eq!(names(&rule(&mut table).unwrap()), ["game.repetition_ruled", "game.ended"]);
    }
}

#[test]
fn art_22_1_who_claims_a_repetition_when_the_time_is_over_has_lost() {
    let mut table = idle(Table::usual());
    table.wait(10 * MINUTE);
    assert_eq!(names(&claim(&mut table, RED).unwrap()), ["game.flag_fell", "game.ended"]);
    assert_eq!(
        table.result(),
        GameResult { outcome: Outcome::BlackWins, ending: Ending::TimeForfeit },
        "though it had stood three times"
    );
}

#[test]
fn a_ruling_is_on_the_claim_that_waits_and_on_no_other() {
    let limit = RuleNaturalLimit { authority: Role::Arbiter };
    let mut table = idle(Table::plain());
    claim(&mut table, RED).unwrap();
    let kind = ClaimKind::Repetition;
    assert_eq!(table.at(&limit), Err(ClaimRefusal::Otherwise { kind }.into()));
    rule(&mut table).unwrap();

    let mut table = idle(Table::plain());
    table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    let kind = ClaimKind::NaturalLimit;
    assert_eq!(rule(&mut table), Err(ClaimRefusal::Otherwise { kind }.into()));
    table.at(&limit).unwrap();
    assert_eq!((table.status(), table.state().claim), (Status::Running, None));
}

#[test]
fn a_claim_ends_with_the_game() {
    let mut table = idle(Table::plain());
    claim(&mut table, RED).unwrap();
    table.at(&Resign { by: BLACK, word_of: None }).unwrap();
    assert_eq!((table.state().claim, table.result().ending), (None, Ending::Resignation));
}

#[test]
fn a_claim_falls_away_with_the_repetition_that_was_only_on_record() {
    let mut table = idle(Table::plain());
    claim(&mut table, RED).unwrap();
    let (authority, reason) = (Role::Arbiter, text());
    let correct = |from_ply, moves: &[&str]| {
        let moves = moves.iter().map(|&iccs| iccs.to_owned()).collect();
        CorrectRecord { from_ply, moves, authority, reason: reason.clone() }
    };
    // Black's other Chariot had gone and come: the position is the same.
    table.at(&correct(6, &["i9i8", "a1a0", "i8i9"])).unwrap();
    assert!(table.state().claim.is_some());
    table.at(&correct(8, &["i8i7"])).unwrap();
    assert_eq!((table.state().claim, table.status()), (None, Status::Stopped));
    let none = ClaimRefusal::NotRepeated { occurrences: 1, needed: 3 };
    assert_eq!(rule(&mut table), Err(none.into()));
    table.at(&Restart { side: None }).unwrap();
    // A claim of the natural limit does not hang on it: what is counted is another matter.
    table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    table.at(&correct(8, &["i8h8"])).unwrap();
    assert_eq!(table.state().repetition(), None);
    assert!(table.state().claim.is_some());
}

#[test]
fn art_5_8_no_repetition_reaches_back_behind_a_position_that_was_stated() {
    let mut table = Table::plain();
    table.play("a0a1");
    let (authority, reason) = (Role::Arbiter, text());
    // The counter of the position stated says that nothing was taken for long.
    let position =
        Position::from_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 40 21")
            .unwrap();
    table.at(&StatePosition { position, readings: None, authority, reason }).unwrap();
    assert_eq!(table.state().occurrences(), 1);
    table.play(IDLY);
    assert_eq!(table.state().occurrences(), 2);
    table.play(IDLY);
    assert_eq!(table.state().occurrences(), 3);
    let by = RED;
    table.at(&ClaimRepetition { by }).unwrap();
}

#[test]
fn art_5_8_what_stood_thrice_before_a_position_was_stated_is_still_read() {
    let mut table = checked();
    table.play("d5e5");
    table.stand(super::CHASED);
    table.play(super::CHASES);
    table.play(super::CHASES);
    let after = |plies| table.state().repeated_after(plies);
    let (repetition, span) = after(8).unwrap();
    assert_eq!((repetition.occurrences, span.plies().len()), (3, 8), "the checks");
    assert_eq!(span.plies()[0].before, Position::from_fen(super::CHECKED).unwrap());
    assert_eq!(
        after(9).unwrap_err(),
        ClaimRefusal::NotRepeated { occurrences: 1, needed: 3 },
        "as it was stated"
    );
    assert_eq!(after(16).unwrap_err(), ClaimRefusal::NotRepeated { occurrences: 2, needed: 3 });
    assert_eq!(after(17).unwrap().0, table.state().repetition().unwrap());
}
