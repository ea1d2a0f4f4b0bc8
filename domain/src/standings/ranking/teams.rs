//! Tables of teams, worked out by hand, one for each step of Art. 15.3.
//!
//! A line is: place (`=` shared), number, match points; 局分, 全隊勝局, 直勝 (`.` not consulted), 犯規; and what parted it
//! from the line above.

use super::{RankingRules, rank};
use crate::standings::paper::{Paper, in_lines};

/// 1 and 2 have won two matches each, 4 one and drawn one, 3 drawn one.
fn four_teams() -> Paper {
    Paper::teams(
        ".  1½ ½1 00
         0½ .  11 11
         ½0 00 .  10
         11 00 01 .",
    )
}

#[test]
fn art_15_3_match_points_then_board_points() {
    // 局分 of 1: 1½ + 1½ + 0; of 2: ½ + 2 + 2; of 3: ½ + 0 + 1; of 4: 2 + 0 + 1.
    let table = four_teams().rank_teams();
    assert_eq!(
        in_lines(&table),
        ["1 2 4 4½ 4 . 0 -", "2 1 4 3 2 . 0 board_points", "3 4 3 3 3 . 0 points", "4 3 1 1½ 1 . 0 points",]
    );
    let symbols: Vec<String> =
        table.ranked.iter().flat_map(|it| &it.results).map(super::Cell::symbol).collect();
    assert_eq!(symbols, ["2", "0", "2", "0", "2", "2", "2", "1", "0", "0", "1", "0"]);
}

#[test]
fn art_15_3_board_wins_separate_and_fewer_fouls_at_last() {
    // Every match is drawn 1 to 1; 1 has won no game.
    let table = Paper::teams(
        ".  ½½ ½½
         ½½ .  10
         ½½ 01 .",
    );
    assert_eq!(
        in_lines(&table.clone().rank_teams()),
        ["1= 2 2 2 1 1 0 -", "1= 3 2 2 1 1 0 -", "3 1 2 2 0 . 0 board_wins"]
    );
    assert_eq!(
        in_lines(&table.fouls(2, 1, 3).fouls(3, 2, 2).rank_teams()),
        ["1 3 2 2 1 1 2 -", "2 2 2 2 1 1 3 fewer_fouls", "3 1 2 2 0 . 0 board_wins"]
    );
}

#[test]
fn art_15_3_direct_encounter_is_in_match_points() {
    // 2 has beaten 1, and is equal to it in all before.
    let table = Paper::teams(
        ". 0 ½ 1
         1 . 0 ½
         ½ 1 . ½
         0 ½ ½ .",
    );
    assert_eq!(
        in_lines(&table.rank_teams()),
        [
            "1 3 4 2 1 . 0 -",
            "2 2 3 1½ 1 2 0 points",
            "3 1 3 1½ 1 0 0 direct_encounter",
            "4 4 2 1 0 . 0 points",
        ]
    );
}

#[test]
fn art_15_3_forfeited_boards_may_be_kept_out_of_board_wins() {
    // 2 did not come against 1; at the second board of 3 nobody came against 1.
    let paper = Paper::teams(
        ".  ++ 0+
         -- .  10
         1- 01 .",
    );
    assert_eq!(
        in_lines(&paper.clone().rank_teams()),
        ["1 1 3 3 3 . 0 -", "2 3 2 2 2 . 0 points", "3 2 1 1 1 . 0 points"]
    );
    let rules = RankingRules { forfeit_counts_as_win: false, ..RankingRules::of_teams() };
    let table = rank(&paper.field(), &rules);
    assert_eq!(in_lines(&table), ["1 1 3 3 0 . 0 -", "2 3 2 2 2 . 0 points", "3 2 1 1 1 . 0 points"]);
    let symbols: Vec<String> =
        table.ranked.iter().flat_map(|it| &it.results).map(super::Cell::symbol).collect();
    assert_eq!(symbols, ["+", "1", "1", "1", "1", "-"]);
}

#[test]
fn art_20_3_the_matches_of_an_annulled_team_count_for_nobody() {
    let table = four_teams().annul(2).rank_teams();
    assert_eq!(in_lines(&table), ["1 4 3 3 3 . 0 -", "2 1 2 1½ 1 . 0 points", "3 3 1 1½ 1 . 0 points"]);
    assert_eq!(table.annulled.len(), 1);
}
