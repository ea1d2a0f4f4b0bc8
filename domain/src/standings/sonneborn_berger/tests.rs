//! Small points, added up by hand.

use super::sonneborn_berger;
use crate::standings::paper::{GAME_POINTS, Paper, entry};
use crate::standings::score::Scores;
use crate::standings::tie_break_value::Because;

/// 1 has won against 4 without play; 4 has a point from 3. In points: 2½, 2, ½, 1.
fn scores() -> Scores {
    let paper = Paper::read(
        ". 1 ½ +
         0 . 1 1
         ½ 0 . 0
         - 0 1 .",
    );
    Scores::of(&paper.field(), GAME_POINTS)
}

#[test]
fn art_15_1_small_points_are_the_beaten_and_half_of_the_drawn() {
    let scores = scores();
    let value = sonneborn_berger(scores.cells(entry(1)), &scores, true);
    let lines: Vec<_> = value
        .contributions
        .iter()
        .map(|it| (it.round, it.opponent.unwrap(), it.amount, it.because))
        .collect();
    assert_eq!(
        lines,
        [
            (Some(1), entry(4), 4, Because::WonByForfeit),
            (Some(2), entry(2), 8, Because::Won),
            (Some(3), entry(3), 1, Because::Drew),
        ]
    );
    assert_eq!((value.value, value.display.as_deref()), (Some(13), Some("3¼")));
    let lost = sonneborn_berger(scores.cells(entry(3)), &scores, true);
    assert_eq!((lost.value, lost.contributions.len()), (Some(5), 3));
}

#[test]
fn art_15_1_a_forfeits_opponent_may_be_left_out_and_is_then_named() {
    let scores = scores();
    let value = sonneborn_berger(scores.cells(entry(1)), &scores, false);
    let first = value.contributions.first().expect("round 1");
    assert_eq!(
        (first.opponent.unwrap(), first.amount, first.because),
        (entry(4), 0, Because::ForfeitNotCounted)
    );
    assert_eq!(value.value, Some(9));
    let forfeited = sonneborn_berger(scores.cells(entry(4)), &scores, false);
    assert_eq!(forfeited.contributions.first().map(|it| it.because), Some(Because::LostByForfeit));
    assert_eq!(forfeited.value, Some(2));
}
