//! What a written move says, whatever alphabet it is written in: which man, which way, how far. It is not yet a
//! move: that takes a position, and `resolve`.

use std::fmt;

use crate::vocabulary::side::Side;
use crate::xiangqi::man::Kind;
use crate::xiangqi::notation::company::Standing;
use crate::xiangqi::notation::way::Direction;

/// A move as it was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Phrase {
    /// The kind of man.
    pub kind: Kind,
    /// Which of its kind.
    pub who: Who,
    /// Which way; short notation leaves it out.
    pub direction: Option<Direction>,
    /// How many points, or to which file: 1–9.
    pub number: u8,
    /// Whose move it is said to be: the side whose character the man has and whose figures the numbers are.
    pub side: Option<Side>,
    /// Whose figures all numbers are, save an ordinal; nobody's in short notation and in WXF.
    pub figures: Option<Side>,
}

/// Which man is meant. Files are counted from its player's right, 1–9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The one on this file. Where several stand there, any of them may be meant.
    File(u8),
    /// The same, but where three or five stand there, the middle one: WXF's `P3`.
    FileOrMiddle(u8),
    /// One of several on a file.
    Placed(Place),
    /// One of those on this file: counted there, where it is [counted](Place::Counted), or over every file.
    PlacedOn(Place, u8),
}

/// A place among men on one file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// 前, WXF's `++`: none stands before it.
    Front,
    /// 中: as many before it as behind.
    Middle,
    /// 後, WXF's `--`: none stands behind it.
    Rear,
    /// WXF's `P+`: the front one of two or three, the second of four or five.
    BeforeMiddle,
    /// WXF's `P-`: the rear one of two or three, the last but one of four or five.
    BehindMiddle,
    /// 一兵 to 五兵: counted over every file that holds two or more, from the right, the front first.
    Counted(u8),
}

impl Who {
    /// Whether the man that stands so may be meant.
    #[must_use]
    pub fn means(self, standing: &Standing) -> bool {
        match self {
            Self::File(file) => standing.file == file,
            Self::FileOrMiddle(file) => {
                standing.file == file && (standing.of.is_multiple_of(2) || Place::Middle.is_of(standing))
            }
            Self::Placed(place) => standing.of > 1 && place.is_of(standing),
            Self::PlacedOn(Place::Counted(number), file) => {
                let here = standing.index + 1 == usize::from(number);
                standing.file == file && standing.of > 1 && (here || Place::Counted(number).is_of(standing))
            }
            Self::PlacedOn(place, file) => standing.file == file && place.is_of(standing),
        }
    }
}

impl Place {
    fn is_of(self, standing: &Standing) -> bool {
        let &Standing { index, of, turn, .. } = standing;
        let outer = usize::from(of > 3);
        match self {
            Self::Front => index == 0,
            Self::Middle => 2 * index + 1 == of,
            Self::Rear => index + 1 == of,
            Self::BeforeMiddle => index == outer,
            Self::BehindMiddle => index + 1 + outer == of,
            Self::Counted(number) => turn + 1 == usize::from(number),
        }
    }
}

/// `the cannon on file 2, sideways 5`.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.who {
            Who::File(file) | Who::FileOrMiddle(file) => write!(f, "the {} on file {file},", self.kind)?,
            Who::Placed(place) => write!(f, "the {place} {},", self.kind)?,
            Who::PlacedOn(place, file) => write!(f, "the {place} {} on file {file},", self.kind)?,
        }
        match self.direction {
            Some(direction) => write!(f, " {direction} {}", self.number),
            None => write!(f, " {}", self.number),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Front | Self::BeforeMiddle => f.write_str("front"),
            Self::Middle => f.write_str("middle"),
            Self::Rear | Self::BehindMiddle => f.write_str("rear"),
            Self::Counted(number) => write!(f, "no. {number}"),
        }
    }
}
