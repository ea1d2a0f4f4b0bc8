//! A clock played through: the printed schemes, overrun and forgotten presses, rulings, delays and increments.

use rstest::rstest;

use super::{Clock, Counted, Reading};
use crate::clock::authority::Authority;
use crate::clock::control::TimeControl;
use crate::clock::period::Period;
use crate::clock::preset::Preset;
use crate::vocabulary::{Side, Timestamp};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const RED: Side = Side::Red;
const BLACK: Side = Side::Black;

fn at(ms: u64) -> Timestamp {
    Timestamp::from_millis(ms.try_into().unwrap())
}

/// The clock of a printed scheme, Red's face running since the epoch.
fn printed(preset: Preset) -> Clock {
    let allotment = (preset == Preset::Art6_5).then_some(20 * MINUTE);
    started(preset.control(allotment).unwrap())
}

fn free(period: Period) -> Clock {
    started(TimeControl::new(vec![period], None).unwrap())
}

fn started(control: TimeControl) -> Clock {
    let mut clock = Clock::new(control);
    clock.start(RED, at(0));
    clock
}

/// Moves `from..=to` of both sides, each of which takes Red and Black so long.
fn play(clock: &mut Clock, moves: std::ops::RangeInclusive<u32>, red_ms: u64, black_ms: u64) {
    for made in moves {
        clock.press(red_ms, made);
        clock.press(black_ms, made);
    }
}

/// Period, moves due and minutes left of a side, as the clock was last pressed.
fn shown(clock: &Clock, side: Side) -> (u32, Option<u32>, u64) {
    let Reading { period, moves_due, remaining_ms, .. } = clock.face_at(side, clock.since().unwrap());
    assert_eq!(remaining_ms % MINUTE, 0);
    (period, moves_due, remaining_ms / MINUTE)
}

#[test]
fn art_6_1_forty_in_ninety_minutes_then_ten_in_each_fifteen() {
    let mut clock = printed(Preset::Art6_1);
    play(&mut clock, 1..=39, 2 * MINUTE, MINUTE);
    assert_eq!(shown(&clock, RED), (0, Some(1), 12));
    play(&mut clock, 40..=40, 2 * MINUTE, MINUTE);
    // What was not used carries over (reading).
    assert_eq!(shown(&clock, RED), (1, Some(10), 10 + 15));
    assert_eq!(shown(&clock, BLACK), (1, Some(10), 50 + 15));
    play(&mut clock, 41..=60, MINUTE, 0);
    assert_eq!(shown(&clock, RED), (3, Some(10), 25 - 20 + 2 * 15));
    assert_eq!(clock.face(RED).allotted_ms, (90 + 3 * 15) * MINUTE);
}

#[test]
fn art_6_2_thirty_in_sixty_minutes_then_ten_in_each_ten() {
    leads_on(Preset::Art6_2, (30, 60), (10, 10));
}

#[test]
fn art_6_3_forty_in_ten_minutes_then_thirty_in_each_five() {
    leads_on(Preset::Art6_3, (40, 10), (30, 5));
}

#[test]
fn art_6_4_thirty_in_each_five_minutes() {
    leads_on(Preset::Art6_4, (30, 5), (30, 5));
}

/// Moves and minutes of the first period, and of each that follows; a minute that is used is missing ever after.
fn leads_on(preset: Preset, (first, minutes): (u32, u64), (then, each): (u32, u64)) {
    let mut clock = printed(preset);
    assert_eq!(shown(&clock, BLACK), (0, Some(first), minutes));
    play(&mut clock, 1..=first - 1, 0, 0);
    clock.press(MINUTE, first);
    assert_eq!(shown(&clock, RED), (1, Some(then), minutes - 1 + each));
    assert_eq!(shown(&clock, BLACK), (0, Some(1), minutes));
    clock.press(0, first);
    for period in 1..5 {
        play(&mut clock, first + 1 + (period - 1) * then..=first + period * then, 0, 0);
        assert_eq!(shown(&clock, RED), (1 + period, Some(then), minutes - 1 + u64::from(1 + period) * each));
    }
}

#[test]
fn art_6_5_time_alone_counts() {
    let mut clock = printed(Preset::Art6_5);
    play(&mut clock, 1..=19, MINUTE, 0);
    assert_eq!(shown(&clock, RED), (0, None, 1));
    assert_eq!(clock.deadline(), Some((RED, at(20 * MINUTE))));
}

#[test]
fn art_22_1_a_quota_not_fulfilled_in_time_is_overrun() {
    let mut clock = printed(Preset::Art6_4);
    play(&mut clock, 1..=29, 10 * SECOND, 0);
    let deadline = at(5 * MINUTE);
    assert_eq!(clock.deadline(), Some((RED, deadline)));
    assert!(!clock.is_over(RED, at(5 * MINUTE - 1)));
    assert!(clock.is_over(RED, deadline) && !clock.is_over(BLACK, deadline));
    let reading = clock.face_at(RED, at(5 * MINUTE + 7));
    assert_eq!((reading.remaining_ms, reading.used_ms, reading.over_ms), (0, 5 * MINUTE, 7));
    // One millisecond earlier the thirtieth move, pressed, fulfils it.
    clock.press(10 * SECOND - 1, 30);
    assert_eq!(clock.face(RED).remaining_ms, 5 * MINUTE + 1);
    assert!(!clock.is_over(RED, deadline));
}

#[test]
fn art_22_5_the_last_move_made_but_not_pressed_fulfils_nothing() {
    let mut clock = printed(Preset::Art6_4);
    play(&mut clock, 1..=29, 0, 0);
    // The thirtieth move is on the board; the face runs on, and the press comes too late.
    assert_eq!(clock.deadline(), Some((RED, at(5 * MINUTE))));
    clock.press(5 * MINUTE + SECOND, 30);
    let face = clock.face(RED);
    assert_eq!((face.used_ms, face.over_ms, face.period), (5 * MINUTE, SECOND, 1));
    // Entering the next period lifts no flag, nor does a ruling that gives nothing.
    assert_eq!(clock.adjust(RED, 0), 0);
    assert!(clock.is_over(RED, at(5 * MINUTE + SECOND)));
    // What a ruling sets, though it be less, does.
    clock.set(RED, MINUTE);
    assert!(!clock.is_over(RED, at(5 * MINUTE + SECOND)));
}

#[test]
fn art_6_a_forgotten_press_counts_its_move_at_the_next() {
    let quota = |moves| Period { increment_ms: SECOND, ..Period::new(Some(moves), MINUTE) };
    let mut clock = started(TimeControl::new(vec![quota(2), quota(1)], None).unwrap());
    // Four moves made, one press: three periods are fulfilled, and one increment is added.
    clock.press(0, 4);
    let face = clock.face(RED);
    assert_eq!((face.period, face.allotted_ms), (3, 4 * MINUTE + SECOND));
    assert_eq!(clock.face_at(RED, at(0)).moves_due, Some(1));
}

#[test]
fn art_21_2_who_comes_late_has_what_is_left() {
    let mut clock = printed(Preset::Art6_3);
    let arrived = clock.face_at(RED, at(9 * MINUTE));
    assert_eq!((arrived.remaining_ms, arrived.moves_due, arrived.counting), (MINUTE, Some(40), true));
    assert!(!clock.face_at(BLACK, at(9 * MINUTE)).counting);
    clock.stop(at(9 * MINUTE));
    assert_eq!((clock.running(), clock.deadline()), (None, None));
    assert_eq!(clock.face(RED).remaining_ms, MINUTE);
}

#[test]
fn art_21_3_the_lateness_of_both_is_charged_to_each() {
    let mut clock = Clock::new(Preset::Art6_3.control(None).unwrap());
    clock.charge(RED, 4 * MINUTE);
    clock.charge(BLACK, 11 * MINUTE);
    let [red, black] = Side::BOTH.map(|side| clock.face_at(side, at(0)));
    assert_eq!((red.remaining_ms, red.used_ms, red.over_ms), (6 * MINUTE, 4 * MINUTE, 0));
    assert_eq!((black.remaining_ms, black.used_ms, black.over_ms), (0, 10 * MINUTE, MINUTE));
    assert!(!clock.is_over(RED, at(0)) && clock.is_over(BLACK, at(0)));
}

#[test]
fn art_22_4_a_new_clock_shows_what_was_agreed_on() {
    let mut clock = printed(Preset::Art6_5);
    clock.stop(at(30 * MINUTE));
    assert!(clock.is_over(RED, at(30 * MINUTE)));
    assert_eq!(clock.set(RED, 12 * MINUTE), 720_000);
    assert_eq!(clock.set(BLACK, 19 * MINUTE), -60_000);
    let face = clock.face(RED);
    assert_eq!((face.used_ms, face.adjusted_ms, face.over_ms), (20 * MINUTE, 720_000, 0));
    assert!(!clock.is_over(RED, at(30 * MINUTE)));
}

#[test]
fn art_23_3_five_minutes_are_taken_and_no_face_falls_below_nothing() {
    let mut clock = printed(Preset::Art6_5);
    assert_eq!(clock.adjust(RED, -300_000), -300_000);
    assert_eq!(clock.face(RED).remaining_ms, 15 * MINUTE);
    clock.charge(RED, 11 * MINUTE);
    assert_eq!(clock.adjust(RED, -300_000), -240_000);
    assert!(clock.is_over(RED, at(0)));
    assert_eq!(clock.adjust(RED, 1), 1);
    assert!(!clock.is_over(RED, at(0)));
}

#[test]
fn art_5_8_moves_taken_back_lead_back_into_their_period() {
    let mut clock = printed(Preset::Art6_1);
    clock.press(0, 51);
    clock.go_back(RED, 39);
    let face = *clock.face(RED);
    assert_eq!((face.period, face.remaining_ms, face.adjusted_ms), (0, 120 * MINUTE, 0));
    assert_eq!(clock.face_at(RED, at(0)).moves_due, Some(1));
    let mut again = clock.clone();
    again.start(RED, at(0));
    again.press(0, 50);
    assert_eq!(shown(&again, RED), (2, Some(10), 120), "what was given is given no second time");
    // Readings are those of the period it is in: the time of later ones is given when they are entered.
    clock.set(RED, 3 * MINUTE);
    let face = *clock.face(RED);
    assert_eq!((face.remaining_ms, face.used_ms), (3 * MINUTE, 0));
    clock.start(RED, at(0));
    clock.press(0, 40);
    assert_eq!(shown(&clock, RED), (1, Some(10), 3 + 15));
}

#[test]
fn an_increment_is_added_by_each_press() {
    let mut clock = free(Period { increment_ms: 3 * SECOND, ..Period::new(None, MINUTE) });
    clock.press(10 * SECOND, 1);
    clock.press(SECOND, 1);
    assert_eq!([RED, BLACK].map(|side| clock.face(side).remaining_ms), [53 * SECOND, 62 * SECOND]);
    assert_eq!(clock.face(BLACK).allotted_ms, 63 * SECOND);
}

#[test]
fn a_delay_is_for_the_move_however_often_the_clock_is_stopped() {
    let mut clock = free(Period { delay_ms: 5 * SECOND, ..Period::new(None, MINUTE) });
    clock.stop(at(3 * SECOND));
    assert_eq!(clock.face(RED).used_ms, 0);
    clock.start(RED, at(100 * SECOND));
    assert_eq!(clock.deadline(), Some((RED, at(162 * SECOND))));
    let reading = clock.face_at(RED, at(101 * SECOND));
    assert_eq!((reading.used_ms, reading.delay_left_ms), (0, SECOND));
    clock.press(3 * SECOND, 1);
    assert_eq!(clock.face(RED).used_ms, SECOND);
    // The next move has its own.
    clock.press(0, 1);
    clock.press(6 * SECOND, 2);
    assert_eq!(clock.face(RED).used_ms, 2 * SECOND);
}

#[test]
fn the_press_gives_the_other_side_a_new_turn() {
    let mut clock = free(Period { delay_ms: 5 * SECOND, ..Period::new(None, MINUTE) });
    clock.stop(at(4 * SECOND));
    clock.start(BLACK, at(4 * SECOND));
    clock.press(0, 1);
    assert_eq!(clock.face_at(RED, at(4 * SECOND)).delay_left_ms, 5 * SECOND);
}

#[test]
fn a_turn_that_is_over_or_taken_back_leaves_the_next_its_delay() {
    let mut clock = free(Period { delay_ms: 5 * SECOND, ..Period::new(None, MINUTE) });
    clock.press(4 * SECOND, 1);
    assert_eq!(clock.face_at(RED, at(4 * SECOND)).delay_left_ms, 5 * SECOND);
    clock.start(RED, at(4 * SECOND));
    clock.stop(at(6 * SECOND));
    clock.go_back(RED, 0);
    assert_eq!(clock.face_at(RED, at(6 * SECOND)).delay_left_ms, 5 * SECOND);
}

#[test]
fn starting_one_face_stops_the_other() {
    let mut clock = printed(Preset::Art6_4);
    clock.start(BLACK, at(MINUTE));
    assert_eq!((clock.running(), clock.face(RED).used_ms), (Some(BLACK), MINUTE));
}

#[rstest]
#[case::no_claim(Authority::Server { margin_ms: 100 }, 5000, None, 5000)]
#[case::within_the_margin(Authority::Server { margin_ms: 100 }, 5000, Some(4950), 4950)]
#[case::less_than_explained(Authority::Server { margin_ms: 100 }, 5000, Some(1), 4900)]
#[case::more_than_passed(Authority::Server { margin_ms: 100 }, 5000, Some(6000), 5000)]
#[case::shorter_than_the_margin(Authority::Server { margin_ms: 100 }, 50, Some(0), 0)]
#[case::the_device_measured(Authority::Device, 5000, Some(4000), 4000)]
#[case::the_device_only_says_when(Authority::Device, 5000, None, 5000)]
fn a_press_is_counted_by_authority(
    #[case] authority: Authority,
    #[case] raw_ms: u64,
    #[case] claim_ms: Option<u64>,
    #[case] counted_ms: u64,
) {
    let mut clock = Clock::new(Preset::Art6_4.control(None).unwrap());
    assert_eq!(clock.count(authority, at(0), claim_ms), None);
    clock.start(RED, at(1000));
    let counted = clock.count(authority, at(1000 + raw_ms), claim_ms).unwrap();
    assert_eq!(counted, Counted { raw_ms, counted_ms, at: at(1000 + counted_ms) });
    clock.press(counted.counted_ms, 1);
    assert_eq!((clock.running(), clock.since()), (Some(BLACK), Some(counted.at)));
}

#[test]
fn an_instant_before_the_start_is_no_time_at_all() {
    let mut clock = printed(Preset::Art6_4);
    let early = Timestamp::from_millis(-60_000);
    let counted = clock.count(Authority::Device, early, None).unwrap();
    assert_eq!(counted, Counted { raw_ms: 0, counted_ms: 0, at: at(0) });
    clock.stop(early);
    assert_eq!(clock.face(RED).used_ms, 0);
}

#[test]
fn a_stopped_clock_is_not_pressed() {
    let mut clock = Clock::new(Preset::Art6_4.control(None).unwrap());
    let before = clock.clone();
    clock.press(MINUTE, 1);
    assert_eq!(clock, before);
}
