//! What stood before the move, and what the other side could take anyhow, make no chase (**Art. 29.2, 29.3**).

use crate::adjudication::tests::case::{ALL, CHINESE, red};
use crate::adjudication::tests::laws::assert_ruled;

/// The chariot steps before a soldier, and touches a horse that another soldier protects.
const HANGING: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    p . . . . . p . .
    . . . . . . n . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . A K . . . .";

#[test]
fn art_29_3_a_man_that_hangs_does_not_make_a_rooted_man_its_victim() {
    // Chariot for horse is no gain, though the chariot could be taken anyhow: the other side is thought to stand still.
    assert_ruled(&red(HANGING, "a4a5 g9i7 a5a4 i7g9"), &ALL, "idle idle / idle idle: draw");
}

/// The chariot offers itself to a horse, and touches the horse that this one protects.
const OFFERED: &str = "
    . . . . k a b . .
    n . . . a . . . .
    . . . . . . . . .
    . n . . . . . . .
    . . . . . . . . .
    . . R . . . . . .
    . . . . . . . . .
    . . . . B . . . .
    . . . . A . . . .
    . . . . K A . . .";

#[test]
fn art_28_6_an_offer_that_touches_a_rooted_man_is_an_offer() {
    assert_ruled(&red(OFFERED, "c4a4 g9i7 a4c4 i7g9"), &ALL, "idle idle / idle idle: draw");
}

/// A chariot hangs beside an advisor that the General protects, and an elephant moves.
const WAITING: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . R . . . . . .
    . . . . . . . . .
    . . . . B . . . .
    r . . . A . . . .
    . . . . K A . . .";

#[test]
fn art_29_2_a_move_that_changes_nothing_chases_nobody() {
    assert_ruled(&red(WAITING, "c4a4 g9i7 a4c4 i7g9"), &ALL, "idle idle / idle idle: draw");
}

/// The black chariot attacks the cannon all along.
const ALL_ALONG: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . p . . . .
    . . . . r . . . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . C . . . .
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_29_2_what_stood_before_the_move_and_stands_after_it_is_no_chase() {
    assert_ruled(&red(ALL_ALONG, "a4a5 g9i7 a5a4 i7g9"), &ALL, "idle idle / idle idle: draw");
}

/// Black's chariot attacks a horse on d3, and one on a2 that an elephant protects.
const ROOTED: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . n . .
    R . . . . . c . .
    . . . N . . . . .
    N . . . . . . . r
    . . . . A . . . .
    . . B . K A B . .";

#[test]
fn art_26_4_an_attack_on_a_rooted_man_is_an_allowed_move() {
    let rooted = red(ROOTED, "a4a5 i2i3 a5a4 i3i2");
    assert_ruled(&rooted, &CHINESE, "chase(g5) chase(g4) / chase(d3) idle: red_must_change");
}

/// The horse leaves the way of a fork, and nobody is attacked.
const FORK: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . n . . . . r . .
    . . . . . . . . .
    . . . . . . . . .
    . . . N . . . . .
    . R . A K . . . .";

#[test]
fn art_29_1_what_the_other_side_could_win_is_no_chase_of_ones_own() {
    assert_ruled(&red(FORK, "d1c3 g9i7 c3d1 i7g9"), &ALL, "idle idle / idle idle: draw");
}

/// The chariot steps before an elephant, and Black waits.
const BEFORE_THE_ELEPHANT: &str = "
    r . . k . a b . .
    . . . . . . . . .
    . . . . b . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . .
    . . . . C . . . R
    . . . . . . . . .
    . . . . . K . . .";

#[test]
fn cn_2020_who_waits_while_a_man_is_offered_chases_nobody() {
    assert_ruled(&red(BEFORE_THE_ELEPHANT, "i2i7 a9a8 i7i2 a8a9"), &ALL, "idle idle / idle idle: draw");
}

/// By checks the chariot wins the horse, not the elephant; on a7 it joins the cannon against the elephant.
const MISNAMED: &str = "
    . . . k . a . . .
    . . . . . . n . .
    . . . . b . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . .
    R . . . C . . . .
    . . . . . . . . .
    . . . . . K . . .";

#[test]
fn art_29_2_a_man_won_by_checks_is_the_one_that_is_taken() {
    assert_ruled(&red(MISNAMED, "a2a7 f9e8 a7a2 e8f9"), &CHINESE, "chase(e7) idle / idle idle: draw");
}

/// The chariot runs after a cannon, and on the cannon's file it could fork it with the General all along.
const FORKED: &str = "
    . . . . k . . . .
    c . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . R . . . K . . .";

#[test]
fn art_29_2_what_only_checks_led_to_before_is_newly_chased_by_a_capture() {
    assert_ruled(
        &red(FORKED, "b0a0 a8b8 a0b0 b8a8"),
        &ALL,
        "chase(a8) chase(b8) / idle idle: red_must_change",
    );
}

/// The black cannon goes to and fro before the chariot, and by checks on the file it could be won all along.
const TO_AND_FRO: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . c . . . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . K . A . . .";

#[test]
fn art_29_2_a_chase_is_one_though_the_man_might_have_been_won_by_checks() {
    let chased = red(TO_AND_FRO, "a5a6 e6e5 a6a5 e5e6");
    assert_ruled(&chased, &ALL, "chase(e6) chase(e5) / idle idle: red_must_change");
}
