//! Check after check (**Art. 24.1, 24.2, 26.1, 28.1, 28.10**).

use crate::adjudication::budget::Budget;
use crate::adjudication::judge::judge;
use crate::adjudication::law::Law;
use crate::adjudication::nature::Nature;
use crate::adjudication::span::Span;
use crate::adjudication::tests::case::{ALL, CHINESE, Case, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::adjudication::verdict::{Ground, Verdict};
use crate::rules::RuleSet::{Cn1999, Wxf2018};
use crate::xiangqi::diagram;

/// Every kind of man that can give check, one move from it.
const CHECKERS: &str = "
    . . . . k . . . .
    . . . . . P . . .
    . . . . . . . . .
    . N . . . . . . .
    . R . . . . . . .
    . . C . . . . . .
    . . . . N . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . K . . . . .";

/// Whether this move gives check.
fn checks(case: &Case, played: &str) -> bool {
    let line = diagram::moves(played).into_iter().map(|one| (case.start.clone(), one));
    let ply = Span::since(&line.collect::<Vec<_>>(), 0).plies()[0].clone();
    judge(&ply, &Law::of(Cn1999), &mut Budget::of(Budget::RULING)).nature.surely == Nature::Check
}

#[test]
fn art_28_1_a_move_that_attacks_the_general_is_a_check() {
    let men = red(CHECKERS, "");
    // Chariot, soldier, horse, the chariot behind a horse, and a cannon over one man.
    for (played, changed) in
        [("b5e5", ""), ("f8e8", ""), ("b6d7", ""), ("b6c8", ""), ("e3c2", ""), ("c4e4", "e6=p")]
    {
        assert!(checks(&men.with(changed), played), "{played}");
    }
    // A man between, a step aside, a leg that is bound, a chariot out of line, a cannon over nobody or over two.
    for (played, changed) in [
        ("b5e5", "e6=p"),
        ("f8g8", ""),
        ("b6d7", "d8=c"),
        ("b6c8", "d8=c"),
        ("e3c2", "e2=. d2=R"),
        ("c4e4", ""),
        ("c4e4", "e6=p e5=P"),
    ] {
        assert!(!checks(&men.with(changed), played), "{played} {changed}");
    }
}

/// The chariot drives the General to and fro.
const PERPETUAL: &str = "
    . . . k . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . K . . .";
const TO_AND_FRO: &str = "e5d5 d9e9 d5e5 e9d9";

#[test]
fn art_26_1_one_sided_perpetual_check_loses() {
    assert_ruled(&red(PERPETUAL, TO_AND_FRO), &ALL, "check check / idle idle: red_loses");
}

#[test]
fn art_25_2_a_check_and_an_idle_move_are_allowed() {
    // A soldier on e6 stands between the chariot and the middle file.
    let shut = red(PERPETUAL, TO_AND_FRO).with("e6=p");
    assert_ruled(&shut, &ALL, "check idle / idle idle: draw");
}

#[test]
fn art_28_10_perpetual_check_is_check_at_every_move() {
    let ground = |case: &Case| case.ruling(Cn1999).ruled().unwrap().ground;
    let perpetual = red(PERPETUAL, TO_AND_FRO);
    assert_eq!(ground(&perpetual), Ground::PerpetualCheck);
    assert_eq!(ground(&perpetual.with("e6=p")), Ground::BothAllowed, "a move between gives none");
    // Where the move between is to mate, all of it is forbidden, and no perpetual check.
    let hemmed = perpetual.with("f8=P c8=P");
    assert_ruled(&hemmed.played("e5a5 d9e9 a5e5 e9d9"), &CHINESE, "kill check / idle idle: red_must_change");
}

/// Each chariot or cannon that steps into one line opens the other.
const CROSSFIRE: &str = "
    . . . . k . . . .
    . . . . . r . . .
    . . . . . . . . .
    . . . . c . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . . . K . . .
    . . . . C . . . .";
const TURN_ABOUT: &str = "e3f3 e6f6 f3e3 f6e6";

#[test]
fn art_24_2_mutual_perpetual_check_is_drawn() {
    assert_ruled(&red(CROSSFIRE, TURN_ABOUT), &CHINESE, "check check / check check: draw");
    assert_eq!(red(CROSSFIRE, TURN_ABOUT).ruling(Wxf2018).ruled().unwrap().ground, Ground::BothForbidden);
}

#[test]
fn art_24_1_two_checks_against_one_lose() {
    // Without its cannon Red answers every check, and gives but one itself.
    let one = red(CROSSFIRE, TURN_ABOUT).with("e0=.");
    assert_ruled(&one, &ALL, "idle check / check check: black_loses");
}

/// Red's chariot steps into one line and out of another, with check; Black parries by its cannon, which attacks the chariot on
/// f3, and on e6 opens the file of its own.
const PARRIED: &str = "
    . . . . k . . . .
    . . . . . r . . .
    . . . . . . . . .
    . . . . c . . . .
    . . . . . P . . .
    . . . . . . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K C . . . .";

#[test]
fn art_26_1_perpetual_check_loses_whatever_the_other_side_does() {
    let parried = red(PARRIED, TURN_ABOUT);
    assert_ruled(&parried, &ALL, "check check / kill chase(f5): red_loses");
    // Without the cannon behind the chariot one of Red's moves gives no check.
    let one = parried.with("e0=.");
    assert_eq!(one.ruling(Cn1999).ruled().unwrap().verdict, Verdict::BlackMustChange);
}
