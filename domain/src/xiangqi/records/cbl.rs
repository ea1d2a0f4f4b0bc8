//! CBL, the libraries of 象棋桥 (CCBridge): many games in the form of CBR, each from the beginning of a block.
//!
//! A head of 66624 bytes names the library and is followed by an index with a slot for each game and for games
//! to come, and this by blocks of 4096 bytes. A game takes as many blocks as it needs; what fills the last is
//! anything. What was deleted stays until the program tidies up, and is kept: nothing says so reliably.

use crate::xiangqi::records::bytes::field;
use crate::xiangqi::records::cbr;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;

const MARK: &[u8; 16] = b"CCBridgeLibrary\0";
/// Where the index begins.
const INDEX: usize = 66_624;
/// A slot of the index: a state, which is 0 in a slot not used, and from byte 20 on an identifier in braces.
const SLOT: usize = 276;
const IDENTIFIER: usize = 20;
const BLOCK: usize = 4096;

/// Whether this is a CBL file.
#[must_use]
pub fn is(bytes: &[u8]) -> bool {
    bytes.starts_with(MARK)
}

/// Reads a library: its games, and, if read leniently, why some could not even begin.
///
/// # Errors
/// What is wrong with the library; and, if read strictly, with any of its games.
pub fn read(bytes: &[u8], reading: Reading) -> Result<(Vec<Record>, Vec<RecordError>), RecordError> {
    let whole = |flaw| RecordError { game: None, ply: None, line: None, flaw };
    if !is(bytes) {
        return Err(whole(RecordFlaw::UnsupportedFormat));
    }
    field(bytes, 0, INDEX).map_err(whole)?;
    let (index, blocks) = split(bytes);
    let (mut records, mut refused) = (Vec::new(), Vec::new());
    let games = games(blocks);
    for (number, game) in (1..).zip(&games) {
        match cbr::read_blocks(game, reading) {
            Ok(record) => records.push(record),
            Err(error) => refused.push(RecordError { game: Some(number), ..error }),
        }
    }
    let (listed, found) = (index.chunks_exact(SLOT).filter(|slot| is_used(slot)).count(), games.len());
    if listed > found {
        refused.push(whole(RecordFlaw::GamesMissing { listed, found }));
    }
    match refused.first() {
        Some(first) if reading == Reading::Strict => Err(first.clone()),
        _ => Ok((records, refused)),
    }
}

/// The index, and the blocks: from the first game on.
fn split(bytes: &[u8]) -> (&[u8], &[u8]) {
    let behind = bytes.get(INDEX..).unwrap_or_default();
    let first = behind.windows(cbr::MARK.len()).position(|window| window == cbr::MARK);
    behind.split_at_checked(first.unwrap_or(behind.len())).unwrap_or_default()
}

/// The games, each with the blocks up to the next.
fn games(blocks: &[u8]) -> Vec<&[u8]> {
    let mut games = Vec::new();
    let mut rest = blocks;
    while !rest.is_empty() {
        let mut further = rest.chunks(BLOCK).skip(1);
        let size = further.position(cbr::is).map_or(rest.len(), |others| (others + 1) * BLOCK);
        let (game, next) = rest.split_at_checked(size).unwrap_or((rest, &[]));
        games.push(game);
        rest = next;
    }
    games
}

fn is_used(slot: &[u8]) -> bool {
    slot.first() != Some(&0) && slot.get(IDENTIFIER) == Some(&b'{')
}

#[cfg(test)]
mod tests;
