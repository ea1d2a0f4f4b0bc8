//! Tables of two games per meeting (兩局制), worked out by hand: each game counts as one of a single meeting does.

use super::{RankingRules, rank};
use crate::standings::paper::{Paper, entry, in_lines};
use crate::standings::tie_break::TieBreak;

/// 1 beat and drew with 2 and drew twice with 3, whom 2 beat twice.
fn two_games() -> Paper {
    Paper::read(
        ".  1½ ½½
         0½ .  11
         ½½ 00 .",
    )
}

#[test]
fn art_15_1_every_game_of_a_meeting_takes_its_share_of_the_opponents_points() {
    // 小分 of 1: 2½ and half of it, and twice half of 1. Of 2: half of 2½, and twice 1. Of 3: twice half of 2½.
    let table = two_games().rank();
    assert_eq!(
        in_lines(&table),
        ["1 1 2½ 4¾ 1 . 0 -", "2 2 2½ 3¼ 2 . 0 sonneborn_berger", "3 3 1 2½ 0 . 0 points"]
    );
    let first = table.ranked.first().expect("1");
    assert_eq!(first.results.len(), 4);
    let of_2: Vec<i64> = first
        .tie_breaks
        .iter()
        .filter(|it| it.tie_break == TieBreak::SonnebornBerger)
        .flat_map(|it| &it.contributions)
        .filter(|it| it.opponent == Some(entry(2)))
        .map(|it| it.amount)
        .collect();
    assert_eq!(of_2, [10, 5]);
}

#[test]
fn art_15_1_direct_takes_both_games_of_a_meeting() {
    let rules = RankingRules { tie_breaks: vec![TieBreak::DirectEncounter], ..RankingRules::default() };
    assert_eq!(
        in_lines(&rank(&two_games().field(), &rules)),
        ["1 1 2½ 1½ -", "2 2 2½ ½ direct_encounter", "3 3 1 . points"]
    );
}

#[test]
fn art_15_1_fouls_and_forfeits_count_game_by_game() {
    let mut paper = Paper::read(
        ".  +½ 10
         -½ .  10
         01 01 .",
    );
    for meeting in &mut paper.meetings {
        // One foul of 3 in each of its games, whatever its colour.
        meeting.fouls.red = u32::from(meeting.red == entry(3));
        meeting.fouls.black = u32::from(meeting.black == entry(3));
    }
    let rules = RankingRules { forfeit_counts_as_win: false, ..RankingRules::default() };
    assert_eq!(
        in_lines(&rank(&paper.field(), &rules)),
        ["1 1 2½ 4¼ 1 . 0 -", "2 3 2 4 2 . 4 points", "3 2 1½ 3¼ 1 . 0 points"]
    );
}

#[test]
fn art_20_3_annulling_takes_every_game_of_a_meeting() {
    assert_eq!(in_lines(&two_games().annul(3).rank()), ["1 1 1½ ¾ 1 . 0 -", "2 2 ½ ¾ 0 . 0 points"]);
}
