//! What a word between tags, comments and parentheses means: a move, a result, or something about a move that is
//! not kept. Marks (`!`, `?`, `$1`) and the numbers of moves are not: the model has no place for them.

use crate::xiangqi::records::tags::RecordResult;

/// What a word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word<'t> {
    /// A move, in any notation, unless it is nothing at all.
    Move(&'t str),
    /// How the game ended: the last word about it.
    Result(RecordResult),
    /// `====`, drawn under the last move of a game.
    Rule,
    /// A number, a mark, or dots in the place of a move.
    Nothing,
}

impl<'t> Word<'t> {
    pub(super) fn of(word: &'t str) -> Self {
        if let Some(result) = result(word) {
            return Self::Result(result);
        }
        if word.len() >= 3 && word.chars().all(|letter| letter == '=') {
            return Self::Rule;
        }
        let unnumbered = without_number(word);
        if let Some(result) = result(unnumbered) {
            return Self::Result(result);
        }
        let bare = unnumbered.trim_start_matches(is_dot).trim_end_matches(['!', '?', '！', '？']);
        let is_mark =
            bare.strip_prefix('$').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
        if is_mark || bare.chars().all(|letter| is_dash(letter) || is_dot(letter)) {
            Self::Nothing
        } else {
            Self::Move(bare)
        }
    }
}

/// A letter alone is no result here: too many other things begin so.
fn result(word: &str) -> Option<RecordResult> {
    RecordResult::read(word).filter(|_| !word.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'?'))
}

/// The word without `12.` or `１２．` before it, or nothing if it is all number. `12.5` may be a move in the number
/// form of WXF, and is left alone.
fn without_number(word: &str) -> &str {
    let after =
        word.trim_start_matches(|letter: char| letter.is_ascii_digit() || matches!(letter, '０'..='９'));
    let digits = word.len() - after.len();
    let rest = after.trim_start_matches(is_dot);
    match rest.len() {
        _ if digits == 0 => word,
        0 => "",
        1 if digits == 2 => word,
        left if left == after.len() => word,
        _ => rest,
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

    #[test]
    fn words_are_moves_results_and_nothing() {
        for word in ["1.", "12", "1...", "１．", "…", "$3", "!?", "！！", "--", "3.…", ""] {
            assert_eq!(Word::of(word), Word::Nothing, "{word}");
        }
        for (word, played) in [
            ("炮二平五", "炮二平五"),
            ("1.炮二平五", "炮二平五"),
            ("1...炮８平５!?", "炮８平５"),
            ("12．h2e2", "h2e2"),
            ("c2.5", "c2.5"),
            ("3.c2.5", "c2.5"),
            ("42.5", "42.5"),
            ("42=5", "42=5"),
            ("一兵平五", "一兵平五"),
            ("1-5", "1-5"),
        ] {
            assert_eq!(Word::of(word), Word::Move(played), "{word}");
        }
        for (word, result) in [
            ("1-0", RecordResult::RedWon),
            ("*", RecordResult::Unknown),
            ("58.0-1", RecordResult::BlackWon),
            ("和棋", RecordResult::Drawn),
        ] {
            assert_eq!(Word::of(word), Word::Result(result), "{word}");
        }
        assert_eq!(Word::of("========"), Word::Rule);
        assert_eq!(Word::of("W"), Word::Move("W"));
    }
}
