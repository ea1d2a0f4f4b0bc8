//! Ids that must never change, and amounts as they are printed.

use std::str::FromStr;

use rstest::rstest;
use strum::IntoEnumIterator;

use super::{Contenders, TieBreak, Unit};

#[test]
fn art_15_1_ids_are_stable() {
    let ids: Vec<String> = TieBreak::iter().map(|tie_break| tie_break.to_string()).collect();
    assert_eq!(
        ids,
        [
            "sonneborn_berger",
            "wins",
            "direct_encounter",
            "fewer_fouls",
            "opponents_score",
            "team_opponents_score",
            "match_wins",
            "board_points",
            "board_wins",
            "best_place",
            "second_best_place",
        ]
    );
    for tie_break in TieBreak::iter() {
        let on_the_wire = serde_json::to_value(tie_break).expect("an id");
        assert_eq!(on_the_wire, tie_break.to_string());
        assert_eq!(TieBreak::from_str(&tie_break.to_string()), Ok(tie_break));
        assert_eq!(serde_json::from_value::<TieBreak>(on_the_wire).expect("itself"), tie_break);
    }
}

#[test]
fn art_15_1_an_unknown_id_is_an_error() {
    assert!(TieBreak::from_str("progress").is_err());
    let error = serde_json::from_str::<Vec<TieBreak>>(r#"["wins", "progress"]"#).expect_err("unknown");
    assert!(error.to_string().contains("progress"), "{error}");
}

#[rstest]
#[case(Unit::QuarterPoints, 0, "0")]
#[case(Unit::QuarterPoints, 1, "¼")]
#[case(Unit::QuarterPoints, 2, "½")]
#[case(Unit::QuarterPoints, 3, "¾")]
#[case(Unit::QuarterPoints, 4, "1")]
#[case(Unit::QuarterPoints, 17, "4¼")]
#[case(Unit::QuarterPoints, 18, "4½")]
#[case(Unit::QuarterPoints, 19, "4¾")]
#[case(Unit::HalfPoints, 3, "1½")]
#[case(Unit::Games, 3, "3")]
#[case(Unit::Matches, 3, "3")]
#[case(Unit::Fouls, 2, "2")]
#[case(Unit::HalfPlaces, 5, "2½")]
fn art_15_1_amounts_are_printed_as_on_paper(#[case] unit: Unit, #[case] amount: i64, #[case] printed: &str) {
    assert_eq!(unit.print(amount), printed);
}

#[test]
fn art_15_3_each_order_makes_sense_of_its_contenders_and_of_no_others() {
    let orders: [(Contenders, &[TieBreak]); 3] = [
        (Contenders::Players, &TieBreak::ART_15_1),
        (Contenders::Teams, &TieBreak::ART_15_3),
        (Contenders::TeamsByPlaces, &TieBreak::ART_15_5),
    ];
    for (ours, order) in orders {
        for contenders in Contenders::iter() {
            let fits = order.iter().all(|tie_break| tie_break.fits(contenders));
            assert_eq!(fits, ours == contenders, "{order:?} {contenders:?}");
        }
    }
    assert!(TieBreak::SonnebornBerger.fits(Contenders::Teams));
    assert!(!TieBreak::BoardPoints.fits(Contenders::Players));
}
