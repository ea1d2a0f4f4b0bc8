//! One game as a record keeps it: what it says of the game, where play begins, and the moves.

use std::fmt;

use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::line::Line;
use crate::xiangqi::records::tags::{RecordResult, Tags};

/// One game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// What the record says of the game, save result and starting position.
    pub tags: Tags,
    /// How it says the game ended.
    pub result: RecordResult,
    /// Where play begins.
    pub start: Position,
    /// The moves: every one legal, in variations too.
    pub line: Line,
    /// Where reading stopped, if it could not go to the end and was asked to keep what is legal.
    pub truncated: Option<Truncation>,
}

/// Where a record was cut off, and why: its main line if that was cut, and then the ply lies beyond its end; else
/// the first of its variations that was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Truncation {
    /// The number of the ply that could not be read, from 1.
    pub ply: usize,
    /// The line of the text that it stands on, from 1; in a binary file, nothing.
    pub line: Option<usize>,
    /// Whether it is a ply of a variation.
    pub in_variation: bool,
    /// What is wrong there.
    pub flaw: RecordFlaw,
}

/// The tag that says, in the file too, where a record was cut and by the code of what is wrong.
pub const TRUNCATED: &str = "Truncated";

impl Record {
    /// Says in the tags where the record was cut, if it was.
    pub(super) fn mark(&mut self) {
        if let Some(cut) = &self.truncated {
            self.tags.push(TRUNCATED, cut.to_string());
        }
    }
}

/// `ply 115: record.illegal_move`, `ply 7 (variation): record.unread`.
impl fmt::Display for Truncation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variation = if self.in_variation { " (variation)" } else { "" };
        write!(f, "ply {}{variation}: {}", self.ply, self.flaw.code())
    }
}
