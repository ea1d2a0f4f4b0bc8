//! A move that is several things at once is called by the gravest (**Art. 27.4**), and what is none of them is idle
//! (**Art. 28.5–28.9**).

use crate::adjudication::nature::{Interval, Nature};
use crate::adjudication::tests::case::{ALL, CHINESE, Case, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::rules::RuleSet::Cn1999;
use crate::vocabulary::Side;
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

/// It offers itself on every rank, and the other goes.
const AVOIDED: &str = "a4a5 i5i4 a5a4 i4i5";

#[test]
fn art_28_5_to_offer_an_exchange_is_idle() {
    let offer = red(OFFER, "a4a5 i4i5 a5a4 i5i4");
    assert_ruled(&offer, &ALL, "idle idle / idle idle: draw");
    // With a cannon there is nothing to exchange.
    let cannon = offer.with("i4=. i5=c").played(AVOIDED);
    assert_ruled(&cannon, &ALL, "chase(i5) chase(i4) / idle idle: red_must_change");
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
    let gift = red(GIFT, "c4c5 g9i7 c5c4 i7g9");
    assert_ruled(&gift, &ALL, "idle idle / idle idle: draw");
    // A horse could not take it.
    assert_ruled(&gift.with("a5=n"), &ALL, "chase(a5) idle / idle idle: draw");
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
    let block = red(BLOCK, "g2f4 g9i7 f4g2 i7g9");
    assert_ruled(&block, &ALL, "idle idle / idle idle: draw");
    // What attacks besides is no mere block.
    assert_ruled(&block.with("d5=c"), &ALL, "chase(d5) idle / idle idle: draw");
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

/// The elephant shuts the rank on which the chariot attacks a horse.
const SHUT: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . N . . . . . . r
    . . . . . . . . .
    . N . . B . . . .
    . . . . A . . . .
    . . . . K A . . .";

/// Exchange, gift, block and follow at every move.
fn lighter_names() -> [Case; 4] {
    [
        red(OFFER, AVOIDED).with("i4=. i5=r"),
        red(GIFT, "c4c5 a5a4 c5c4 a4a5"),
        red(SHUT, "e2c4 i4i2 c4e2 i2i4"),
        red(FOLLOW, "a5a6 e6e5 a6a5 e5e6"),
    ]
}

#[test]
fn art_28_9_exchange_gift_block_and_follow_are_idle() {
    for case in lighter_names() {
        for judged in case.ruling(Cn1999).moves.iter().filter(|judged| judged.side() == Side::Red) {
            assert_eq!(judged.nature, Interval::certain(Nature::Idle), "{}", case.start.to_fen());
            assert_eq!(judged.nature.surely.article(), "28.9");
        }
    }
    // The same move that attacks somebody is not.
    let chases = red(OFFER, AVOIDED).with("i4=. i5=c").ruling(Cn1999);
    assert_eq!(chases.moves[0].nature, Interval::certain(Nature::Chase));
}

#[test]
fn art_28_13_exchange_gift_block_and_follow_at_every_move_are_allowed() {
    let [exchange, gift, block, follow] = lighter_names();
    for allowed in [&exchange, &gift, &follow] {
        assert_ruled(allowed, &ALL, "idle idle / idle idle: draw");
    }
    // Who blocks is free, and who chases what is blocked must change.
    assert_ruled(&block, &CHINESE, "idle idle / chase(b2) chase(b4): black_must_change");
    // In the place of a chariot that could take, a cannon is chased.
    for (case, cannon, chased) in
        [(exchange, "i5=c", "chase(i5) chase(i4)"), (gift, "a5=c", "chase(a5) chase(a4)")]
    {
        assert_ruled(&case.with(cannon), &ALL, &format!("{chased} / idle idle: red_must_change"));
    }
}
