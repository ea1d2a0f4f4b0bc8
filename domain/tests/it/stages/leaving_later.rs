//! Article 20.3 once a stage is over: a later withdrawal takes nothing from whoever won by an earlier one, and none is taken
//! back that would move a place from which a later stage was drawn.

use chuhe_domain::tournament::{CourseRefusal, EndStage, ResumeStage};

use super::leaving::moves_but_the_mark;
use super::{
    by_hand, circular, entered, finish, from_places, open, play, refused, reinstate, row, tables, withdraw,
};
use crate::hall::{Hall, text};

/// Four of whom 4 leaves after two rounds of three, so that 2 wins without play, and a final of the first two.
fn over() -> Hall {
    let finals = from_places(1, 1, 2, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(1, 1, 1), finals], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    play(&mut hall, 1..=2, 1);
    hall.must(&withdraw(4));
    assert_eq!(row(&hall, 1, 1, 2), "0 1 + = 2");
    open(&mut hall, 3, 1);
    finish(&mut hall, 3);
    hall
}

#[test]
fn art_20_3_who_leaves_after_the_stage_keeps_what_was_won_without_play() {
    for drawn in [false, true] {
        let mut hall = over();
        if drawn {
            hall.must(&by_hand(&[&[1, 2]]));
        }
        let before = tables(&hall);
        hall.must(&withdraw(2));
        moves_but_the_mark(&before[0], &tables(&hall)[0], 2);
        assert_eq!(row(&hall, 1, 1, 4), "0 - 0 = 0");
    }
}

#[test]
fn art_20_3_none_comes_back_into_a_stage_whose_places_lead_on() {
    let mut hall = over();
    hall.must(&by_hand(&[&[1, 2]]));
    hall.must(&withdraw(1));
    let drawn_from = CourseRefusal::DrawnFrom { stage: 1, later: 2 };
    assert_eq!(refused(&mut hall, &reinstate(4)), drawn_from.into(), "2 and 4 would have a game to play");
    hall.must(&reinstate(1));

    let mut open = over();
    open.must(&reinstate(4));
    assert_eq!(row(&open, 1, 1, 2), "0 1 . = 1", "before that it is as if nobody had left");
}

#[test]
fn art_20_3_a_stage_that_was_ended_stays_so_whoever_leaves_after() {
    let finals = from_places(1, 1, 2, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(1, 1, 1), finals], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    play(&mut hall, 1..=2, 1);
    hall.must(&EndStage { stage: 1, reason: text() });
    let before = tables(&hall);
    hall.must(&withdraw(4));
    moves_but_the_mark(&before[0], &tables(&hall)[0], 4);
    hall.must(&ResumeStage { stage: 1, reason: text() });
    assert_eq!(row(&hall, 1, 1, 2), "0 1 + = 2", "it goes on without 4");
}

/// No game of the first stage was begun when it was ended: that is not leaving before its start (20.2).
#[test]
fn art_20_3_a_stage_ended_without_a_game_is_not_before_its_start() {
    let finals = from_places(1, 1, 4, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(1, 1, 1), finals], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    hall.must(&EndStage { stage: 1, reason: text() });
    hall.must(&by_hand(&[&[4, 3, 2, 1]]));
    open(&mut hall, 1, 2);
    finish(&mut hall, 1);
    let before = tables(&hall);
    hall.must(&withdraw(4));
    moves_but_the_mark(&before[0], &tables(&hall)[0], 4);
}
