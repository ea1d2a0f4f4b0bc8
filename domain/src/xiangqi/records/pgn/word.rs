//! What a word between tags, comments and parentheses means: a number, a move, a mark on one, or a result.

use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::refusal::ReadMoveFlaw;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::pgn::number::{FIRST, Number};
use crate::xiangqi::records::tags::{RecordResult, narrow};

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word<'t> {
    /// A move, in any notation, unless it is nothing at all; the number before it, and the marks after it.
    Move { number: Option<Number>, text: &'t str, marks: &'t str },
    /// A number, or dots in the place of Red's move.
    Number(Number),
    /// A mark by itself: `!?`, `$1`.
    Marks(&'t str),
    /// What stands for a move that was not made: `--`, `0000`.
    NoMove(&'t str),
    /// How the game ended: the last word about it.
    Result(RecordResult),
    /// `====`, drawn under the last move of a game.
    Rule,
}

const MARKS: [char; 4] = ['!', '?', '！', '？'];

impl<'t> Word<'t> {
    pub(super) fn of(word: &'t str) -> Self {
        if let Some(result) = result(word) {
            return Self::Result(result);
        }
        let is_line_of = |is_part: fn(char) -> bool| word.chars().all(is_part);
        if word.len() >= 3 && is_line_of(|letter| letter == '=')
            || word.chars().count() > 4 && is_line_of(is_dash)
        {
            return Self::Rule;
        }
        let (number, unnumbered) = without_number(word);
        if let Some(result) = result(unnumbered) {
            return Self::Result(result);
        }
        let text = unnumbered.trim_end_matches(MARKS);
        let marks = unnumbered.strip_prefix(text).unwrap_or_default();
        let is_glyph =
            text.strip_prefix('$').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
        match number {
            _ if word.len() > 1 && is_line_of(|letter| letter == '0') => Self::NoMove(word),
            _ if !text.is_empty() && text.chars().all(is_dash) => Self::NoMove(text),
            Some(number) if unnumbered.is_empty() => Self::Number(number),
            _ if text.is_empty() || is_glyph => Self::Marks(unnumbered),
            number => Self::Move { number, text, marks },
        }
    }
}

/// Whether a line begins with move 1, or at least with its number.
pub(super) fn is_numbered_first(line: &str) -> bool {
    let first = line.split(is_space).find(|word| !word.is_empty()).map(Word::of);
    matches!(first, Some(Word::Number(number) | Word::Move { number: Some(number), .. }) if number == FIRST)
}

/// Some files have their Latin letters as wide as Chinese characters: `Ｃ２＝５`.
pub(super) fn read_move(position: &Position, text: &str) -> Result<Move, RecordFlaw> {
    let is_wide = text.contains(|letter| matches!(letter, 'Ａ'..='Ｚ' | 'ａ'..='ｚ'));
    let narrowed: Option<String> = is_wide.then(|| text.chars().map(narrow).collect());
    let read = position.read_move(narrowed.as_deref().unwrap_or(text));
    read.map_err(|error| RecordFlaw::Unread(Box::new(error)))
}

/// Whether the text is written as a move is, whether or not there is a position in which it could be played.
pub(super) fn is_written_as_move(text: &str) -> bool {
    match read_move(&Position::initial(), text) {
        Ok(_) => true,
        Err(RecordFlaw::Unread(error)) => error.why != ReadMoveFlaw::Unreadable,
        Err(_) => false,
    }
}

/// Whether this separates words.
pub(super) fn is_space(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | '，' | '、' | '\u{FEFF}')
}

/// A letter alone is no result here: too many other things begin so.
fn result(word: &str) -> Option<RecordResult> {
    RecordResult::read(word).filter(|_| !word.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'?'))
}

/// The word without `12.`, `１２．` or `…` before it, and that. `12.5` may be a move in the number form of WXF, and
/// is left alone.
fn without_number(word: &str) -> (Option<Number>, &str) {
    let after =
        word.trim_start_matches(|letter: char| letter.is_ascii_digit() || matches!(letter, '０'..='９'));
    let digits = word.strip_suffix(after).unwrap_or_default();
    let rest = after.trim_start_matches(is_dot);
    let dots = after.strip_suffix(rest).unwrap_or_default();
    match rest.len() {
        1 if digits.len() == 2 => (None, word),
        1.. if dots.is_empty() => (None, word),
        _ => (Some(Number::of(digits, dots)), rest),
    }
}

fn is_dot(letter: char) -> bool {
    matches!(letter, '.' | '．' | '。' | '…' | '·')
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '－' | '—' | '─')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(round: u32, says_black: bool) -> Option<Number> {
        Some(Number { round: Some(round), says_black })
    }

    #[test]
    fn words_are_moves_results_numbers_and_marks() {
        for (word, is) in [
            ("1.", number(1, false)),
            ("12", number(12, false)),
            ("0", number(0, false)),
            ("1...", number(1, true)),
            ("１２．", number(12, false)),
            ("3.…", number(3, true)),
            ("…", Some(Number { round: None, says_black: true })),
            ("99999999999.", number(u32::MAX, false)),
        ] {
            assert_eq!(Some(Word::of(word)), is.map(Word::Number), "{word}");
        }
        for word in ["$3", "!?", "！！", "?"] {
            assert_eq!(Word::of(word), Word::Marks(word));
        }
        for word in ["--", "—", "----", "0000", "00"] {
            assert_eq!(Word::of(word), Word::NoMove(word));
        }
        assert_eq!(Word::of("2.--"), Word::NoMove("--"));
        for (word, number, text, marks) in [
            ("炮二平五", None, "炮二平五", ""),
            ("1.炮二平五", number(1, false), "炮二平五", ""),
            ("1...炮８平５!?", number(1, true), "炮８平５", "!?"),
            ("12．h2e2！", number(12, false), "h2e2", "！"),
            ("c2.5", None, "c2.5", ""),
            ("3.c2.5", number(3, false), "c2.5", ""),
            ("3.W", number(3, false), "W", ""),
            ("42.5", None, "42.5", ""),
            ("42=5", None, "42=5", ""),
            ("一兵平五", None, "一兵平五", ""),
            ("1-5", None, "1-5", ""),
            ("W", None, "W", ""),
        ] {
            assert_eq!(Word::of(word), Word::Move { number, text, marks }, "{word}");
        }
        for (word, result) in [
            ("1-0", RecordResult::RedWon),
            ("*", RecordResult::Unknown),
            ("58.0-1", RecordResult::BlackWon),
            ("和棋", RecordResult::Drawn),
        ] {
            assert_eq!(Word::of(word), Word::Result(result), "{word}");
        }
        for word in ["========", "------"] {
            assert_eq!(Word::of(word), Word::Rule);
        }
    }
}
