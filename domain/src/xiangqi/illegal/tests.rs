//! Why a move is illegal, by the article it breaks.

use super::*;
use crate::xiangqi::diagram;

const DRAWING: &str = "
    . . b a k a b n r
    . . . . . . . . .
    . c n . . . . c .
    p . p . p . p . p
    . . . . . . . . .
    . . . . . . . . .
    P . P . P . P . P
    . C . . B . . C .
    . . . . . . . . .
    R . B A K A . N R";

fn flaw(side: Side, tried: &str, drawing: &str) -> Option<IllegalMove> {
    why_illegal(&diagram::board(drawing), side, tried.parse().expect("a move"))
}

fn red(tried: &str) -> Option<IllegalMove> {
    flaw(Side::Red, tried, DRAWING)
}

fn man(letter: char) -> Man {
    Man::from_letter(letter).expect("a man")
}

#[test]
fn art_2_1_one_own_man_goes_to_another_point() {
    let square = diagram::square("d4");
    assert_eq!(red("d4d5"), Some(IllegalMove::EmptySquare { square }));
    let square = diagram::square("h7");
    assert_eq!(red("h7h6"), Some(IllegalMove::OpponentsMan { square, man: man('c') }));
    let square = diagram::square("e0");
    assert_eq!(red("e0e0"), Some(IllegalMove::StandsStill { square }));
    assert_eq!(
        red("b2e2"),
        Some(IllegalMove::OwnManOnTarget { square: diagram::square("e2"), man: man('B') })
    );
    assert_eq!(red("b2d2"), None);
}

#[test]
fn art_2_2_each_kind_has_its_way() {
    for (tried, letter) in [
        ("a0b1", 'R'),
        ("b2c1", 'C'),
        ("h0h1", 'N'),
        ("e2e4", 'B'),
        ("e0f1", 'K'),
        ("d0d1", 'A'),
        ("e3e5", 'P'),
        ("e3d4", 'P'),
    ] {
        assert_eq!(red(tried), Some(IllegalMove::NotItsMove { man: man(letter) }), "{tried}");
    }
}

#[test]
fn art_2_2_palace_and_river_bind() {
    let drawing = "
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . B . . . . . .
        . . . . . . . . .
        . . . K . A . . .
        . . . . . . . . .
        . . . . . . . . .";
    let to = diagram::square("c2");
    assert_eq!(flaw(Side::Red, "d2c2", drawing), Some(IllegalMove::LeavesPalace { man: man('K'), to }));
    let to = diagram::square("d3");
    assert_eq!(flaw(Side::Red, "d2d3", drawing), Some(IllegalMove::LeavesPalace { man: man('K'), to }));
    let to = diagram::square("g1");
    assert_eq!(flaw(Side::Red, "f2g1", drawing), Some(IllegalMove::LeavesPalace { man: man('A'), to }));
    let to = diagram::square("e6");
    assert_eq!(flaw(Side::Red, "c4e6", drawing), Some(IllegalMove::CrossesRiver { to }));
}

#[test]
fn art_2_2_horse_leg_and_elephant_eye_are_named() {
    let drawing = "
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . p p . . . .
        . . . . B . . . .
        . . . . . . . . .
        . . . K N . . . .";
    let eye = diagram::square("d3");
    assert_eq!(flaw(Side::Red, "e2c4", drawing), Some(IllegalMove::EyeBlocked { eye }));
    let leg = diagram::square("d0");
    assert_eq!(flaw(Side::Red, "e0c1", drawing), Some(IllegalMove::LegBlocked { leg }));
    assert_eq!(flaw(Side::Red, "e0g1", drawing), None);
}

#[test]
fn art_2_2_chariot_and_cannon_pass_nobody() {
    let at = diagram::square("a3");
    assert_eq!(red("a0a5"), Some(IllegalMove::WayBlocked { at }));
    let at = diagram::square("b7");
    assert_eq!(red("b2b8"), Some(IllegalMove::WayBlocked { at }));
}

#[test]
fn art_2_3_cannon_needs_exactly_one_screen() {
    let to = diagram::square("b7");
    assert_eq!(red("b2b7"), Some(IllegalMove::WrongScreens { to, screens: 0 }));
    let drawing = "
        . . . k . . . . .
        . . . . . . . . .
        . n . . . . . . .
        . p . . . . . . .
        . . . . . . . . .
        . p . . . . . . .
        . . . . . . . . .
        . C . . . . . . .
        . . . . . . . . .
        . . . . K . . . .";
    let to = diagram::square("b7");
    assert_eq!(flaw(Side::Red, "b2b7", drawing), Some(IllegalMove::WrongScreens { to, screens: 2 }));
    assert_eq!(flaw(Side::Red, "b2b6", drawing), None);
}

#[test]
fn art_2_2_soldier_neither_retreats_nor_turns_before_the_river() {
    let square = diagram::square("e3");
    assert_eq!(red("e3d3"), Some(IllegalMove::SoldierNotAcross { square }));
    assert_eq!(flaw(Side::Black, "e6e7", DRAWING), Some(IllegalMove::SoldierRetreats));
    let square = diagram::square("e6");
    assert_eq!(flaw(Side::Black, "e6f6", DRAWING), Some(IllegalMove::SoldierNotAcross { square }));
}

const PINNED: &str = "
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . r
    . . . . . . . . .
    . . . . N . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    r . B . K . . . .";

#[test]
fn art_4_1_2_generals_may_not_come_to_face() {
    let flaw = flaw(Side::Red, "e5d7", PINNED).expect("illegal");
    assert_eq!(flaw, IllegalMove::GeneralsFace);
    assert_eq!((flaw.article(), flaw.breaks()), ("4.1.2", "2.2"));
}

#[test]
fn art_4_1_6_a_general_may_not_be_left_attacked() {
    let flaw = flaw(Side::Red, "c0a2", PINNED).expect("illegal");
    assert_eq!(flaw, IllegalMove::GeneralAttacked { by: diagram::square("a0") });
    assert_eq!((flaw.article(), flaw.breaks()), ("4.1.6", "2.3"));
}

#[test]
fn a_flaw_gives_its_reason_with_code_article_and_facts() {
    let reason = IllegalMove::LegBlocked { leg: diagram::square("h1") }.reason();
    assert_eq!(reason.code, "xiangqi.leg_blocked");
    assert_eq!(reason.article.as_deref(), Some("4.1.6"));
    assert_eq!(reason.facts.get("square").map(String::as_str), Some("h1"));
    assert_eq!(reason.facts.get("breaks").map(String::as_str), Some("2.2"));
    let flaw = IllegalMove::OpponentsMan { square: diagram::square("h7"), man: man('c') };
    assert_eq!(flaw.to_string(), "the cannon on h7 is the opponent's");
}

#[test]
fn every_flaw_names_the_article_about_moving_that_it_breaks() {
    let (square, man) = (diagram::square("e5"), man('c'));
    let breaks = [
        (IllegalMove::EmptySquare { square }, "2.1"),
        (IllegalMove::OpponentsMan { square, man }, "2.1"),
        (IllegalMove::StandsStill { square }, "2.1"),
        (IllegalMove::OwnManOnTarget { square, man }, "2.3"),
        (IllegalMove::WrongScreens { to: square, screens: 0 }, "2.3"),
        (IllegalMove::GeneralAttacked { by: square }, "2.3"),
        (IllegalMove::CheckUnanswered { by: square }, "3.1"),
        (IllegalMove::SoldierRetreats, "2.2"),
    ];
    for (flaw, article) in breaks {
        assert_eq!(flaw.breaks(), article, "{flaw}");
    }
}

#[test]
fn a_reason_names_the_side_of_the_man_it_speaks_of() {
    let square = diagram::square("h7");
    let side = |flaw: IllegalMove| flaw.reason_of(Side::Red).facts.remove("side");
    assert_eq!(side(IllegalMove::OpponentsMan { square, man: man('c') }).as_deref(), Some("black"));
    assert_eq!(side(IllegalMove::OwnManOnTarget { square, man: man('C') }).as_deref(), Some("red"));
}
