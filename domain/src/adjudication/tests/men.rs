//! Who counts, and for how much (**Art. 25.3, 29.3**).

use crate::adjudication::tests::case::{ALL, CHINESE, red};
use crate::adjudication::tests::laws::assert_ruled;

/// A chariot attacks a soldier that has crossed the river.
const SOLDIER: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . R . . . . . .
    p . . . . . . . .
    . . . . . . . . .
    . . . . B . . . .
    . . . . A . . . .
    . . . . K A . . .";

#[test]
fn art_25_3_a_soldier_counts_when_it_has_crossed_the_river() {
    let crossed = red(SOLDIER, "c5c4 g9i7 c4c5 i7g9");
    assert_ruled(&crossed, &ALL, "chase(a4) idle / idle idle: draw");
    // On its own side of the river it is no man yet.
    let uncrossed = crossed.with("a4=. a5=p c5=. c4=R").played("c4c5 g9i7 c5c4 i7g9");
    assert_ruled(&uncrossed, &ALL, "idle idle / idle idle: draw");
    // Beside another it is protected.
    assert_ruled(&crossed.with("a4=. b4=p a4=p"), &ALL, "idle idle / idle idle: draw");
}

/// A cannon attacks a chariot that a soldier protects.
const CHARIOT: &str = "
    . . . . k . . . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . p . . . .
    . . p . r . . . .
    C . p . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_25_3_a_chariot_is_worth_more_than_a_cannon() {
    let chariot = red(CHARIOT, "a4a5 e5e4 a5a4 e4e5");
    assert_ruled(&chariot, &ALL, "chase(e5) chase(e4) / idle idle: red_must_change");
    // A horse is worth as much as a cannon: what is protected is exchanged.
    let rooted = chariot.with("e5=n").played("a4a5 e8d7 a5a4 d7e8");
    assert_ruled(&rooted, &ALL, "idle idle / idle idle: draw");
}

/// The cannon takes a horse, and the chariot takes who takes it back.
const TWO_FOR_ONE: &str = "
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
fn art_25_3_horse_and_cannon_are_worth_the_same() {
    let for_two = red(TWO_FOR_ONE, "i2i5 g9i7 i5i2 i7g9");
    assert_ruled(&for_two, &CHINESE, "chase(e5) idle / idle idle: draw");
    // Against a soldier as root it takes a horse and a soldier for its cannon: more than a soldier is not won.
    let soldier = for_two.with("d7=. e6=p");
    assert_ruled(&soldier, &CHINESE, "idle idle / idle idle: draw");
}

/// A horse could take a soldier that another protects.
const FOR_SOLDIERS: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . p p . . .
    . . . . . . . . .
    . . . . B . . . .
    . . N . A . . . .
    . . . . K A . . .";

#[test]
fn art_25_3_a_horse_for_soldiers_is_no_gain() {
    let for_soldiers = red(FOR_SOLDIERS, "c1d3 g9i7 d3c1 i7g9");
    assert_ruled(&for_soldiers, &ALL, "idle idle / idle idle: draw");
}

/// Cannon and chariot against an elephant that the other protects.
const MINOR: &str = "
    . c . k . . b . .
    . . . . a . . . .
    . . . . b . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . .
    R . . . C . . . .
    . . . . . . . . .
    . . . . . K . . .";

#[test]
fn art_25_3_a_cannon_for_two_elephants_is_no_gain() {
    let minor = red(MINOR, "a2a7 b9b8 a7a2 b8b9");
    assert_ruled(&minor, &ALL, "idle idle / idle idle: draw");
    // For an elephant and a horse it is one.
    assert_ruled(&minor.with("g9=. g8=n"), &CHINESE, "chase(e7) idle / idle idle: draw");
}

/// A chariot attacks a horse that another protects.
const ROOTED: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . n . . . . . .
    . . . . . . . . .
    . . . n . . . . .
    R . . . . . . . .
    . . . . B . . . .
    . . . . A . . . .
    . . . . K A . . .";

#[test]
fn art_29_3_only_a_man_that_counts_and_has_no_root_is_chased() {
    const ATTACKED: &str = "chase(d4) idle / idle idle: draw";
    const IDLE: &str = "idle idle / idle idle: draw";
    let rooted = red(ROOTED, "a3a4 g9i7 a4a3 i7g9");
    assert_ruled(&rooted, &ALL, IDLE);
    assert_ruled(&rooted.with("c6=."), &ALL, ATTACKED);
    // A soldier binds the leg of the horse that protects it.
    assert_ruled(&rooted.with("c5=P"), &ALL, ATTACKED);
    // A soldier counts across the river, and not before.
    assert_ruled(&rooted.with("c6=. d4=p"), &ALL, ATTACKED);
    let before = rooted.with("c6=. d4=. c5=p").played("a3a5 g9i7 a5a3 i7g9");
    assert_ruled(&before, &ALL, IDLE);
    assert_ruled(&before.with("c5=n"), &ALL, "chase(c5) idle / idle idle: draw");
}
