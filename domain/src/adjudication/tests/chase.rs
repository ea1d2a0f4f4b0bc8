//! What a chase is (**Art. 28.3, 28.12, 29.1, 29.2, 29.4**): how a man may be won, that it is this move that attacks it, and
//! that nobody is mated for it.

use crate::adjudication::nature::{Interval, Nature};
use crate::adjudication::tests::case::{ALL, CHINESE, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::rules::RuleSet::{Cn1999, Wxf2018};

/// A chariot attacks a horse that nobody protects.
const BARE: &str = "
    . . b . k a b . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . n . . . . .
    . . . . . . . . R
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . A K . . . .";

#[test]
fn art_28_3_a_man_without_root_that_could_be_taken_is_chased() {
    let bare = red(BARE, "i4i5 c9a7 i5i4 a7c9");
    assert_ruled(&bare, &ALL, "chase(d5) idle / idle idle: draw");
    assert_ruled(&bare.with("d7=r"), &ALL, "idle idle / idle idle: draw");
    assert_ruled(&bare.with("g5=P"), &ALL, "idle idle / idle idle: draw");
}

/// A chariot attacks a horse and a cannon in turn.
const SEVERAL: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . n . .
    R . . . . . c . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . K . . . . .";

#[test]
fn art_28_12_several_men_chased_in_turn_are_chased_as_well_as_one() {
    let in_turn = red(SEVERAL, "a4a5 e8d7 a5a4 d7e8");
    assert_ruled(&in_turn, &CHINESE, "chase(g5) chase(g4) / idle idle: red_must_change");
    assert_ruled(&in_turn, &[Wxf2018], "chase(g5) chase(g4) / idle idle: draw");
    // A soldier protects one of them.
    assert_ruled(&in_turn.with("g6=p"), &ALL, "idle chase(g4) / idle idle: draw");
}

/// Behind the horse the chariot will give check, and the horse take a chariot by it.
const BATTERY: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . r . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . N . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . . . K . . .";

#[test]
fn art_29_1_a_man_may_be_chased_by_checks() {
    let battery = red(BATTERY, "a0e0 g9i7 e0a0 i7g9");
    assert_ruled(&battery, &CHINESE, "chase(b7) idle / idle idle: draw");
    // By the federation's rules only what can be taken at once is chased.
    assert_ruled(&battery, &[Wxf2018], "idle idle / idle idle: draw");
    assert_ruled(
        &battery.played("a0b0 g9i7 b0a0 i7g9").with("b7=. i6=r"),
        &ALL,
        "idle idle / idle idle: draw",
    );
}

/// The horse gives itself for the chariot that a soldier protects.
const BY_EXCHANGE: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . p . .
    . . . . . . r . .
    . . . . . . . . .
    . . . . . N . . .
    . . . . A . . . .
    . . . . K . B . .";

#[test]
fn art_29_1_a_man_may_be_chased_by_an_exchange_that_pays() {
    let pays = red(BY_EXCHANGE, "f2h3 g9i7 h3f2 i7g9");
    assert_ruled(&pays, &ALL, "idle chase(g4) / idle idle: draw");
    assert_ruled(&pays.with("g4=c"), &ALL, "idle idle / idle idle: draw");
}

/// A chariot moves nearer to the man that it attacks.
const ALONG: &str = "
    . . . . k a b . .
    . . . . . . . . .
    . . . . . a . . .
    . . . . . . . . .
    R . . . . n . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_29_2_from_chase_to_chase_is_idle() {
    let along = red(ALONG, "a5b5 e9e8 b5a5 e8e9");
    assert_ruled(&along, &ALL, "idle idle / idle idle: draw");
    // From another rank the attack is new.
    assert_ruled(&along.played("a5a4 e9e8 a4a5 e8e9"), &ALL, "idle chase(f5) / idle idle: draw");
}

/// The horse opens the rank of its chariot.
const OPENED: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . N . . c . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . K . . .";

#[test]
fn art_29_2_a_chase_may_arise_by_opening_a_line() {
    let opened = red(OPENED, "d4e6 g9i7 e6d4 i7g9");
    assert_ruled(&opened, &ALL, "chase(g4) idle / idle idle: draw");
    assert_ruled(&opened.with("a4=. a3=R"), &ALL, "idle idle / idle idle: draw");
}

/// The horse steps between the chariot and the horse that it protects.
const CUT: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . n . . . . r . .
    . . . . . . . . .
    . . . . N . . . .
    . . . . A . . . .
    . R . A K . . . .";

#[test]
fn art_28_3_to_cut_a_man_off_from_its_root_is_to_chase_it() {
    let cut = red(CUT, "e2d4 g9i7 d4e2 i7g9");
    assert_ruled(&cut, &ALL, "chase(b4) idle / idle idle: draw");
    // Nobody attacks it any more.
    assert_ruled(&cut.with("b0=. a0=R"), &ALL, "idle idle / idle idle: draw");
}

/// The black horse cannot take the one that attacks it: a soldier binds its leg.
const BOUND: &str = "
    . . . k . a . . r
    . . . . a . . . .
    . . . . n . . . .
    . . . . p . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . N . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . A K . . . .";

#[test]
fn art_28_5_men_of_one_kind_are_exchanged_only_if_either_could_take_the_other() {
    let bound = red(BOUND, "c3d5 i9i8 d5c3 i8i9");
    assert_ruled(&bound, &ALL, "chase(e7) idle / idle idle: draw");
    assert_ruled(&bound.with("e6=."), &ALL, "idle idle / idle idle: draw");
}

/// If the chariot leaves the file, Black mates on the back rank.
const LEAVES: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . r .
    . . . . . . . . .
    . . n . . . . . .
    . . . . . . . R .
    . . . . . . . . .
    . . . . . . . . .
    r . . . . . . . .
    . . . . K . . . .";

#[test]
fn art_29_4_a_capture_that_gets_its_maker_mated_is_no_threat() {
    let leaves = red(LEAVES, "h4h5 g9i7 h5h4 i7g9");
    assert_eq!(leaves.ruling(Cn1999).moves[0].nature, Interval::certain(Nature::Idle));
    assert_ruled(&leaves.with("a1=."), &ALL, "chase(c5) idle / idle idle: draw");
}
