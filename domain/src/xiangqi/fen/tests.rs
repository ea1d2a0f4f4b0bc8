//! FEN: every flaw is named, and what is written is read back.

use super::*;
use crate::vocabulary::refusal::Refuse;
use crate::xiangqi::diagram;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn flaws(fen: &str) -> Vec<FenFlaw> {
    let error = Position::from_fen(fen).expect_err(fen);
    assert_eq!(error.given, fen);
    error.flaws
}

/// The flaws of a position with bare Generals and these men added, Red to move.
fn flaws_with(men: &[(&str, char)]) -> Vec<FenFlaw> {
    let mut board = diagram::board(
        "
        . . . k . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . K . . .",
    );
    for &(square, letter) in men {
        board.put(diagram::square(square), Man::from_letter(letter).expect("a man"));
    }
    Position::from_fen(&format!("{} w", placement(&board))).map_or_else(|error| error.flaws, |_| Vec::new())
}

fn man(letter: char) -> Man {
    Man::from_letter(letter).expect("a man")
}

#[test]
fn art_1_3_the_start_is_written_and_read() {
    assert_eq!(Position::initial().to_fen(), START);
    assert_eq!(Position::from_fen(START), Ok(Position::initial()));
}

#[test]
fn fields_after_the_side_may_be_left_out_and_other_letters_are_read() {
    let board = START.split(' ').next().expect("a board");
    for fields in ["w", "r", "w -", "r - -", "w - - 0", "w  - -  0 1"] {
        assert_eq!(Position::from_fen(&format!("{board} {fields}")), Ok(Position::initial()), "{fields}");
    }
    let other = board.replace('n', "h").replace('B', "E").replace('N', "H").replace('b', "e");
    assert_eq!(Position::from_fen(&format!("{other} w")), Ok(Position::initial()));
}

#[test]
fn counters_and_side_are_kept() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R4K3 b - - 17 42";
    let position = Position::from_fen(fen).expect("a position");
    assert_eq!(position.side_to_move(), Side::Black);
    assert_eq!((position.plies_since_capture(), position.round()), (17, 42));
    assert_eq!(position.to_fen(), fen);
}

#[test]
fn art_1_1_ten_ranks_of_nine_points() {
    assert_eq!(flaws("3k5/9/9/9/9/9/9/9/5K3 w"), [FenFlaw::RankCount { found: 9 }]);
    assert_eq!(flaws("3k5/9/9/9/9/9/9/9/9/5K3/9 w"), [FenFlaw::RankCount { found: 11 }]);
    assert_eq!(flaws("3k5/9/8/9/9/9/9/9/9/5K3 w"), [FenFlaw::RankLength { rank: 7, found: 8 }]);
    assert_eq!(flaws("3k5/9/9//9/9/9/9/9/5K3 w"), [FenFlaw::RankLength { rank: 6, found: 0 }]);
    assert_eq!(flaws("3k5/9/9/9/9/9/9/9/9/5K4 w"), [FenFlaw::RankLength { rank: 0, found: 10 }]);
    assert_eq!(flaws("3k5/9/45/9/9/9/9/9/9/5K3 w"), [FenFlaw::NumbersSideBySide { rank: 7 }]);
}

#[test]
fn art_1_2_unknown_letters_are_named_with_their_rank() {
    assert_eq!(
        flaws("3k5/9/9/x8/9/9/9/9/兵8/5K3 w"),
        [FenFlaw::UnknownLetter { letter: 'x', rank: 6 }, FenFlaw::UnknownLetter { letter: '兵', rank: 1 }]
    );
    assert_eq!(
        flaws("3k5/9/9/9/0r8/9/9/9/9/5K3 w").first(),
        Some(&FenFlaw::UnknownLetter { letter: '0', rank: 5 })
    );
}

#[test]
fn art_1_2_each_side_has_one_general() {
    let missing = |side| FenFlaw::GeneralMissing { side };
    assert_eq!(flaws("9/9/9/9/9/9/9/9/9/9 w"), [missing(Side::Red), missing(Side::Black)]);
    assert_eq!(flaws("9/9/9/9/9/9/9/9/9/4K4 b"), [missing(Side::Black)]);
    assert_eq!(flaws_with(&[("e1", 'K')]), [FenFlaw::TooMany { man: man('K'), found: 2 }]);
}

#[test]
fn art_1_2_no_more_men_of_a_kind_than_a_set_has() {
    let three = |man| FenFlaw::TooMany { man, found: 3 };
    assert_eq!(flaws_with(&[("a1", 'R'), ("a2", 'R'), ("a3", 'R')]), [three(man('R'))]);
    assert_eq!(flaws_with(&[("c9", 'b'), ("g9", 'b'), ("e7", 'b')]), [three(man('b'))]);
    let six = ["a6", "c6", "e6", "g6", "i6", "i5"].map(|square| (square, 'p'));
    assert_eq!(flaws_with(&six), [FenFlaw::TooMany { man: man('p'), found: 6 }]);
}

#[test]
fn art_2_2_bound_men_on_points_they_never_reach() {
    for (square, letter) in [
        ("d1", 'A'),
        ("e4", 'A'),
        ("b2", 'B'),
        ("c5", 'B'),
        ("e2", 'b'),
        ("a2", 'P'),
        ("b3", 'P'),
        ("d5", 'p'),
    ] {
        let expected = FenFlaw::ImpossiblePoint { man: man(letter), square: diagram::square(square) };
        assert_eq!(flaws_with(&[(square, letter)]), [expected]);
    }
    let wandering = "9/9/9/3k5/9/9/9/9/9/5K3 w";
    assert_eq!(flaws(wandering), [FenFlaw::ImpossiblePoint { man: man('k'), square: diagram::square("d6") }]);
    assert_eq!(flaws_with(&[("d5", 'P'), ("b5", 'P'), ("a3", 'P'), ("e1", 'A'), ("i2", 'B')]), []);
}

#[test]
fn art_4_1_2_generals_may_not_face() {
    assert_eq!(flaws("4k4/9/9/9/9/9/9/9/9/4K4 w"), [FenFlaw::GeneralsFace]);
}

#[test]
fn art_3_1_only_the_side_to_move_may_be_in_check() {
    let by = diagram::square("a9");
    assert_eq!(flaws("R2k5/9/9/9/9/9/9/9/9/5K3 w"), [FenFlaw::CheckedOutOfTurn { side: Side::Black, by }]);
    assert!(Position::from_fen("R2k5/9/9/9/9/9/9/9/9/5K3 b").is_ok_and(|position| position.in_check()));
}

#[test]
fn art_4_1_6_a_breach_is_read_only_where_it_is_asked_for() {
    let left_in_check = "5k3/9/9/9/9/9/9/9/3ppp3/4K4 b - - 0 1";
    assert!(Position::from_fen(left_in_check).is_err());
    let mut position = Position::from_fen_after_breach(left_in_check).expect("a breach");
    assert_eq!(position.to_fen(), left_in_check);
    assert_eq!(position.play("e1e0".parse().expect("a move")), Ok(Some(man('K'))));
    assert!(Position::from_fen_after_breach("4k4/9/9/9/9/9/9/9/9/4K4 w").is_ok());
    let worse = Position::from_fen_after_breach("4k4/9/9/9/9/9/9/9/P8/4K4 w").expect_err("no position");
    assert_eq!(worse.flaws.len(), 2);
}

#[test]
fn sides_dashes_and_counters_are_read_strictly() {
    let with = |fields: &str| flaws(&format!("3k5/9/9/9/9/9/9/9/9/5K3{fields}"));
    assert_eq!(with(""), [FenFlaw::SideMissing]);
    assert_eq!(with(" W"), [FenFlaw::UnknownSide { given: "W".to_owned() }]);
    assert_eq!(with(" w KQkq -"), [FenFlaw::NotDash { field: 3, given: "KQkq".to_owned() }]);
    assert_eq!(with(" w - e3"), [FenFlaw::NotDash { field: 4, given: "e3".to_owned() }]);
    assert_eq!(with(" w - - -1 1"), [FenFlaw::BadPlies { given: "-1".to_owned() }]);
    assert_eq!(with(" w - - +1 1"), [FenFlaw::BadPlies { given: "+1".to_owned() }]);
    assert_eq!(with(" w - - 0 0"), [FenFlaw::BadRound { given: "0".to_owned() }]);
    assert_eq!(with(" w - - 0 99999999999"), [FenFlaw::BadRound { given: "99999999999".to_owned() }]);
    assert_eq!(with(" w - - 0 1 x y"), [FenFlaw::TooManyFields { found: 8 }]);
}

#[test]
fn all_flaws_are_told_at_once() {
    let error = Position::from_fen("3k5/9/9/z8/9/9/9/9/K8/5K4 x").expect_err("no position");
    assert_eq!(
        error.to_string(),
        "failed to read \"3k5/9/9/z8/9/9/9/9/K8/5K4 x\" as a position: \
         'z' on rank 6 is neither a man nor a number of empty points; \
         rank 0 has 10 points instead of 9; \
         there are 2 of the red general, and a set has 1; \
         \"x\" is no side: w or r is red, b is black"
    );
    let reason = error.reason();
    assert_eq!(reason.code, "xiangqi.bad_fen");
    let facts: Vec<_> = reason.facts.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(
        facts,
        [
            ("given", "3k5/9/9/z8/9/9/9/9/K8/5K4 x"),
            ("rank_length", "0 (10)"),
            ("too_many", "K (2)"),
            ("unknown_letter", "'z' (6)"),
            ("unknown_side", "\"x\""),
        ]
    );
}

#[test]
fn a_text_too_long_to_be_a_position_is_not_read() {
    let error = Position::from_fen(&"x".repeat(100_000)).expect_err("no position");
    assert_eq!((error.flaws, error.given.len()), (vec![FenFlaw::TooLong], LONGEST));
    assert_eq!(
        flaws(""),
        [
            FenFlaw::RankCount { found: 0 },
            FenFlaw::RankLength { rank: 9, found: 0 },
            FenFlaw::GeneralMissing { side: Side::Red },
            FenFlaw::GeneralMissing { side: Side::Black },
            FenFlaw::SideMissing
        ]
    );
}
