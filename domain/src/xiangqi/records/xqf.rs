//! XQF, the files of 象棋演播室 (XQStudio), versions 10 to 18: one game each, texts in GB18030.
//!
//! A header of 1024 bytes (`header`) is followed by the nodes of the moves (`moves`). From version 11 on,
//! points, moves and the size of comments are scrambled with keys from the header (`keys`).

mod header;
mod keys;
mod moves;

use crate::xiangqi::records::assemble::{Head, assemble, refuse};
use crate::xiangqi::records::bytes::{field, fields};
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::xqf::keys::Keys;
use crate::xiangqi::records::xqf::moves::Moves;

/// How long the header is: the moves follow.
const HEADER: usize = 0x400;

/// Whether this is an XQF file, of a version known or not: `XQ`, and a number that no text has there.
#[must_use]
pub fn is(bytes: &[u8]) -> bool {
    matches!(bytes, [b'X', b'Q', version, ..] if version.is_ascii_control())
}

/// Reads an XQF file.
///
/// # Errors
/// What is wrong with the header or the starting position; and, if read strictly, with a move.
pub fn read(bytes: &[u8], reading: Reading) -> Result<Record, RecordError> {
    let (head, keys) = header(bytes).map_err(|flaw| refuse(None, flaw))?;
    let plain = keys.unscramble(bytes, HEADER);
    assemble(head, Moves::new(&plain, HEADER, &keys), reading)
}

fn header(bytes: &[u8]) -> Result<(Head, Keys), RecordFlaw> {
    let [x, q, version] = fields(bytes, 0)?;
    match version {
        _ if [x, q] != *b"XQ" => return Err(RecordFlaw::UnsupportedFormat),
        10..=18 => {}
        _ => return Err(RecordFlaw::UnsupportedVersion { version }),
    }
    field(bytes, 0, HEADER)?;
    let keys = Keys::of(fields(bytes, 0)?);
    Ok((header::read(bytes, &keys)?, keys))
}

#[cfg(test)]
mod tests;
