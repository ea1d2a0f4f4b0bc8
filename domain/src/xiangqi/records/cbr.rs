//! CBR, the files of 象棋桥 (CCBridge): one game each, texts in UTF-16. Between the texts lies whatever lay in
//! the program's memory.
//!
//! A header (`header`), in one of two layouts, is followed by the nodes of the moves (`moves`). Libraries (CBL)
//! keep their games in the same form, and have them read here.

mod header;
mod moves;

use crate::xiangqi::board::Board;
use crate::xiangqi::records::assemble::{Head, assemble, refuse};
use crate::xiangqi::records::bytes::{Bytes, fields};
use crate::xiangqi::records::cbr::moves::{After, Moves};
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::nodes::Nodes;
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;

/// How a game begins.
pub(super) const MARK: &[u8; 16] = b"CCBridge Record\0";
/// Which byte names the layout: 1 or 2.
const VERSION: usize = 0x13;

/// Whether this is a CBR file, of a version known or not.
#[must_use]
pub fn is(bytes: &[u8]) -> bool {
    bytes.starts_with(MARK)
}

/// Reads a CBR file.
///
/// # Errors
/// What is wrong with the header or the starting position; and, if read strictly, with a move.
pub fn read(bytes: &[u8], reading: Reading) -> Result<Record, RecordError> {
    read_game(bytes, After::Nothing, reading)
}

/// Reads a game of a library, from blocks that it need not fill.
pub(super) fn read_blocks(blocks: &[u8], reading: Reading) -> Result<Record, RecordError> {
    read_game(blocks, After::Anything, reading)
}

/// A chapter's heading is a game without men and without moves: of the ordinary start, that nobody played.
fn read_game(bytes: &[u8], after: After, reading: Reading) -> Result<Record, RecordError> {
    let (mut head, behind, version) = header(bytes).map_err(|flaw| refuse(None, flaw))?;
    let moves = Moves::new(behind, version, after, reading);
    if head.board == Board::empty() && matches!(moves.clone().root(), Ok((_, false))) {
        head.board = Board::initial();
    }
    assemble(head, moves, reading)
}

fn header(bytes: &[u8]) -> Result<(Head, Bytes<'_>, u8), RecordFlaw> {
    if !is(bytes) {
        return Err(RecordFlaw::UnsupportedFormat);
    }
    let [version] = fields(bytes, VERSION)?;
    if !(1..=2).contains(&version) {
        return Err(RecordFlaw::UnsupportedVersion { version });
    }
    let (head, behind) = header::read(bytes, version)?;
    Ok((head, behind, version))
}

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(super) mod written;
