//! DhtmlXQ as it is found: fields that end anyhow, variations by line and ply, and what is out of place.

mod marks;

use super::*;
use crate::vocabulary::side::Side;
use crate::xiangqi::diagram;
use crate::xiangqi::moves::Move;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::line::{DEEPEST, Line};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::RecordResult;

fn game(fields: &str) -> Record {
    let text = format!("<p>[DhtmlXQ]{fields}[/DhtmlXQ]</p>");
    let games: Result<Vec<_>, _> = read(&text, Reading::Strict).into_iter().collect();
    let mut games = games.expect("a game");
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn refusal(fields: &str) -> RecordError {
    read(&format!("[DhtmlXQ]{fields}[/DhtmlXQ]"), Reading::Strict)
        .pop()
        .expect("a game")
        .expect_err("refused")
}

fn lenient(fields: &str) -> Record {
    read(&format!("[DhtmlXQ]{fields}[/DhtmlXQ]"), Reading::Lenient).pop().expect("a game").expect("kept")
}

fn moves(line: &Line) -> Vec<Move> {
    line.moves().collect()
}

#[test]
fn fields_are_read_wherever_they_end() {
    let record = game(
        "[DhtmlXQ_place]廣州[/DhtmlXQ_site]\n[dhtmlxq_RED]所司和晴[DhtmlXQ_blackteam][/DhtmlXQ_team]\
         [DhtmlXQ_hits] 7 \n[/DhtmlXQ_hits][DhtmlXQ_result]红胜[/DhtmlXQ_result]\
         [DhtmlXQ_binit][/DhtmlXQ_binit][DhtmlXQ_movelist]7747 7062\n[/DhtmlXQ_movelist]",
    );
    let tags: Vec<_> = record.tags.iter().collect();
    assert_eq!(tags, [("Site", "廣州"), ("Red", "所司和晴"), ("hits", "7")]);
    assert_eq!(record.result, RecordResult::RedWon);
    assert_eq!(moves(&record.line), diagram::moves("h2e2 h9g7"));
}

#[test]
fn variations_and_comments_are_found_by_line_and_ply() {
    let record = game(
        "[DhtmlXQ_move_0_2_1]10227967[/DhtmlXQ_move_0_2_1][DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\
         [DhtmlXQ_move_1_3_2]8988[/DhtmlXQ_move_1_3_2][DhtmlXQ_move_0_2_3]2324[/DhtmlXQ_move_0_2_3]\
         [DhtmlXQ_comment0]a||b[/DhtmlXQ_comment0][DhtmlXQ_comment2]c[/DhtmlXQ_comment2]\
         [DhtmlXQ_comment1_1]d[/DhtmlXQ_comment1_1][DhtmlXQ_comment1_2]e[/DhtmlXQ_comment1_2]\
         [DhtmlXQ_comment2_3]f[/DhtmlXQ_comment2_3][DhtmlXQ_comment9]g[/DhtmlXQ_comment9]",
    );
    let line = &record.line;
    assert_eq!(moves(line), diagram::moves("h2e2 h9g7 h0g2"));
    assert_eq!(line.comment.as_deref(), Some("a\nb"));
    let comments: Vec<_> = line.plies.iter().map(|ply| ply.comment.as_deref()).collect();
    assert_eq!(comments, [None, Some("c"), Some("g")]);
    let [first, second] = line.plies[1].variations.as_slice() else { panic!("{line:?}") };
    assert_eq!(moves(first), diagram::moves("b9c7 h0g2"));
    assert_eq!(moves(second), diagram::moves("c6c5"));
    assert_eq!((first.comment.as_deref(), first.plies[0].comment.as_deref()), (Some("d"), Some("e")));
    let inner = &first.plies[1].variations[0];
    assert_eq!((moves(inner), inner.plies[0].comment.as_deref()), (diagram::moves("i0i1"), Some("f")));
}

#[test]
fn the_first_move_tells_whose_turn_it_is() {
    let begins = |chariot: &str, moves: &str| {
        let off = "99".repeat(11);
        let places = format!("{chariot}99999949{off}9999999930{off}");
        let fields =
            format!("[DhtmlXQ_binit]{places}[/DhtmlXQ_binit][DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]");
        game(&fields).start.side_to_move()
    };
    assert_eq!(begins("99", "4948"), Side::Red);
    assert_eq!(begins("99", "3031"), Side::Black);
    assert_eq!(begins("99", ""), Side::Red);
    assert_eq!(begins("34", ""), Side::Black, "in check, it must be to move");
}

#[test]
fn art_2_1_before_a_game_red_is_to_move_unless_a_position_says_otherwise() {
    let men = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    let fields = format!("[DhtmlXQ_fen]{men} b[/DhtmlXQ_fen][DhtmlXQ_movelist]7062[/DhtmlXQ_movelist]");
    let record = game(&fields);
    assert_eq!(record.start.side_to_move(), Side::Black);
    assert_eq!(read(&write(std::slice::from_ref(&record)), Reading::Strict), [Ok(record)]);
}

#[test]
fn a_refusal_names_game_ply_and_line() {
    let text = "[DhtmlXQ]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n[DhtmlXQ]\n\
                [DhtmlXQ_movelist]77477969[/DhtmlXQ_movelist]\n[/DhtmlXQ]";
    let error = read(text, Reading::Strict).pop().expect("a game").expect_err("refused");
    assert_eq!((error.game, error.ply, error.line), (Some(2), Some(2), Some(5)));
    assert!(matches!(error.flaw, RecordFlaw::IllegalMove { .. }), "{error}");
    let games = read(text, Reading::Lenient);
    let cut = games[1].as_ref().expect("kept");
    assert_eq!(moves(&cut.line), diagram::moves("h2e2"));
    assert_eq!(cut.truncated.as_ref().map(|cut| cut.ply), Some(2));
}

#[test]
fn what_is_out_of_place_is_named() {
    let list = |list: &str| format!("[DhtmlXQ_movelist]{list}[/DhtmlXQ_movelist]");
    let variation =
        |name: &str| format!("{}[DhtmlXQ_move_{name}]1022[/DhtmlXQ_move_{name}]", list("77477062"));
    assert!(matches!(refusal(&list("77477")).flaw, RecordFlaw::BadSquares { given } if given == "7"));
    assert!(matches!(refusal(&list("7747炮二平五")).flaw, RecordFlaw::BadSquares { .. }));
    for name in ["0_3_1", "7_2_1", "0_2_0", "1_2_1", "0_0_1"] {
        assert!(matches!(refusal(&variation(name)).flaw, RecordFlaw::VariationOutOfPlace { .. }), "{name}");
        assert!(lenient(&variation(name)).truncated.is_some(), "{name}");
    }
    let twice = variation("0_2_1") + "[DhtmlXQ_move_0_1_1]1747[/DhtmlXQ_move_0_1_1]";
    assert!(matches!(refusal(&twice).flaw, RecordFlaw::VariationOutOfPlace { .. }));
    for places in ["00", &"00".repeat(32), &"95".repeat(32), &"99".repeat(33)] {
        let flaw = refusal(&format!("[DhtmlXQ_binit]{places}[/DhtmlXQ_binit]")).flaw;
        assert!(matches!(flaw, RecordFlaw::BadPlaces { .. }), "{flaw}");
    }
    let missing = refusal(&format!("[DhtmlXQ_binit]{}[/DhtmlXQ_binit]", "99".repeat(32)));
    assert!(matches!(missing.flaw, RecordFlaw::Start(_)), "{missing}");
}

#[test]
fn variations_within_variations_are_bounded() {
    let mut fields = "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]".to_owned();
    for number in 0..=DEEPEST {
        fields += &format!("[DhtmlXQ_move_{number}_1_{0}]1747[/DhtmlXQ_move_{number}_1_{0}]", number + 1);
    }
    assert!(matches!(refusal(&fields).flaw, RecordFlaw::TooDeep));
    assert_eq!(lenient(&fields).truncated.map(|cut| cut.flaw), Some(RecordFlaw::TooDeep));
}

#[test]
fn what_is_said_twice_is_kept_or_refused() {
    let list = "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
    let record = game(&format!(
        "{list}{list}[DhtmlXQ_title]a[/DhtmlXQ_title][DhtmlXQ_title]b[/DhtmlXQ_title]\
         [DhtmlXQ_comment1]c[/DhtmlXQ_comment1][DhtmlXQ_comment1]c[/DhtmlXQ_comment1]\
         [DhtmlXQ_comment1]d[/DhtmlXQ_comment1][DhtmlXQ_result]未知[/DhtmlXQ_result]\
         [DhtmlXQ_result]红胜[/DhtmlXQ_result][DhtmlXQ_result]红胜[/DhtmlXQ_result]"
    ));
    assert_eq!(record.tags.iter().collect::<Vec<_>>(), [("Title", "a"), ("Title_2", "b")]);
    assert_eq!(
        (record.result, record.line.plies[0].comment.as_deref()),
        (RecordResult::RedWon, Some("c\nd"))
    );
    for (name, first, second) in [
        ("movelist", "7747", "1747"),
        ("fen", "4k4/9/9/9/9/9/9/9/9/3K5 w", "4k4/9/9/9/9/9/9/9/9/3K5 b"),
        ("result", "红胜", "黑胜"),
    ] {
        let field = |text: &str| format!("[DhtmlXQ_{name}]{text}[/DhtmlXQ_{name}]\n");
        let error = refusal(&(field(first) + &field(second)));
        let flaw = RecordFlaw::SaidTwice { given: name.to_owned() };
        assert_eq!((error.flaw, error.line), (flaw, Some(2)), "{name}");
        assert!(lenient(&(field(first) + &field(second))).truncated.is_some(), "{name}");
    }
}

#[test]
fn a_comment_on_nothing_is_out_of_place() {
    for name in ["comment1_1", "comment7_3"] {
        let fields = format!("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[DhtmlXQ_{name}]x[/DhtmlXQ_{name}]");
        let error = refusal(&fields);
        let flaw = RecordFlaw::OutOfPlace { given: name.to_owned() };
        assert_eq!((error.flaw, error.line), (flaw, Some(2)), "{name}");
    }
}

#[test]
fn in_a_page_texts_are_read_as_it_shows_them() {
    let block = "[DhtmlXQ][DhtmlXQ_red]a &amp; b[/DhtmlXQ_red][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\
                 [DhtmlXQ_comment1]&lt;c&gt;<br>d&#33;[/DhtmlXQ_comment1][/DhtmlXQ]";
    let texts = |text: &str| {
        let record = read(text, Reading::Strict).pop().expect("a game").expect("whole");
        (record.tags.get("Red").map(str::to_owned), record.line.plies[0].comment.clone())
    };
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(texts(&format!("<html>{block}</html>")), (some("a & b"), some("<c>\nd!")));
    assert_eq!(texts(block), (some("a &amp; b"), some("&lt;c&gt;<br>d&#33;")));
}

#[test]
fn no_more_games_are_read_than_memory_should_hold() {
    // A ply and a variation of one: six.
    let text = "[DhtmlXQ]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\
                [DhtmlXQ_move_0_1_1]1747[/DhtmlXQ_move_0_1_1][/DhtmlXQ]\n"
        .repeat(5);
    let read = |games, plies| reader::read_up_to((games, plies), &text, Reading::Lenient);
    for (games, plies, most) in [(3, 100, 3), (100, 17, 3), (100, 18, 4)] {
        let games = read(games, plies);
        let error = games.last().and_then(|last| last.as_ref().err()).expect("refused");
        assert_eq!((games.len(), error.game, error.line), (most + 1, Some(most + 1), Some(2 * most + 2)));
        assert_eq!(error.flaw, RecordFlaw::TooMuch);
    }
    assert!(read(5, 24).iter().all(Result::is_ok));
}
