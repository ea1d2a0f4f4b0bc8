//! Where the book leaves open what a move is (**Art. 27.3, 28.2, 28.3**): for each doubt a position that raises it, and beside it
//! one in which nothing is open.

use crate::adjudication::budget::Budget;
use crate::adjudication::doubt::Doubt;
use crate::adjudication::judge::judge;
use crate::adjudication::law::Law;
use crate::adjudication::nature::{Interval, Nature};
use crate::adjudication::tests::case::{ALL, CHINESE, Case, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::rules::RuleSet;
use crate::rules::RuleSet::{Cn1999, Cn2011, Cn2020, Wxf2018};

/// The doubts about one move of the round.
fn doubts(case: &Case, rule_set: RuleSet, ply: usize) -> Vec<Doubt> {
    case.ruling(rule_set).moves[ply].doubts.clone()
}

/// A horse gives check; the General that steps down opens the back rank to its chariot, which is to mate on f9.
const OUT_OF_CHECK: &str = "
    r . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . N . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . K . . .";
const THERE_AND_BACK: &str = "c5d7 e9e8 d7c5 e8e9";

#[test]
fn out_of_check_is_open_because_the_text_of_1999_does_not_say_whose_doing_the_kill_is() {
    let stepped = red(OUT_OF_CHECK, THERE_AND_BACK);
    assert_ruled(&stepped, &[Cn1999, Cn2011], "check idle / idle?kill idle: draw");
    assert_eq!(doubts(&stepped, Cn1999, 1), [Doubt::OutOfCheck]);
    // Later the checker has brought it upon itself; the federation calls a kill a kill.
    assert_ruled(&stepped, &[Cn2020], "check idle / idle idle: draw");
    assert_ruled(&stepped, &[Wxf2018], "check idle / kill idle: draw");
    // A horse on the back rank has nothing to do there.
    assert_ruled(&stepped.with("a9=n"), &ALL, "check idle / idle idle: draw");
}

/// About to be mated on d5, Red holds the file with its last attacker, and touches the advisor.
const KEY_POINT: &str = "
    . . . . k . . . .
    . . . . . . . . .
    . . . a . . . . .
    . . . . . . . . .
    . . . . . . . r .
    . . . . . . . . .
    . R . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_27_3_key_point_is_open_because_the_advisor_may_be_attacked_by_the_way() {
    let held = red(KEY_POINT, "b3d3 e9e8 d3b3 e8e9");
    assert_ruled(&held, &CHINESE, "idle?chase(d7) idle / idle kill: draw");
    assert_eq!(doubts(&held, Cn1999, 0), [Doubt::KeyPoint]);
    // With nothing to defend, or with something left to win with, the advisor is what it goes for.
    assert_ruled(&held.with("h5=."), &ALL, "chase(d7) idle / idle idle: draw");
    assert_ruled(&held.with("a0=N"), &CHINESE, "chase(d7) idle / idle kill: draw");
}

/// Chariot and cannon have checks, and more than three of them may win something.
const LONG_WAY: &str = "
    . . . . k . . . .
    . . . . . . . . .
    . C . . b r . . .
    . . . . . . . R .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .
    . . . . . . . . .";

#[test]
fn art_29_1_long_way_is_open_because_no_article_says_how_long_the_checks_may_be() {
    let long = red(LONG_WAY, "h6d6 e9e8 d6h6 e8e9");
    assert_ruled(&long, &CHINESE, "idle?chase() idle / idle idle: draw");
    assert_eq!(doubts(&long, Cn1999, 0), [Doubt::LongWay]);
    assert_ruled(&long.with("b7=."), &ALL, "idle idle / idle idle: draw");
}

/// The General opens the rank of its chariot.
const GENERAL_MOVES: &str = "
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
fn general_moves_is_open_because_federations_differ_about_who_attacks_then() {
    let opened = red(GENERAL_MOVES, "e1e0 g9i7 e0e1 i7g9");
    assert_ruled(&opened, &[Wxf2018], "idle?chase(i1) idle / idle idle: draw");
    assert_eq!(doubts(&opened, Wxf2018, 0), [Doubt::GeneralMoves]);
    // **Art. 27.1** settles it in China.
    assert_ruled(&opened, &CHINESE, "chase(i1) idle / idle idle: draw");
    assert_ruled(&opened.with("a1=. a0=R"), &ALL, "idle idle / idle idle: draw");
}

/// On i4 the chariot is about to mate on i9.
const BACK_RANK: &str = "
    . . . . k . . . .
    . . . . c . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . r . . . . .
    R . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .";

#[test]
fn art_28_2_what_could_not_be_looked_at_in_full_is_open() {
    let span = red(BACK_RANK, "a4i4 d5f5 i4a4 f5d5").span();
    let judged = |positions| judge(&span.plies()[0], &Law::of(Cn1999), &mut Budget::of(positions));
    let (unlooked, looked) = (judged(0), judged(Budget::RULING));
    assert_eq!(unlooked.nature, Interval { surely: Nature::Idle, possibly: Nature::Kill });
    assert_eq!(unlooked.doubts, [Doubt::KillUnknown, Doubt::ChaseUnknown]);
    assert_eq!((looked.nature, looked.doubts), (Interval::certain(Nature::Kill), vec![]));
}

#[test]
fn art_28_3_the_more_is_looked_at_the_less_is_open() {
    let span = red(KEY_POINT, "b3d3 e9e8 d3b3 e8e9").with("h5=.").span();
    let open = |positions| judge(&span.plies()[0], &Law::of(Cn1999), &mut Budget::of(positions)).doubts;
    let mut steps: Vec<_> = (0..400).map(open).collect();
    steps.dedup();
    let chase_only = vec![Doubt::ChaseUnknown];
    assert_eq!(steps, [vec![Doubt::KillUnknown, Doubt::ChaseUnknown], chase_only, vec![]]);
}

/// On b5 the red chariot attacks an elephant by itself, and joins the cannon against a horse that a chariot protects; on d7 and
/// f7 the black one joins the cannons against horses that an advisor protects.
const TWO_GRADES: &str = "
    r . . . k . . . .
    . . . c a c . . .
    . . . r . . . . .
    . . . . . . . . .
    n . . . . . b . .
    n R . . . . . . .
    . . . . . . . . .
    . . . N . N . . .
    . . . . A . . . .
    C . . . K . . . .";

#[test]
fn cn_2020_26_9_grade_is_open_where_a_move_chases_alone_and_jointly_at_once() {
    let both = red(TWO_GRADES, "b4b5 d7f7 b5b4 f7d7");
    let open = "chase(a5 g5) chase(a4) / chase(f2) chase(d2): draw or red_must_change";
    assert_ruled(&both, &[Cn2020], open);
    assert_eq!(doubts(&both, Cn2020, 0), [Doubt::Grade]);
    // Without the cannon it chases alone, without the elephant jointly: then nothing is open.
    let alone = both.with("a0=.");
    assert_ruled(&alone, &[Cn2020], "chase(g5) chase(a4) / chase(f2) chase(d2): red_must_change");
    let jointly = both.with("g5=.");
    assert_ruled(&jointly, &[Cn2020], "chase(a5) chase(a4) / chase(f2) chase(d2): draw");
    for settled in [alone, jointly] {
        assert_eq!(doubts(&settled, Cn2020, 0), []);
    }
    // Nor by the rules of 1999, which know no grades (**Art. 26.3**).
    assert_eq!(doubts(&both, Cn1999, 0), []);
    assert_ruled(&both, &[Cn1999], "chase(a5 g5) chase(a4) / chase(f2) chase(d2): draw");
}
