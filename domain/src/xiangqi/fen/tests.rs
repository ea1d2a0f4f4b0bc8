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
    let six = ["a6", "c6", "e6", "g6", "i6", "i4"].map(|square| (square, 'p'));
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
         the number of points on rank 0 is 10 instead of 9; \
         there are 2 of the red general, and a set has 1; \
         the red general never comes to a1; \
         \"x\" is no side: w or r is red, b is black"
    );
    let reason = error.reason();
    assert_eq!(reason.code, "xiangqi.bad_fen");
    let facts: Vec<_> = reason.facts.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(
        facts,
        [
            ("given", "3k5/9/9/z8/9/9/9/9/K8/5K4 x"),
            ("impossible_point", "K (a1)"),
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
}

#[test]
fn an_empty_text_says_so_and_no_more() {
    for text in ["", " ", "\n"] {
        assert_eq!(flaws(text), [FenFlaw::Empty], "{text:?}");
    }
}

#[test]
fn art_1_2_men_on_ranks_too_many_are_not_said_to_be_missing() {
    let start = START.replace(" w - - 0 1", "");
    assert_eq!(
        flaws(&format!("/{start} w")),
        [FenFlaw::RankCount { found: 11 }, FenFlaw::RankLength { rank: 9, found: 0 }]
    );
    assert_eq!(flaws(&format!("9/{start} w")), [FenFlaw::RankCount { found: 11 }]);
    let one = Position::from_fen("4K4 w").expect_err("no position").to_string();
    assert!(one.contains("the number of ranks is 1 instead of 10"), "{one}");
}

#[test]
fn each_flaw_of_a_rank_is_told_once() {
    assert_eq!(flaws("3k5/9/9/111111111/9/9/9/9/9/5K3 w"), [FenFlaw::NumbersSideBySide { rank: 6 }]);
    let unknown = |letter| FenFlaw::UnknownLetter { letter, rank: 6 };
    assert_eq!(flaws("3k5/9/9/xxyx5/9/9/9/9/9/5K3 w"), [unknown('x'), unknown('y')]);
    assert_eq!(flaws("3k5/9/9/0r08/9/9/9/9/9/5K3 w"), [unknown('0')]);
    assert_eq!(
        flaws("3k5/9/9/10/9/9/9/9/9/5K3 w"),
        [unknown('0'), FenFlaw::RankLength { rank: 6, found: 1 }]
    );
}

#[test]
fn art_2_2_two_soldiers_that_only_went_forward_share_no_file() {
    let doubled = |side, file, squares: [&str; 2]| FenFlaw::SoldiersOnFile {
        side,
        file,
        squares: squares.map(diagram::square),
    };
    assert_eq!(flaws_with(&[("g3", 'P'), ("g4", 'P')]), [doubled(Side::Red, 'g', ["g3", "g4"])]);
    let black = [("a6", 'p'), ("a5", 'p'), ("i6", 'p'), ("i5", 'p')];
    assert_eq!(
        flaws_with(&black),
        [doubled(Side::Black, 'a', ["a5", "a6"]), doubled(Side::Black, 'i', ["i5", "i6"])]
    );
    // One of them may have come from elsewhere, across the river; and the other side's are its own.
    for men in [
        [("g3", 'P'), ("g5", 'P')],
        [("g4", 'P'), ("g6", 'p')],
        [("g4", 'P'), ("g3", 'p')],
        [("g5", 'P'), ("g6", 'P')],
    ] {
        assert_eq!(flaws_with(&men), [], "{men:?}");
    }
    let error = Position::from_fen("3k5/9/9/9/9/6P2/6P2/9/9/5K3 w").expect_err("no position");
    assert!(error.to_string().ends_with("two red soldiers stand on file g before the river, on g3 and g4"));
    assert_eq!(error.reason().facts.get("soldiers_on_file").map(String::as_str), Some("P (g3 g4)"));
}

#[test]
fn art_2_2_a_general_out_of_its_palace_hides_neither_check_nor_facing() {
    let lost =
        |letter, square| FenFlaw::ImpossiblePoint { man: man(letter), square: diagram::square(square) };
    let by = diagram::square("a6");
    assert_eq!(
        flaws("9/9/9/R2k5/9/9/9/9/9/4K4 w"),
        [lost('k', "d6"), FenFlaw::CheckedOutOfTurn { side: Side::Black, by }]
    );
    assert_eq!(flaws("4k4/9/9/9/9/9/4K4/9/9/9 w"), [lost('K', "e3"), FenFlaw::GeneralsFace]);
}

#[test]
fn art_2_2_a_rank_that_cannot_be_read_hides_no_impossible_point_on_others() {
    let lost = FenFlaw::ImpossiblePoint { man: man('P'), square: diagram::square("a1") };
    assert_eq!(flaws("3k5/9/8/9/9/9/9/9/P8/5K3 w"), [FenFlaw::RankLength { rank: 7, found: 8 }, lost]);
    // Where there are not ten ranks, nobody knows which is which.
    assert_eq!(flaws("3k5/9/9/9/9/9/9/P8/5K3 w"), [FenFlaw::RankCount { found: 9 }]);
    assert_eq!(flaws("3k5/9/9/9/9/9/9/9/PP8/5K3 w"), [FenFlaw::RankLength { rank: 1, found: 10 }]);
}
