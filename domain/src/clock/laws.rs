//! What holds for every clock, whatever was done to it.

use proptest::prelude::*;

use super::authority::Authority;
use super::control::TimeControl;
use super::face::Face;
use super::period::Period;
use super::quota;
use super::state::Clock;
use crate::vocabulary::{Side, Timestamp};

/// What can be done to a clock.
#[derive(Debug, Clone, Copy)]
enum Deed {
    Start(Side, i64),
    Stop(i64),
    Press(u64, u32),
    Charge(Side, u64),
    Adjust(Side, i64),
    Set(Side, u64),
    GoBack(Side, u32),
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Red), Just(Side::Black)]
}

/// Mostly of the size of the periods below, so that boundaries are met; sometimes anything.
fn ms() -> impl Strategy<Value = u64> {
    prop_oneof![6 => 0_u64..12, 1 => any::<u64>()]
}

fn instant() -> impl Strategy<Value = i64> {
    prop_oneof![6 => 0_i64..60, 1 => any::<i64>()]
}

fn made() -> impl Strategy<Value = u32> {
    prop_oneof![6 => 0_u32..12, 1 => any::<u32>()]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        3 => (side(), instant()).prop_map(|(side, at)| Deed::Start(side, at)),
        1 => instant().prop_map(Deed::Stop),
        6 => (ms(), made()).prop_map(|(ms, made)| Deed::Press(ms, made)),
        1 => (side(), ms()).prop_map(|(side, ms)| Deed::Charge(side, ms)),
        1 => (side(), prop_oneof![-12_i64..12, any::<i64>()]).prop_map(|(side, ms)| Deed::Adjust(side, ms)),
        1 => (side(), ms()).prop_map(|(side, ms)| Deed::Set(side, ms)),
        1 => (side(), made()).prop_map(|(side, made)| Deed::GoBack(side, made)),
    ]
}

fn periods() -> impl Strategy<Value = Vec<Period>> {
    let period = (1_u32..4, 1_u64..12, 0_u64..4, 0_u64..4);
    let numbered = period.prop_map(|(moves, time_ms, increment_ms, delay_ms)| Period {
        moves: Some(moves),
        time_ms,
        increment_ms,
        delay_ms,
    });
    (prop::collection::vec(numbered, 1..4), any::<bool>()).prop_map(|(mut periods, whole_game)| {
        if let Some(last) = periods.last_mut().filter(|_| whole_game) {
            last.moves = None;
        }
        periods
    })
}

fn control() -> impl Strategy<Value = TimeControl> {
    (periods(), prop::option::of(periods())).prop_map(|(red, black)| TimeControl::new(red, black).unwrap())
}

fn at(ms: i64) -> Timestamp {
    Timestamp::from_millis(ms)
}

fn apply(clock: &mut Clock, deed: Deed) {
    match deed {
        Deed::Start(side, ms) => clock.start(side, at(ms)),
        Deed::Stop(ms) => clock.stop(at(ms)),
        Deed::Press(counted_ms, made) => clock.press(counted_ms, made),
        Deed::Charge(side, ms) => clock.charge(side, ms),
        Deed::Adjust(side, ms) => {
            clock.adjust(side, ms);
        }
        Deed::Set(side, ms) => {
            clock.set(side, ms);
        }
        Deed::GoBack(side, made) => clock.go_back(side, made),
    }
}

/// A clock that has seen some life.
fn clocks() -> impl Strategy<Value = Clock> {
    (control(), prop::collection::vec(deed(), 0..24)).prop_map(|(control, deeds)| {
        let mut clock = Clock::new(control);
        deeds.into_iter().for_each(|deed| apply(&mut clock, deed));
        clock
    })
}

/// The law of the face.
fn balances(face: &Face) -> bool {
    i128::from(face.used_ms) + i128::from(face.remaining_ms)
        == i128::from(face.allotted_ms) + i128::from(face.adjusted_ms)
}

/// The periods that so many moves fulfil, told one by one.
fn told_one_by_one(control: &TimeControl, side: Side, made: u32) -> (u32, u64, Option<u64>) {
    let (mut index, mut quota, mut allotted) = (0, 0, control.period(side, 0).time_ms);
    while let Some(moves) = control.period(side, index).moves {
        quota += u64::from(moves);
        if quota > made.into() {
            return (index, allotted, Some(quota));
        }
        index += 1;
        allotted += control.period(side, index).time_ms;
    }
    (index, allotted, None)
}

proptest! {
    #[test]
    fn used_and_remaining_are_allotted_and_adjusted(clock in clocks(), deed in deed()) {
        let mut after = clock;
        apply(&mut after, deed);
        for side in Side::BOTH {
            let face = after.face(side);
            prop_assert!(balances(face), "{face:?}");
            prop_assert!(face.remaining_ms > 0 || face.fallen, "{face:?}");
            prop_assert!(face.over_ms == 0 || face.fallen, "{face:?}");
            prop_assert!(i64::try_from(face.used_ms + face.remaining_ms).is_ok(), "{face:?}");
        }
    }

    #[test]
    fn a_face_rises_by_what_it_is_given_alone(clock in clocks(), deed in deed()) {
        let mut after = clock.clone();
        apply(&mut after, deed);
        for side in Side::BOTH {
            let (was, is) = (clock.face(side), after.face(side));
            let rise = i128::from(is.remaining_ms) - i128::from(was.remaining_ms);
            let given = match deed {
                Deed::Press(..) if clock.running() == Some(side) => i128::from(is.allotted_ms - was.allotted_ms),
                Deed::Adjust(whose, _) | Deed::Set(whose, _) if whose == side => {
                    i128::from(is.adjusted_ms) - i128::from(was.adjusted_ms)
                }
                _ => 0,
            };
            prop_assert!(rise <= given, "{was:?} {is:?}");
            prop_assert!(is.used_ms >= was.used_ms, "{was:?} {is:?}");
            prop_assert!(is.period >= was.period || matches!(deed, Deed::GoBack(..)), "{was:?} {is:?}");
        }
    }

    #[test]
    fn a_press_allots_the_increment_and_the_periods_entered(
        control in control(), before in 0_u32..12, more in 1_u32..5, ms in 0_u64..12,
    ) {
        let mut clock = Clock::new(control.clone());
        clock.start(Side::Black, at(0));
        clock.press(0, before);
        clock.start(Side::Black, at(0));
        let was = *clock.face(Side::Black);
        clock.press(ms, before + more);
        let is = clock.face(Side::Black);
        let (index, allotted, quota) = told_one_by_one(&control, Side::Black, before + more);
        let entered = allotted - told_one_by_one(&control, Side::Black, before).1;
        let increment = control.period(Side::Black, was.period).increment_ms;
        prop_assert_eq!(is.allotted_ms - was.allotted_ms, entered + increment);
        prop_assert_eq!(is.period, index);
        let due = clock.face_at(Side::Black, at(0)).moves_due.map(u64::from);
        prop_assert_eq!(due, quota.map(|quota| quota - u64::from(before + more)));
    }

    #[test]
    fn many_periods_are_passed_as_if_one_by_one(control in control(), side in side(), made in 0_u32..60) {
        let periods = control.periods(side);
        let index = quota::reached(periods, made);
        let told = (index, quota::allotment(periods, index), quota::quota(periods, index));
        prop_assert_eq!(told, told_one_by_one(&control, side, made));
    }

    #[test]
    fn a_face_is_over_from_its_deadline_on(clock in clocks(), after_ms in 0_i64..60) {
        let Some((side, deadline)) = clock.deadline() else {
            prop_assert_eq!(clock.running(), None);
            return Ok(());
        };
        prop_assert_eq!(Some(side), clock.running());
        // At the end of all time no deadline can be told.
        if deadline.as_millis() == i64::MAX {
            return Ok(());
        }
        let since = clock.since().unwrap();
        let now = at(since.as_millis().saturating_add(after_ms));
        prop_assert_eq!(clock.is_over(side, now), now >= deadline);
        prop_assert!(clock.is_over(side, deadline));
        prop_assert!(deadline == since || !clock.is_over(side, at(deadline.as_millis() - 1)));
    }

    #[test]
    fn a_face_shows_what_stopping_it_would_leave(clock in clocks(), now in instant()) {
        let mut stopped = clock.clone();
        stopped.stop(at(now));
        for side in Side::BOTH {
            let (shown, left) = (clock.face_at(side, at(now)), stopped.face_at(side, at(0)));
            prop_assert_eq!((shown.remaining_ms, shown.used_ms), (left.remaining_ms, left.used_ms));
            prop_assert_eq!((shown.over_ms, shown.delay_left_ms), (left.over_ms, left.delay_left_ms));
        }
    }

    #[test]
    fn a_turn_costs_the_same_with_and_without_a_stop(clock in clocks(), first in 0_i64..12, then in 0_u64..12) {
        let Some(side) = clock.running() else { return Ok(()) };
        if clock.since().unwrap().as_millis() > i64::MAX - 100 {
            return Ok(());
        }
        let (mut whole, mut broken) = (clock.clone(), clock.clone());
        whole.press(first.unsigned_abs() + then, 3);
        broken.stop(at(clock.since().unwrap().as_millis() + first));
        broken.start(side, at(0));
        broken.press(then, 3);
        prop_assert_eq!(whole.face(side), broken.face(side));
    }

    #[test]
    fn the_server_believes_no_more_than_the_margin(
        clock in clocks(), margin_ms in ms(), now in instant(), claim_ms in prop::option::of(ms()),
    ) {
        let counted = clock.count(Authority::Server { margin_ms }, at(now), claim_ms);
        let (Some(counted), Some(since)) = (counted, clock.since()) else {
            prop_assert_eq!((counted, clock.since()), (None, None));
            return Ok(());
        };
        prop_assert!(counted.counted_ms <= counted.raw_ms);
        prop_assert!(counted.raw_ms - counted.counted_ms <= margin_ms);
        prop_assert!(since <= counted.at && counted.at <= at(now).max(since));
    }

    #[test]
    fn a_time_control_reads_back_the_same(control in control()) {
        let written = serde_json::to_string(&control).unwrap();
        let read: TimeControl = serde_json::from_str(&written).unwrap();
        prop_assert_eq!(serde_json::to_string(&read).unwrap(), written);
        prop_assert_eq!(read, control);
    }
}
