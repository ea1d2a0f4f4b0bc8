//! The nodes of a CBR game: first one that is no move and carries the comment on the start, then the moves.
//!
//! | byte | |
//! |---|---|
//! | 0 | marks: 1 if the line ends here, 2 if there is another move in its place, 4 if there is a comment |
//! | 2 | the point left |
//! | 3 | the point gone to |
//! | 4–7 | the size of the comment in bytes, if there is one |
//! | then | the comment |

use crate::xiangqi::moves::Move;
use crate::xiangqi::records::bytes::{Bytes, comment, utf16};
use crate::xiangqi::records::encoding::Encoding;
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::nodes::{Node, Nodes};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::square::Square;

/// What may stand after the last move.
#[derive(Debug, Clone, Copy)]
pub(super) enum After {
    /// Nothing: the file is the game's own.
    Nothing,
    /// Whatever fills the block.
    Anything,
}

/// Reads node after node.
#[derive(Clone)]
pub(super) struct Moves<'a> {
    bytes: Bytes<'a>,
    version: u8,
    after: After,
    reading: Reading,
}

impl<'a> Moves<'a> {
    /// The nodes from here on.
    pub(super) const fn new(bytes: Bytes<'a>, version: u8, after: After, reading: Reading) -> Self {
        Self { bytes, version, after, reading }
    }

    /// The point that this byte means. In the first layout its high half is the file, and its low half the rank
    /// counted from Black's back rank; in the second, points are counted from Black's back rank down.
    fn point(&self, given: u8, offset: usize) -> Result<Square, RecordFlaw> {
        let (file, from_black) = match self.version {
            1 => (given >> 4, given & 0x0f),
            _ => (given % Square::FILES, given / Square::FILES),
        };
        let rank = (Square::RANKS - 1).checked_sub(from_black);
        rank.and_then(|rank| Square::new(file, rank)).ok_or(RecordFlaw::NoPoint { offset })
    }

    fn comment(&mut self, marks: u8) -> Result<Option<String>, RecordFlaw> {
        if marks & 4 == 0 {
            return Ok(None);
        }
        let size = self.bytes.take_number()?;
        let text = self.bytes.take(usize::try_from(size).unwrap_or(usize::MAX))?;
        comment(utf16(text), Encoding::Utf16Le, self.reading)
    }
}

impl Nodes for Moves<'_> {
    fn root(&mut self) -> Result<(Option<String>, bool), RecordFlaw> {
        let [marks, ..]: [u8; 4] = self.bytes.take_array()?;
        Ok((self.comment(marks)?, marks & 1 == 0))
    }

    fn node(&mut self) -> Result<Node, RecordFlaw> {
        let offset = self.bytes.offset();
        let [marks, _, from, to] = self.bytes.take_array()?;
        let played = Move::new(self.point(from, offset + 2)?, self.point(to, offset + 3)?);
        let comment = self.comment(marks)?;
        Ok(Node { played, comment, goes_on: marks & 1 == 0, has_other: marks & 2 != 0 })
    }

    fn left_over(&self) -> Option<RecordFlaw> {
        match self.after {
            After::Nothing => self.bytes.left_over(),
            After::Anything => None,
        }
    }
}
