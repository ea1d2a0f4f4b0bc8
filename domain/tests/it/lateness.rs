//! Articles 4.1.5 and 21 over the game: who is late, what it costs, and the limit.

use chuhe_domain::game::event::{
    AdjustGround, ArbiterAlerted, Due, LateForfeited, PlayerArrived, StopGround,
};
use chuhe_domain::game::{
    Adjourn, AdjustClock, Arrive, Deadline, Forfeit, Game, GameEvent, Ground, Loser, PressClock, Refusal,
    Reopen, ReportFlag, Restart, Resume, Seen, Start, Status, Stop,
};
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role, Side};

use crate::hall::{Hall, text};
use crate::table::{BLACK, MARGIN, MINUTE, RED, SECOND, Table, device, names, play, server, ten_minutes};

const LIMIT: u64 = 5 * MINUTE;
const RULED: [&str; 2] = ["game.late_forfeited", "game.ended"];

/// Begun without these, under a limit of five minutes.
fn without(absent: &[Side]) -> Table {
    let mut table = Table::set(ten_minutes(), server());
    table.late_limit_ms = Some(LIMIT);
    table.at(&Start { absent: absent.to_vec(), word_of: None }).unwrap();
    table
}

fn arrive(table: &mut Table, side: Side) -> Vec<GameEvent> {
    table.at(&Arrive { side }).unwrap()
}

const fn forfeited(outcome: Outcome) -> GameResult {
    GameResult { outcome, ending: Ending::Forfeit }
}

fn deadline(table: &Table) -> Option<Deadline> {
    let game: &Game = table.state();
    let mut setting = table.hall.tournament.setting(table.game);
    setting.rules.late_limit_ms = table.late_limit_ms;
    game.deadline(&setting)
}

#[test]
fn art_4_1_5_past_the_limit_is_lost_at_deadline_and_margin_and_not_before() {
    let mut table = without(&[RED]);
    let limit = table.now().plus(LIMIT);
    table.wait(LIMIT + MARGIN - 1);
    assert_eq!(table.rule(), []);
    table.wait(1);
    let ruling = table.rule();
    assert_eq!(ruling[0], LateForfeited { sides: vec![RED], at: limit }.into());
    assert_eq!((table.result(), table.state().ended), (forfeited(Outcome::BlackWins), Some(limit)));
    assert!(table.hall.row(1).contains('-') && table.hall.row(4).contains('+'), "21.4");
    assert_eq!(table.rule(), [], "once");
}

#[test]
fn art_21_1_red_late_has_the_face_run_from_the_beginning() {
    let mut table = without(&[RED]);
    table.wait(2 * MINUTE);
    assert_eq!((table.clock().running(), table.left()), (Some(RED), (8 * MINUTE, 10 * MINUTE)));
    assert_eq!(table.at(&play("h2e2")), Err(Refusal::Absent { side: RED }));
}

#[test]
fn art_21_1_black_late_has_the_face_run_from_blacks_turn() {
    let mut table = without(&[BLACK]);
    table.wait(4 * MINUTE);
    assert_eq!(deadline(&table).map(|due| due.due), Some(Due::Flag), "the limit runs on the own face");
    table.play_and_press("h2e2");
    table.wait(LIMIT - 1);
    assert_eq!((table.left(), table.rule()), ((6 * MINUTE, 5 * MINUTE + 1), vec![]));
    assert_eq!(table.at(&play("h9g7")), Err(Refusal::Absent { side: BLACK }));
    table.wait(1 + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
    assert_eq!(table.result(), forfeited(Outcome::RedWins));
}

#[test]
fn art_21_1_the_limit_stands_still_while_the_game_is_halted() {
    let mut table = without(&[RED]);
    table.wait(4 * MINUTE);
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.wait(20 * MINUTE);
    assert_eq!(table.rule(), []);
    table.at(&Restart { side: None }).unwrap();
    table.wait(MINUTE + MARGIN - 1);
    assert_eq!(table.rule(), []);
    table.wait(1);
    assert_eq!(names(&table.rule()), RULED);
}

#[test]
fn art_21_1_without_a_limit_the_own_time_is_one() {
    let mut table = without(&[RED]);
    table.late_limit_ms = None;
    table.wait(10 * MINUTE + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
    assert_eq!(table.result(), forfeited(Outcome::BlackWins), "never at the board, so not lost by play");
    assert_eq!(table.at(&Arrive { side: RED }), Err(Refusal::Over), "after the flag");
}

#[test]
fn art_21_1_who_comes_past_the_limit_has_lost_though_nobody_has_ruled_it() {
    let mut table = without(&[RED]);
    table.wait(LIMIT);
    assert_eq!(names(&arrive(&mut table, RED)), RULED, "in time is before the limit");
    assert_eq!(table.result(), forfeited(Outcome::BlackWins));
    // By a clock at the table, the arbiter is called, and rules.
    let mut table = Table::set(ten_minutes(), device());
    table.late_limit_ms = Some(LIMIT);
    table.at(&Start { absent: vec![RED], word_of: None }).unwrap();
    let limit = table.now().plus(LIMIT);
    table.wait(LIMIT + SECOND);
    let events = arrive(&mut table, RED);
    assert_eq!(names(&events), ["game.player_arrived", "game.arbiter_alerted"]);
    assert_eq!(table.state().alert, Some(ArbiterAlerted { due: Due::Late, side: RED, at: limit }));
    let (ground, reason) = (Ground::Absence, text());
    table.at(&Forfeit { loser: Loser::Red, ground, article: None, reason }).unwrap();
    assert_eq!(table.result(), forfeited(Outcome::BlackWins));
}

#[test]
fn art_21_1_an_arbiter_is_called_once_where_the_server_does_not_rule() {
    let mut table = without(&[RED]);
    let limit = table.now().plus(LIMIT);
    table.wait(LIMIT + MARGIN);
    let alert = ArbiterAlerted { due: Due::Late, side: RED, at: limit };
    assert_eq!(table.rule_out_of_contact(), [alert.into()]);
    table.wait(MINUTE);
    assert_eq!(table.rule_out_of_contact(), []);
    assert_eq!(names(&table.rule()), RULED);
}

#[test]
fn art_21_2_who_comes_in_time_has_what_is_left() {
    let mut table = without(&[RED]);
    table.wait(LIMIT - 1);
    let arrived = PlayerArrived { side: RED, at: table.now(), deducted_ms: 0 };
    assert_eq!(arrive(&mut table, RED), [arrived.into()]);
    assert_eq!(table.at(&Arrive { side: RED }), Err(Refusal::AlreadyThere { side: RED }));
    assert_eq!(table.at(&Arrive { side: BLACK }), Err(Refusal::AlreadyThere { side: BLACK }));
    table.wait(1 + MARGIN);
    assert_eq!((table.rule(), table.status()), (vec![], Status::Running));
    table.play_and_press("h2e2");
    assert_eq!(table.left(), (5 * MINUTE - MARGIN, 10 * MINUTE));
}

#[test]
fn art_21_2_an_arrival_told_late_counts_when_it_was() {
    let mut table = without(&[RED]);
    table.wait(LIMIT - SECOND);
    let seated = table.now();
    table.wait(SECOND + MARGIN - 1);
    let events = table.told_late(&Arrive { side: RED }, seated).unwrap();
    assert_eq!(names(&events), ["game.player_arrived"]);
    table.wait(1);
    assert_eq!(table.rule(), []);
}

#[test]
fn art_21_3_the_lateness_of_both_is_taken_from_each() {
    let mut table = without(&[RED, BLACK]);
    table.wait(2 * MINUTE);
    assert_eq!((table.clock().running(), table.left()), (None, (10 * MINUTE, 10 * MINUTE)));
    let arrived = PlayerArrived { side: RED, at: table.now(), deducted_ms: 2 * MINUTE };
    assert_eq!(arrive(&mut table, RED), [arrived.into()]);
    assert_eq!((table.clock().running(), table.left()), (Some(RED), (8 * MINUTE, 10 * MINUTE)));
    table.wait(MINUTE);
    table.play_and_press("h2e2");
    table.wait(MINUTE);
    // What has run already of Black's own face is part of the four minutes, and not taken twice.
    let arrived = PlayerArrived { side: BLACK, at: table.now(), deducted_ms: 3 * MINUTE };
    assert_eq!(arrive(&mut table, BLACK), [arrived.into()]);
    assert_eq!(table.left(), (7 * MINUTE, 6 * MINUTE));
    table.wait(LIMIT);
    assert_eq!((table.rule(), table.left().1), (vec![], MINUTE));
}

#[test]
fn art_21_3_black_may_be_the_first_to_come() {
    let mut table = without(&[BLACK, RED]);
    table.wait(3 * MINUTE);
    arrive(&mut table, BLACK);
    assert_eq!((table.clock().running(), table.left()), (Some(RED), (10 * MINUTE, 7 * MINUTE)));
    table.wait(MINUTE);
    arrive(&mut table, RED);
    assert_eq!(table.left(), (6 * MINUTE, 7 * MINUTE));
}

#[test]
fn art_21_3_no_face_runs_for_the_first_to_come_while_the_game_is_halted() {
    let mut table = without(&[RED, BLACK]);
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.wait(MINUTE);
    arrive(&mut table, BLACK);
    assert_eq!((table.status(), table.clock().running()), (Status::Stopped, None));
    table.at(&Restart { side: None }).unwrap();
    assert_eq!(table.clock().running(), Some(RED));
}

#[test]
fn art_21_3_one_past_the_limit_loses_whosever_turn_it_is() {
    let mut table = without(&[RED, BLACK]);
    let limit = table.now().plus(LIMIT);
    table.wait(2 * MINUTE);
    arrive(&mut table, RED);
    assert_eq!(deadline(&table), Some(Deadline { due: Due::Late, sides: vec![BLACK], at: limit }));
    table.wait(3 * MINUTE + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
    assert_eq!(table.result(), forfeited(Outcome::RedWins));
}

#[test]
fn art_21_3_both_past_the_limit_forfeit_both() {
    let mut table = without(&[RED, BLACK]);
    let limit = table.now().plus(LIMIT);
    table.wait(LIMIT + MARGIN - 1);
    assert_eq!(table.rule(), []);
    table.wait(1);
    assert_eq!(table.rule()[0], LateForfeited { sides: vec![RED, BLACK], at: limit }.into());
    assert_eq!(table.result(), forfeited(Outcome::BothLose));
    assert!(table.hall.row(1).contains('-') && table.hall.row(4).contains('-'), "21.4");
    // The same where one of them comes a moment too late.
    let mut table = without(&[RED, BLACK]);
    table.wait(LIMIT + 1);
    arrive(&mut table, BLACK);
    assert_eq!(table.result(), forfeited(Outcome::BothLose));
}

#[test]
fn art_21_3_nobody_sets_a_face_going_before_one_of_them_comes() {
    let mut table = without(&[RED, BLACK]);
    for side in [None, Some(RED), Some(BLACK)] {
        assert_eq!(table.at(&Restart { side }), Err(Refusal::NotStopped));
    }
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    assert_eq!(table.at(&Restart { side: Some(BLACK) }), Err(Refusal::Absent { side: BLACK }));
    let (authority, reason) = (Role::Arbiter, text());
    table.at(&Adjourn { sealed_by: None, authority, reason }).unwrap();
    assert_eq!(table.at(&Resume { side: Some(RED) }), Err(Refusal::Absent { side: RED }));
    table.at(&Resume { side: None }).unwrap();
    assert_eq!((table.status(), table.clock().running()), (Status::Running, None));
}

#[test]
fn art_21_2_time_made_good_lifts_no_limit() {
    let mut table = without(&[RED]);
    table.wait(MINUTE);
    let (ground, authority, reason) = (AdjustGround::Compensation, Role::Arbiter, text());
    table.at(&AdjustClock { side: RED, delta_ms: 300_000, ground, authority, reason }).unwrap();
    table.wait(LIMIT - MINUTE + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
}

#[test]
fn art_21_1_without_a_clock_the_limit_runs_from_the_beginning() {
    for side in Side::BOTH {
        let mut hall = Hall::of(4);
        hall.open_round(1);
        let game = hall.game(1, 4);
        let mut table = Table { hall, game, late_limit_ms: Some(LIMIT) };
        table.at(&Start { absent: vec![side], word_of: None }).unwrap();
        assert_eq!(table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None }), Err(Refusal::NoClock));
        table.wait(LIMIT + MARGIN - 1);
        assert_eq!(table.rule(), []);
        table.wait(1);
        assert_eq!(names(&table.rule()), RULED);
        assert_eq!(table.result(), forfeited(Outcome::won_by(side.opponent())));
    }
}

#[test]
fn art_21_3_no_limit_runs_for_both_while_the_game_is_halted() {
    let mut table = without(&[RED, BLACK]);
    let begun = table.now();
    table.wait(MINUTE);
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.wait(10 * MINUTE);
    assert_eq!((table.rule(), deadline(&table)), (vec![], None));
    table.at(&Restart { side: None }).unwrap();
    let limit = begun.plus(10 * MINUTE + LIMIT);
    assert_eq!(deadline(&table), Some(Deadline { due: Due::Late, sides: vec![RED, BLACK], at: limit }));
    table.wait(MINUTE);
    let arrived = PlayerArrived { side: BLACK, at: table.now(), deducted_ms: 2 * MINUTE };
    assert_eq!(
        arrive(&mut table, BLACK),
        [arrived.into()],
        "late by what was played, not by what was halted"
    );
}

#[test]
fn art_21_2_who_came_in_time_is_not_forfeited_for_absence() {
    let absence = || Forfeit { loser: Loser::Red, ground: Ground::Absence, article: None, reason: text() };
    let mut table = without(&[RED]);
    table.wait(MINUTE);
    arrive(&mut table, RED);
    assert_eq!(table.at(&absence()), Err(Refusal::NotAbsent { side: RED }));
    // Where an arbiter was called for one who came too late, the arbiter says so.
    let mut table = Table::set(ten_minutes(), device());
    table.late_limit_ms = Some(LIMIT);
    table.at(&Start { absent: vec![RED], word_of: None }).unwrap();
    table.wait(LIMIT);
    arrive(&mut table, RED);
    table.at(&absence()).unwrap();
    assert_eq!(table.result(), forfeited(Outcome::BlackWins));
}

#[test]
fn art_21_3_no_face_runs_after_a_halt_while_nobody_has_come() {
    let mut table = without(&[RED, BLACK]);
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.wait(MINUTE);
    table.at(&Restart { side: None }).unwrap();
    assert_eq!((table.status(), table.clock().running()), (Status::Running, None));
    table.wait(MINUTE);
    arrive(&mut table, BLACK);
    assert_eq!(table.clock().running(), Some(RED));
}

#[test]
fn art_21_3_the_own_time_is_a_limit_for_both_and_nobody_wins_who_has_not_come() {
    let mut table = Table::set(ten_minutes(), server());
    table.late_limit_ms = Some(30 * MINUTE);
    table.at(&Start { absent: vec![RED, BLACK], word_of: None }).unwrap();
    let limit = table.now().plus(10 * MINUTE);
    assert_eq!(deadline(&table).unwrap().at, limit);
    table.wait(10 * MINUTE + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
    assert_eq!(table.result(), forfeited(Outcome::BothLose));
    // One of them comes when the own time is over already: so is the other's.
    let mut table = Table::set(ten_minutes(), server());
    table.late_limit_ms = Some(30 * MINUTE);
    table.at(&Start { absent: vec![RED, BLACK], word_of: None }).unwrap();
    table.wait(11 * MINUTE);
    arrive(&mut table, RED);
    assert_eq!(table.result(), forfeited(Outcome::BothLose));
}

#[test]
fn art_21_3_whoever_of_both_came_too_late_is_forfeited_by_the_arbiter_and_no_flag_wins_for_the_other() {
    for (limit, comes) in [(LIMIT, 6 * MINUTE), (30 * MINUTE, 11 * MINUTE)] {
        for (called_before, first) in [(false, RED), (false, BLACK), (true, RED), (true, BLACK)] {
            let mut table = Table::set(ten_minutes(), device());
            table.late_limit_ms = Some(limit);
            table.at(&Start { absent: vec![RED, BLACK], word_of: None }).unwrap();
            table.wait(comes);
            if called_before {
                assert_eq!(names(&table.rule()), ["game.arbiter_alerted"]);
            }
            arrive(&mut table, first);
            let flag = table.at(&ReportFlag { side: first, seen: Seen::Flag });
            assert_eq!(flag, Err(Refusal::Absent { side: first.opponent() }));
            let both = Forfeit { loser: Loser::Both, ground: Ground::Absence, article: None, reason: text() };
            table.at(&both).unwrap();
            assert_eq!(table.result(), forfeited(Outcome::BothLose));
        }
    }
}

#[test]
fn art_21_1_a_game_lost_by_coming_late_is_played_where_an_authority_reopens_it() {
    for absent in [vec![RED], vec![RED, BLACK]] {
        let mut table = without(&absent);
        table.wait(LIMIT + MARGIN);
        assert_eq!(names(&table.rule()), RULED);
        table.at(&Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
        table.at(&Restart { side: None }).unwrap();
        assert_eq!(table.clock().running(), Some(RED));
        table.wait(MINUTE);
        assert_eq!(table.rule(), [], "it is not lost again");
        table.play_and_press("h2e2");
    }
}
