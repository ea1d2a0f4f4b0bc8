//! The way out: records as text in UTF-8.

use crate::xiangqi::notation::Notation;
use crate::xiangqi::notation::chinese::Script;
use crate::xiangqi::records::flaw::RecordError;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::{dhtmlxq, pgn};

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// PGN, with moves in this notation and script.
    Pgn {
        /// How moves are written.
        notation: Notation,
        /// In which characters, if they are.
        script: Script,
    },
    /// DhtmlXQ, where moves are digits.
    DhtmlXq,
}

/// Writes all of these; `import` reads back the same.
///
/// # Errors
/// Where a move is illegal, which it is not in a record that was imported.
pub fn export(records: &[Record], target: Target) -> Result<String, RecordError> {
    match target {
        Target::Pgn { notation, script } => pgn::write(records, notation, script),
        Target::DhtmlXq => Ok(dhtmlxq::write(records)),
    }
}
