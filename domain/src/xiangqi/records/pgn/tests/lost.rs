//! Files of which a part could be lost: games that others swallow, results and moves that nobody reads.

use super::*;

#[test]
fn a_comment_does_not_reach_into_the_next_game() {
    for (text, next) in [
        ("[Event \"a\"]\n\n1. h2e2 {unclosed h9g7 *\n\n[Event \"b\"]\n\n1. h2e2 {x} h9g7 *", 2),
        ("[Event \"a\"]\n1. h2e2 {unclosed *\n[Event \"b\"]\n1. h2e2 {x} h9g7 *", 2),
        ("1. h2e2 {unclosed *\n\n1. h2e2 {x} h9g7 *", 2),
        ("[Event \"a\"]\n1. h2e2 *\n{unclosed\n\n[Event \"b\"]\n1. h2e2 {x} h9g7 *", 2),
    ] {
        let error = refusal(text);
        assert_eq!((error.game, error.flaw), (Some(1), RecordFlaw::CommentUnfinished), "{text}");
        let games = read(text, Reading::Lenient);
        let lengths: Vec<_> = games.iter().flatten().map(|game| game.line.plies.len()).collect();
        assert_eq!(lengths, [1, next], "{text}");
        assert!(games.iter().flatten().next().is_some_and(|game| game.truncated.is_some()));
    }
    let mut record = game("1. h2e2 {see\n[3] (or\n[Event \"a\"]) and\n\n1. c3c4\n} *");
    let said = "a\n\n[Event \"b\"]\n\n1. h2e2 {c} [Red \"d\"]\n[Black \"e\"] {";
    record.line.plies[0].comment = Some(said.to_owned());
    let written = write(std::slice::from_ref(&record), Notation::Iccs, Script::Traditional).expect("legal");
    assert_eq!(game(&written), record, "{written}");
}

#[test]
fn a_game_without_tags_that_cannot_be_read_is_no_prose() {
    let whole = "[Event \"b\"]\n1. h2e2 *";
    for (text, place) in [
        (format!("1. xx yy 2. zz 1-0\n\n{whole}"), (Some(1), Some(1))),
        (format!("1. xx yy\n2. zz ww\n\n{whole}"), (Some(1), Some(1))),
        (format!("1. e0e5 h9g7 1-0\n\n{whole}"), (Some(1), Some(1))),
        (format!("{whole}\n\n1.炮二平五马8进7 2.马二进三车9平8 1-0\n"), (Some(2), Some(1))),
        (format!("{whole}\n\n1. xx yy 2. zz"), (Some(2), Some(1))),
        (format!("1. xx 1-0\n\n{whole}"), (Some(1), Some(1))),
        (format!("1. 1-0\n\n{whole}"), (Some(1), None)),
        (format!("xx yy zz 1-0\n\n{whole}"), (Some(1), None)),
    ] {
        let error = refusal(&text);
        assert_eq!((error.game, error.ply), place, "{text}");
        let games = read(&text, Reading::Lenient);
        assert_eq!(games.len(), 2, "{text}");
        let whole = games.into_iter().flatten().find(|game| game.tags.get("Event") == Some("b"));
        assert!(whole.is_some_and(|game| game.truncated.is_none() && game.line.plies.len() == 1), "{text}");
    }
    for prose in [
        "1. 欢迎访问\n2. 请登录",
        "1. visit us",
        "1. more games\n3. others",
        "1.more 3.others 2.games",
        "1. see all games 红胜 here",
    ] {
        assert_eq!(games(&format!("{prose}\n\n{whole}\n\n{prose}")).len(), 1, "{prose}");
    }
}

#[test]
fn a_paragraph_with_move_one_begins_a_game_wherever_the_one_before_was_cut() {
    for first in [
        "1. a0a9 h9g7 2. h0g2",
        "1. h2e2 a0a9 2. h0g2",
        "1. h2e2 h9g7 2. a0a9",
        "1. h2e2 (1. b2e2 h9g7",
        "1. h2e2 h9g7 (1... a0a9 1-0",
        "2. h2e2 h9g7 1-0",
        "1. h2e2",
    ] {
        for tag in ["", "[Event \"a\"]\n\n"] {
            let text = format!("{tag}{first}\n\n1. b2e2 h9g7 2. h0g2 1-0\n");
            let games = read(&text, Reading::Lenient);
            assert_eq!(games.len(), 2, "{text}");
            let last = games.into_iter().next_back().and_then(Result::ok).expect("kept");
            assert_eq!((last.line.plies.len(), last.truncated), (3, None), "{text}");
        }
    }
    assert_eq!(game("[Event \"a\"]\n1. h2e2\n\n1. h9g7 *").line.plies.len(), 2);
    assert_eq!(game("[Event \"a\"]\n1. h2e2 (\n\n1. b2e2 ) h9g7 *").line.plies.len(), 2);
}

#[test]
fn a_second_result_is_kept_beside_the_first() {
    let results = |text: &str| {
        let record = game(text);
        (record.result, record.tags.get("MovetextResult").map(str::to_owned))
    };
    let black = || Some("0-1".to_owned());
    assert_eq!(results("[Red \"a\"]\n1. h2e2 1-0 0-1"), (RecordResult::RedWon, black()));
    assert_eq!(results("[Red \"a\"]\n1. h2e2 * 1-0"), (RecordResult::RedWon, None));
    assert_eq!(results("[Red \"a\"]\n1. h2e2 1-0\n黑胜\n"), (RecordResult::RedWon, black()));
    assert_eq!(results("[Red \"a\"]\n1. h2e2 1-0\nwon 1-0; 象棋 和 围棋\n"), (RecordResult::RedWon, None));
    let error = refusal("[Red \"a\"]\n1. h2e2 1-0\nthe next: 0-1");
    assert_eq!((error.flaw, error.line), (RecordFlaw::OutOfPlace { given: "0-1".to_owned() }, Some(3)));
}

#[test]
fn a_number_without_its_move_says_that_the_game_was_cut() {
    for (text, given, ply) in [
        ("1. h2e2 h9g7 2.", "2.", 3),
        ("[Red \"a\"]\n1. h2e2 1...\n\n[Red \"b\"]\n*", "1...", 2),
        ("[Red \"a\"]\n1.", "1.", 1),
    ] {
        let error = refusal(text);
        let flaw = RecordFlaw::NoMove { given: given.to_owned() };
        assert_eq!((error.game, error.ply, error.flaw), (Some(1), Some(ply), flaw), "{text}");
    }
}

#[test]
fn a_first_move_may_stand_apart_from_its_number() {
    for text in ["1. {c} h2e2 h9g7 *", "1.\nh2e2 h9g7", "1 . h2e2 h9g7 *", "{d}\n\n1. {c}\n{d} h2e2 h9g7"] {
        assert!(is(text), "{text}");
        assert_eq!(moves(&game(text).line), diagram::moves("h2e2 h9g7"), "{text}");
    }
    assert_eq!(games("1. {c} h2e2 *\n\n1.\nb2e2 *").len(), 2);
}

#[test]
fn what_follows_the_result_is_kept_or_refused() {
    let game_and = |rest: &str| format!("[Red \"a\"]\n1. h2e2 1-0{rest}");
    for (rest, given, line) in [
        ("\n2. h0g2 h9g7", "h0g2", 3),
        (" hello 馬二進三", "馬二進三", 2),
        ("\n(1. b2e2 h9g7)", "b2e2", 3),
        (" 1... 炮8平5\n\n[Red \"b\"]\n*", "炮8平5", 2),
        ("\n====\n2. h0g2", "h0g2", 4),
        ("\nsee { C2=5", "C2=5", 3),
        ("\nnote [Event \"b\"]", "[Event", 3),
        ("\n\n[DhtmlXQ_movelist]7747", "[DhtmlXQ_movelist]77", 4),
    ] {
        let error = refusal(&game_and(rest));
        let flaw = RecordFlaw::OutOfPlace { given: given.to_owned() };
        assert_eq!((error.flaw, error.line), (flaw, Some(line)), "{rest}");
        let record = read(&game_and(rest), Reading::Lenient).remove(0).expect("kept");
        assert_eq!((record.line.plies.len(), record.truncated.map(|cut| cut.line)), (1, Some(Some(line))));
    }
    for rest in [
        "\n\nFind more (and better) games, 2. Bundesliga; at https://example.org/ {",
        "\n=====\n* * *",
        "\n[1] [a 5\" board]\n[Red(a)]\n象棋 和 围棋",
    ] {
        let record = game(&game_and(rest));
        assert_eq!((record.line.plies.len(), &record.line.plies[0].comment), (1, &None), "{rest}");
    }
    let record = game(&game_and(" {a}\n\n{b\nc}\nprose {d}\n"));
    assert_eq!(record.line.plies[0].comment.as_deref(), Some("a\nb\nc\nd"));
    let error = refusal("2. h0g2 h9g7\n[Red \"a\"]\n1. h2e2 *");
    assert!(matches!(error.flaw, RecordFlaw::OutOfPlace { .. }) && error.line == Some(1), "{error}");
    let record = game("prose\n{said\nbefore}\n[Red \"a\"]\n1. h2e2 (1. b2e2 {x} 1-0) *");
    assert_eq!(record.line.comment.as_deref(), Some("said\nbefore"));
    assert_eq!(record.line.plies[0].variations[0].plies[0].comment.as_deref(), Some("x\n1-0"));
}
