//! What only one edition says: which of two forbidden conducts is the graver (`cn-2020` 26.9), and what the federation allows
//! (`wxf-2018`).

use crate::adjudication::nature::Nature;
use crate::adjudication::tests::case::{ALL, CHINESE, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::adjudication::verdict::Ground;
use crate::rules::RuleSet::{Cn1999, Cn2011, Cn2020, Wxf2018};

/// The red chariot attacks bare horses; the black one, with the cannon behind it, horses that an advisor protects.
const SINGLE_AND_JOINT: &str = "
    . . . . k . . . .
    . . . c a c . . .
    . . . r . . . . .
    . . . . . . . . .
    . . . . . . . n .
    R . . . . . . . n
    . . . . . . . . .
    . . . N . N . . .
    . . . . A . . . .
    . . . . K . . . .";

#[test]
fn cn_2020_26_9_who_chases_alone_must_yield_to_who_chases_jointly() {
    let both = red(SINGLE_AND_JOINT, "a4a5 d7f7 a5a4 f7d7");
    assert_ruled(&both, &[Cn2020], "chase(h5) chase(i4) / chase(f2) chase(d2): red_must_change");
    assert_eq!(both.ruling(Cn2020).ruled().unwrap().ground, Ground::Graver);
    // **Art. 26.3** knows no such grades.
    assert_ruled(&both, &[Cn1999, Cn2011], "chase(h5) chase(i4) / chase(f2) chase(d2): draw");
    // Without the cannon there is no joint chase: Black chases nobody.
    assert_ruled(&both.with("d8=. f8=."), &CHINESE, "chase(h5) chase(i4) / idle idle: red_must_change");
}

#[test]
fn cn_2020_26_9_chases_of_one_kind_are_drawn() {
    // Without the advisor's protection Black chases as Red does.
    let alike = red(SINGLE_AND_JOINT, "a4a5 d7f7 a5a4 f7d7").with("e1=. e3=P");
    assert_ruled(&alike, &CHINESE, "chase(h5) chase(i4) / chase(f2) chase(d2): draw");
}

/// A cannon attacks a chariot that soldiers protect.
const PROTECTED_CHARIOT: &str = "
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
fn wxf_a_horse_or_cannon_chases_even_a_protected_chariot() {
    let chariot = red(PROTECTED_CHARIOT, "a4a5 e5e4 a5a4 e4e5");
    assert_ruled(&chariot, &[Wxf2018], "chase(e5) chase(e4) / idle idle: red_must_change");
    // A chariot does not.
    let exchanges = chariot.with("a4=R c4=. c5=.");
    assert_ruled(&exchanges, &[Wxf2018], "idle idle / idle idle: draw");
}

/// An advisor attacks a cannon.
const ADVISOR: &str = "
    . . . . k a b . .
    . . . . a . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . c . . . . .
    . . . . . . . . .
    . . . . K A . . .";

#[test]
fn advisors_and_elephants_chase_as_other_men_do() {
    let advisor = red(ADVISOR, "f0e1 g9i7 e1f0 i7g9");
    assert_ruled(&advisor, &ALL, "chase(d2) idle / idle idle: draw");
    // Who is worth more than the advisor is not saved by a root; a soldier is.
    assert_ruled(&advisor.with("d8=r"), &ALL, "chase(d2) idle / idle idle: draw");
    assert_ruled(&advisor.with("d8=r d2=p"), &ALL, "idle idle / idle idle: draw");
}

/// The horse lends the cannon its screen, and takes it away, against the chariot; which by the black cannon's leave attacks the
/// other horse.
const COUNTERED: &str = "
    . . . . . . . . .
    . . . . k . . . .
    . N . . . . . . .
    . r . . . . . . .
    . . . . . . . c .
    . . . . . . . . .
    . . . . . . . . .
    N C . . . . . . .
    . . . . A . . . .
    . . . . K . B . .";

#[test]
fn wxf_who_is_chased_and_only_defends_itself_is_free() {
    let countered = red(COUNTERED, "a2b4 h5b5 b4a2 b5h5");
    let chases = "chase(b6) chase(b6) / chase(b7) chase(b2 b7): red_must_change";
    assert_ruled(&countered, &[Wxf2018], chases);
    assert_eq!(countered.ruling(Wxf2018).ruled().unwrap().ground, Ground::Defends);
    // In China both attack all along, and nothing else matters (**Art. 26.3**).
    assert_eq!(countered.ruling(Cn1999).ruled().unwrap().ground, Ground::BothForbidden);
    // Without the horse Black does not chase at every move, and need not defend itself.
    let alone = countered.with("b7=.");
    assert_ruled(&alone, &[Wxf2018], "chase(b6) chase(b6) / idle chase(b2): red_must_change");
    assert_eq!(alone.ruling(Wxf2018).ruled().unwrap().ground, Ground::ForbiddenAgainstAllowed);
}

/// Two chariots that could take each other, were it not for the check.
const CHECKED_EXCHANGE: &str = "
    . . . . k . . . .
    . . . . . r . . .
    . . . . . . . . .
    . . . . c . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K C . . . .";

#[test]
fn wxf_a_check_makes_no_chase_of_an_exchange() {
    let case = red(CHECKED_EXCHANGE, "e3f3 e6f6 f3e3 f6e6");
    let ruling = case.ruling(Wxf2018);
    assert_eq!(ruling.moves[0].nature.surely, Nature::Check);
    assert_eq!(ruling.moves[0].victims, [], "the other chariot could take back");
    let bare = case.with("f8=n").ruling(Wxf2018);
    assert_eq!(bare.moves[0].victims.len(), 1);
}
