//! How time controls are written and read, and what is refused.

use rstest::rstest;
use serde_json::{Value, json};

use super::TimeControl;
use crate::clock::flaw::TimeControlFlaw;
use crate::clock::period::{Period, Quantity};
use crate::clock::preset::Preset;
use crate::vocabulary::Side;

const MINUTE: u64 = 60_000;

fn read(text: Value) -> Result<TimeControl, serde_json::Error> {
    serde_json::from_value(text)
}

fn moves(moves: u32, minutes: u64) -> Period {
    Period::new(Some(moves), minutes * MINUTE)
}

#[test]
fn art_6_1_to_6_4_are_the_printed_schemes() {
    let printed = [
        (Preset::Art6_1, "6.1", vec![moves(40, 90), moves(10, 15)]),
        (Preset::Art6_2, "6.2", vec![moves(30, 60), moves(10, 10)]),
        (Preset::Art6_3, "6.3", vec![moves(40, 10), moves(30, 5)]),
        (Preset::Art6_4, "6.4", vec![moves(30, 5)]),
    ];
    for (preset, article, periods) in printed {
        let control = read(json!({ "preset": article })).unwrap();
        assert_eq!(Ok(&control), preset.control(None).as_ref());
        assert_eq!(control.preset(), Some(preset));
        for side in Side::BOTH {
            assert_eq!(control.periods(side), periods);
            assert_eq!(Some(&control.period(side, 1000)), periods.last());
            assert!(control.repeats(side));
        }
    }
}

#[test]
fn art_6_5_is_one_allotment_that_does_not_repeat() {
    let control = read(json!({ "preset": "6.5", "time_ms": 1_200_000 })).unwrap();
    assert_eq!(control.periods(Side::Black), [Period::new(None, 20 * MINUTE)]);
    assert!(!control.repeats(Side::Red));
    assert_eq!(Preset::Art6_5.control(None), Err(TimeControlFlaw::TimeMissing));
}

#[test]
fn each_side_has_its_own_periods() {
    let control = TimeControl::new(vec![moves(1, 6), moves(1, 1)], Some(vec![Period::new(None, 4)])).unwrap();
    assert_eq!(Side::BOTH.map(|side| control.periods(side).len()), [2, 1]);
    assert_eq!(Side::BOTH.map(|side| control.period(side, 0).time_ms), [6 * MINUTE, 4]);
    assert_eq!(Side::BOTH.map(|side| control.repeats(side)), [true, false]);
}

#[rstest]
#[case::preset(
    json!({ "preset": "6.1" }),
    r#"{"preset":"6.1","periods":[{"moves":40,"time_ms":5400000,"increment_ms":0,"delay_ms":0},{"moves":10,"time_ms":900000,"increment_ms":0,"delay_ms":0}]}"#
)]
#[case::allotment(
    json!({ "preset": "6.5", "time_ms": 9 }),
    r#"{"preset":"6.5","periods":[{"time_ms":9,"increment_ms":0,"delay_ms":0}]}"#
)]
#[case::free(
    json!({ "black_periods": [{ "time_ms": 4, "delay_ms": 1 }], "periods": [{ "time_ms": 6, "increment_ms": 3 }] }),
    r#"{"periods":[{"time_ms":6,"increment_ms":3,"delay_ms":0}],"black_periods":[{"time_ms":4,"increment_ms":0,"delay_ms":1}]}"#
)]
#[case::black_like_red(
    json!({ "preset": "6.4", "black_periods": [{ "moves": 30, "time_ms": 300_000 }] }),
    r#"{"preset":"6.4","periods":[{"moves":30,"time_ms":300000,"increment_ms":0,"delay_ms":0}]}"#
)]
fn one_form_is_given_back_and_reads_back_the_same(#[case] stated: Value, #[case] kept: &str) {
    let control = read(stated).unwrap();
    assert_eq!(serde_json::to_string(&control).unwrap(), kept);
    assert_eq!(serde_json::from_str::<TimeControl>(kept).unwrap(), control);
}

#[rstest]
#[case::nothing(json!({}), TimeControlFlaw::NoPeriods { side: Side::Red })]
#[case::none_for_black(
    json!({ "periods": [{ "time_ms": 1 }], "black_periods": [] }),
    TimeControlFlaw::NoPeriods { side: Side::Black }
)]
#[case::too_many(
    json!({ "periods": vec![moves(1, 1); 17] }),
    TimeControlFlaw::TooManyPeriods { side: Side::Red, given: 17, most: 16 }
)]
#[case::whole_game_first(
    json!({ "periods": [{ "time_ms": 1 }, { "moves": 1, "time_ms": 1 }] }),
    TimeControlFlaw::WholeGameNotLast { side: Side::Red, period: 0 }
)]
#[case::a_time_beside_periods(json!({ "periods": [{ "time_ms": 1 }], "time_ms": 1 }), TimeControlFlaw::TimeNotTaken { time_ms: 1 })]
#[case::a_time_beside_6_1(json!({ "preset": "6.1", "time_ms": 1 }), TimeControlFlaw::TimeNotTaken { time_ms: 1 })]
#[case::no_time(json!({ "preset": "6.5" }), TimeControlFlaw::TimeMissing)]
#[case::other_periods(
    json!({ "preset": "6.4", "periods": [moves(30, 6)] }),
    TimeControlFlaw::PresetContradicted { preset: Preset::Art6_4, side: Side::Red }
)]
#[case::another_allotment(
    json!({ "preset": "6.5", "time_ms": 2, "periods": [{ "time_ms": 1 }] }),
    TimeControlFlaw::PresetContradicted { preset: Preset::Art6_5, side: Side::Red }
)]
#[case::an_increment_in_6_5(
    json!({ "preset": "6.5", "periods": [{ "time_ms": 1, "increment_ms": 1 }] }),
    TimeControlFlaw::PresetContradicted { preset: Preset::Art6_5, side: Side::Red }
)]
#[case::other_periods_for_black(
    json!({ "preset": "6.4", "black_periods": [moves(30, 6)] }),
    TimeControlFlaw::PresetContradicted { preset: Preset::Art6_4, side: Side::Black }
)]
fn what_is_no_time_control_is_refused_by_name(#[case] stated: Value, #[case] flaw: TimeControlFlaw) {
    assert_eq!(read(stated).unwrap_err().to_string(), flaw.to_string());
}

#[rstest]
#[case(Quantity::Moves, Period::new(Some(1), 1), Period::new(Some(1000), 1))]
#[case(Quantity::TimeMs, Period::new(None, 1), Period::new(None, 24 * 60 * MINUTE))]
#[case(Quantity::IncrementMs, Period::new(None, 1), Period { increment_ms: 60 * MINUTE, ..Period::new(None, 1) })]
#[case(Quantity::DelayMs, Period::new(None, 1), Period { delay_ms: 60 * MINUTE, ..Period::new(None, 1) })]
fn numbers_have_bounds(#[case] quantity: Quantity, #[case] least: Period, #[case] most: Period) {
    let with = |period: Period, by: i64| {
        let mut period = period;
        match quantity {
            Quantity::Moves => {
                period.moves =
                    period.moves.and_then(|moves| moves.checked_add_signed(by.try_into().unwrap()));
            }
            Quantity::TimeMs => period.time_ms = period.time_ms.saturating_add_signed(by),
            Quantity::IncrementMs => period.increment_ms = period.increment_ms.saturating_add_signed(by),
            Quantity::DelayMs => period.delay_ms = period.delay_ms.saturating_add_signed(by),
        }
        period
    };
    let black = |period| TimeControl::new(vec![moves(1, 1)], Some(vec![moves(2, 1), period]));
    let refused = |period: Period| {
        let given = period.quantity(quantity).unwrap();
        assert_eq!(
            black(period),
            Err(TimeControlFlaw::OutOfRange { side: Side::Black, period: 1, quantity, given })
        );
    };
    assert!(black(least).is_ok() && black(most).is_ok());
    refused(with(most, 1));
    if *quantity.range().start() > 0 {
        refused(with(least, -1));
    }
}

#[test]
fn flaws_give_the_input_back() {
    let flaw = read(json!({ "periods": [{ "moves": 2000, "time_ms": 1 }] })).unwrap_err();
    assert_eq!(flaw.to_string(), "moves 2000 of period 0 of red is not from 1 to 1000");
    assert!(read(json!({ "periods": [{ "time_ms": 1, "bonus": 1 }] })).is_err());
    assert!(read(json!({ "preset": "6.6" })).is_err());
    assert!(read(json!({ "preset": "6.1", "stage": 1 })).is_err());
}
