//! Chases by the General and by soldiers (**Art. 27.1, 27.2**).

use crate::adjudication::tests::case::{ALL, CHINESE, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::adjudication::verdict::Ground;
use crate::rules::RuleSet::{Cn1999, Cn2011, Cn2020, Wxf2018};

/// The General steps up to a cannon.
const ALONE: &str = "
    . . . . . k . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . c . . . . .
    . . . . K . . . .
    . . . . . . . . .";

#[test]
fn art_27_1_the_general_may_chase_by_itself() {
    assert_ruled(&red(ALONE, "e1d1 d2e2 d1e1 e2d2"), &ALL, "idle idle / idle idle: draw");
    // Where it stood, a chariot does as it did.
    let alone = red(ALONE, "e1d1 f9f8 d1e1 f8f9").with("e6=p");
    assert_ruled(&alone, &ALL, "idle idle / idle idle: draw");
    assert_ruled(&alone.with("e1=R e0=K"), &ALL, "chase(d2) idle / idle idle: draw");
}

/// Chariot and General both attack the cannon that a chariot protects.
const TOGETHER: &str = "
    . . . . k a b . .
    . . . r a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . R
    . . . c . . . . .
    . . . K . . . . .
    . . . . . A . . .";

#[test]
fn art_27_1_another_man_that_attacks_together_with_the_general_chases() {
    let together = red(TOGETHER, "i3i2 g9i7 i2i3 i7g9");
    assert_ruled(&together, &CHINESE, "chase(d2) idle / idle idle: draw");
    assert_ruled(&together.with("d1=. f1=K"), &CHINESE, "idle idle / idle idle: draw");
}

/// The General steps up to the cannon that its chariot attacks.
const JOINS: &str = "
    . . . . k a b . .
    . . . r a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . c . . . . R
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_27_1_the_general_that_joins_another_man_makes_it_a_chase() {
    let joined = red(JOINS, "d0d1 g9i7 d1d0 i7g9");
    assert_ruled(&joined, &CHINESE, "chase(d2) idle / idle idle: draw");
    assert_ruled(&joined.with("i2=."), &CHINESE, "idle idle / idle idle: draw");
}

/// The General stands behind the horse that attacks.
const SUPPORT: &str = "
    . . . r k . b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . N .
    . . . . . . . . .
    . . . c K . . . .
    . . . . . . . . .
    . . . . . . . . .";

#[test]
fn art_27_1_another_man_that_attacks_with_the_generals_support_chases() {
    let support = red(SUPPORT, "h4f3 g9i7 f3h4 i7g9");
    assert_ruled(&support, &CHINESE, "chase(d2) idle / idle idle: draw");
    assert_ruled(&support.with("e2=. f2=K"), &CHINESE, "idle idle / idle idle: draw");
}

/// The General opens the rank of its chariot.
const STEPS_ASIDE: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . .
    R . . . K . . . c
    . . . . . . . . .";

#[test]
fn art_27_1_what_another_man_attacks_as_the_general_moves_is_chased() {
    let aside = red(STEPS_ASIDE, "e1e0 g9i7 e0e1 i7g9");
    assert_ruled(&aside, &CHINESE, "chase(i1) idle / idle idle: draw");
}

/// A soldier steps under the cannon.
const SOLDIER: &str = "
    . . . k . a b . .
    . . . . a . . . .
    . . c . . . . . .
    . . . P . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . B . . . .
    . . . . A . . . .
    . . . . K A . . .";
const UNDER: &str = "d6c6 c7d7 c6d6 d7c7";

#[test]
fn art_27_2_a_soldier_may_chase_by_itself() {
    assert_ruled(&red(SOLDIER, UNDER), &ALL, "idle idle / idle idle: draw");
}

/// A soldier follows the General about.
const SOLDIER_CHECKS: &str = "
    . . . . . . . . .
    . . . . k . . . .
    . . . . . P . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .";

/// Beside a soldier that protects it on e8, another is about to mate there.
const SOLDIER_KILLS: &str = "
    . . b n k n . . .
    . . . P . . P . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_27_2_a_soldier_may_not_give_perpetual_check_and_its_kill_is_one() {
    let checks = red(SOLDIER_CHECKS, "f7e7 e8f8 e7f7 f8e8");
    assert_ruled(&checks, &ALL, "check check / idle idle: red_loses");
    let kills = red(SOLDIER_KILLS, "g8f8 c9a7 f8g8 a7c9");
    assert_ruled(&kills, &ALL, "kill idle / idle idle: draw");
    // Without the other soldier there is no mate.
    assert_ruled(&kills.with("d8=."), &ALL, "idle idle / idle idle: draw");
}

/// The soldier attacks the chariot, and the chariot the horses.
const MUTUAL: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . r . . . . . .
    . . . P . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . B . . . .
    . . N N A . . . .
    . . . . K A . . .";

#[test]
fn art_27_2_where_both_attack_all_along_soldiers_count() {
    let mutual = red(MUTUAL, UNDER);
    assert_ruled(&mutual, &[Cn1999], "idle idle / chase(d1) chase(c1): draw");
    assert_eq!(mutual.ruling(Cn1999).ruled().unwrap().ground, Ground::SoldiersCounted);
    // From 2011 on they do not.
    assert_ruled(&mutual, &[Cn2011, Cn2020], "idle idle / chase(d1) chase(c1): black_must_change");
    assert_ruled(&mutual, &[Wxf2018], "idle idle / chase(d1) chase(c1): draw");
}

#[test]
fn art_27_2_soldiers_do_not_count_where_they_attack_nobody() {
    // The soldier steps to and fro one rank lower.
    let below = red(MUTUAL, "d5c5 c7d7 c5d5 d7c7").with("d6=. d5=P");
    assert_ruled(&below, &CHINESE, "idle idle / chase(d1) chase(c1): black_must_change");
}
