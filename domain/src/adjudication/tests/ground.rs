//! The ground that rulings stand on: roots, exchanges, threats, kills, what is won by going on.

use crate::adjudication::budget::Budget;
use crate::adjudication::exchange::{is_rootless, lost, takers, takers_despite_check};
use crate::adjudication::hunt::{Course, Hunt, Reach};
use crate::adjudication::kill::{Kill, kill};
use crate::adjudication::law::Law;
use crate::adjudication::threat::threats;
use crate::rules::RuleSet;
use crate::vocabulary::Side;
use crate::xiangqi::diagram::{self, square};

fn budget() -> Budget {
    Budget::of(Budget::QUESTION)
}

/// Two horses, one of which an elephant protects.
const ROOTS: &str = "
    . . . . k . . . .
    . . . . . . . . .
    . . b . . . . . .
    . . . . . . . . .
    . . n . n . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . R K R . . . .";

#[test]
fn art_28_16_a_root_is_a_man_that_can_take_back() {
    for (on, rootless, lost_there) in [("c5", true, 0), ("e5", false, 20)] {
        let mut position = diagram::position(Side::Red, ROOTS);
        let captures = takers(&position, square(on));
        assert_eq!(captures.len(), 1);
        let _ = position.make(captures[0]);
        assert_eq!(is_rootless(&position, square(on)), rootless, "{on}");
        assert_eq!(lost(&mut position, square(on), &mut budget()), lost_there, "{on}");
    }
}

/// An advisor would take back on d7, and cannot leave the file: a chariot would stand before the General.
const FALSE_ROOT: &str = "
    . . . . k . . . .
    . . . . a . . . .
    . . . n . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . R . K . . .";

#[test]
fn art_28_16_a_root_that_cannot_take_back_is_false() {
    let capture = diagram::moves("d0d7")[0];
    let mut position = diagram::position(Side::Red, FALSE_ROOT);
    let _ = position.make(capture);
    assert!(is_rootless(&position, square("d7")), "假根");
    let mut position =
        diagram::position(Side::Red, &FALSE_ROOT.replace(". . . . R . . . .", ". . . . . . . . ."));
    let _ = position.make(capture);
    assert!(!is_rootless(&position, square("d7")));
    assert_eq!(lost(&mut position, square("d7"), &mut budget()), 20);
}

#[test]
fn a_check_that_stands_hides_no_capture_that_it_does_not_concern() {
    let drawing = "
        . . . k . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . r . . . .
        n . . . . . . . .
        . . . . . . . . .
        R . . . K . . . .";
    let mut position = diagram::position(Side::Red, drawing);
    assert_eq!(takers(&position, square("a2")), []);
    assert_eq!(takers_despite_check(&mut position, square("a2")), diagram::moves("a0a2"));
}

#[test]
fn art_28_2_check_after_check_that_leaves_no_answer_is_a_kill() {
    let drawing = "
        . . . k . . . . .
        R . . . . . . . .
        . . . . . . . . .
        . R . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . K . . . .";
    let mut position = diagram::position(Side::Red, drawing);
    assert!(matches!(kill(&mut position, 1, &mut budget()), Kill::By(_)));
    let mut lone = diagram::position(Side::Red, &drawing.replace(". R .", ". . ."));
    assert_eq!(kill(&mut lone, 5, &mut budget()), Kill::None);
}

#[test]
fn art_29_1_what_could_be_taken_at_once_with_gain_is_threatened() {
    let mut position = diagram::position(Side::Red, FALSE_ROOT);
    for rule_set in [RuleSet::Cn1999, RuleSet::Wxf2018] {
        let found = threats(&mut position, &Law::of(rule_set), false, &mut budget());
        let captures: Vec<_> =
            found.iter().map(|threat| (threat.capture.to_string(), threat.rootless)).collect();
        assert_eq!(captures, [("d0d7".to_owned(), true)], "the General protects the advisor: {rule_set}");
    }
}

/// A horse steps off its chariot's file with check, and attacks the other chariot.
const DISCOVERED: &str = "
    . . . . k . . . .
    . . . . . . . . .
    . r . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . N . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R K . . .";

fn hunted(drawing: &str, reach: Reach, stood: &str) -> i32 {
    let mut position = diagram::position(Side::Red, drawing);
    let (stood, mut budget) = (diagram::moves(stood), budget());
    Hunt::of(Side::Red, reach, &stood, &mut budget).gain(&mut position, Course::after_first(None))
}

#[test]
fn art_29_1_a_man_is_won_by_checks_and_by_nothing_that_gives_time() {
    assert_eq!(hunted(DISCOVERED, Reach::SURE, ""), 20);
    assert_eq!(hunted(DISCOVERED, Reach { checks: 0, ..Reach::SURE }, ""), 0, "it begins with a check");
    let at_leisure = DISCOVERED.replace("k . . . .", ". k . . .");
    assert_eq!(hunted(&at_leisure, Reach::SURE, ""), 0, "without check there is no continuous way");
}

#[test]
fn art_28_3_what_the_other_side_could_take_before_is_no_answer() {
    let drawing = "
        . . . k . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        r . . . . . . . .
        . . . . . . . . .
        N . . . . . . . .
        . . . . . K . . .";
    let after = |stood: &str| {
        let mut position = diagram::position(Side::Black, drawing);
        let (stood, mut budget) = (diagram::moves(stood), budget());
        Hunt::of(Side::Red, Reach::SURE, &stood, &mut budget).gain(&mut position, Course::after_first(None))
    };
    assert_eq!((after(""), after("a3a1")), (10, 0));
}
