//! Every branch of every article, on drawn boards. A ruling is told in one line: the article, the demands that
//! lapsed and why, the demand that binds and its moves, the fouls.

use crate::vocabulary::refusal::Refuse;
use crate::vocabulary::side::Side;
use crate::xiangqi::diagram;
use crate::xiangqi::position::Position;
use crate::xiangqi::status::Status;
use crate::xiangqi::touch::TouchOrder::{OneByOne, Together};
use crate::xiangqi::touch::{Demand, Obligation, TouchError, TouchOrder, TouchRuling, WhyNot};

fn ruling(position: &Position, touched: &str, order: TouchOrder) -> Result<TouchRuling, TouchError> {
    let squares: Vec<_> = touched.split_whitespace().map(diagram::square).collect();
    position.touch_ruling(&squares, order)
}

/// The ruling in a line: `d3xd6`, this takes that; `xd6`, any takes that; `d3`, this moves.
fn said(position: &Position, touched: &str, order: TouchOrder) -> String {
    let ruling = ruling(position, touched, order).expect("a ruling");
    let demand = |demand: Demand| match demand {
        Demand::TakeWith { own, opposing } => format!("{}x{}", own.square, opposing.square),
        Demand::Take { opposing } => format!("x{}", opposing.square),
        Demand::Move { own } => own.square.to_string(),
    };
    let lapsed = ruling.because.iter().map(|lapsed| {
        let why = match &lapsed.why {
            WhyNot::Illegal { why } => why.reason().code.replace("xiangqi.", ""),
            WhyNot::NoWay => "no way".to_owned(),
            WhyNot::GeneralInDanger { tried } => format!("danger after {tried:?}"),
        };
        format!("not {}: {why}; ", demand(lapsed.demand))
    });
    let bound = match &ruling.obligation {
        Obligation::Free => "free".to_owned(),
        Obligation::Bound { by, to } => format!("{} {to:?}", demand(*by)),
    };
    let fouls =
        ruling.fouls.iter().map(|foul| format!("; foul {} {}", foul.article(), foul.touched().square));
    let house = if ruling.house { " house" } else { "" };
    let article = ruling.article.number();
    format!("{article}{house}: {}{bound}{}", lapsed.collect::<String>(), fouls.collect::<String>())
}

/// Red's chariot is pinned on its file and its horse on the back rank; the elephant has no eyes. The chariot and a
/// soldier stand against c5, the chariot alone against g5.
fn pinned() -> Position {
    diagram::position(
        Side::Red,
        "
        . . . . r . . . .
        . . . . . k . . .
        . . . . . . . . .
        . . . . . . . . .
        . . p . R . p . .
        . . P . . . . . .
        . C . . . . . . P
        B . . . . . . . .
        . N . . . . . . .
        . . . . K N . . r",
    )
}

const CHARIOT_MOVES: &str = "e5 [e5e1, e5e2, e5e3, e5e4, e5e6, e5e7, e5e8, e5e9]";

#[test]
fn art_5_1_an_own_man_touched_must_move() {
    assert_eq!(said(&pinned(), "i3", OneByOne), "5.1: i3 [i3i4]");
    assert_eq!(said(&pinned(), "e0", OneByOne), "5.1: e0 [e0d0, e0e1]");
}

#[test]
fn art_5_1_a_pinned_man_moves_where_it_still_may() {
    assert_eq!(said(&pinned(), "e5", OneByOne), format!("5.1: {CHARIOT_MOVES}"));
}

#[test]
fn art_5_1_a_man_without_a_move_leaves_the_player_free() {
    let danger = "5.1: not f0: danger after [f0h1, f0e2, f0g2]; free; foul 9.1.5 f0";
    assert_eq!(said(&pinned(), "f0", OneByOne), danger);
    assert_eq!(said(&pinned(), "a2", OneByOne), "5.1: not a2: no way; free; foul 9.1.5 a2");
}

#[test]
fn art_5_1_in_check_only_a_move_that_answers_it_counts() {
    let position = diagram::position(
        Side::Red,
        "
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . P
        . . . . . . . . .
        . . C . . . . . .
        . . . . . . . . .
        r . . K . . . . .",
    );
    assert_eq!(said(&position, "c2", OneByOne), "5.1: c2 [c2c0]");
    assert_eq!(said(&position, "i4", OneByOne), "5.1: not i4: danger after [i4i5]; free; foul 9.1.5 i4");
}

#[test]
fn art_5_2_an_opposing_man_touched_must_be_taken_by_whoever_can() {
    assert_eq!(said(&pinned(), "c5", OneByOne), "5.2: xc5 [c4c5]");
    let position = diagram::position(
        Side::Black,
        "
        . . . . k . . . .
        . . . . . . . . .
        . . n . . . . . .
        . . . . . . . . .
        . . . P . . . r .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . K . . .",
    );
    assert_eq!(said(&position, "d5", OneByOne), "5.2: xd5 [h5d5, c7d5]");
}

#[test]
fn art_5_2_a_man_nobody_can_take_leaves_the_player_free() {
    let pinned_taker = "5.2: not xg5: danger after [e5g5]; free; foul 9.1.6 g5";
    assert_eq!(said(&pinned(), "g5", OneByOne), pinned_taker);
    assert_eq!(said(&pinned(), "i0", OneByOne), "5.2: not xi0: no way; free; foul 9.1.6 i0");
    assert_eq!(said(&pinned(), "f8", OneByOne), "5.2: not xf8: no way; free; foul 9.1.6 f8");
}

#[test]
fn art_5_2_a_general_does_not_take_a_guarded_man() {
    let position = diagram::position(
        Side::Red,
        "
        . . . k . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . P
        . . . . . . . . .
        . . . . . r . . .
        . . . . . p . . .
        . . . . . K . . .",
    );
    let guarded = "5.2: not xf1: danger after [f0f1]; free; foul 9.1.6 f1";
    assert_eq!(said(&position, "f1", OneByOne), guarded);
}

#[test]
fn art_5_3_first_the_former_takes_the_latter() {
    assert_eq!(said(&pinned(), "c4 c5", OneByOne), "5.3: c4xc5 [c4c5]");
    assert_eq!(said(&pinned(), "e5 e9", OneByOne), "5.3: e5xe9 [e5e9]");
}

#[test]
fn art_5_3_else_the_former_moves_though_another_could_take() {
    let pinned_taker = format!("5.3: not e5xc5: general_attacked; {CHARIOT_MOVES}");
    assert_eq!(said(&pinned(), "e5 c5", OneByOne), pinned_taker);
    let no_taker = "5.3: not i3xc5: not_its_move; i3 [i3i4]";
    assert_eq!(said(&pinned(), "i3 c5", OneByOne), no_taker);
}

#[test]
fn art_5_3_else_another_takes_the_latter() {
    assert_eq!(
        said(&pinned(), "a2 c5", OneByOne),
        "5.3: not a2xc5: not_its_move; not a2: no way; xc5 [c4c5]; foul 9.1.5 a2"
    );
}

#[test]
fn art_5_3_else_the_player_is_free() {
    assert_eq!(
        said(&pinned(), "a2 g5", OneByOne),
        "5.3: not a2xg5: not_its_move; not a2: no way; not xg5: danger after [e5g5]; free; \
         foul 9.1.5 a2; foul 9.1.6 g5"
    );
}

#[test]
fn art_5_4_first_the_latter_takes_the_former() {
    assert_eq!(said(&pinned(), "c5 c4", OneByOne), "5.4: c4xc5 [c4c5]");
}

#[test]
fn art_5_4_else_another_takes_the_former_though_the_latter_could_move() {
    assert_eq!(said(&pinned(), "c5 e5", OneByOne), "5.4: not e5xc5: general_attacked; xc5 [c4c5]");
}

#[test]
fn art_5_4_else_the_latter_moves() {
    assert_eq!(
        said(&pinned(), "g5 e5", OneByOne),
        format!(
            "5.4: not e5xg5: general_attacked; not xg5: danger after [e5g5]; {CHARIOT_MOVES}; foul 9.1.6 g5"
        )
    );
}

#[test]
fn art_5_4_else_the_player_is_free() {
    assert_eq!(
        said(&pinned(), "i0 a2", OneByOne),
        "5.4: not a2xi0: not_its_move; not xi0: no way; not a2: no way; free; foul 9.1.6 i0; foul 9.1.5 a2"
    );
}

#[test]
fn art_5_5_men_touched_together_follow_5_4_however_they_are_named() {
    for touched in ["e5 c5", "c5 e5"] {
        let ruling = said(&pinned(), touched, Together);
        assert_eq!(ruling, "5.5: not e5xc5: general_attacked; xc5 [c4c5]");
    }
}

#[test]
fn art_5_5_speaks_of_men_of_both_sides_only() {
    assert_eq!(said(&pinned(), "i3", Together), "5.1: i3 [i3i4]");
    assert_eq!(said(&pinned(), "c5", Together), "5.2: xc5 [c4c5]");
}

#[test]
fn art_9_1_5_and_9_1_6_count_each_man_whatever_the_obligation_is() {
    let ruling = ruling(&pinned(), "f0 g5 a2 i0 e5", OneByOne).expect("a ruling");
    let fouls: Vec<_> =
        ruling.fouls.iter().map(|foul| (foul.article(), foul.touched().square.to_string())).collect();
    let fouls: Vec<_> = fouls.iter().map(|(article, square)| (*article, square.as_str())).collect();
    assert_eq!(fouls, [("9.1.5", "f0"), ("9.1.6", "g5"), ("9.1.5", "a2"), ("9.1.6", "i0")]);
    assert!(matches!(ruling.obligation, Obligation::Bound { by: Demand::Move { .. }, .. }));
}

#[test]
fn house_several_men_of_one_side_each_in_turn() {
    let own = "5.1 house: not a2: no way; i3 [i3i4]; foul 9.1.5 a2";
    assert_eq!(said(&pinned(), "a2 i3 e5", OneByOne), own);
    let opposing = "5.2 house: not xg5: danger after [e5g5]; xc5 [c4c5]; foul 9.1.6 g5";
    assert_eq!(said(&pinned(), "g5 c5 e9", OneByOne), opposing);
}

#[test]
fn house_an_own_man_first_rules_by_own_men_in_turn() {
    let ruling = "5.3 house: not e5xc5: general_attacked; e5xe9 [e5e9]";
    assert_eq!(said(&pinned(), "e5 c5 e9 c4", OneByOne), ruling);
    let ruling = "5.3 house: not a2xg5: not_its_move; not i3xg5: not_its_move; not a2: no way; i3 [i3i4]; \
                  foul 9.1.5 a2; foul 9.1.6 g5";
    assert_eq!(said(&pinned(), "a2 g5 i3", OneByOne), ruling);
}

#[test]
fn house_an_opposing_man_first_rules_by_opposing_men_in_turn() {
    let ruling = "5.4 house: not e5xc5: general_attacked; c4xc5 [c4c5]";
    assert_eq!(said(&pinned(), "c5 e5 e9 c4", OneByOne), ruling);
    let ruling = "5.4 house: not e5xg5: general_attacked; not e5xc5: general_attacked; \
                  not xg5: danger after [e5g5]; xc5 [c4c5]; foul 9.1.6 g5";
    assert_eq!(said(&pinned(), "g5 c5 e5", OneByOne), ruling);
}

#[test]
fn a_man_touched_twice_counts_where_it_was_touched_first() {
    for (touched, once) in [("e5 c5 e5 c5", "e5 c5"), ("c5 e5 c5", "c5 e5"), ("a2 a2", "a2")] {
        assert_eq!(said(&pinned(), touched, OneByOne), said(&pinned(), once, OneByOne));
    }
}

#[test]
fn there_is_nothing_to_rule_on_where_nobody_was_touched_or_the_game_is_over() {
    assert_eq!(ruling(&pinned(), "", OneByOne), Err(TouchError::NobodyTouched));
    let empty = TouchError::EmptySquare { index: 1, square: diagram::square("d4") };
    assert_eq!(ruling(&pinned(), "e5 d4", OneByOne), Err(empty));
    assert_eq!(empty.reason().pointer.as_deref(), Some("/touched/1"));

    let mated = diagram::position(
        Side::Black,
        "
        . . . . k . . . R
        R . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . K . . . . .",
    );
    let over = TouchError::GameOver { status: Status::Checkmate };
    assert_eq!(ruling(&mated, "e9", OneByOne), Err(over));
    assert_eq!(over.reason().article.as_deref(), Some("4.1.1"));
}

#[test]
fn art_4_2_1_where_the_board_has_drawn_the_game_no_move_is_owed() {
    let drawn = Position::from_fen("3k1a3/9/9/9/9/9/9/9/9/4K4 w").expect("a position");
    assert_eq!(ruling(&drawn, "e0", OneByOne), Err(TouchError::Drawn));
    let reason = TouchError::Drawn.reason();
    assert_eq!((reason.code.as_str(), reason.article.as_deref()), ("touch.game_over", Some("4.2.1")));
    assert_eq!(reason.facts.get("status").map(String::as_str), Some("drawn"));
    // One Soldier is enough to play on.
    let soldier = Position::from_fen("3k1a3/9/9/9/9/9/9/9/9/4K3p w").expect("a position");
    assert!(ruling(&soldier, "e0", OneByOne).is_ok());
}
