//! Articles 6, 17.4 and 17.6: games that are halted, adjourned and go on, at one table or in the whole hall.

use chuhe_domain::game::event::StopGround;
use chuhe_domain::game::{
    Adjourn, AnswerDraw, ClaimKind, ClaimNaturalLimit, ClaimRefusal, Game, OfferDraw, PressClock, Refusal,
    Reopen, Resign, Restart, Resume, Retract, RuleNaturalLimit, Start, Status, Stop,
};
use chuhe_domain::tournament::{RestartHall, StopHall};
use chuhe_domain::vocabulary::{Ending, Role, Side};

use crate::hall::{Hall, text};
use crate::table::{BLACK, MINUTE, RED, Table, play};

fn stop(ground: StopGround) -> Stop {
    Stop { ground, reason: None }
}

fn restart(side: Option<Side>) -> Restart {
    Restart { side }
}

#[test]
fn art_17_4_no_time_runs_and_no_move_is_made_while_the_game_is_halted() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    table.at(&stop(StopGround::Arbiter)).unwrap();
    table.wait(20 * MINUTE);
    assert_eq!((table.status(), table.left()), (Status::Stopped, (9 * MINUTE, 10 * MINUTE)));
    assert_eq!(table.at(&play("h2e2")), Err(Refusal::Stopped));
    assert_eq!(table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None }), Err(Refusal::Stopped));
    assert_eq!(table.at(&stop(StopGround::Arbiter)), Err(Refusal::Stopped));
    assert_eq!(table.rule(), [], "no deadline comes while no time runs");
    table.at(&restart(None)).unwrap();
    table.wait(MINUTE);
    assert_eq!((table.status(), table.left()), (Status::Running, (8 * MINUTE, 10 * MINUTE)));
    assert_eq!(table.at(&restart(None)), Err(Refusal::NotStopped));
    // The arbiter may say whose face goes on.
    table.at(&stop(StopGround::Arbiter)).unwrap();
    table.at(&restart(Some(BLACK))).unwrap();
    table.wait(MINUTE);
    assert_eq!(table.left(), (8 * MINUTE, 9 * MINUTE));
}

#[test]
fn art_6_an_adjourned_game_goes_on_with_the_times_it_had() {
    let mut table = Table::usual();
    table.play_and_press("h2e2");
    table.wait(2 * MINUTE);
    let adjourn = |sealed_by| Adjourn { sealed_by, authority: Role::ChiefArbiter, reason: text() };
    assert_eq!(table.at(&adjourn(Some(RED))), Err(Refusal::NotYourTurn { by: RED }));
    table.at(&adjourn(Some(BLACK))).unwrap();
    assert_eq!((table.status(), table.state().sealed_by), (Status::Adjourned, Some(BLACK)));
    table.wait(20 * 60 * MINUTE);
    assert_eq!((table.left(), table.rule()), ((10 * MINUTE, 8 * MINUTE), vec![]));
    assert_eq!(table.at(&play("h9g7")), Err(Refusal::Adjourned));
    assert_eq!(table.at(&restart(None)), Err(Refusal::Adjourned));
    assert_eq!(table.at(&adjourn(None)), Err(Refusal::Adjourned));
    table.at(&Resume { side: None }).unwrap();
    table.wait(MINUTE);
    assert_eq!((table.left(), table.state().sealed_by), ((10 * MINUTE, 7 * MINUTE), None));
    assert_eq!(table.at(&Resume { side: None }), Err(Refusal::NotAdjourned));
}

#[test]
fn art_17_6_the_hall_halts_all_and_sets_going_what_it_halted_alone() {
    let mut table = Table::usual();
    let other = table.hall.game(2, 3);
    table.hall.start(other);
    table.wait(MINUTE);
    table.hall.at(other, &stop(StopGround::Arbiter)).unwrap();
    table.hall.must(&StopHall { reason: text() });
    table.wait(30 * MINUTE);
    assert_eq!((table.status(), table.left().0), (Status::Stopped, 9 * MINUTE));
    assert_eq!(table.at(&restart(None)), Err(Refusal::HallStopped));
    assert_eq!(table.hall.at(other, &restart(None)), Err(Refusal::HallStopped));
    table.hall.must(&RestartHall);
    table.wait(MINUTE);
    assert_eq!((table.status(), table.left()), (Status::Running, (8 * MINUTE, 10 * MINUTE)));
    let halted: &Game = &table.hall.games[&other];
    assert_eq!((halted.card.status, halted.card.halted), (Status::Stopped, Some(StopGround::Arbiter)));
    assert_eq!(halted.clock.as_ref().unwrap().running(), None);
}

#[test]
fn art_17_6_nothing_is_resumed_while_the_hall_stands() {
    let mut table = Table::usual();
    table.at(&Adjourn { sealed_by: None, authority: Role::Arbiter, reason: text() }).unwrap();
    table.hall.must(&StopHall { reason: text() });
    assert_eq!(table.at(&Resume { side: None }), Err(Refusal::HallStopped));
    table.hall.must(&RestartHall);
    assert_eq!(table.status(), Status::Adjourned, "the hall had not adjourned it");
    table.at(&Resume { side: None }).unwrap();
}

#[test]
fn art_23_3_a_claim_is_ruled_before_the_game_is_adjourned_and_goes_on_with_the_hall() {
    let mut table = Table::usual();
    table.play_and_press("h2e2");
    table.at(&ClaimNaturalLimit { by: BLACK }).unwrap();
    let adjourn = Adjourn { sealed_by: None, authority: Role::Arbiter, reason: text() };
    let pending = || ClaimRefusal::Pending { kind: ClaimKind::NaturalLimit }.into();
    assert_eq!(table.at(&adjourn), Err(pending()));
    assert_eq!(table.at(&restart(None)), Err(pending()));
    table.hall.must(&StopHall { reason: text() });
    table.at(&RuleNaturalLimit { authority: Role::Arbiter }).unwrap();
    assert_eq!((table.status(), table.left()), (Status::Stopped, (10 * MINUTE, 5 * MINUTE)));
    table.hall.must(&RestartHall);
    assert_eq!((table.status(), table.clock().running()), (Status::Running, Some(BLACK)));
}

#[test]
fn art_17_6_a_game_without_a_clock_is_reopened_into_a_hall_that_stands() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    let mut table = Table { hall, game, late_limit_ms: None };
    table.at(&Start::default()).unwrap();
    table.at(&Resign { by: RED, word_of: None }).unwrap();
    table.hall.must(&StopHall { reason: text() });
    table.at(&Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    assert_eq!(table.at(&play("h2e2")), Err(Refusal::Stopped));
    table.hall.must(&RestartHall);
    table.play("h2e2");
}

#[test]
fn art_22_5_what_ended_the_game_before_it_was_halted_stands_however_late_it_is_told() {
    let halts: [&dyn Fn(&mut Table); 3] = [
        &|table| drop(table.at(&stop(StopGround::Arbiter)).unwrap()),
        &|table| {
            let (authority, reason) = (Role::Arbiter, text());
            table.at(&Adjourn { sealed_by: None, authority, reason }).unwrap();
        },
        &|table| drop(table.hall.must(&StopHall { reason: text() })),
    ];
    for halt in halts {
        let mut table = Table::usual();
        table.play_and_press("h2h4 f9e8 h4c4 b7b0");
        table.wait(MINUTE);
        let mated = table.now();
        table.wait(MINUTE);
        halt(&mut table);
        table.wait(MINUTE);
        assert!(table.at(&play("c4c9")).is_err(), "not what is played now");
        assert!(table.told_late(&play("c4c5"), mated).is_err(), "nor a move that ended nothing");
        table.told_late(&play("c4c9"), mated).unwrap();
        assert_eq!(table.result().ending, Ending::Checkmate);
        let mut table = Table::usual();
        table.play("h2e2");
        table.at(&OfferDraw { by: RED }).unwrap();
        table.press(RED);
        let agreed = table.now();
        table.wait(MINUTE);
        halt(&mut table);
        let accept = AnswerDraw { by: BLACK, accept: true, word_of: None };
        table.wait(MINUTE);
        assert!(table.at(&accept).is_err());
        table.told_late(&accept, agreed).unwrap();
        assert_eq!(table.result().ending, Ending::Agreement);
    }
}

#[test]
fn art_5_8_a_sealed_move_is_none_where_moves_are_taken_back() {
    let mut table = Table::usual();
    table.play_and_press("h2e2");
    let (authority, reason) = (Role::Arbiter, text());
    table.at(&Adjourn { sealed_by: Some(BLACK), authority, reason: reason.clone() }).unwrap();
    table.at(&Retract { after_ply: 0, readings: None, authority, reason }).unwrap();
    assert_eq!((table.status(), table.state().sealed_by), (Status::Adjourned, None));
}
