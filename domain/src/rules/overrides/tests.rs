//! What regulations may change, and what they may not.

use rstest::rstest;
use strum::IntoEnumIterator;

use super::*;

fn read(overrides: &str) -> Overrides {
    serde_json::from_str(overrides).unwrap()
}

fn flaw(set: RuleSet, overrides: &str) -> Option<(String, &'static str, i128, i128, i128)> {
    let flaw = read(overrides).check(set).err()?;
    Some((flaw.field, flaw.article, flaw.value, flaw.least, flaw.most))
}

#[test]
fn art_4_2_4_the_natural_limit_may_be_lowered_and_not_raised() {
    let field = || "natural_limit_rounds".to_owned();
    assert_eq!(flaw(RuleSet::Cn1999, r#"{"natural_limit_rounds": 40}"#), None);
    assert_eq!(flaw(RuleSet::Cn1999, r#"{"natural_limit_rounds": 60}"#), None);
    let raised = flaw(RuleSet::Cn1999, r#"{"natural_limit_rounds": 61}"#);
    assert_eq!(raised, Some((field(), "4.2.4", 61, 1, 60)));
    let raised = flaw(RuleSet::Wxf2018, r#"{"natural_limit_rounds": 60}"#);
    assert_eq!(raised, Some((field(), "4.2.4", 60, 1, 50)));
}

#[rstest]
#[case("natural_limit_rounds", "0", 1, 60)]
#[case("counted_checks", "61", 0, 60)]
#[case("claim_penalty_ms", "18446744073709551615", 0, 3_600_000)]
#[case("fouls_to_lose", "0", 1, 10)]
#[case("omitted_plies_per_foul", "0", 1, 20)]
#[case("omission_grace_ms", "3600001", 0, 3_600_000)]
#[case("late_limit_ms", "14400001", 0, 14_400_000)]
#[case("draw_offer_from_round", "0", 1, 100)]
fn a_value_out_of_its_bounds_is_given_back_with_them(
    #[case] field: &str,
    #[case] value: &str,
    #[case] least: i128,
    #[case] most: i128,
) {
    let flaw = read(&format!(r#"{{"{field}": {value}}}"#)).check(RuleSet::Cn1999).unwrap_err();
    assert_eq!((flaw.field.as_str(), flaw.value.to_string().as_str()), (field, value));
    assert_eq!((flaw.least, flaw.most), (least, most));
    for bound in [least, most] {
        assert_eq!(read(&format!(r#"{{"{field}": {bound}}}"#)).check(RuleSet::Cn1999), Ok(()));
    }
}

#[rstest]
#[case(6, 2, 0, None)]
#[case(4, 4, 0, None)]
#[case(0, 0, 0, Some(("win_x2", 0)))]
#[case(2, 3, 0, Some(("draw_x2", 3)))]
#[case(2, 1, -1, Some(("loss_x2", -1)))]
#[case(2, 2, 2, Some(("loss_x2", 2)))]
#[case(i64::MAX, 0, 0, Some(("win_x2", i64::MAX)))]
fn art_14_1_points_fall_from_win_to_draw_to_loss(
    #[case] win: i64,
    #[case] draw: i64,
    #[case] loss: i64,
    #[case] expected: Option<(&str, i64)>,
) {
    let scale = Some(Scale::from_halves(win, draw, loss));
    for (field, overrides) in [
        ("game_points", Overrides { game_points: scale, ..Overrides::default() }),
        ("team_points", Overrides { team_points: scale, ..Overrides::default() }),
    ] {
        let flaw = overrides.check(RuleSet::Cn1999).err().map(|flaw| (flaw.field, flaw.value));
        let expected = expected.map(|(member, value)| (format!("{field}/{member}"), i128::from(value)));
        assert_eq!(flaw, expected);
    }
}

#[test]
fn what_is_set_is_in_force_and_the_rest_stays() {
    let all = r#"{"natural_limit_rounds": 40, "counted_checks": 8, "surplus_check_drops": "ply",
        "natural_limit_unasked": false, "claim_penalty_ms": 60000, "repetition_loss_unasked": true, "fouls_to_lose": 2, "omitted_plies_per_foul": 5,
        "omission_grace_ms": 0, "late_limit_ms": 600000, "illegal_move": "second_loses", "draw_offer_from_round": 25,
        "game_points": {"win_x2": 6, "draw_x2": 2, "loss_x2": 0},
        "team_points": {"win_x2": 6, "draw_x2": 2, "loss_x2": 0}}"#;
    let given: serde_json::Value = serde_json::from_str(all).unwrap();
    for set in RuleSet::iter() {
        assert_eq!(Overrides::default().apply(set), set.values());
        assert_eq!(serde_json::to_value(read(all).apply(set)).unwrap(), given);
        for (field, value) in given.as_object().unwrap() {
            let one = read(&serde_json::json!({ field: value }).to_string());
            let mut expected = serde_json::to_value(set.values()).unwrap();
            expected[field] = value.clone();
            assert_eq!(serde_json::to_value(one.apply(set)).unwrap(), expected, "{set} {field}");
        }
    }
}

#[test]
fn they_are_written_as_they_were_read_and_unknown_ones_are_refused() {
    assert!(read("{}").is_empty());
    assert_eq!(serde_json::to_string(&Overrides::default()).unwrap(), "{}");
    let written = r#"{"fouls_to_lose":2,"game_points":{"win_x2":6,"draw_x2":2,"loss_x2":0}}"#;
    assert_eq!(serde_json::to_string(&read(written)).unwrap(), written);
    assert!(!read(written).is_empty());
    for unknown in
        [r#"{"fouls": 2}"#, r#"{"game_points": {"win_x2": 6, "draw_x2": 2, "loss_x2": 0, "bye": 2}}"#]
    {
        assert!(serde_json::from_str::<Overrides>(unknown).is_err(), "{unknown}");
    }
}
