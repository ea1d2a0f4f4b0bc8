//! Article 22 where the server is not to rule a fallen flag by itself: the arbiter is called, once, for whoever was first.

use chuhe_domain::clock::Preset;
use chuhe_domain::game::event::{AdjustGround, ArbiterAlerted, Due, FlagEvidence, FlagFell};
use chuhe_domain::game::{AdjustClock, GameEvent, PressClock, Refusal, ReportFlag, Seen, Status};
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role, Side, Timestamp};

use crate::hall::text;
use crate::table::{BLACK, MARGIN, MINUTE, RED, SECOND, Table, device, names, ten_minutes};

fn press(by: Side, elapsed_ms: u64) -> PressClock {
    PressClock { by, elapsed_ms: Some(elapsed_ms), word_of: None }
}

const fn lost_on_time(loser: Side) -> GameResult {
    GameResult { outcome: Outcome::won_by(loser.opponent()), ending: Ending::TimeForfeit }
}

fn earlier(at: Timestamp, ms: i64) -> Timestamp {
    Timestamp::from_millis(at.as_millis() - ms)
}

#[test]
fn art_22_1_under_the_devices_authority_an_arbiter_is_called_once() {
    let mut table = Table::begun(ten_minutes(), device());
    let (_, deadline) = table.clock().deadline().unwrap();
    table.wait(10 * MINUTE + MARGIN - 1);
    assert_eq!(table.rule(), []);
    let early = table.told_late(&ReportFlag { side: RED, seen: Seen::Times }, earlier(deadline, 7));
    assert_eq!(early, Err(Refusal::TimeLeft { side: RED, left_ms: 7 }));
    table.wait(1);
    let alert = ArbiterAlerted { due: Due::Flag, side: RED, at: deadline };
    assert_eq!(table.rule(), [GameEvent::from(alert.clone())]);
    assert_eq!((table.status(), &table.state().alert), (Status::Running, &Some(alert)));
    table.wait(MINUTE);
    assert_eq!(table.rule(), []);
    let events = table.at(&ReportFlag { side: RED, seen: Seen::Times }).unwrap();
    let fell = FlagFell { side: RED, at: deadline, evidence: FlagEvidence::Clock };
    assert_eq!((&events[0], table.result()), (&fell.into(), lost_on_time(RED)));
    assert_eq!(table.state().alert, None);
}

#[test]
fn art_22_1_out_of_contact_an_arbiter_is_called_once_and_in_contact_it_is_ruled() {
    let mut table = Table::usual();
    table.wait(10 * MINUTE + MARGIN);
    assert_eq!(names(&table.rule_out_of_contact()), ["game.arbiter_alerted"]);
    table.wait(MINUTE);
    assert_eq!(table.rule_out_of_contact(), []);
    let ruling = table.rule();
    assert_eq!(names(&ruling), ["game.flag_fell", "game.ended"]);
    assert!(matches!(&ruling[0], GameEvent::FlagFell(fell) if fell.at == earlier(table.now(), 61_000)));
}

#[test]
fn art_22_1_the_arbiter_is_called_no_more_for_a_time_that_was_not_over() {
    let mut table = Table::begun(ten_minutes(), device());
    table.play("h2e2");
    table.wait(10 * MINUTE + MARGIN);
    table.rule();
    table.at(&press(RED, 9 * MINUTE)).unwrap();
    assert_eq!(table.state().alert, None, "by the device's word it was pressed in time");
    table.play("h9g7");
    table.at(&press(BLACK, MINUTE)).unwrap();
    table.wait(2 * MINUTE);
    assert_eq!(names(&table.rule()), ["game.arbiter_alerted"], "the next time it is over");
}

#[test]
fn art_22_1_a_period_entered_too_late_takes_back_no_flag() {
    let mut table = Table::begun(Preset::Art6_4.control(None).unwrap(), device());
    table.rounds(29, 10 * SECOND);
    table.play("a1a0");
    table.wait(20 * SECOND);
    assert_eq!(names(&table.rule()), ["game.arbiter_alerted"]);
    table.press(RED);
    assert_eq!(table.face(RED).remaining_ms, 5 * MINUTE, "under the device's authority it was pressed");
    table.play_and_press("a8a9");
    table.wait(MINUTE);
    assert_eq!(table.rule(), [], "the arbiter was called, and is not called again");
    table.at(&ReportFlag { side: RED, seen: Seen::Times }).unwrap();
    assert_eq!(table.result(), lost_on_time(RED));
}

#[test]
fn art_22_1_an_overrun_that_was_pressed_calls_the_arbiter_and_comes_before_the_opponents() {
    let mut table = Table::begun(ten_minutes(), device());
    let (_, deadline) = table.clock().deadline().unwrap();
    table.play("h2e2");
    table.wait(10 * MINUTE);
    let events = table.at(&press(RED, 10 * MINUTE)).unwrap();
    assert_eq!(names(&events), ["game.clock_pressed", "game.arbiter_alerted"]);
    let alert = ArbiterAlerted { due: Due::Flag, side: RED, at: deadline };
    table.play("h9g7");
    table.wait(11 * MINUTE);
    assert_eq!(table.rule(), [], "the opponent's time is over after that, and changes nothing");
    table.at(&press(BLACK, 11 * MINUTE)).unwrap();
    assert_eq!(table.state().alert, Some(alert));
    let second = table.at(&ReportFlag { side: BLACK, seen: Seen::Times });
    assert_eq!(second, Err(Refusal::FlagNotFirst(RED)));
    table.at(&ReportFlag { side: RED, seen: Seen::Times }).unwrap();
    assert_eq!((table.result(), table.state().ended), (lost_on_time(RED), Some(deadline)));
}

#[test]
fn art_22_4_the_opponents_overrun_counts_where_the_first_was_none() {
    let mut table = Table::begun(ten_minutes(), device());
    table.play("h2e2");
    table.wait(10 * MINUTE);
    table.press(RED);
    table.wait(11 * MINUTE);
    let (ground, authority, reason) = (AdjustGround::Correction, Role::Arbiter, text());
    table.at(&AdjustClock { side: RED, delta_ms: 60_000, ground, authority, reason }).unwrap();
    let alerted = table.rule();
    assert!(
        matches!(alerted.as_slice(), [GameEvent::ArbiterAlerted(alert)] if alert.side == BLACK),
        "{alerted:?}"
    );
    table.at(&ReportFlag { side: BLACK, seen: Seen::Times }).unwrap();
    assert_eq!(table.result(), lost_on_time(BLACK));
}

#[test]
fn art_22_1_where_the_table_was_out_of_contact_its_device_is_believed_and_the_arbiter_looks_at_it() {
    let mut table = Table::usual();
    let (_, deadline) = table.clock().deadline().unwrap();
    table.play("h2e2");
    table.wait(12 * MINUTE);
    let in_time = press(RED, 9 * MINUTE);
    assert_eq!(
        names(&table.decided(&in_time, false)),
        ["game.flag_fell", "game.ended"],
        "in contact it is over"
    );
    let of_a_player = PressClock { word_of: Some(RED), ..in_time };
    assert_eq!(names(&table.decided(&of_a_player, true)), ["game.flag_fell", "game.ended"]);
    let events = table.decided(&in_time, true);
    let alert = ArbiterAlerted { due: Due::Flag, side: RED, at: deadline };
    assert_eq!(names(&events), ["game.clock_pressed", "game.arbiter_alerted"]);
    assert_eq!(events[1], alert.into());
    let GameEvent::ClockPressed(pressed) = &events[0] else { panic!("{events:?}") };
    assert_eq!((pressed.raw_ms, pressed.counted_ms), (12 * MINUTE, 9 * MINUTE), "both are kept");
}

#[test]
fn art_22_1_while_the_arbiter_is_called_for_one_the_other_is_not_ruled() {
    let mut table = Table::usual();
    table.play("h2e2");
    table.wait(10 * MINUTE + MARGIN);
    table.rule_out_of_contact();
    let pressed = table.decided(&press(RED, 10 * MINUTE + 1), true);
    assert_eq!(names(&pressed), ["game.clock_pressed", "game.arbiter_alerted"]);
    table.follow(pressed);
    table.play("h9g7");
    table.wait(11 * MINUTE);
    assert_eq!(table.rule(), [], "though the table is in contact again");
    table.press(BLACK);
    assert!(table.state().alert.as_ref().is_some_and(|alert| alert.side == RED));
    table.at(&ReportFlag { side: RED, seen: Seen::Times }).unwrap();
    assert_eq!(table.result(), lost_on_time(RED));
}

#[test]
fn art_22_1_a_press_believed_after_a_silence_leaves_the_arbiter_called() {
    let mut table = Table::usual();
    table.play("h2e2");
    table.wait(10 * MINUTE + MARGIN);
    table.rule_out_of_contact();
    let pressed = table.decided(&press(RED, 9 * MINUTE), true);
    table.follow(pressed);
    assert_eq!(table.left().0, MINUTE);
    assert!(table.state().alert.as_ref().is_some_and(|alert| alert.side == RED));
}
