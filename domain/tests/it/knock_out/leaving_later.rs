//! Article 20 in a knock-out: a later withdrawal takes back nothing that was won by an earlier one, in this stage or in one
//! that is over.

use chuhe_domain::pairing::knock_out::Elimination;
use chuhe_domain::tournament::{
    CircularFormat, CourseRefusal, EndStage, Entrants, Format, Places, Regulations, Reinstate, ResumeStage,
    Seeding, StagePlan, Withdraw,
};

use super::{beats, close, hall, open, places, plain, shown, single, table};
use crate::hall::{Hall, by_seed, entrant, text};

fn leaves(hall: &mut Hall, n: u32) {
    hall.must(&Withdraw { entry: entrant(n), consent: true, reason: text() });
}

fn back(n: u32) -> Reinstate {
    Reinstate { entry: entrant(n), reason: text() }
}

/// 2 has won the final, having met nobody before it.
#[test]
fn art_20_who_won_by_a_withdrawal_keeps_the_match_and_leaves_as_the_winner() {
    let mut hall = hall(single(), 4);
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    leaves(&mut hall, 3);
    close(&mut hall, 1);
    open(&mut hall, 2);
    beats(&mut hall, 2, 1);
    close(&mut hall, 2);
    let before = table(&hall);
    assert_eq!(places(&hall), "1: 2, 2: 1, 3–4: 3, 3–4: 4");
    leaves(&mut hall, 2);
    assert_eq!(table(&hall), before);
}

/// 1 leaves before the final is played again; then 2 leaves as well.
#[test]
fn art_20_who_won_the_reset_by_a_withdrawal_stays_first() {
    let mut hall = hall(plain(Elimination::Double { reset: true }), 2);
    open(&mut hall, 1);
    beats(&mut hall, 1, 2);
    open(&mut hall, 2);
    beats(&mut hall, 2, 1);
    open(&mut hall, 3);
    leaves(&mut hall, 1);
    assert_eq!((shown(&hall, "reset"), places(&hall)), ("1-2 2 by withdrawal".into(), "1: 2, 2: 1".into()));
    leaves(&mut hall, 2);
    assert_eq!((shown(&hall, "reset"), places(&hall)), ("1-2 2 by withdrawal".into(), "1: 2, 2: 1".into()));
}

/// Whoever leaves later wins against each who left before, and loses to whoever stays.
#[test]
fn art_20_in_a_losers_bracket_too_they_leave_one_after_another() {
    let mut hall = hall(plain(Elimination::Double { reset: false }), 4);
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    leaves(&mut hall, 3);
    assert_eq!(shown(&hall, "l1.1"), "4-3 4 by withdrawal");
    leaves(&mut hall, 4);
    assert_eq!(shown(&hall, "l1.1"), "4-3 4 by withdrawal");
    leaves(&mut hall, 2);
    assert_eq!(
        (shown(&hall, "w2.1"), shown(&hall, "l2.1")),
        ("1-2 1 by withdrawal".into(), "2-4 2 by withdrawal".into())
    );
    assert_eq!(shown(&hall, "final"), "1-2 1 by withdrawal");
    assert_eq!(places(&hall), "1: 1, 2: 2, 3: 4, 4: 3");
}

/// Where one comes back and leaves again, the others had left before.
#[test]
fn art_20_who_came_back_leaves_after_the_others() {
    let mut hall = hall(single(), 4);
    open(&mut hall, 1);
    beats(&mut hall, 2, 3);
    leaves(&mut hall, 1);
    leaves(&mut hall, 4);
    assert_eq!(shown(&hall, "w1.1"), "1-4 4 by withdrawal");
    hall.must(&back(1));
    leaves(&mut hall, 1);
    assert_eq!(shown(&hall, "w1.1"), "1-4 1 by withdrawal");
}

/// A knock-out of four, and its first two in a circular stage; both semi-finals are played and closed.
fn before_the_final() -> Hall {
    let knock_out = StagePlan { format: Format::KnockOut(single()), ..StagePlan::default() };
    let next = StagePlan {
        format: Format::Circular(CircularFormat::default()),
        entrants: Entrants::Places(Places { stage: 1, from: 1, to: 4, carried: false }),
        seeding: Some(Seeding::Lots),
        ..StagePlan::default()
    };
    let mut hall = Hall::under(Regulations { stages: vec![knock_out, next], ..Regulations::default() }, 4);
    hall.draw();
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 2, 3);
    close(&mut hall, 1);
    hall
}

fn first_stage(hall: &Hall) -> chuhe_domain::tables::BracketTable {
    chuhe_domain::tables::bracket(&hall.tournament, 1).unwrap()
}

/// 2 leaves before the final, and 1 while the next stage is played: 1 is champion of the first all the same.
#[test]
fn art_20_3_a_stage_that_is_over_is_not_touched_by_a_later_withdrawal_nor_by_one_taken_back() {
    let mut hall = before_the_final();
    leaves(&mut hall, 2);
    hall.must(&by_seed("x"));
    let before = first_stage(&hall);
    assert_eq!(before.champion, Some(entrant(1)));
    leaves(&mut hall, 1);
    assert_eq!(first_stage(&hall), before);
    let drawn_from = CourseRefusal::DrawnFrom { stage: 1, later: 2 };
    assert_eq!(hall.command(&back(2)), Err(drawn_from.into()), "there would be a final to play");
}

/// The final is not played at all: 1 and 2 share the first place, whoever of them leaves then.
#[test]
fn art_20_3_a_stage_that_was_ended_is_not_touched_by_a_later_withdrawal_until_it_goes_on() {
    let mut hall = before_the_final();
    hall.must(&EndStage { stage: 1, reason: text() });
    let before = first_stage(&hall);
    leaves(&mut hall, 2);
    assert_eq!(first_stage(&hall), before);
    hall.must(&ResumeStage { stage: 1, reason: text() });
    assert_eq!(first_stage(&hall).champion, Some(entrant(1)));
}
