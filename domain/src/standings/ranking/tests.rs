//! Tables worked out by hand, one for each step of Art. 15.1.
//!
//! A line is: place (`=` shared), number, points; 小分, 勝局, 直勝 (`.` not consulted, `x` not all have met), 犯規;
//! and what parted it from the line above.

use super::{RankingRules, Scale, rank};
use crate::standings::paper::{Paper, entry, in_lines};
use crate::standings::tie_break::TieBreak;

/// 1, 3 and 4 beat each other in a ring and all beat 2: equal in everything but fouls.
fn ring() -> Paper {
    Paper::read(
        ". 1 1 0
         0 . 0 0
         0 1 . 1
         1 1 0 .",
    )
}

#[test]
fn art_15_1_more_points_go_before() {
    let table = Paper::read(
        ". 0 0
         1 . ½
         1 ½ .",
    );
    // 2 and 3 drew with each other and both beat 1.
    assert_eq!(in_lines(&table.rank()), ["1= 2 1½ ¾ 1 ½ 0 -", "1= 3 1½ ¾ 1 ½ 0 -", "3 1 0 0 0 . 0 points"]);
}

#[test]
fn art_15_1_small_points_separate() {
    // 小分 of 1: 2 + ½. Of 2: 1½ + ½. Of 3: 2 + half of ½. Of 4: half of 1½.
    let table = Paper::read(
        ". 1 0 1
         0 . 1 1
         1 0 . ½
         0 0 ½ .",
    );
    assert_eq!(
        in_lines(&table.rank()),
        [
            "1 1 2 2½ 2 . 0 -",
            "2 2 2 2 2 . 0 sonneborn_berger",
            "3 3 1½ 2¼ 1 . 0 points",
            "4 4 ½ ¾ 0 . 0 points",
        ]
    );
}

#[test]
fn art_15_1_wins_separate() {
    // All have 1½ points and 1½ + half of 1½ = 2¼ small points; 4 has drawn every game.
    let table = Paper::read(
        ". 0 1 ½
         1 . 0 ½
         0 1 . ½
         ½ ½ ½ .",
    );
    assert_eq!(
        in_lines(&table.rank()),
        ["1= 1 1½ 2¼ 1 1 0 -", "1= 2 1½ 2¼ 1 1 0 -", "1= 3 1½ 2¼ 1 1 0 -", "4 4 1½ 2¼ 0 . 0 wins"]
    );
}

#[test]
fn art_15_1_direct_encounter_separates() {
    // 小分 of 1: 1 + half of 2. Of 2: 1½ + half of 1. 2 has beaten 1.
    let table = Paper::read(
        ". 0 ½ 1
         1 . 0 ½
         ½ 1 . ½
         0 ½ ½ .",
    );
    assert_eq!(
        in_lines(&table.rank()),
        [
            "1 3 2 2¾ 1 . 0 -",
            "2 2 1½ 2 1 1 0 points",
            "3 1 1½ 2 1 0 0 direct_encounter",
            "4 4 1 1¾ 0 . 0 points",
        ]
    );
}

#[test]
fn art_15_1_direct_encounter_is_the_table_of_those_still_equal() {
    // 1, 3, 4 and 6 have 2½ points; 小分 takes 4 out before the others' games among themselves are looked at:
    // 1 beat 3 and drew with 6, 3 beat 6.
    let table = Paper::read(
        ". 1 1 0 0 ½
         0 . 0 1 1 0
         0 1 . ½ 0 1
         1 0 ½ . 1 0
         1 0 1 0 . 1
         ½ 1 0 1 0 .",
    );
    assert_eq!(
        in_lines(&table.rank()),
        [
            "1 5 3 7½ 3 . 0 -",
            "2 4 2½ 6¾ 2 . 0 points",
            "3 1 2½ 5¾ 2 1½ 0 sonneborn_berger",
            "4 3 2½ 5¾ 2 1 0 direct_encounter",
            "5 6 2½ 5¾ 2 ½ 0 direct_encounter",
            "6 2 2 5½ 2 . 0 points",
        ]
    );
}

#[test]
fn art_15_1_direct_encounter_separates_nobody_before_all_have_met() {
    // One round to go: 1 and 4 are equal in all things and have not met.
    let table = Paper::read(
        ". 1 0 .
         0 . ½ 0
         1 ½ . 1
         . 1 0 .",
    );
    assert_eq!(
        in_lines(&table.rank()),
        ["1 3 2½ 2¼ 2 . 0 -", "2= 1 1 ½ 1 x 0 points", "2= 4 1 ½ 1 x 0 -", "4 2 ½ 1¼ 0 . 0 points",]
    );
}

#[test]
fn art_15_1_fewer_fouls_separate_at_last() {
    let table = ring().fouls(1, 2, 1).fouls(4, 3, 1).fouls(4, 1, 1).fouls(2, 1, 3).rank();
    assert_eq!(
        in_lines(&table),
        ["1 3 2 2 2 1 0 -", "2 1 2 2 2 1 1 fewer_fouls", "3 4 2 2 2 1 2 fewer_fouls", "4 2 0 0 0 . 3 points",]
    );
}

#[test]
fn art_15_1_what_is_still_equal_shares_the_place() {
    assert_eq!(
        in_lines(&ring().rank()),
        ["1= 1 2 2 2 1 0 -", "1= 3 2 2 2 1 0 -", "1= 4 2 2 2 1 0 -", "4 2 0 0 0 . 0 points"]
    );
    // Two who share below the top: the others' places are not moved.
    assert_eq!(
        in_lines(&ring().fouls(1, 2, 1).fouls(4, 3, 1).rank()),
        ["1 3 2 2 2 1 0 -", "2= 1 2 2 2 1 1 fewer_fouls", "2= 4 2 2 2 1 1 -", "4 2 0 0 0 . 0 points"]
    );
}

#[test]
fn art_15_1_a_field_without_games_shares_the_first_place() {
    assert_eq!(in_lines(&Paper::read(". .\n. .").rank()), ["1= 1 0 0 0 x 0 -", "1= 2 0 0 0 x 0 -"]);
    let mut alone = Paper::read(". .\n. .");
    alone.entrants.truncate(1);
    assert_eq!(in_lines(&alone.clone().rank()), ["1 1 0 0 0 . 0 -"]);
    alone.entrants.clear();
    assert_eq!(in_lines(&alone.rank()), Vec::<String>::new());
}

/// Six entrants; 6 lost to 1 in the first round and left.
fn left_after_one_of_five() -> Paper {
    Paper::read(
        ". ½ 0 1 ½ 1
         ½ . ½ 0 1 +
         1 ½ . ½ ½ +
         0 1 ½ . ½ +
         ½ 0 ½ ½ . +
         0 - - - - .",
    )
}

#[test]
fn art_20_3_fewer_than_half_met_annuls_for_everyone() {
    // 1 of 5 is fewer than half. 小分 of 1: half of 2 + 2 + half of 1½; of 2: half of 2 + half of 2½ + 1½.
    let table = left_after_one_of_five().fouls(1, 6, 1).annul(6).rank();
    assert_eq!(
        in_lines(&table),
        [
            "1 3 2½ 4¾ 1 . 0 -",
            "2 4 2 4 1 . 0 points",
            "3= 1 2 3¾ 1 ½ 0 sonneborn_berger",
            "3= 2 2 3¾ 1 ½ 0 -",
            "5 5 1½ 3¼ 0 . 0 points",
        ]
    );
    assert_eq!(table.annulled.iter().map(|it| (it.entry, it.number)).collect::<Vec<_>>(), [(entry(6), 6)]);
    let of_the_gone = |entry_of| entry_of == entry(6);
    assert!(table.ranked.iter().flat_map(|it| &it.results).all(|cell| !of_the_gone(cell.opponent)));
    let mut contributions =
        table.ranked.iter().flat_map(|it| &it.tie_breaks).flat_map(|it| &it.contributions);
    assert!(contributions.all(|it| !it.opponent.is_some_and(of_the_gone)));
}

#[test]
fn art_20_3_results_that_are_kept_count_for_everyone() {
    let kept = left_after_one_of_five().fouls(1, 6, 1);
    assert_eq!(
        in_lines(&kept.rank()),
        [
            "1 3 3½ 7¼ 2 . 0 -",
            "2 4 3 6 2 . 0 points",
            "3 2 3 5¾ 2 ½ 0 sonneborn_berger",
            "4 1 3 5¾ 2 ½ 1 fewer_fouls",
            "5 5 2½ 4¾ 1 . 0 points",
            "6 6 0 0 0 . 0 points",
        ]
    );
}

#[test]
fn art_15_1_forfeits_may_be_kept_out_of_wins() {
    let rules = RankingRules { forfeit_counts_as_win: false, ..RankingRules::default() };
    let lines = in_lines(&rank(&left_after_one_of_five().field(), &rules));
    assert_eq!(
        lines.get(2..4),
        Some(&["3 1 3 5¾ 2 . 0 sonneborn_berger".into(), "4 2 3 5¾ 1 . 0 wins".into()][..])
    );
}

#[test]
fn art_15_1_forfeits_may_be_kept_out_of_small_points() {
    // Without the forfeit, 1 has half of 1½ and 2 still has 1½.
    let paper = Paper::read(
        ". 0 ½ +
         1 . 0 0
         ½ 1 . 0
         - 1 1 .",
    );
    let rules = RankingRules { forfeit_opponent_counts: false, ..RankingRules::default() };
    assert_eq!(
        in_lines(&paper.clone().rank()),
        [
            "1 4 2 2½ 2 . 0 -",
            "2 1 1½ 2¾ 1 . 0 points",
            "3 3 1½ 1¾ 1 . 0 sonneborn_berger",
            "4 2 1 1½ 1 . 0 points",
        ]
    );
    assert_eq!(
        in_lines(&rank(&paper.field(), &rules)),
        [
            "1 4 2 2½ 2 . 0 -",
            "2 3 1½ 1¾ 1 . 0 points",
            "3 1 1½ ¾ 1 . 0 sonneborn_berger",
            "4 2 1 1½ 1 . 0 points",
        ]
    );
}

#[test]
fn art_14_1_with_3_1_and_0_small_points_stay_shares_of_the_opponents_points() {
    let paper = Paper::read(
        ". 0 1 ½
         1 . 0 0
         0 1 . ½
         ½ 1 ½ .",
    );
    let points = Scale::from_halves(6, 2, 0);
    let rules = RankingRules { points, ..RankingRules::default() };
    assert_eq!(
        in_lines(&rank(&paper.field(), &rules)),
        [
            "1 4 5 7 1 . 0 -",
            "2 1 4 6½ 1 . 0 points",
            "3 3 4 5½ 1 . 0 sonneborn_berger",
            "4 2 3 4 1 . 0 points",
        ]
    );
}

#[test]
fn art_15_1_only_the_criteria_of_the_regulations_decide() {
    let rules = RankingRules { tie_breaks: vec![TieBreak::FewerFouls], ..RankingRules::default() };
    let paper = ring().fouls(1, 2, 1);
    assert_eq!(
        in_lines(&rank(&paper.field(), &rules)),
        ["1= 3 2 0 -", "1= 4 2 0 -", "3 1 2 1 fewer_fouls", "4 2 0 0 points"]
    );
}

#[test]
fn art_15_1_is_the_default_and_rules_are_read_strictly() {
    let read = |text: &str| serde_json::from_str::<RankingRules>(text);
    assert_eq!(read("{}").expect("the default"), RankingRules::default());
    assert_eq!(RankingRules::default().tie_breaks, TieBreak::ART_15_1);
    assert!(read(r#"{"tie_breaks": ["drawing_straws"]}"#).is_err());
    assert!(read(r#"{"forfeits": true}"#).is_err());
}
