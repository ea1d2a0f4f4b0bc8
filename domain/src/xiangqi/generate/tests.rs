//! Which moves there are, man by man, on boards drawn by hand.

use std::collections::BTreeSet;

use super::*;
use crate::xiangqi::diagram;
use crate::xiangqi::position::Position;

/// The man on `from` reaches exactly the marked points: `*`, and men followed by `x`.
fn assert_reaches(from: &str, drawing: &str) {
    let mut reached = BTreeSet::new();
    destinations(&diagram::board(drawing), diagram::square(from), |to| {
        assert!(reached.insert(to), "{to} twice");
    });
    assert_eq!(reached, diagram::marks(drawing));
}

/// The legal moves of the man on `from`.
fn legal_from(side: Side, from: &str, drawing: &str) -> Vec<String> {
    let moves = legal_moves(&diagram::board(drawing), side);
    moves.into_iter().map(String::from).filter(|text| text.starts_with(from)).collect()
}

#[test]
fn art_2_2_general_steps_within_the_palace() {
    assert_reaches(
        "d1",
        "
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  px .  .  .  .  .
        .  .  .  K  *  .  .  .  .
        .  .  .  *  .  .  .  .  .",
    );
}

#[test]
fn art_2_2_advisor_steps_along_the_palace_diagonals() {
    assert_reaches(
        "e1",
        "
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  *  .  nx .  .  .
        .  .  .  .  A  .  .  .  .
        .  .  .  K  .  *  .  .  .",
    );
    assert_reaches(
        "f7",
        "
        .  .  .  .  k  .  .  .  .
        .  .  .  .  *  .  .  .  .
        .  .  .  .  .  a  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .",
    );
}

#[test]
fn art_2_2_elephant_eye_is_blocked() {
    // d3 is blocked by an opponent's man, f1 by one of its own; c0 and g4 stay open.
    assert_reaches(
        "e2",
        "
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  rx .  .
        .  .  .  p  .  .  .  .  .
        .  .  .  .  B  .  .  .  .
        .  .  .  .  .  A  .  .  .
        .  .  *  K  .  .  .  .  .",
    );
}

#[test]
fn art_2_2_elephant_does_not_cross_the_river() {
    assert_reaches(
        "g4",
        "
        .  .  .  .  k  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  r  .  r  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  B  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  *  .  .  .  *
        .  .  .  .  .  .  .  .  .
        .  .  .  K  .  .  .  .  .",
    );
}

#[test]
fn art_2_2_horse_goes_one_straight_and_one_aslant() {
    assert_reaches(
        "e5",
        "
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  *  .  px .  .  .
        .  .  *  .  .  .  *  .  .
        .  .  .  .  N  .  .  .  .
        .  .  *  .  .  .  P  .  .
        .  .  .  *  .  *  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .",
    );
}

#[test]
fn art_2_2_horse_leg_is_blocked() {
    // Blocked in front by the opponent's man and on the right by its own; men aslant block nothing.
    assert_reaches(
        "e5",
        "
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  *  p  p  p  .  .  .
        .  .  .  .  N  P  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  .  *  .  *  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .",
    );
}

#[test]
fn art_2_2_chariot_goes_along_open_lines() {
    assert_reaches(
        "c4",
        "
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  n  .  .  .  .  .  .
        .  .  px .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        *  *  R  *  *  *  P  .  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  K  .  .  .  .",
    );
}

#[test]
fn art_2_3_cannon_takes_over_one_man_of_either_side() {
    // Over Black's soldier, over Red's own; to the right the second man is Red's, and behind nobody follows.
    assert_reaches(
        "c4",
        "
        .  .  rx k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  p  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        nx P  C  *  p  .  P  r  .
        .  .  *  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  .  B  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .",
    );
}

#[test]
fn art_2_2_soldier_before_the_river_only_goes_forward() {
    assert_reaches(
        "c4",
        "
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  px .  .  .  .  .  .
        .  n  P  n  .  .  .  .  .
        .  .  r  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .",
    );
}

#[test]
fn art_2_2_soldier_across_the_river_goes_sideways_and_never_back() {
    assert_reaches(
        "c5",
        "
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  *  .  .  .  .  .  .
        .  nx P  *  .  .  .  .  .
        .  .  n  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  .",
    );
    // On the last rank only the sides are left; Black's soldiers go down the board.
    assert_reaches(
        "i0",
        "
        .  .  .  k  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  K  .  .  .  R
        .  .  .  .  .  .  .  *  p",
    );
}

#[test]
fn art_4_1_2_a_man_between_the_generals_keeps_the_file() {
    let drawing = "
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . P . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . K . . . .";
    assert_eq!(legal_from(Side::Red, "e5", drawing), ["e5e6"]);
}

#[test]
fn art_2_2_a_general_avoids_the_other_generals_file() {
    let drawing = "
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . K . . . . .
        . . . . . . . . .";
    assert_eq!(legal_from(Side::Red, "d1", drawing), ["d1d0", "d1d2"]);
}

#[test]
fn art_3_1_check_must_be_answered() {
    // The cannon on e7 checks over the soldier. On e1 the general is still on its file, on d0 it would face
    // the other; advisor and horse make a second screen.
    let drawing = "
        . . . k . . . . .
        . . . . . . . . .
        . . . . c . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . P . N . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . K A . . .";
    assert_eq!(legal_moves(&diagram::board(drawing), Side::Red), diagram::moves("f0e1 g3e2 g3e4"));
}

#[test]
fn moves_come_in_the_squares_order() {
    let moves = Position::initial().legal_moves();
    assert!(moves.is_sorted());
    assert_eq!(moves.first().map(ToString::to_string).as_deref(), Some("a0a1"));
    assert_eq!(moves.last().map(ToString::to_string).as_deref(), Some("i3i4"));
}
