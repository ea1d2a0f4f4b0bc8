//! The group's own table.

use super::direct_encounter;
use crate::standings::paper::{GAME_POINTS, Paper, entry};
use crate::standings::score::Scores;
use crate::standings::tie_break_value::NotApplied;

/// 2 and 4 have not met; 1 has won against 3 without play.
fn scores() -> Scores {
    let paper = Paper::read(
        ". ½ + 0
         ½ . 1 .
         - 0 . 1
         1 . 0 .",
    );
    Scores::of(&paper.field(), GAME_POINTS)
}

#[test]
fn art_15_1_direct_counts_the_games_within_the_group_only() {
    let values = direct_encounter(&[1, 2, 3].map(entry), &scores());
    assert_eq!(values.iter().map(|it| it.value).collect::<Vec<_>>(), [Some(3), Some(3), Some(0)]);
    let opponents: Vec<_> = values
        .iter()
        .map(|it| it.contributions.iter().filter_map(|it| it.opponent).collect::<Vec<_>>())
        .collect();
    assert_eq!(opponents, [[2, 3].map(entry), [3, 1].map(entry), [2, 1].map(entry)]);
    let pair = direct_encounter(&[4, 1].map(entry), &scores());
    assert_eq!(pair.iter().map(|it| it.value).collect::<Vec<_>>(), [Some(2), Some(0)]);
}

#[test]
fn art_15_1_direct_separates_nobody_where_not_all_have_met() {
    for group in [vec![2, 4], vec![1, 2, 3, 4]] {
        let group: Vec<_> = group.into_iter().map(entry).collect();
        for value in direct_encounter(&group, &scores()) {
            assert_eq!((value.value, value.not_applied), (None, Some(NotApplied::NotAllHaveMet)));
            assert!(value.contributions.is_empty());
        }
    }
}

#[test]
fn art_15_1_direct_is_not_asked_about_one() {
    let values = direct_encounter(&[entry(1)], &scores());
    assert_eq!(
        values.first().map(|it| (it.value, it.not_applied)),
        Some((None, Some(NotApplied::NotConsulted)))
    );
    assert!(direct_encounter(&[], &scores()).is_empty());
}

#[test]
fn art_15_1_direct_takes_all_games_of_the_group_and_wants_them_equally_often() {
    // 3 has met 1 and 2 once so far, 1 and 2 each other twice.
    let paper = Paper::read(
        ".  1½ 0
         0½ .  1
         1  0  .",
    );
    let scores = Scores::of(&paper.field(), GAME_POINTS);
    let values = |group: &[u32]| {
        let group: Vec<_> = group.iter().copied().map(entry).collect();
        direct_encounter(&group, &scores)
            .into_iter()
            .map(|it| (it.value, it.contributions.len()))
            .collect::<Vec<_>>()
    };
    assert_eq!(values(&[1, 2]), [(Some(3), 2), (Some(1), 2)]);
    assert_eq!(values(&[1, 3]), [(Some(0), 1), (Some(2), 1)]);
    assert_eq!(values(&[1, 2, 3]), [(None, 0); 3]);
}
