//! Line-ups by each of the four rules: what is one, and everything that is wrong with what is none.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rstest::rstest;
use uuid::Uuid;

use super::EmptyBoards::{Last, WhereMissing};
use super::LineUpRule::{AllPlayAll, FixedBoards, FreeOrder, WithReserves};
use super::{
    EmptyBoards, LineUpFault, LineUpRule, NotALineUp, NotByRating, check, combinations, rating_order,
};
use crate::vocabulary::{EntryId, Refuse};

fn member(n: u128) -> EntryId {
    EntryId(Uuid::from_u128(n))
}

fn roster(members: u128) -> Vec<EntryId> {
    (1..=members).map(member).collect()
}

/// `"1 3 - 4"`: members by registered number, `-` for an empty board.
fn line_up(text: &str) -> Vec<Option<EntryId>> {
    text.split_whitespace().map(|seat| seat.parse().ok().map(member)).collect()
}

fn faults(rule: LineUpRule, members: u128, boards: u32, text: &str, empty: EmptyBoards) -> Vec<LineUpFault> {
    check(rule, &roster(members), boards, &line_up(text), empty).err().map_or(Vec::new(), |it| it.faults)
}

#[test]
fn art_12_2_four_boards_and_two_reserves_are_the_fifteen() {
    let fifteen = "1234 1235 1236 1245 1246 1256 1345 1346 1356 1456 2345 2346 2356 2456 3456";
    let named: Vec<String> =
        combinations(&['1', '2', '3', '4', '5', '6'], 4).map(String::from_iter).collect();
    assert_eq!(named.join(" "), fifteen);
}

#[test]
fn art_12_2_combinations_of_none_of_all_and_of_too_few() {
    assert_eq!(combinations(&[1, 2], 3).count(), 0);
    assert_eq!(combinations(&[1, 2], 2).collect::<Vec<_>>(), [[1, 2]]);
    assert_eq!(combinations(&[1, 2], 0).collect::<Vec<_>>(), [[0; 0]]);
    assert_eq!(combinations(&[(); 200], 100).take(3).count(), 3);
}

#[rstest]
#[case::full(FixedBoards, "1 2 3 4", WhereMissing)]
#[case::second_missing(FixedBoards, "1 - 3 4", WhereMissing)]
#[case::nobody_came(FixedBoards, "- - - -", WhereMissing)]
#[case::moved_up(FixedBoards, "1 3 4 -", Last)]
#[case::with_both_reserves(WithReserves, "1 3 5 6", Last)]
#[case::reserves_and_short(WithReserves, "2 6 - -", Last)]
#[case::one_of_two_missing_between(WithReserves, "1 - 4 6", WhereMissing)]
#[case::any_order(FreeOrder, "6 1 5 2", Last)]
#[case::any_order_any_gap(FreeOrder, "- 1 - 2", WhereMissing)]
#[case::everybody(AllPlayAll, "6 1 5 2 3 4", Last)]
#[case::everybody_who_came(AllPlayAll, "6 1 5 2 - -", Last)]
fn art_12_lawful_line_ups_of_six_on_four_boards(
    #[case] rule: LineUpRule,
    #[case] text: &str,
    #[case] empty: EmptyBoards,
) {
    assert_eq!(faults(rule, 6, 4, text, empty), []);
}

#[rstest]
#[case::board_of_another(FixedBoards, "1 3 - 4", WhereMissing, &[LineUpFault::EmptyBoard(3)])]
#[case::moved_up(FixedBoards, "1 3 4 -", WhereMissing, &[LineUpFault::EmptyBoard(4)])]
#[case::first_on_the_second(FixedBoards, "- 1 3 4", WhereMissing, &[LineUpFault::EmptyBoard(1)])]
#[case::a_gap(FixedBoards, "1 - 3 4", Last, &[LineUpFault::EmptyBoard(2)])]
#[case::reserve(FixedBoards, "1 2 3 5", WhereMissing, &[LineUpFault::Reserve(member(5))])]
#[case::swapped(
    WithReserves, "2 1 6 5", Last,
    &[
        LineUpFault::OrderInverted { front: member(2), back: member(1) },
        LineUpFault::OrderInverted { front: member(6), back: member(5) },
    ]
)]
#[case::nobody_between(WithReserves, "1 - - 3", WhereMissing, &[LineUpFault::EmptyBoard(2), LineUpFault::EmptyBoard(3)])]
#[case::nobody_behind(WithReserves, "1 2 6 -", WhereMissing, &[LineUpFault::EmptyBoard(4)])]
#[case::too_few(FreeOrder, "1 2 3", Last, &[LineUpFault::TooFewBoards(3)])]
#[case::too_many(FixedBoards, "1 2 3 4 -", WhereMissing, &[LineUpFault::TooManyBoards(5)])]
#[case::not_everybody(AllPlayAll, "1 2 3 4", Last, &[LineUpFault::TooFewBoards(4)])]
#[case::stranger(FreeOrder, "9 1 2 3", Last, &[LineUpFault::NotOfTheTeam(member(9))])]
#[case::three_times(WithReserves, "1 2 1 1", Last, &[LineUpFault::Twice(member(1))])]
fn art_12_what_is_wrong_with_a_line_up_of_six_on_four_boards(
    #[case] rule: LineUpRule,
    #[case] text: &str,
    #[case] empty: EmptyBoards,
    #[case] expected: &[LineUpFault],
) {
    assert_eq!(faults(rule, 6, 4, text, empty), expected);
}

/// A team of three for four boards never had a fourth: the last board is the one where somebody is missing.
#[test]
fn art_12_1_a_team_that_is_short_from_the_start_lacks_its_last_board() {
    for rule in [FixedBoards, WithReserves] {
        assert_eq!(faults(rule, 3, 4, "1 2 3 -", WhereMissing), []);
        assert_eq!(faults(rule, 3, 4, "1 - 3 -", WhereMissing), []);
        assert_eq!(faults(rule, 3, 4, "1 - 2 3", WhereMissing), [LineUpFault::EmptyBoard(2)]);
    }
}

#[test]
fn art_12_2_a_line_up_is_told_everything_at_once() {
    let refused = check(WithReserves, &roster(6), 4, &line_up("- 9 3 3 2"), Last).expect_err("no line-up");
    let faults = vec![
        LineUpFault::TooManyBoards(5),
        LineUpFault::NotOfTheTeam(member(9)),
        LineUpFault::Twice(member(3)),
        LineUpFault::OrderInverted { front: member(3), back: member(2) },
        LineUpFault::EmptyBoard(1),
    ];
    assert_eq!(refused, NotALineUp { rule: WithReserves, boards: 4, faults });
    let reason = refused.reason();
    assert_eq!((reason.code.as_str(), reason.article.as_deref()), ("pairing.not_a_line_up", Some("12.2")));
    assert_eq!(reason.facts.get("order_inverted"), Some(&format!("{} > {}", member(3), member(2))));
    assert_eq!(reason.facts.get("empty_board").map(String::as_str), Some("1"));
    assert_eq!(reason.facts.len(), 6);
}

#[test]
fn art_12_1_ratings_put_the_higher_in_front_and_the_unrated_behind() {
    let by = |ratings: &[Option<u32>]| {
        rating_order(member(9), &(1..).map(member).zip(ratings.iter().copied()).collect::<Vec<_>>())
    };
    assert_eq!(by(&[Some(2600), Some(2500), Some(2500), None, None]), Ok(()));
    let refused = by(&[Some(2400), Some(2500), None, Some(1)]).expect_err("not by rating");
    let inverted = vec![(member(1), member(2)), (member(3), member(4))];
    assert_eq!(refused, NotByRating { team: member(9), inverted });
    assert_eq!(refused.reason().facts.len(), 2);
}

/// Every line-up of so many boards, each empty (0) or with one of seven: the seventh is not of the team.
fn every(boards: u32) -> impl Iterator<Item = Vec<Option<EntryId>>> {
    (0..8_u128.pow(boards)).map(move |code| {
        (0..boards).map(|board| code / 8_u128.pow(board) % 8).map(|n| (n > 0).then(|| member(n))).collect()
    })
}

/// Where the missing leave their boards empty, a line-up is a full one with some taken out; and of those 12.1 has
/// one, 12.2 all that keep the order.
#[test]
fn art_12_1_and_12_2_empty_boards_are_those_of_the_missing() {
    for (rule, squad) in [(FixedBoards, 4), (WithReserves, 6)] {
        let squad = roster(squad);
        let full: Vec<_> = combinations(&squad, 4).collect();
        for line_up in every(4) {
            let covered = |full: &Vec<EntryId>| {
                line_up.iter().zip(full).all(|(seat, of)| seat.is_none_or(|entry| entry == *of))
            };
            let lawful = check(rule, &roster(6), 4, &line_up, WhereMissing).is_ok();
            assert_eq!(lawful, full.iter().any(covered), "{rule:?} {line_up:?}");
        }
    }
}

/// Where the last boards stay empty, a line-up is a full one of fewer boards.
#[test]
fn art_12_1_and_12_2_the_rest_of_a_short_team_moves_up() {
    for (rule, squad) in [(FixedBoards, 4), (WithReserves, 6)] {
        let squad = roster(squad);
        let full: BTreeSet<Vec<EntryId>> = (0..=4).flat_map(|boards| combinations(&squad, boards)).collect();
        for line_up in every(4) {
            let came: Vec<EntryId> = line_up.iter().map_while(|seat| *seat).collect();
            let closed_up = came.len() == line_up.iter().flatten().count();
            let lawful = check(rule, &roster(6), 4, &line_up, Last).is_ok();
            assert_eq!(lawful, closed_up && full.contains(&came), "{rule:?} {line_up:?}");
        }
    }
}

proptest! {
    #[test]
    fn art_12_no_line_up_and_no_number_of_boards_is_too_much(
        seats in prop::collection::vec(prop::option::of(0_u128..9), 0..9), members in 0_u128..9, boards in any::<u32>(),
    ) {
        let line_up: Vec<_> = seats.into_iter().map(|seat| seat.map(member)).collect();
        let different: BTreeSet<_> = line_up.iter().flatten().collect();
        for rule in [FixedBoards, WithReserves, FreeOrder, AllPlayAll] {
            for empty in [WhereMissing, Last] {
                let lawful = check(rule, &roster(members), boards, &line_up, empty).is_ok();
                prop_assert!(!lawful || different.len() == line_up.iter().flatten().count());
            }
        }
    }
}
