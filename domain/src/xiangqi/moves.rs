//! A move as two squares, and its ICCS text. Whether it is legal, and what it captures, depends on a position
//! and is decided there; Chinese and WXF notation are other files' work.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::xiangqi::square::Square;

/// **Art. 2.1** (一着) – a man goes from one point to another. Ordered by `from`, then by `to`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[doc(alias = "着")]
pub struct Move {
    /// Where the man stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move from here to there.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }
}

/// ICCS: `h2e2` is 炮二平五.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no move in ICCS.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("failed to read {given:?} as a move (two squares, as in h2e2 or H2-E2)")]
pub struct ParseMoveError {
    /// The text, or its beginning.
    pub given: String,
}

/// Reads `h2e2`, and `H2-E2` as records print it.
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| ParseMoveError { given: text.chars().take(12).collect() })
    }
}

fn read(text: &str) -> Option<Move> {
    let mut chars = text.chars();
    let from = Square::from_chars(chars.next()?, chars.next()?)?;
    let file = match chars.next()? {
        '-' => chars.next()?,
        file => file,
    };
    let to = Square::from_chars(file, chars.next()?)?;
    chars.next().is_none().then_some(Move { from, to })
}

impl TryFrom<String> for Move {
    type Error = ParseMoveError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Move> for String {
    fn from(r#move: Move) -> Self {
        r#move.to_string()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Move {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::Type::String)
            .description(Some("A move in ICCS: the square it leaves, then the square it goes to."))
            .pattern(Some("^[a-iA-I][0-9]-?[a-iA-I][0-9]$"))
            .examples(["h2e2"])
            .into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Move {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_writing_iccs_are_read_and_one_is_written() {
        for text in ["h2e2", "H2E2", "H2-E2", "h2-e2"] {
            assert_eq!(text.parse::<Move>().map(|read| read.to_string()), Ok("h2e2".to_owned()));
        }
        for bad in ["", "h2", "h2e", "h2--e2", "h2e2 ", "h2e2e", "j2e2", "h2-e", "炮二平五"] {
            assert_eq!(bad.parse::<Move>(), Err(ParseMoveError { given: bad.to_owned() }));
        }
    }

    #[test]
    fn a_move_is_a_string_in_json() {
        let read: Move = serde_json::from_str("\"H2-E2\"").expect("a move");
        assert_eq!(serde_json::to_string(&read).ok().as_deref(), Some("\"h2e2\""));
        assert!(serde_json::from_str::<Move>("{\"from\":\"h2\",\"to\":\"e2\"}").is_err());
    }

    #[test]
    fn an_error_gives_back_only_the_beginning_of_a_long_text() {
        let error = "x".repeat(1000).parse::<Move>().expect_err("no move");
        assert_eq!(error.given.len(), 12);
    }
}
