//! Check after check (**Art. 24.1, 24.2, 26.1, 28.1, 28.10**).

use crate::adjudication::tests::case::{ALL, CHINESE, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::adjudication::verdict::Ground;
use crate::rules::RuleSet::Wxf2018;

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
