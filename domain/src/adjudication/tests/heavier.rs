//! A move that is several things at once is called by the gravest (**Art. 27.4**), and what is none of them is idle
//! (**Art. 28.5–28.9**).

use crate::adjudication::tests::case::{ALL, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::rules::RuleSet::Cn1999;
use crate::xiangqi::diagram::square;

/// Two chariots on one rank.
const OFFER: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . . . . . . r
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . K . A . . .";

#[test]
fn art_28_5_to_offer_an_exchange_is_idle() {
    assert_ruled(&red(OFFER, "a4a5 i4i5 a5a4 i5i4"), &ALL, "idle idle / idle idle: draw");
}

/// The chariot offers itself for another, and leaves the cannon one screen.
const OFFER_AND_CHASE: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . p
    . . . . . . . . r
    C . . R P . n . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . . K A . . .";

#[test]
fn art_27_4_an_offer_that_also_chases_is_a_chase() {
    let both = red(OFFER_AND_CHASE, "d4d5 g9e7 d5d4 e7g9");
    assert_ruled(&both, &ALL, "chase(g4) idle / idle idle: draw");
    assert_ruled(&both.with("a4=."), &ALL, "idle idle / idle idle: draw");
}

/// On a5 the chariot attacks the horse, and is about to mate on d5.
const KILL_AND_CHASE: &str = "
    . . . k . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . n . .
    . . . . . . . . .
    R . P . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .";

#[test]
fn art_27_4_a_kill_that_also_chases_is_a_kill() {
    let both = red(KILL_AND_CHASE, "a3a5 d9d8 a5a3 d8d9");
    assert_ruled(&both, &ALL, "kill idle / idle idle: draw");
    assert_eq!(both.ruling(Cn1999).moves[0].victims[0].on, square("g5"));
}

/// The chariot puts itself before a chariot.
const GIFT: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    r . . . . . . . .
    . . R . . . . . .
    . . . . . . . . .
    . . . . B . . . .
    . . . . A . . . .
    . . . . K A . . .";

#[test]
fn art_28_6_to_offer_a_man_is_idle() {
    assert_ruled(&red(GIFT, "c4c5 g9i7 c5c4 i7g9"), &ALL, "idle idle / idle idle: draw");
}

/// The chariot steps before a soldier, and attacks a horse.
const UNDER_ATTACK: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    p . . . . . . . .
    . . . . . . n . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . A K . . . .";

#[test]
fn art_27_4_a_man_that_offers_itself_and_chases_is_chasing() {
    let offered = red(UNDER_ATTACK, "a4a5 g9i7 a5a4 i7g9");
    assert_ruled(&offered, &ALL, "chase(g5) idle / idle idle: draw");
    assert_ruled(&offered.with("g5=p"), &ALL, "idle idle / idle idle: draw");
}

/// The horse steps into the way of the chariot.
const BLOCK: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . r
    . . . . . . . . .
    . . . . B . N . .
    . . . . A . . . .
    . . . . K A . . .";

#[test]
fn art_28_7_to_block_is_idle() {
    assert_ruled(&red(BLOCK, "g2f4 g9i7 f4g2 i7g9"), &ALL, "idle idle / idle idle: draw");
}

/// The chariot keeps beside a cannon, which one horse protects on e6, and the other on e5.
const FOLLOW: &str = "
    . . . a k a b . .
    . . . . . . . . .
    . . . n . . n . .
    . . . . c . . . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . A . . . .
    . . . K . A . . .";

#[test]
fn art_28_8_to_follow_a_man_that_has_a_root_is_idle() {
    let follow = red(FOLLOW, "a5a6 e6e5 a6a5 e5e6");
    assert_ruled(&follow, &ALL, "idle idle / idle idle: draw");
    assert_ruled(&follow.with("d7=."), &ALL, "idle chase(e5) / idle idle: draw");
}
