//! What is forbidden and what is allowed (**Art. 25.2**), and what follows when the two meet (**Art. 24.2, 24.3, 26.2–26.4**).

use crate::adjudication::nature::Nature;
use crate::adjudication::tests::case::{ALL, CHINESE, Case, red};
use crate::adjudication::tests::laws::assert_ruled;
use crate::adjudication::verdict::{Ground, Verdict};
use crate::rules::RuleSet::{Cn1999, Cn2011, Wxf2018};

/// What is ruled, and on what ground.
fn ruled(case: &Case) -> (Verdict, Ground) {
    let call = case.ruling(Cn1999).ruled().unwrap();
    (call.verdict, call.ground)
}

/// A chariot on the back rank mates, unless the black one can stand beside its General.
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
const LEFT_AND_RIGHT: &str = "a4i4 d5f5 i4a4 f5d5";

#[test]
fn art_28_11_a_kill_at_every_move_is_forbidden() {
    let kills = red(BACK_RANK, LEFT_AND_RIGHT);
    assert_ruled(&kills, &CHINESE, "kill kill / idle idle: red_must_change");
    assert_ruled(&kills, &[Wxf2018], "kill kill / idle idle: draw");
    // Behind an elephant the General is safe from the right.
    assert_ruled(&kills.with("g9=b"), &ALL, "idle kill / idle idle: draw");
}

/// The same, with horses that the black chariot attacks as it parries.
fn counter_attack() -> Case {
    red(BACK_RANK, LEFT_AND_RIGHT).with("d2=N f2=N")
}

#[test]
fn art_28_14_where_both_attack_at_every_move_neither_need_change() {
    let both = counter_attack();
    assert_ruled(&both, &CHINESE, "kill kill / chase(f2) chase(d2): draw");
    assert_eq!(ruled(&both), (Verdict::Draw, Ground::BothForbidden));
    // Where neither does, the draw has another ground.
    assert_eq!(ruled(&both.with("g9=b f2=.")), (Verdict::Draw, Ground::BothAllowed));
}

#[test]
fn art_28_15_who_has_an_idle_move_between_is_not_the_one_to_change() {
    let both = counter_attack();
    assert_ruled(&both.with("f2=."), &CHINESE, "kill kill / idle chase(d2): red_must_change");
    assert_ruled(&both.with("g9=b"), &CHINESE, "idle kill / chase(f2) chase(d2): black_must_change");
}

#[test]
fn art_28_2_an_attack_on_the_back_rank_that_can_be_met_is_no_kill() {
    // An advisor instead of the cannon, free to leave the file, steps between on either side.
    let met = red(BACK_RANK, LEFT_AND_RIGHT).with("e8=a e1=A");
    assert_ruled(&met, &ALL, "idle idle / idle idle: draw");
}

/// A chariot follows a horse that nobody protects.
const BARE_HORSE: &str = "
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
const FOLLOWED: &str = "i4i5 d5f4 i5i4 f4d5";

#[test]
fn art_25_2_perpetual_chase_is_forbidden() {
    assert_ruled(&red(BARE_HORSE, FOLLOWED), &ALL, "chase(d5) chase(f4) / idle idle: red_must_change");
}

#[test]
fn art_24_3_who_breaks_the_rules_against_allowed_moves_must_change() {
    let chased = red(BARE_HORSE, FOLLOWED);
    let call = chased.ruling(Cn1999).ruled().unwrap();
    assert_eq!((call.verdict, call.verdict.article()), (Verdict::RedMustChange, "24.3"));
    let rooted = chased.with("d7=r").ruling(Cn1999).ruled().unwrap();
    assert_eq!((rooted.verdict, rooted.verdict.article()), (Verdict::Draw, "24.2"));
}

#[test]
fn art_26_4_forbidden_moves_against_allowed_ones_are_to_be_changed() {
    let chased = red(BARE_HORSE, FOLLOWED);
    assert_eq!(ruled(&chased), (Verdict::RedMustChange, Ground::ForbiddenAgainstAllowed));
    assert_eq!(ruled(&chased.with("d7=r")), (Verdict::Draw, Ground::BothAllowed));
    assert_eq!(Ground::ForbiddenAgainstAllowed.article(), "26.4");
}

#[test]
fn art_25_1_all_rounds_between_the_first_time_and_the_third_are_ruled_on() {
    const ASIDE: &str = "i4i3 d5f4 i3i4 f4d5";
    let verdict = |rounds: &str| ruled(&red(BARE_HORSE, rounds)).0;
    assert_eq!(verdict(FOLLOWED), Verdict::RedMustChange);
    assert_eq!(verdict(&format!("{FOLLOWED} {ASIDE}")), Verdict::Draw, "the second round has an idle move");
    assert_eq!(verdict(&format!("{ASIDE} {FOLLOWED}")), Verdict::Draw, "and so has the first");
}

#[test]
fn art_28_4_check_kill_and_chase_are_attacks_and_nothing_else_is() {
    let named = |case: Case, ply: usize| {
        let nature = case.ruling(Cn1999).moves[ply].nature.surely;
        (nature, nature.attacks())
    };
    let in_turn = red(CHECK_AND_KILL, "e4a4 f9e9 a4e4 e9f9");
    assert_eq!(named(in_turn.clone(), 2), (Nature::Check, true));
    assert_eq!(named(in_turn.clone(), 0), (Nature::Kill, true));
    assert_eq!(named(in_turn, 1), (Nature::Idle, false));
    assert_eq!(named(red(BARE_HORSE, FOLLOWED), 0), (Nature::Chase, true));
    assert_eq!(named(red(BARE_HORSE, FOLLOWED).with("d7=r"), 0), (Nature::Idle, false));
}

#[test]
fn art_25_2_a_chase_and_an_idle_move_are_allowed() {
    let rooted = red(BARE_HORSE, FOLLOWED).with("d7=r");
    assert_ruled(&rooted, &ALL, "idle chase(f4) / idle idle: draw");
}

/// Soldiers keep the General on the back rank.
const CHECK_AND_KILL: &str = "
    . . . . . k . . .
    . . . P . . P . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . K . . . . .";

#[test]
fn art_25_2_check_and_kill_are_forbidden() {
    let case = red(CHECK_AND_KILL, "e4a4 f9e9 a4e4 e9f9");
    assert_ruled(&case, &CHINESE, "kill check / idle idle: red_must_change");
    assert_ruled(&case, &[Wxf2018], "kill check / idle idle: draw");
    // It steps off the rank where the second soldier is missing.
    assert_ruled(&case.with("g8=."), &ALL, "idle check / idle idle: draw");
}

/// The chariot gives check, and turns on the horse.
const CHECK_AND_CHASE: &str = "
    . . . . k . . . .
    n . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . R . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . K . . .";

#[test]
fn art_25_2_check_and_chase_are_forbidden() {
    let case = red(CHECK_AND_CHASE, "d5a5 e9d9 a5d5 d9e9");
    assert_ruled(&case, &CHINESE, "chase(a8) check / idle idle: red_must_change");
    assert_ruled(&case, &[Wxf2018], "chase(a8) check / idle idle: draw");
    assert_ruled(&case.with("a9=r"), &ALL, "idle check / idle idle: draw");
}

/// On a3 the chariot is about to mate on d3, on a5 it attacks the elephant.
const KILL_AND_CHASE: &str = "
    . . . k . . . . .
    . . . . . . . . .
    . . . . . . . r .
    . . . . . . . . .
    R . b . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .";

#[test]
fn art_25_2_kill_and_chase_are_forbidden() {
    let case = red(KILL_AND_CHASE, "a5a3 h7d7 a3a5 d7h7");
    assert_ruled(&case, &CHINESE, "kill chase(c5) / idle idle: red_must_change");
    assert_ruled(&case, &[Wxf2018], "kill chase(c5) / idle idle: draw");
    // Another elephant protects it.
    assert_ruled(&case.with("a7=b").played("a5b5 h7d7 b5a5 d7h7"), &ALL, "idle idle / idle idle: draw");
}

/// Each chariot attacks two men in turn.
const BOTH_CHASE: &str = "
    . . . a k a . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . n . .
    R . . . . . p . .
    . . N . . . . . .
    . . . N . . . r .
    . . . . . . . . .
    . . . K . A B . .";

#[test]
fn art_26_3_forbidden_moves_of_both_sides_are_drawn() {
    let both = red(BOTH_CHASE, "a4a5 h2h3 a5a4 h3h2");
    assert_ruled(&both, &[Cn1999, Cn2011], "chase(g5) chase(g4) / chase(c3) chase(d2): draw");
    // An advisor protects the horse on d2: now Black has an idle move, and Red must change.
    let one = both.with("f0=. e1=A");
    assert_ruled(&one, &CHINESE, "chase(g5) chase(g4) / chase(c3) idle: red_must_change");
    assert_eq!(both.ruling(Cn1999).ruled().unwrap().ground, Ground::BothForbidden);
    assert_eq!(one.ruling(Cn1999).ruled().unwrap().ground, Ground::ForbiddenAgainstAllowed);
}

#[test]
fn art_26_2_allowed_moves_of_both_sides_are_drawn() {
    let neither = red(BOTH_CHASE, "a4a5 h2h3 a5a4 h3h2").with("f0=. e1=A g6=p");
    assert_ruled(&neither, &CHINESE, "idle chase(g4) / chase(c3) idle: draw");
    // The soldier away, Red's moves are all forbidden.
    assert_eq!(ruled(&neither.with("g6=.")).1, Ground::ForbiddenAgainstAllowed);
    assert_eq!(neither.ruling(Cn1999).ruled().unwrap().ground, Ground::BothAllowed);
}
