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
