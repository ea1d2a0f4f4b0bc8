//! The nodes of an XQF file: first one that is no move and carries the comment on the start, then the moves.
//!
//! | byte | |
//! |---|---|
//! | 0 | the point left, plus 24 and its key |
//! | 1 | the point gone to, plus 32 and its key |
//! | 2 | marks: up to version 10, a high nibble if the line goes on, a low one if there is another move in its place; later `0x80`, `0x40`, and `0x20` if there is a comment |
//! | 4–7 | the size of the comment, plus its key: always up to version 10, later if there is one |
//! | then | the comment |

use crate::xiangqi::moves::Move;
use crate::xiangqi::records::bytes::{Bytes, comment, gb18030};
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::nodes::{Node, Nodes};
use crate::xiangqi::records::xqf::header::square;
use crate::xiangqi::records::xqf::keys::Keys;

/// Reads node after node.
pub(super) struct Moves<'a> {
    bytes: Bytes<'a>,
    keys: &'a Keys,
}

impl<'a> Moves<'a> {
    /// From byte `at` of an unscrambled file on.
    pub(super) const fn new(plain: &'a [u8], at: usize, keys: &'a Keys) -> Self {
        Self { bytes: Bytes::new(plain, at), keys }
    }

    fn raw(&mut self) -> Result<Raw, RecordFlaw> {
        let [from, to, marks, _] = self.bytes.take_array()?;
        let old = self.keys.version <= 10;
        let has = |in_old: u8, in_new: u8| marks & if old { in_old } else { in_new } != 0;
        let (goes_on, has_other, has_comment) = (has(0xf0, 0x80), has(0x0f, 0x40), old || has(0, 0x20));
        let comment = if has_comment { self.comment()? } else { None };
        Ok(Raw { from, to, comment, goes_on, has_other })
    }

    fn comment(&mut self) -> Result<Option<String>, RecordFlaw> {
        let mut ahead = self.bytes.clone();
        let size = ahead.take_number()?.wrapping_sub(self.keys.comment);
        let text = ahead.take(usize::try_from(size).unwrap_or(usize::MAX))?;
        self.bytes = ahead;
        Ok(comment(&gb18030(text)))
    }
}

impl Nodes for Moves<'_> {
    fn root(&mut self) -> Result<(Option<String>, bool), RecordFlaw> {
        let raw = self.raw()?;
        Ok((raw.comment, raw.goes_on))
    }

    fn node(&mut self) -> Result<Node, RecordFlaw> {
        let offset = self.bytes.offset();
        let Raw { from, to, comment, goes_on, has_other } = self.raw()?;
        let from = square(from.wrapping_sub(24).wrapping_sub(self.keys.from));
        let to = square(to.wrapping_sub(32).wrapping_sub(self.keys.to));
        let from = from.ok_or(RecordFlaw::NoPoint { offset })?;
        let to = to.ok_or(RecordFlaw::NoPoint { offset: offset.saturating_add(1) })?;
        Ok(Node { played: Move::new(from, to), comment, goes_on, has_other })
    }

    fn left_over(&self) -> Option<RecordFlaw> {
        self.bytes.left_over()
    }
}

/// A node before its points are known to be any.
struct Raw {
    from: u8,
    to: u8,
    comment: Option<String>,
    goes_on: bool,
    has_other: bool,
}
