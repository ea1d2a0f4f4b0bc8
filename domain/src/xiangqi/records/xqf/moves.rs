//! The nodes of an XQF file: first one that is no move and carries the comment on the start, then the moves.
//!
//! | byte | |
//! |---|---|
//! | 0 | the point left, plus 24 and its key |
//! | 1 | the point gone to, plus 32 and its key |
//! | 2 | marks: up to version 10, a high nibble if the line goes on, a low one if there is another move in its place; later `0x80`, `0x40`, and `0x20` if there is a comment |
//! | 4–7 | the size of the comment, plus its key: always up to version 10, later if there is one |
//! | then | the comment |

use std::iter;

use crate::xiangqi::moves::Move;
use crate::xiangqi::records::bytes::{Bytes, comment, text};
use crate::xiangqi::records::encoding::Encoding;
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::nodes::{Node, Nodes};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::xqf::header::square;
use crate::xiangqi::records::xqf::keys::Keys;

/// Reads node after node, and leaves texts and points as they are.
#[derive(Clone)]
pub(super) struct Raws<'a> {
    bytes: Bytes<'a>,
    keys: &'a Keys,
}

struct Raw<'a> {
    from: u8,
    to: u8,
    comment: &'a [u8],
    goes_on: bool,
    has_other: bool,
}

impl<'a> Raws<'a> {
    /// From byte `at` of an unscrambled file on.
    pub(super) const fn new(plain: &'a [u8], at: usize, keys: &'a Keys) -> Self {
        Self { bytes: Bytes::new(plain, at), keys }
    }

    /// All comments, as far as nodes can be read.
    pub(super) fn comments(mut self) -> impl Iterator<Item = &'a [u8]> {
        iter::from_fn(move || self.take().ok()).map(|raw| raw.comment)
    }

    fn take(&mut self) -> Result<Raw<'a>, RecordFlaw> {
        let [from, to, marks, _] = self.bytes.take_array()?;
        let is_old = self.keys.version <= 10;
        let has = |in_old: u8, in_new: u8| marks & if is_old { in_old } else { in_new } != 0;
        let comment = if is_old || has(0, 0x20) { self.take_comment()? } else { &[] };
        Ok(Raw { from, to, comment, goes_on: has(0xf0, 0x80), has_other: has(0x0f, 0x40) })
    }

    fn take_comment(&mut self) -> Result<&'a [u8], RecordFlaw> {
        let size = self.bytes.take_number()?.wrapping_sub(self.keys.comment);
        self.bytes.take(usize::try_from(size).unwrap_or(usize::MAX))
    }
}

/// Reads move after move.
pub(super) struct Moves<'a> {
    raws: Raws<'a>,
    encoding: Encoding,
    reading: Reading,
}

impl<'a> Moves<'a> {
    /// Of these nodes, with texts in this encoding.
    pub(super) const fn new(raws: Raws<'a>, encoding: Encoding, reading: Reading) -> Self {
        Self { raws, encoding, reading }
    }

    fn comment(&self, bytes: &[u8]) -> Result<Option<String>, RecordFlaw> {
        comment(text(bytes, self.encoding), self.encoding, self.reading)
    }
}

impl Nodes for Moves<'_> {
    fn root(&mut self) -> Result<(Option<String>, bool), RecordFlaw> {
        let raw = self.raws.take()?;
        Ok((self.comment(raw.comment)?, raw.goes_on))
    }

    fn node(&mut self) -> Result<Node, RecordFlaw> {
        let offset = self.raws.bytes.offset();
        let Raw { from, to, comment, goes_on, has_other } = self.raws.take()?;
        let keys = self.raws.keys;
        let from = square(from.wrapping_sub(24).wrapping_sub(keys.from));
        let to = square(to.wrapping_sub(32).wrapping_sub(keys.to));
        let from = from.ok_or(RecordFlaw::NoPoint { offset })?;
        let to = to.ok_or(RecordFlaw::NoPoint { offset: offset.saturating_add(1) })?;
        Ok(Node { played: Move::new(from, to), comment: self.comment(comment)?, goes_on, has_other })
    }

    fn left_over(&self) -> Option<RecordFlaw> {
        self.raws.bytes.left_over()
    }
}
