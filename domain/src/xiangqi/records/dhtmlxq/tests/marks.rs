//! The marks of fields and blocks: what each ends, and what stands outside of them.

use super::*;
use crate::xiangqi::records::tags::LONGEST_NAME;

#[test]
fn what_lies_outside_of_a_block_is_named_and_no_game_of_it_lost() {
    let list = "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
    let block = format!("[DhtmlXQ]{list}[/DhtmlXQ]");
    for (text, game, line, given) in [
        (format!("a\n{list}\n{block}"), 1, 2, "[DhtmlXQ_movelist]"),
        (format!("{block}\n{list}"), 2, 2, "[DhtmlXQ_movelist]"),
        (format!("{block}\n[/DhtmlXQ]\n"), 2, 2, "[/DhtmlXQ]"),
        (format!("{block}\nprose\n[Event \"b\"]\n\n1. {{c}} h2e2 *\n"), 2, 3, "[Event"),
        (format!("[Red 'a'] 1.炮二平五\n{block}"), 1, 1, "[Red"),
    ] {
        let error = read(&text, Reading::Strict).pop().expect("a game").expect_err("refused");
        let flaw = RecordFlaw::OutOfPlace { given: given.to_owned() };
        assert_eq!((error.game, error.line, error.flaw), (Some(game), Some(line), flaw), "{text}");
        let games = read(&text, Reading::Lenient);
        assert_eq!(games.len(), 2, "{text}");
        let whole = games.into_iter().flatten().next().expect("kept");
        assert_eq!((whole.line.plies.len(), whole.truncated), (1, None), "{text}");
    }
    let page = format!("[Event \"b\"] is read so: 1. h2e2\n{block}\n1. h2e2 [x]\n[/x]\n{block}");
    assert_eq!(read(&page, Reading::Strict).iter().filter(|game| game.is_ok()).count(), 2);
}

#[test]
fn a_field_is_ended_by_its_own_mark_and_tags_by_another_too() {
    let comment = |said: &str| {
        let record = game(&format!(
            "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment1]{said}[/DhtmlXQ_comment1]\
             [DhtmlXQ_red]a[/DhtmlXQ_red]"
        ));
        assert_eq!(record.tags.get("Red"), Some("a"));
        record.line.plies[0].comment.clone().expect("said")
    };
    for said in ["see [DhtmlXQ] for more", "[/DhtmlXQ] a [/DhtmlXQ_red]", "[DhtmlXQ_movelist]1747"] {
        assert_eq!(comment(said), said);
    }
    for (fields, given) in [
        ("[DhtmlXQ_red]a[/DhtmlXQ_red][DhtmlXR_movelist]7747[/DhtmlXQ_movelist]", "[DhtmlXR_movelist]77"),
        ("[DhtmlXR_movelist]7747[/DhtmlXQ_movelist]", "[DhtmlXR_movelist]77"),
        ("[DhtmlXQ_movelisu]7747[/DhtmlXQ_movelist]", "[/DhtmlXQ_movelist]"),
        ("[DhtmlXQ_movelist]7747[/DhtmlXQ_red]", "[/DhtmlXQ_red]"),
        ("[DhtmlXQ_comment1]a[/DhtmlXQ_comment2]", "[/DhtmlXQ_comment2]"),
    ] {
        let flaw = RecordFlaw::OutOfPlace { given: given.to_owned() };
        assert_eq!(refusal(&format!("\n{fields}")).flaw, flaw, "{fields}");
        assert!(lenient(fields).truncated.is_some(), "{fields}");
    }
}

#[test]
fn a_block_ends_before_the_file_does() {
    let begun = "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n";
    for (text, given) in [
        (begun.to_owned(), "DhtmlXQ"),
        (format!("{begun}{begun}"), "DhtmlXQ"),
        ("[DhtmlXQ][DhtmlXQ_movelist]7747".to_owned(), "movelist"),
    ] {
        let error = read(&text, Reading::Strict).pop().expect("a game").expect_err("refused");
        assert_eq!(error.flaw, RecordFlaw::FieldUnfinished { given: given.to_owned() }, "{text}");
        let last = read(&text, Reading::Lenient).pop().expect("a game").expect("kept");
        assert_eq!((last.line.plies.len(), last.truncated.is_some()), (1, true), "{text}");
    }
    let glued = format!("{begun}{begun}[/DhtmlXQ]");
    assert_eq!(read(&glued, Reading::Strict).iter().filter(|game| game.is_ok()).count(), 2);
}

#[test]
fn a_block_is_begun_by_its_mark() {
    for (text, holds) in
        [("a [dhtmlxq] b", true), ("[/DhtmlXQ]", false), ("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]", false)]
    {
        assert_eq!(is(text), holds, "{text}");
    }
    // The name of a field has room for that of every tag.
    let name = |length| begins(&format!("[DhtmlXQ_{}]", "x".repeat(length)));
    assert!(name(LONGEST_NAME + "tag_".len()) && !name(LONGEST_NAME + "tag_".len() + 1));
    // Where nothing is in it, it is spoken of.
    assert_eq!(read("see [DhtmlXQ]", Reading::Strict).len(), 0);
}

#[test]
fn a_field_without_its_own_end_reaches_to_no_other_of_the_name() {
    let list = "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
    let record = game(&format!("[DhtmlXQ_title]1999[DhtmlXQ_title]b[/DhtmlXQ_title]{list}"));
    assert_eq!(record.tags.iter().collect::<Vec<_>>(), [("Title", "1999"), ("Title_2", "b")]);
    let blocks = ["red]a[/DhtmlXQ_team", "team]b[/DhtmlXQ_red"]
        .map(|field| format!("[DhtmlXQ]{list}[DhtmlXQ_{field}][/DhtmlXQ]\n"));
    let games = read(&blocks.concat(), Reading::Strict);
    let tags = games.iter().flatten().map(|game| game.tags.iter().collect::<Vec<_>>());
    assert_eq!(tags.collect::<Vec<_>>(), [[("Red", "a")], [("team", "b")]]);
    let flaw = refusal(&format!("{list}[/DhtmlXQ_movelist]")).flaw;
    assert_eq!(flaw, RecordFlaw::OutOfPlace { given: "[/DhtmlXQ_movelist]".to_owned() });
}

#[test]
fn a_page_begins_before_its_blocks() {
    let text = "[DhtmlXQ]<!-- a -->[DhtmlXQ_red]b &amp; c[/DhtmlXQ_red][/DhtmlXQ]";
    let red = |text: &str| {
        read(text, Reading::Strict).remove(0).expect("a game").tags.get("Red").map(str::to_owned)
    };
    assert_eq!(red(text).as_deref(), Some("b &amp; c"));
    assert_eq!(red(&format!("<p>{text}")).as_deref(), Some("b & c"));
}

#[test]
fn what_stands_between_fields_is_no_part_of_a_game() {
    let block = |between: &str| {
        format!("[DhtmlXQ_red]a[/DhtmlXQ_red]\n{between}\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]")
    };
    for (between, given) in [
        ("<br>\n[DhtmlXR_comment1]b[/DhtmlXR_comment1]", "[DhtmlXR_comment1]b["),
        ("<br>\n[Event \"b\"]\n1. h2e2 *", "[Event"),
        ("in 1999:\n7747 7062", "7747"),
    ] {
        let error = refusal(&block(between));
        let flaw = RecordFlaw::OutOfPlace { given: given.to_owned() };
        assert_eq!((error.flaw, error.line), (flaw, Some(3)), "{between}");
        let kept = lenient(&block(between));
        assert_eq!((kept.line.plies.len(), kept.truncated.is_some()), (1, true), "{between}");
    }
    assert_eq!(game(&block("<br> played in 1999, on 747")).tags.get("Red"), Some("a"));
}
