//! Article 6, 9.1.2 and 22.4 over the game: presses, readings, and times that an arbiter changes.

use chuhe_domain::clock::{Period, Preset, TimeControl};
use chuhe_domain::game::event::{AdjustGround, ClockPressed, Readings, StopGround};
use chuhe_domain::game::{
    AdjustClock, GameEvent, PressClock, Refusal, Reopen, ReplaceClock, ReportResult, Resign, Restart,
    Retract, Start, Status, Stop,
};
use chuhe_domain::vocabulary::{Outcome, Role, Side};

use crate::hall::{source, text};
use crate::table::{BLACK, MINUTE, RED, SECOND, Table, device, names, server, ten_minutes};

fn stop(ground: StopGround) -> Stop {
    Stop { ground, reason: None }
}

fn restart(side: Option<Side>) -> Restart {
    Restart { side }
}

fn adjust(side: Side, delta_ms: i64) -> AdjustClock {
    on_the_ground(AdjustGround::Correction, side, delta_ms)
}

fn on_the_ground(ground: AdjustGround, side: Side, delta_ms: i64) -> AdjustClock {
    AdjustClock { side, delta_ms, ground, authority: Role::Arbiter, reason: text() }
}

fn readings(red_ms: u64, black_ms: u64) -> Readings {
    Readings { red_ms, black_ms }
}

fn retract(after_ply: u32, readings: Option<Readings>) -> Retract {
    Retract { after_ply, readings, authority: Role::Arbiter, reason: text() }
}

fn pressed(events: &[GameEvent]) -> (u64, u64) {
    match events {
        [GameEvent::ClockPressed(ClockPressed { raw_ms, counted_ms, .. })] => (*raw_ms, *counted_ms),
        other => panic!("{other:?}"),
    }
}

#[test]
fn art_6_a_press_stops_ones_own_face_and_starts_the_opponents() {
    let mut table = Table::usual();
    table.wait(20 * SECOND);
    table.play("h2e2");
    table.wait(SECOND);
    assert_eq!(table.clock().running(), Some(RED), "the move alone stops nothing");
    assert_eq!(pressed(&table.press(RED)), (21 * SECOND, 21 * SECOND));
    table.wait(4 * SECOND);
    assert_eq!(table.left(), (579 * SECOND, 596 * SECOND));
    let (red, black) = (table.face(RED), table.face(BLACK));
    assert!((red.used_ms, black.used_ms) == (21 * SECOND, 4 * SECOND) && black.counting && !red.counting);
    // A reading of an earlier instant is as it was then.
    let earlier = table.clock().face_at(BLACK, chuhe_domain::vocabulary::Timestamp::from_millis(0));
    assert_eq!(earlier.remaining_ms, 10 * MINUTE);
}

#[test]
fn art_6_a_press_before_the_move_is_none() {
    let mut table = Table::usual();
    let early = table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None });
    assert_eq!(early, Err(Refusal::PressBeforeMove { by: RED }));
    table.play("h2e2");
    assert_eq!(
        table.at(&PressClock { by: BLACK, elapsed_ms: None, word_of: None }),
        Err(Refusal::NotYourTime { by: BLACK })
    );
    table.press(RED);
    assert_eq!(
        table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None }),
        Err(Refusal::NotYourTime { by: RED })
    );
    table.play_and_press("h9g7");
    let twice = table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None });
    assert_eq!(twice, Err(Refusal::PressBeforeMove { by: RED }), "one move, one press");
}

#[test]
fn art_6_a_forgotten_press_keeps_the_movers_face_running() {
    let mut table = Table::usual();
    table.play("h2e2");
    table.wait(30 * SECOND);
    table.play("h9g7");
    table.wait(30 * SECOND);
    assert_eq!(table.clock().running(), Some(RED), "the opponent has answered meanwhile");
    assert_eq!(table.left(), (9 * MINUTE, 10 * MINUTE));
    // Red presses before the second move: it is for the first one.
    table.press(RED);
    assert_eq!(table.state().unpressed.black, 1, "and Black presses for the answer");
    table.press(BLACK);
    assert_eq!(table.clock().running(), Some(RED));
}

#[test]
fn art_6_1_a_slow_game_leads_through_three_periods() {
    let mut table = Table::begun(Preset::Art6_1.control(None).unwrap(), server());
    table.rounds(39, 2 * MINUTE);
    let red = table.face(RED);
    assert_eq!((red.period, red.remaining_ms, red.moves_due), (0, 12 * MINUTE, Some(1)));
    table.rounds(1, MINUTE);
    let red = table.face(RED);
    assert_eq!((red.period, red.remaining_ms, red.moves_due), (1, (11 + 15) * MINUTE, Some(10)));
    table.rounds(10, 2 * MINUTE);
    let (red, black) = (table.face(RED), table.face(BLACK));
    assert_eq!((red.period, red.remaining_ms), (2, (6 + 15) * MINUTE));
    assert_eq!((black.period, black.remaining_ms, black.used_ms), (2, 120 * MINUTE, 0));
    // Eleven minutes are more than the third period has, and the rest is time that was left over.
    table.rounds(1, 20 * MINUTE);
    assert_eq!(table.face(RED).remaining_ms, MINUTE);
}

#[test]
fn art_6_5_time_alone_counts() {
    let mut table = Table::begun(Preset::Art6_5.control(Some(20 * MINUTE)).unwrap(), server());
    table.rounds(60, 19 * SECOND);
    let red = table.face(RED);
    assert_eq!((red.period, red.remaining_ms, red.moves_due), (0, MINUTE, None));
}

#[test]
fn art_6_the_server_believes_the_device_as_far_as_the_margin_and_keeps_both_words() {
    let mut table = Table::usual();
    table.wait(10 * SECOND);
    table.play("h2e2");
    let press = |by, elapsed_ms| PressClock { by, elapsed_ms: Some(elapsed_ms), word_of: None };
    assert_eq!(pressed(&table.at(&press(RED, 9_400)).unwrap()), (10_000, 9_400));
    // Black's face runs since the instant that was counted.
    assert_eq!(table.left(), (590_600, 599_400));
    table.wait(9_400);
    table.play("h9g7");
    assert_eq!(pressed(&table.at(&press(BLACK, 1)).unwrap()), (10_000, 9_000), "a second at most");
    table.wait(9_000);
    table.play("b2d2");
    assert_eq!(pressed(&table.at(&press(RED, 60_000)).unwrap()), (10_000, 10_000), "never more than passed");
}

#[test]
fn art_6_under_the_devices_authority_its_word_counts() {
    let mut table = Table::begun(ten_minutes(), device());
    table.wait(10 * SECOND);
    table.play("h2e2");
    let press = PressClock { by: RED, elapsed_ms: Some(4 * SECOND), word_of: None };
    assert_eq!(pressed(&table.at(&press).unwrap()), (10 * SECOND, 4 * SECOND));
    assert_eq!(table.left(), (596 * SECOND, 594 * SECOND));
    // Without a measure of its own, the instant it names is taken, not that of its coming in.
    table.play("h9g7");
    let occurred = table.now();
    table.wait(MINUTE);
    let late = table.told_late(&PressClock { by: BLACK, elapsed_ms: None, word_of: None }, occurred).unwrap();
    assert_eq!(pressed(&late), (6 * SECOND, 6 * SECOND));
}

#[test]
fn art_6_a_players_own_device_presses_when_it_is_heard_whoever_has_the_authority() {
    for rules in [device(), server()] {
        let mut table = Table::begun(ten_minutes(), rules);
        table.wait(10 * SECOND);
        table.play("h2e2");
        let press = PressClock { by: RED, elapsed_ms: Some(0), word_of: Some(RED) };
        assert_eq!(pressed(&table.at(&press).unwrap()), (10 * SECOND, 10 * SECOND));
    }
}

#[test]
fn art_9_1_2_what_was_played_before_the_opponents_move_and_press_is_nothing_to_press_for() {
    let mut table = Table::usual();
    table.play("h2e2");
    table.play("h9g7");
    table.play_and_press("h0g2");
    let press = PressClock { by: BLACK, elapsed_ms: None, word_of: None };
    assert_eq!(table.at(&press), Err(Refusal::PressBeforeMove { by: BLACK }));
    // But a reply that stands is pressed for as soon as the mover has thought of the clock.
    let mut table = Table::usual();
    table.play("h2e2");
    table.play("h9g7");
    table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None }).unwrap();
    table.at(&press).unwrap();
    assert_eq!(table.clock().running(), Some(RED));
}

#[test]
fn art_6_increment_and_delay_are_given_by_the_press() {
    let period = Period { increment_ms: 3 * SECOND, delay_ms: 5 * SECOND, ..Period::new(None, MINUTE) };
    let mut table = Table::begun(TimeControl::new(vec![period], None).unwrap(), server());
    table.wait(9 * SECOND);
    table.play_and_press("h2e2");
    assert_eq!(table.left(), ((60 - 4 + 3) * SECOND, 60 * SECOND));
    table.wait(5 * SECOND);
    assert_eq!(table.left().1, 60 * SECOND);
}

#[test]
fn art_22_4_an_arbiter_gives_and_takes_time() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    table.at(&adjust(RED, 120_000)).unwrap();
    table.at(&adjust(BLACK, -60_000)).unwrap();
    assert_eq!(table.left(), (11 * MINUTE, 9 * MINUTE), "the face that runs as well");
    assert_eq!(table.at(&adjust(RED, 0)), Err(Refusal::NothingToAdjust));
    let all = table.at(&adjust(RED, -660_000));
    assert_eq!(
        all,
        Err(Refusal::TimeNotThere { side: RED, left_ms: 660_000, taken_ms: 660_000 }),
        "no game is ended by the way"
    );
    table.at(&adjust(RED, -659_999)).unwrap();
    assert_eq!(table.left(), (1, 9 * MINUTE));
}

#[test]
fn art_23_3_a_penalty_takes_time_and_what_is_made_good_is_given() {
    let mut table = Table::usual();
    for (ground, delta_ms) in [(AdjustGround::Penalty, 1), (AdjustGround::Compensation, -1)] {
        let refused = table.at(&on_the_ground(ground, RED, delta_ms));
        assert_eq!(refused, Err(Refusal::AdjustedOtherwise { ground, delta_ms }));
        table.at(&on_the_ground(ground, RED, -delta_ms)).unwrap();
    }
}

#[test]
fn art_22_4_no_clock_says_more_than_a_day() {
    const DAY: u64 = 24 * 60 * MINUTE;
    let mut table = Table::begun(ten_minutes(), device());
    let too_much = |at, given_ms| Err(Refusal::TooMuchTime { at, given_ms, most_ms: DAY });
    for delta_ms in [i64::MIN, i64::MAX, 86_400_001, -86_400_001] {
        let refused = table.at(&adjust(RED, delta_ms));
        assert_eq!(refused, too_much("/delta_ms", delta_ms.unsigned_abs()));
    }
    table.play("h2e2");
    for (red_ms, black_ms, at) in [(DAY + 1, 1, "/readings/red_ms"), (1, DAY + 1, "/readings/black_ms")] {
        let readings = readings(red_ms, black_ms);
        let (agreed, authority, reason) = (true, Role::Arbiter, text());
        let replaced = table.at(&ReplaceClock { readings, agreed, authority, reason });
        assert_eq!(replaced, too_much(at, DAY + 1));
        assert_eq!(table.at(&retract(0, Some(readings))), too_much(at, DAY + 1));
    }
    let pressed = table.at(&PressClock { by: RED, elapsed_ms: Some(u64::MAX), word_of: None });
    assert_eq!(pressed, too_much("/elapsed_ms", u64::MAX));
    let total = table.at(&adjust(RED, 86_400_000));
    assert_eq!(total, too_much("/delta_ms", DAY + 10 * MINUTE));
    table.at(&adjust(RED, 85_800_000)).unwrap();
    assert_eq!(table.left().0, DAY);
}

#[test]
fn art_22_4_a_clock_out_of_order_is_replaced_by_one_that_shows_what_was_agreed() {
    let mut table = Table::usual();
    table.wait(4 * MINUTE);
    let replace = |red_ms, black_ms| ReplaceClock {
        readings: readings(red_ms, black_ms),
        agreed: true,
        authority: Role::Arbiter,
        reason: text(),
    };
    assert_eq!(table.at(&replace(0, MINUTE)), Err(Refusal::NoTimeShown));
    table.at(&replace(8 * MINUTE, 9 * MINUTE)).unwrap();
    assert_eq!((table.left(), table.clock().running()), ((8 * MINUTE, 9 * MINUTE), Some(RED)));
    table.wait(MINUTE);
    assert_eq!(table.left(), (7 * MINUTE, 9 * MINUTE));
    let red = table.clock().face(RED);
    assert_eq!((red.used_ms, red.adjusted_ms), (4 * MINUTE, 120_000), "what it changed is kept as such");
}

#[test]
fn art_10_1_no_time_runs_in_a_game_whose_result_was_reported() {
    let mut table = Table::usual();
    table.wait(3 * MINUTE);
    let report = ReportResult { outcome: Outcome::Draw, reporter: source(1), entry: None };
    assert_eq!(names(&table.at(&report).unwrap()), ["game.clock_stopped", "game.result_reported"]);
    table.wait(60 * MINUTE);
    assert_eq!(table.left(), (7 * MINUTE, 10 * MINUTE));
    table.at(&Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    assert_eq!((table.status(), table.left()), (Status::Stopped, (7 * MINUTE, 10 * MINUTE)));
}

#[test]
fn a_game_that_is_over_takes_no_deed_of_the_clock() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    table.at(&Resign { by: BLACK, word_of: None }).unwrap();
    table.wait(MINUTE);
    assert_eq!(table.left(), (9 * MINUTE, 10 * MINUTE), "the times used stand");
    let over: [Result<_, _>; 5] = [
        table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None }),
        table.at(&stop(StopGround::Arbiter)),
        table.at(&restart(None)),
        table.at(&adjust(RED, 1)),
        table.at(&retract(0, None)),
    ];
    assert!(over.iter().all(|refused| *refused == Err(Refusal::Over)), "{over:?}");
}

#[test]
fn art_6_no_device_has_counted_longer_than_until_it_told() {
    let mut table = Table::begun(ten_minutes(), device());
    table.play("h2e2");
    table.wait(30 * SECOND);
    table.at(&PressClock { by: RED, elapsed_ms: Some(20 * MINUTE), word_of: None }).unwrap();
    assert_eq!((table.clock().since(), table.left().0), (Some(table.now()), 9 * MINUTE + 30 * SECOND));
    assert_eq!(table.state().alert, None);
}

#[test]
fn art_9_1_2_no_player_sets_a_clock_going() {
    let by_black = || Start { absent: vec![], word_of: Some(BLACK) };
    let mut table = Table::set(ten_minutes(), server());
    assert_eq!(table.at(&by_black()), Err(Refusal::BegunWithoutLeave));
    assert_eq!(table.status(), Status::Scheduled);
    table.at(&Start::default()).unwrap();
}

#[test]
fn art_22_1_no_game_is_lost_on_time_by_the_date_it_is_given() {
    let mut table = Table::set(ten_minutes(), server());
    let hour_ago = table.now();
    table.wait(60 * MINUTE);
    assert_eq!(table.told_late(&Start::default(), hour_ago), Err(Refusal::BegunTooLongAgo(RED)));
    table.told_late(&Start::default(), hour_ago.plus(55 * MINUTE)).unwrap();
    assert_eq!(table.left().0, 5 * MINUTE);
    // Where the device keeps the time nothing is ruled by it, and it may tell the whole game late.
    let mut table = Table::set(ten_minutes(), device());
    let hour_ago = table.now();
    table.wait(60 * MINUTE);
    table.told_late(&Start::default(), hour_ago).unwrap();
}
