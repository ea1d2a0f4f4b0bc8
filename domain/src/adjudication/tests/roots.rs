//! Who protects a man, and who only seems to (**Art. 28.16**, 有根子, 假根, 少根).

use crate::adjudication::tests::case::{ALL, CHINESE, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::rules::RuleSet::Wxf2018;

/// The black chariot stands beside both horses, and before its General.
const PINNED: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . n . . r . . n .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . .
    . R . . . . . . .
    . . . . A . . . .
    . . . A K . . . .";
const SIDE_TO_SIDE: &str = "b2h2 g9i7 h2b2 i7g9";

#[test]
fn art_28_16_a_pinned_root_is_false() {
    let pinned = red(PINNED, SIDE_TO_SIDE);
    assert_ruled(&pinned, &CHINESE, "chase(h7) chase(b7) / idle idle: red_must_change");
    // One file aside the other chariot pins nobody.
    assert_ruled(&pinned.with("e3=. g3=R"), &ALL, "idle idle / idle idle: draw");
}

/// The advisor beside the horse keeps the Generals from facing each other.
const APART: &str = "
    . . . a k . b . .
    . . . . a . . . .
    . . . n . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .";

#[test]
fn art_28_16_a_root_that_keeps_the_generals_apart_is_false() {
    let apart = red(APART, "a2a7 g9i7 a7a2 i7g9");
    assert_ruled(&apart, &ALL, "chase(d7) idle / idle idle: draw");
    assert_ruled(&apart.with("e0=. f0=K"), &ALL, "idle idle / idle idle: draw");
}

/// The cannon protects the horse only over the chariot that attacks it.
const SCREEN: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    p . . . . . . . .
    c . . . n . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . R . . . . . .
    . . . . A . . . .
    . . . . . K . . .";

#[test]
fn art_28_16_a_cannon_whose_screen_is_the_taker_is_no_root() {
    let screen = red(SCREEN, "c2c5 g9i7 c5c2 i7g9");
    assert_ruled(&screen, &ALL, "chase(e5) idle / idle idle: draw");
    assert_ruled(&screen.with("b5=P"), &ALL, "idle idle / idle idle: draw");
}

/// A soldier stands in the way of the horse that would take back.
const LEG: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . . . n . . . . .
    . . . P . . . . .
    . . . . n . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . R
    . . . . . . . . .
    . . . . . K . . .";

#[test]
fn art_28_16_a_horse_whose_leg_is_bound_is_no_root() {
    let bound = red(LEG, "i2i5 g9e7 i5i2 e7g9");
    assert_ruled(&bound, &ALL, "chase(e5) idle / idle idle: draw");
    assert_ruled(&bound.with("d6=."), &ALL, "idle idle / idle idle: draw");
}

/// The cannon sits in the eye of the elephant.
const EYE: &str = "
    . . . a k a b . .
    . . . . . c . . .
    . . . . n . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_28_16_an_elephant_whose_eye_is_filled_is_no_root() {
    let filled = red(EYE, "a2a7 f9e8 a7a2 e8f9");
    assert_ruled(&filled, &ALL, "chase(e7) idle / idle idle: draw");
    assert_ruled(&filled.with("f8=."), &ALL, "idle idle / idle idle: draw");
}

/// Cannon and chariot against one root.
const FEW: &str = "
    . . . k . a b . .
    . . . . . . . . .
    . . . n . . . . .
    . . . . . . . . .
    . . . . n . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . C . . . R
    . . . . . . . . .
    . . . . . K . . .";

#[test]
fn art_28_16_one_root_against_two_attackers_does_not_suffice() {
    let few = red(FEW, "i2i5 g9i7 i5i2 i7g9");
    assert_ruled(&few, &CHINESE, "chase(e5) idle / idle idle: draw");
    // By the federation's rules a root is a root, however many attack.
    assert_ruled(&few, &[Wxf2018], "idle idle / idle idle: draw");
    assert_ruled(&few.with("e2=."), &ALL, "idle idle / idle idle: draw");
    assert_ruled(&few.with("e6=p"), &ALL, "idle idle / idle idle: draw");
}

/// Two chariots against a horse that a chariot protects.
const TWO_CHARIOTS: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . r . . . .
    . . . . . . . . .
    . . . . n . . . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . .
    . . . K . . . . .";

#[test]
fn art_28_16_one_chariot_is_too_few_a_root_against_two() {
    let two = red(TWO_CHARIOTS, "a4a5 g9i7 a5a4 i7g9");
    assert_ruled(&two, &CHINESE, "chase(e5) idle / idle idle: draw");
    assert_ruled(&two.with("e1=."), &ALL, "idle idle / idle idle: draw");
}

/// The chariot may not leave the cannon's file.
const NOT_FREE: &str = "
    . . . . k a b . .
    . . . . c . . . .
    . . . . . . . . .
    . . . . p . . . .
    . . . . . . . . .
    . n . . . . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .";

#[test]
fn art_29_1_a_pinned_man_chases_nobody() {
    let pinned = red(NOT_FREE, "e3e4 g9i7 e4e3 i7g9");
    assert_ruled(&pinned, &ALL, "idle idle / idle idle: draw");
    assert_ruled(&pinned.with("e0=. f0=K"), &ALL, "chase(b4) idle / idle idle: draw");
}
