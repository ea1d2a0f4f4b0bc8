//! When what is told late is taken to have happened: never before what the record has already.

use chuhe_domain::game::event::AdjustGround;
use chuhe_domain::game::event::StopGround;
use chuhe_domain::game::{AdjustClock, PressClock, Resign, Restart, Retract, Start, Stop};
use chuhe_domain::tournament::{RestartHall, StopHall};
use chuhe_domain::vocabulary::{Moment, Role, Timestamp};

use crate::hall::text;
use crate::table::{BLACK, MINUTE, RED, Table, device, play, ten_minutes};

/// Long before any game began.
const LONG_AGO: Timestamp = Timestamp::from_millis(0);

#[test]
fn a_time_that_ran_is_not_charged_again_by_a_word_that_dates_back() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.wait(MINUTE);
    table.told_late(&Restart { side: None }, LONG_AGO).unwrap();
    assert_eq!(table.left().0, 8 * MINUTE, "from the stop on at the earliest");
    let retract = |readings| Retract { after_ply: 0, readings, authority: Role::Arbiter, reason: text() };
    table.play("h2e2");
    table.told_late(&retract(None), LONG_AGO).unwrap();
    assert_eq!(table.left().0, 8 * MINUTE);
}

#[test]
fn a_press_dated_before_the_face_began_to_run_is_one_at_that_instant() {
    let mut table = Table::begun(ten_minutes(), device());
    table.wait(MINUTE);
    table.play_and_press("h2e2");
    table.wait(MINUTE);
    table.play("h9g7");
    table.told_late(&PressClock { by: BLACK, elapsed_ms: None, word_of: None }, LONG_AGO).unwrap();
    assert_eq!(table.left(), (8 * MINUTE, 10 * MINUTE));
}

#[test]
fn art_22_5_no_mate_takes_a_flag_back_that_is_dated_before_the_moves_that_led_to_it() {
    let mut table = Table::usual();
    table.wait(10 * MINUTE - 1);
    table.play_and_press("h2h4 f9e8 h4c4 b7b0");
    table.wait(2000);
    table.rule();
    let flag = table.state().flag.clone().unwrap();
    table.told_late(&play("c4c9"), LONG_AGO).unwrap();
    assert_eq!(table.state().ended, flag.latest, "not before the last press");
}

#[test]
fn an_end_is_not_dated_before_the_game_began() {
    let mut table = Table::usual();
    let begun = table.now();
    table.wait(MINUTE);
    table.told_late(&Resign { by: RED, word_of: None }, LONG_AGO).unwrap();
    assert_eq!(table.state().ended, Some(begun));
}

#[test]
fn art_17_6_the_hall_does_not_go_on_before_it_stood() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    table.hall.must(&StopHall { reason: text() });
    let stood = table.now();
    table.wait(MINUTE);
    let received = table.now();
    table.hall.command_told(&RestartHall, Moment { occurred: LONG_AGO, received }).unwrap();
    assert_eq!(table.clock().since(), Some(stood));
}

#[test]
fn what_is_told_of_a_game_that_has_not_begun_is_when_it_is_said() {
    let mut table = Table::set(ten_minutes(), device());
    let seated = table.now();
    table.wait(MINUTE);
    table.told_late(&Start::default(), seated).unwrap();
    assert_eq!(table.left().0, 9 * MINUTE);
    let (ground, authority, reason) = (AdjustGround::Correction, Role::Arbiter, text());
    table.told_late(&AdjustClock { side: BLACK, delta_ms: 1, ground, authority, reason }, LONG_AGO).unwrap();
    assert_eq!(table.state().latest, Some(seated));
}
