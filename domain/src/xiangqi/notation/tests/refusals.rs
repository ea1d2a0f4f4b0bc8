//! What is refused, why, and what might be played instead.

use super::{TWO_ON_A_FILE, assert_refused, illegal};
use crate::vocabulary::refusal::Refuse as _;
use crate::vocabulary::side::Side;
use crate::xiangqi::diagram;
use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::notation::refusal::ReadMoveFlaw;
use crate::xiangqi::position::Position;

#[test]
fn what_is_no_move_is_refused_as_unreadable() {
    let long = "炮二平五".repeat(1000);
    for text in [
        "",
        " ",
        "炮",
        "炮二",
        "炮二平",
        "炮二平零",
        "炮二平五五",
        "前兵三平四五",
        "C2=55",
        "二平五",
        "炮平五",
        "士二車五",
        "h2",
        "C2",
        "C2=0",
        "C0=5",
        "C2==",
        "X2=5",
        "+-=4",
        "34=5",
        "CC=5",
        "炮2=5",
        "C二=五",
        "h2h",
        "🀄🀄🀄🀄",
        "\0\0\0\0",
        &long,
    ] {
        let error = Position::initial().read_move(text).expect_err(text);
        assert_eq!((error.why, error.understood), (ReadMoveFlaw::Unreadable, None), "{text}");
        assert!(text.starts_with(&error.given) && error.given.chars().count() <= 24);
        assert_eq!(error.possible, Position::initial().legal_moves(), "{text}");
    }
}

#[test]
fn an_error_says_what_was_understood_and_what_was_possible() {
    let position = Position::initial();
    let cases = [
        (
            "炮三平五",
            "failed to read \"炮三平五\" as a move (the cannon on file 3, sideways 5): there is no such man; \
             possible: b2b1, b2a2, b2c2, b2d2, b2e2, b2f2, b2g2, b2b3, b2b4, b2b5, b2b6, b2b9, h2h1, h2c2, h2d2, h2e2, \
             h2f2, h2g2, h2i2, h2h3, h2h4, h2h5, h2h6, h2h9",
        ),
        (
            "前馬進三",
            "failed to read \"前馬進三\" as a move (the front horse, forward 3): there is no such man; \
             possible: b0a2, b0c2, h0g2, h0i2",
        ),
        (
            "H2=3",
            "failed to read \"H2=3\" as a move (the horse on file 2, sideways 3): no such man can go so; \
             possible: h0g2, h0i2",
        ),
        (
            "马二进四",
            "failed to read \"马二进四\" as a move (the horse on file 2, forward 4): h0f1 is illegal: the horse's leg is \
             blocked on g0; possible: h0g2, h0i2",
        ),
        (
            "車19",
            "failed to read \"車19\" as a move (the chariot on file 1, 9): no such man can go so; possible: i0i1, i0i2",
        ),
        ("h2h2", "failed to read \"h2h2\" as a move: h2h2 is illegal: the man on h2 does not leave it"),
        ("zz", "failed to read \"zz\" as a move: it is not written as a move is"),
    ];
    for (text, expected) in cases {
        let said = position.read_move(text).expect_err(text).to_string();
        assert!(said.starts_with(expected), "{said}");
    }
}

#[test]
fn art_7_5_refusals_name_their_article_and_facts() {
    let reason = |text: &str| Position::initial().read_move(text).expect_err(text).reason();
    let ambiguous =
        diagram::position(Side::Red, TWO_ON_A_FILE).read_move("仕65").expect_err("ambiguous").reason();
    assert_eq!((ambiguous.code.as_str(), ambiguous.article.as_deref()), ("notation.ambiguous", Some("7.5")));
    assert_eq!(ambiguous.facts.get("possible").map(String::as_str), Some("d0e1 d2e1"));
    assert_eq!(reason("zz").code, "notation.unreadable");
    assert_eq!(reason("炮三平五").code, "notation.no_such_man");
    assert_eq!(reason("H2=3").code, "notation.no_move_fits");
    let blocked = reason("馬二進四");
    assert_eq!((blocked.code.as_str(), blocked.article.as_deref()), ("notation.illegal_move", Some("2.2")));
    let facts: Vec<_> = blocked.facts.iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(
        facts.join(" "),
        "breaks=2.2 direction=forward file=2 given=馬二進四 kind=horse move=h0f1 move_chinese_simplified=马二进四 \
         move_wxf=H2+4 number=4 possible=h0g2 h0i2 possible_chinese=馬二進三 馬二進一 \
         possible_chinese_simplified=马二进三 马二进一 possible_wxf=H2+3 H2+1 side=red square=g0 \
         why=xiangqi.leg_blocked"
    );
}

#[test]
fn art_4_1_6_a_move_that_is_understood_but_leaves_the_general_attacked_says_so() {
    let position = diagram::position(
        Side::Red,
        "
        . . . k . . . . .
        . . . . . . . . .
        . . . . r . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . C . . . .
        . . . . . . . . .
        . . . . K . . . .",
    );
    let why = IllegalMove::GeneralAttacked { by: diagram::square("e7") };
    assert_refused(&position, "炮五平四 C5=4", illegal("e2f2", why), "e2e1 e2e3 e2e4 e2e5 e2e6");
    assert_eq!(position.forms("e2f2".parse().expect("a move")), Err(why));
}

#[test]
fn art_3_1_the_move_that_is_meant_is_named_though_another_man_shares_the_file() {
    let position = diagram::position(
        Side::Red,
        "
        . . . . . k . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . A . . . . .
        . . . . . . . . .
        . . . A K . . . r",
    );
    // The front Advisor never goes to e3, so that the rear one is meant.
    let why = IllegalMove::CheckUnanswered { by: diagram::square("i0") };
    assert_refused(&position, "仕六進五", illegal("d0e1", why), "e0e1");
}

#[test]
fn art_1_1_at_the_board_figures_are_taken_at_their_word_and_in_records_they_are_not() {
    let (start, mut after) = (Position::initial(), Position::initial());
    after.play("h2e2".parse().expect("a move")).expect("legal");
    let cases = [(&start, "馬8進7", "馬87", "b0 h0"), (&after, "炮二平五", "C2=5", "b7 h7")];
    for (position, theirs, both, alike) in cases {
        let read = position.read_move(theirs).expect("old records mix figures");
        assert_eq!(position.read_move_at_the_board(both), Ok(read));
        let error = position.read_move_at_the_board(theirs).expect_err("the other side's");
        let side = position.side_to_move().opponent();
        assert_eq!(error.why, ReadMoveFlaw::OtherSide { side });
        // What the mover's own men of that kind could do.
        let from: Vec<_> = alike.split(' ').map(diagram::square).collect();
        let mut possible: Vec<_> = error.possible.iter().map(|one| one.from).collect();
        possible.dedup();
        assert_eq!(possible, from, "{theirs}");
    }
    assert_eq!(start.read_move_at_the_board("炮二平5"), start.read_move("炮二平五"));
}
