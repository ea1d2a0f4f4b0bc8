//! Numbers before moves: whose they are, and what stands for a move that is missing.

use super::*;

#[test]
fn a_number_that_is_not_its_moves_is_named() {
    let black = "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b\"]\n";
    for (text, ply, given, expected) in [
        ("1. h2e2 2. h0g2 h9g7 *", 2, "2.", "1..."),
        ("1. h2e2 h9g7 3. h0g2 *", 3, "3.", "2."),
        ("1... h2e2 *", 1, "1...", "1."),
        ("1. ... h2e2 *", 1, "1...", "1."),
        ("1. h2e2 h9g7 … h0g2 *", 3, "...", "2."),
        ("1. h2e2 ... 2. h0g2 *", 2, "2.", "1..."),
        ("2. h2e2 *", 1, "2.", "1."),
        ("1. h2e2 h9g7 (2... b9c7) *", 2, "2...", "1..."),
        ("1. h2e2 h9g7 (1... b9c7 1. h0g2) *", 3, "1.", "2."),
        ("[Event \"1\"]\n1. h2e2 h9g7\n\n[Red \"a\"]\n2. h2e2 *", 1, "2.", "1."),
    ] {
        let error = refusal(&format!("[Event \"a\"]\n\n{text}"));
        let flaw = RecordFlaw::MoveNumber { given: given.to_owned(), expected: expected.to_owned() };
        assert_eq!((error.flaw, error.ply), (flaw, Some(ply)), "{text}");
    }
    for text in ["15... h9g7 15. h2e2 *", "15... h9g7 16... h2e2 *", "15... h9g7 16. h2e2 17. i9h9 *"] {
        let flaw = refusal(&format!("{black}{text}")).flaw;
        assert!(matches!(flaw, RecordFlaw::MoveNumber { .. }), "{text}: {flaw}");
    }
}

#[test]
fn numbers_are_read_as_files_have_them() {
    let black = "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 4\"]\n";
    for text in [
        "1. h9g7 h2e2 2. i9h9",
        "1. … h9g7 2. h2e2 i9h9",
        "15... h9g7 16. h2e2 16... i9h9",
        "h9g7 5. h2e2 i9h9",
    ] {
        assert_eq!(
            moves(&game(&format!("{black}{text} *")).line),
            diagram::moves("h9g7 h2e2 i9h9"),
            "{text}"
        );
    }
    for text in ["1. h2e2 {a} 1. h9g7 2. h0g2", "1 h2e2 h9g7 2 h0g2", "h2e2 h9g7 2. h0g2 2."] {
        assert_eq!(
            moves(&game(&format!("[Red \"a\"]\n{text} *")).line),
            diagram::moves("h2e2 h9g7 h0g2"),
            "{text}"
        );
    }
    let cut = read("1. h2e2 2. h0g2 h9g7 *", Reading::Lenient).remove(0).expect("kept");
    assert_eq!((cut.line.plies.len(), cut.truncated.map(|cut| cut.ply)), (1, Some(2)));
}

#[test]
fn a_move_one_that_cannot_be_this_games_is_the_nexts() {
    let lengths = |text: &str| games(text).iter().map(|game| game.line.plies.len()).collect::<Vec<_>>();
    assert_eq!(lengths("[Red \"a\"]\n1. h2e2 h9g7 2. h0g2\n\n1. b2e2 b9c7\n1.c3c4 *"), [3, 2, 1]);
    assert_eq!(lengths("1. h2e2 1-0 1. b2e2 h9g7 *"), [1, 2]);
    // Where this one was cut, it is one that can be played.
    for (next, count) in [("b2e2", 2), ("炮二平", 1)] {
        let games = read(&format!("1. h2e2 h9g7 2. a0a9\n1. {next} *"), Reading::Lenient);
        assert_eq!(games.len(), count, "{next}");
    }
}

#[test]
fn nothing_stands_for_a_move() {
    for (text, given) in [("--", "--"), ("1...----", "----"), ("—", "—"), ("0000", "0000")] {
        let error = refusal(&format!("[Red \"a\"]\n1. h2e2 {text} 2. h0g2 *"));
        assert_eq!(
            (error.ply, error.flaw),
            (Some(2), RecordFlaw::NoMove { given: given.to_owned() }),
            "{text}"
        );
    }
}
