//! Art. 18.4, by hand: whoever was punished goes last within equal points, before any criterion is asked.

use crate::standings::paper::{Paper, in_lines};

/// All have 1½ points and 2¼ small points; 1, 2 and 3 have won a game of a ring, 4 none.
fn all_equal() -> Paper {
    Paper::read(
        ". 1 0 ½
         0 . 1 ½
         1 0 . ½
         ½ ½ ½ .",
    )
}

#[test]
fn art_18_4_the_punished_go_last_before_any_criterion_is_asked() {
    // Without punishments 4 is the last, by 勝局.
    let table = all_equal().punish(1, 0, 1).punish(2, 0, 2).punish(3, 1, 0).rank();
    assert_eq!(
        in_lines(&table),
        [
            "1 4 1½ 2¼ 0 . 0 -",
            "2 1 1½ 2¼ 1 . 0 penalties",
            "3 2 1½ 2¼ 1 . 0 penalties",
            "4 3 1½ 2¼ 1 . 0 penalties",
        ]
    );
}

#[test]
fn art_18_4_gravity_goes_before_number() {
    let table = all_equal().punish(1, 1, 1).punish(2, 0, 9).punish(3, 1, 0).punish(4, 2, 0).rank();
    let order: Vec<u32> = table.ranked.iter().map(|it| it.number).collect();
    assert_eq!(order, [2, 3, 1, 4]);
}

#[test]
fn art_18_4_the_criteria_part_those_punished_alike() {
    // 2 beat 3; 1 and 4 have a warning each.
    assert_eq!(
        in_lines(&all_equal().punish(1, 0, 1).punish(4, 0, 1).rank()),
        [
            "1 2 1½ 2¼ 1 1 0 -",
            "2 3 1½ 2¼ 1 0 0 direct_encounter",
            "3 1 1½ 2¼ 1 . 0 penalties",
            "4 4 1½ 2¼ 0 . 0 wins",
        ]
    );
    let alike = (1..=3).fold(all_equal(), |paper, number| paper.punish(number, 1, 2)).rank();
    assert_eq!(
        in_lines(&alike),
        ["1 4 1½ 2¼ 0 . 0 -", "2= 1 1½ 2¼ 1 1 0 penalties", "2= 2 1½ 2¼ 1 1 0 -", "2= 3 1½ 2¼ 1 1 0 -",]
    );
}

#[test]
fn art_18_4_nobody_falls_behind_fewer_points() {
    let table = Paper::read(
        ". 1 1
         0 . ½
         0 ½ .",
    );
    assert_eq!(
        in_lines(&table.punish(1, 3, 0).punish(2, 0, 1).rank()),
        ["1 1 2 1 2 . 0 -", "2 3 ½ ¼ 0 . 0 points", "3 2 ½ ¼ 0 . 0 penalties"]
    );
}

#[test]
fn art_18_4_a_team_is_punished_like_a_player() {
    let table = Paper::teams(
        ".  ½½ 10
         ½½ .  10
         01 01 .",
    );
    // All matches are drawn; 3 and 2 would be before 1 by 全隊勝局 and 犯規.
    assert_eq!(
        in_lines(&table.punish(2, 1, 0).rank_teams()),
        ["1 3 2 2 2 . 0 -", "2 1 2 2 1 . 0 board_wins", "3 2 2 2 1 . 0 penalties"]
    );
}

#[test]
fn art_18_4_a_line_shows_penalties_only_where_there_are_any() {
    let table = serde_json::to_value(all_equal().punish(1, 0, 1).rank()).expect("a table");
    assert_eq!(table.pointer("/ranked/0/penalties"), None);
    assert_eq!(
        table.pointer("/ranked/3/penalties"),
        Some(&serde_json::json!({"removals": 0, "warnings": 1}))
    );
    assert_eq!(table.pointer("/ranked/3/separated_by"), Some(&"penalties".into()));
}
