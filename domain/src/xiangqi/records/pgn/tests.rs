//! PGN as it is found: tags, moves and games however they are set, and what is out of place.

mod cut;
mod lost;
mod numbers;

use super::*;
use crate::xiangqi::diagram;
use crate::xiangqi::fen::flaw::FenFlaw;
use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::Notation;
use crate::xiangqi::notation::chinese::Script;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::line::{DEEPEST, Line};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::RecordResult;

fn games(text: &str) -> Vec<Record> {
    read(text, Reading::Strict).into_iter().collect::<Result<_, _>>().expect("every game")
}

fn game(text: &str) -> Record {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn refusal(text: &str) -> RecordError {
    read(text, Reading::Strict).pop().expect("a game").expect_err("refused")
}

fn moves(line: &Line) -> Vec<Move> {
    line.moves().collect()
}

#[test]
fn moves_are_read_however_they_are_numbered_and_noted() {
    let played = diagram::moves("h2e2 h9g7 h0g2 i9h9");
    for text in [
        "1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ *",
        "1.炮二平五 马8进7 2.马二进三 车9平8*",
        "1. C2=5 H8+7 2. H2+3 R9=8",
        "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８",
        "1. h2e2\n1. ... h9g7!\n2. H0-G2 $1 2... i9h9??\n1-0",
        "1、炮二平五，馬８進７\n2、馬二進三，車９平８\n=======\n欢迎访问",
        "１．炮二平五　馬８進７　２．馬二進三　車９平８",
    ] {
        let record = game(&format!("[Red \"甲\"]\n\n{text}\n"));
        assert_eq!(moves(&record.line), played, "{text}");
        assert_eq!(moves(&game(text).line), played, "without tags: {text}");
    }
}

#[test]
fn games_are_counted_whatever_stands_between_them() {
    let text = "[Event \"1\"]\n1. h2e2 1-0\n{no comment}\n====\n欢迎访问 (《象棋》 {\nhttps://example.org/ \n[Event \"2\"]\n[Result \"1-0\"]\n\n\
                [Event \"3\"]\n1. h2e2 h9g7\n[Event \"4\"]\n\n[Red \"a\"]\n\n[Event \"5\"]\n\n{no move} *\n1. b2e2 *\n\
                [Event \"7\"][Red \"b\"] 1. h2e2 0-1 [Event \"8\"]";
    let games = games(text);
    let events: Vec<_> = games.iter().map(|game| game.tags.get("Event").unwrap_or("-")).collect();
    assert_eq!(events, ["1", "2", "3", "4", "5", "-", "7", "8"]);
    let plies: Vec<_> = games.iter().map(|game| game.line.plies.len()).collect();
    assert_eq!(plies, [1, 0, 2, 0, 0, 1, 1, 0]);
    assert_eq!(games.first().and_then(|game| game.line.plies[0].comment.as_deref()), Some("no comment"));
    assert_eq!(games.get(4).and_then(|game| game.line.comment.as_deref()), Some("no move"));
}

#[test]
fn a_tag_begins_a_game_where_it_cannot_belong_to_the_one_before() {
    let reds = |text: &str| {
        let games = games(text);
        games.iter().map(|game| game.tags.get("Red").unwrap_or("-").to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(reds("[Event \"1\"]\n1. h2e2 h9g7\n[Event \"2\"]\n[Red \"b\"]\n*"), "- b");
    assert_eq!(reds("[Event \"1\"]\n1. h2e2 h9g7\n\n[Red \"b\"]\n*"), "- b");
    assert_eq!(reds("[Event \"1\"]\n1. h2e2 h9g7\n[Red \"b\"]\n2. h0g2 *"), "b");
    assert_eq!(reds("[Event \"1\"]\n[Red \"a\"]\n\n[Red \"b\"]\n*"), "a b");
    assert_eq!(reds("[Event \"1\"]\n[Red \"a\"]\n[Red \"b\"]\n*"), "a");
    assert_eq!(reds("[Red \"a\"]\n[Red \"b\"]\n*"), "a");
    assert_eq!(reds("[Red \"a\"]\n{said}\n\n[Black \"b\"]\n*"), "a");
}

#[test]
fn comments_and_variations_go_where_they_stand() {
    let record = game(
        "{before} 1. h2e2 {a} {b} ({c} 1. b2e2 h9g7 (1... b9c7 {d}) 2. b0c2) (1. c3c4)\n\
         h9g7 ; to the end (of { the line\n% not this line )\n 2. h0g2 * {e}",
    );
    let line = &record.line;
    assert_eq!(moves(line), diagram::moves("h2e2 h9g7 h0g2"));
    assert_eq!(line.comment.as_deref(), Some("before"));
    let comments: Vec<_> = line.plies.iter().map(|ply| ply.comment.as_deref()).collect();
    assert_eq!(comments, [Some("a\nb"), Some("to the end (of { the line"), Some("e")]);
    let variations = &line.plies[0].variations;
    assert_eq!(
        variations.iter().map(moves).collect::<Vec<_>>(),
        [diagram::moves("b2e2 h9g7 b0c2"), diagram::moves("c3c4")]
    );
    assert_eq!(variations[0].comment.as_deref(), Some("c"));
    let inner = &variations[0].plies[1].variations[0];
    assert_eq!(moves(inner), diagram::moves("b9c7"));
    assert_eq!(inner.plies[0].comment.as_deref(), Some("d"));
}

#[test]
fn the_tag_says_the_result_and_another_word_about_it_is_kept() {
    let result = |text| game(text).result;
    assert_eq!(result("[Result \"*\"] 1. h2e2 1-0"), RecordResult::RedWon);
    assert_eq!(result("[Result \"1/2-1/2\"] 1. h2e2"), RecordResult::Drawn);
    assert_eq!(result("[Result \"黑勝\"] 1. h2e2 *"), RecordResult::BlackWon);
    let record = game("[Result \"1-0\"] 1. h2e2 0-1");
    assert_eq!(record.result, RecordResult::RedWon);
    assert_eq!(record.tags.get("MovetextResult"), Some("0-1"));
    let record =
        game("[Red \"a\"]\n[Result \"*\"]\n[Result \"0-1\"]\n[Result \"1-0\"]\n====\n1. h2e2 0-1 {mate}");
    assert_eq!((record.result, record.tags.get("MovetextResult")), (RecordResult::BlackWon, Some("1-0")));
    assert_eq!(record.line.plies[0].comment.as_deref(), Some("mate"));
    let record = game("[Result \"won on time\"] 1. h2e2 1-0");
    assert_eq!((record.result, record.tags.get("Result")), (RecordResult::RedWon, Some("won on time")));
}

#[test]
fn a_refusal_names_game_ply_and_line() {
    let text = "[Event \"1\"]\n1. h2e2 *\n\n[Event \"2\"]\n\n1. h2e2 h9g7\n2. h0g2 i9i5\n1-0\n\n[Event \"3\"]\n1. h2e2 *\n";
    let error = refusal(text);
    assert_eq!((error.game, error.ply, error.line), (Some(2), Some(4), Some(7)));
    assert!(error.to_string().starts_with("game 2, ply 4, line 7: "), "{error}");
    let games = read(text, Reading::Lenient);
    assert_eq!(games.len(), 3);
    let cut = games[1].as_ref().expect("kept");
    assert_eq!(moves(&cut.line), diagram::moves("h2e2 h9g7 h0g2"));
    assert_eq!(cut.truncated.as_ref().map(|cut| cut.ply), Some(4));
    assert_eq!(cut.result, RecordResult::RedWon);
    assert!(games[2].as_ref().is_ok_and(|game| game.truncated.is_none()));
}

#[test]
fn a_bad_variation_is_cut_alone_and_the_main_line_says_so() {
    let text = "1. h2e2 (1. b2e2 h9h5 (1... a0a1) 2. c3c4) 1... h9g7 2. h0g2 *";
    let error = refusal(text);
    assert_eq!((error.ply, error.line), (Some(2), Some(1)));
    let record = read(text, Reading::Lenient).remove(0).expect("kept");
    assert_eq!(moves(&record.line), diagram::moves("h2e2 h9g7 h0g2"));
    assert_eq!(moves(&record.line.plies[0].variations[0]), diagram::moves("b2e2"));
    assert_eq!(record.truncated.map(|cut| cut.ply), Some(2));
    let deeper = refusal("1. h2e2 h9g7 (1... b9c7 2. h0g2 (2. b0c2 i9i8 3. a0a9)) *");
    assert_eq!(deeper.ply, Some(5));
    let both = "1. h2e2 (1. b2e2 h9h5) 1... h9g7 (1... a0a9) 2. a0a9 -- *";
    let record = read(both, Reading::Lenient).remove(0).expect("kept");
    let truncated = record.truncated.map(|cut| (cut.ply, cut.flaw.code()));
    assert_eq!((record.line.plies.len(), truncated), (2, Some((3, "record.illegal_move".to_owned()))));
    // The first of two variations; and what stands in a variation of what is passed over is not the game's result.
    for (text, plies, ply) in [
        ("1. h2e2 (1. b2e2 h9h5) 1... h9g7 (1... a0a1) *", 2, 2),
        ("1. a0a9 (1. h2e2 1-0) 1... h9g7 *", 0, 1),
    ] {
        let record = read(text, Reading::Lenient).remove(0).expect("kept");
        assert_eq!((record.line.plies.len(), record.truncated.map(|cut| cut.ply)), (plies, Some(ply)));
        assert_eq!(record.result, RecordResult::Unknown);
    }
}

#[test]
fn a_game_without_a_legal_beginning_is_refused_and_the_next_one_read() {
    let text = "[FEN \"rnba1abnr/9/9/9/9/9/9/9/9/4K4 w\"]\n1. e0e1 *\n\n[Red \"a\"]\n1. h2e2 *";
    let error = refusal(text);
    assert_eq!((error.game, error.ply, error.line), (Some(1), None, Some(1)));
    let RecordFlaw::Start(error) = error.flaw else { panic!("{error}") };
    assert!(error.flaws.iter().any(|flaw| matches!(flaw, FenFlaw::GeneralMissing { .. })));
    let games = read(text, Reading::Lenient);
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn what_is_out_of_place_is_named() {
    let flaw = |text: &str| refusal(text).flaw;
    assert!(matches!(flaw("1. h2e2 {and"), RecordFlaw::CommentUnfinished));
    assert!(matches!(flaw("1. h2e2 (1. b2e2"), RecordFlaw::VariationUnfinished));
    assert!(matches!(flaw("1. h2e2 ) *"), RecordFlaw::StrayParenthesis));
    assert!(matches!(flaw("[Red \"a\"] (1. h2e2) *"), RecordFlaw::VariationOutOfPlace { .. }));
    assert!(matches!(flaw("1. h2e2 h9g8 *"), RecordFlaw::Unread(_)));
    assert!(matches!(flaw("1. h2e2 } *"), RecordFlaw::Unread(_)));
    let games = read("1. h2e2 {and\n so [on\n[Event \"2\"]\n1. h2e2 *", Reading::Lenient);
    let [Ok(cut), Ok(whole)] = games.as_slice() else { panic!("{games:?}") };
    assert_eq!(cut.line.plies[0].comment.as_deref(), Some("and\n so [on"));
    assert_eq!(cut.truncated.as_ref().map(|cut| cut.ply), Some(2));
    assert_eq!(moves(&whole.line), diagram::moves("h2e2"));
    let deep = format!("1. h2e2 {}{} *", "(1. h2e2 ".repeat(DEEPEST + 1), ")".repeat(DEEPEST + 1));
    assert!(matches!(flaw(&deep), RecordFlaw::TooDeep));
    let record = read(&deep, Reading::Lenient).remove(0).expect("kept");
    assert_eq!(record.truncated.map(|cut| cut.flaw), Some(RecordFlaw::TooDeep));
}

#[test]
fn other_texts_are_no_pgn() {
    for text in
        ["", "炮二平五 馬８進７", "9/9 w - - 0 1", "[section]\nkey = 1", "<a href=\"x\">", "1. visit us"]
    {
        assert!(!is(text), "{text}");
    }
}

#[test]
fn a_game_is_written_with_its_roster_in_lines_of_eighty_columns() {
    let record = game(
        "[ECCO \"C00\"]\n[Red \"a\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 3 7\"]\n\
         {x} 7... h9g7 {y} 8. h2e2 (8. b2e2 {z}) i9h9 (8... a9a8) 9. h0g2 h7h3 10. i0h0 c6c5 11. c3c4 b9c7 1-0",
    );
    let written = write(&[record], Notation::Chinese, Script::Simplified).expect("legal");
    let expected = "[Game \"Chinese Chess\"]\n[Event \"\"]\n[Site \"\"]\n[Date \"\"]\n[Round \"\"]\n[Red \"a\"]\n\
        [Black \"\"]\n[Result \"1-0\"]\n[ECCO \"C00\"]\n\
        [FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 3 7\"]\n\n\
        {x} 7... 马8进7 {y} 8. 炮二平五 (8. 炮八平五 {z}) 8... 车9平8 (8... 车1进1)\n\
        9. 马二进三 炮8进4 10. 车一平二 卒3进1 11. 兵七进一 马2进3 1-0\n";
    assert_eq!(written, expected);
}

#[test]
fn a_position_is_said_once_and_before_the_moves() {
    let fen = |side: &str| format!("[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 {side}\"]\n");
    assert_eq!(game(&(fen("w") + &fen("w") + "*")).line.plies.len(), 0);
    let flaw = refusal(&(fen("w") + &fen("b") + "*")).flaw;
    assert_eq!(flaw, RecordFlaw::SaidTwice { given: "FEN".to_owned() });
    let flaw = refusal(&format!("[Red \"a\"]\n1. h2e2\n{}", fen("b"))).flaw;
    assert_eq!(flaw, RecordFlaw::OutOfPlace { given: "[FEN".to_owned() });
}

#[test]
fn no_more_games_are_read_than_memory_should_hold() {
    // Two plies and a variation: six.
    let text = "[R \"\"]\n1. h2e2 (1. b2e2) *\n".repeat(5);
    let read = |games, plies| reader::read_up_to((games, plies), &text, Reading::Lenient);
    for (games, plies, most) in [(3, 100, 3), (100, 17, 3), (100, 18, 4)] {
        let games = read(games, plies);
        let error = games.last().and_then(|last| last.as_ref().err()).expect("refused");
        assert_eq!((games.len(), error.game, error.line), (most + 1, Some(most + 1), Some(2 * most + 1)));
        assert_eq!(error.flaw, RecordFlaw::TooMuch);
    }
    assert!(read(5, 24).iter().all(Result::is_ok));
}
