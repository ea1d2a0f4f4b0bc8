//! XQF, the files of 象棋演播室 (XQStudio), versions 10 to 18: one game each, texts in GB18030, or in
//! Big5 where that was the system's.
//!
//! A header of 1024 bytes (`header`) is followed by the nodes of the moves (`moves`). From version 11 on,
//! points, moves and the size of comments are scrambled with keys from the header (`keys`).

mod header;
mod keys;
mod moves;

use crate::xiangqi::records::assemble::{assemble, refuse};
use crate::xiangqi::records::bytes::{field, fields};
use crate::xiangqi::records::encoding::{Encoding, decode};
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::xqf::keys::Keys;
use crate::xiangqi::records::xqf::moves::{Moves, Raws};

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
    let keys = keys(bytes).map_err(|flaw| refuse(None, flaw))?;
    let plain = keys.unscramble(bytes);
    let raws = Raws::new(&plain, HEADER, &keys);
    let encoding = told_by(header::texts(bytes).map(|(_, text)| text).chain(raws.clone().comments()));
    let head = header::read(bytes, &keys, encoding).map_err(|flaw| refuse(None, flaw))?;
    assemble(head, Moves::new(raws, encoding, reading), reading)
}

/// The keys of a file whose version is known and whose header is whole.
fn keys(bytes: &[u8]) -> Result<Keys, RecordFlaw> {
    let [x, q, version] = fields(bytes, 0)?;
    match version {
        _ if [x, q] != *b"XQ" => return Err(RecordFlaw::UnsupportedFormat),
        10..=18 => {}
        _ => return Err(RecordFlaw::UnsupportedVersion { version }),
    }
    field(bytes, 0, HEADER)?;
    Ok(Keys::of(fields(bytes, 0)?))
}

/// How the texts of a file are written, told by all of them together.
fn told_by<'a>(texts: impl Iterator<Item = &'a [u8]>) -> Encoding {
    let all = texts.collect::<Vec<_>>().join(&b'\n');
    if decode(&all).encoding == Encoding::Big5 { Encoding::Big5 } else { Encoding::Gb18030 }
}

#[cfg(test)]
mod tests;
