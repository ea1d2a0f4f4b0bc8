//! A text cut into tokens: which lines are none of it, which brackets are tags, and where comments end.

use super::*;
use crate::xiangqi::records::tags::LONGEST_NAME;

#[test]
fn a_line_that_begins_with_a_percent_sign_is_nobodys() {
    for text in ["% 1. b2e2 *\n[Red \"a\"]\n1. h2e2 *", "[Red \"a\"]\n1. h2e2\n% h9g7 *\n*"] {
        assert_eq!(moves(&game(text).line), diagram::moves("h2e2"), "{text}");
    }
    assert!(matches!(refusal("[Red \"a\"]\n1. h2e2 % h9g7 *").flaw, RecordFlaw::Unread(_)));
}

#[test]
fn a_name_has_its_length_and_a_position_needs_no_quotes() {
    let tag = |length| format!("[{} \"b\"]\n1. h2e2 *", "x".repeat(length));
    let record = game(&tag(LONGEST_NAME));
    assert_eq!(record.tags.iter().map(|(name, _)| name.len()).collect::<Vec<_>>(), [LONGEST_NAME]);
    assert!(matches!(refusal(&tag(LONGEST_NAME + 1)).flaw, RecordFlaw::OutOfPlace { .. }));
    let record = game("[FEN 4k4/9/9/9/9/9/9/9/9/3K5 b]\n[Red \"a\"]\n1... e9e8 *");
    assert_eq!(moves(&record.line), diagram::moves("e9e8"));
    assert_eq!(moves(&game("[FEN \"\"]\n1. h2e2 *").line), diagram::moves("h2e2"));
}

#[test]
fn comments_do_not_lie_within_comments() {
    let said = "a\n1. c3c4 {b\n\nc {d";
    let record = game(&format!("1. h2e2 {{{said}}} h9g7 *"));
    assert_eq!(record.line.plies[0].comment.as_deref(), Some(said));
    assert_eq!(moves(&record.line), diagram::moves("h2e2 h9g7"));
}

#[test]
fn tags_are_read_in_any_order_with_quotes_and_missing_brackets() {
    let record = game(
        "[Game \"Chinese Chess\"]\n[Black \"所司和晴\"]\n[Date \"１９９１年８月１日\"]\n[Event \"\\\"杯\\\" \\\\ a \"b\" [c]\"]\n\
         [Site \"a\"\n[Round \"\"]\n[Opening \"中炮\"]\n[Result 0-1]\n\n1. h2e2 h9g7 0-1\n",
    );
    let tags: Vec<_> = record.tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("Event", "\"杯\" \\ a \"b\" [c]"),
            ("Site", "a"),
            ("Date", "１９９１年８月１日"),
            ("Black", "所司和晴"),
            ("Opening", "中炮"),
        ]
    );
    assert_eq!(record.result, RecordResult::BlackWon);
    assert_eq!(moves(&record.line), diagram::moves("h2e2 h9g7"));
}

#[test]
fn marks_are_kept_before_the_comment() {
    let record = game("1. h2e2!? {said} h9g7 $14 $2 (1... b9c7！) 2. h0g2 ?? *");
    let said: Vec<_> = record.line.plies.iter().map(|ply| ply.comment.as_deref()).collect();
    assert_eq!(said, [Some("!?\nsaid"), Some("$14\n$2"), Some("??")]);
    assert_eq!(record.line.plies[1].variations[0].plies[0].comment.as_deref(), Some("！"));
}

#[test]
fn tags_are_read_however_they_are_quoted_and_repeated() {
    let text = "[Event 'A']\n[Site “b c”]\n[Red B]\n[Black 「黑」]\n[ECO 'C00']\n[Red \"second\"]\n[Game \"Jieqi\"]\n\n1. h2e2 *";
    let record = game(text);
    let tags: Vec<_> = record.tags.iter().collect();
    let expected = [
        ("Event", "A"),
        ("Site", "b c"),
        ("Red", "B"),
        ("Black", "黑"),
        ("ECO", "C00"),
        ("Red_2", "second"),
        ("Game", "Jieqi"),
    ];
    assert_eq!(tags, expected);
    let written = write(std::slice::from_ref(&record), Notation::Iccs, Script::Traditional).expect("legal");
    assert_eq!(game(&written), record);
    assert_eq!(games("[Red B]\n1. h2e2 *\n[Red 'C']\n1. b2e2 *").len(), 2);
    assert!(matches!(refusal("[Red \"a\"]\n[My Tag \"x\"]\n1. h2e2 *").flaw, RecordFlaw::Unread(_)));
    assert!(matches!(refusal("[My Tag \"x\"]\n[Red \"a\"]\n1. h2e2 *").flaw, RecordFlaw::OutOfPlace { .. }));
}
