//! The ninety points (**Art. 1.1**), their ICCS names, and the regions that bind men: palace and river bank.
//! Files run `a`–`i` from Red's left, ranks `0`–`9` from Red's back rank. Which man is bound by which region
//! is decided by `man`; files as each player counts them belong to notation.

use std::fmt;
use std::iter::successors;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::vocabulary::side::Side;
use crate::xiangqi::step::Step;

/// A point of the board. In order: `a0`, `b0`, … `i0`, `a1`, … `i9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[doc(alias = "交叉點")]
pub struct Square {
    /// Below ninety.
    index: u8,
}

impl Square {
    /// Nine upright lines.
    pub const FILES: u8 = 9;
    /// Ten level lines.
    pub const RANKS: u8 = 10;
    /// Ninety points.
    pub const COUNT: u8 = Self::FILES * Self::RANKS;

    /// The point where this file (0 = `a`) and this rank (0 = Red's back rank) cross.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::FILES && rank < Self::RANKS { Some(Self::crossing(file, rank)) } else { None }
    }

    /// The point of a file and a rank that there are.
    const fn crossing(file: u8, rank: u8) -> Self {
        Self { index: rank * Self::FILES + file }
    }

    /// The point with this place in [`Square::all`].
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self { index }) } else { None }
    }

    /// All ninety, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(|index| Self { index })
    }

    /// 0 for file `a`, 8 for file `i`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.index % Self::FILES
    }

    /// 0 for Red's back rank, 9 for Black's.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.index / Self::FILES
    }

    /// This square's place in [`Square::all`]: below 90.
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The square `step` away, unless the board ends before.
    #[must_use]
    pub const fn step(self, step: Step) -> Option<Self> {
        let (Some(file), Some(rank)) =
            (self.file().checked_add_signed(step.files), self.rank().checked_add_signed(step.ranks))
        else {
            return None;
        };
        Self::new(file, rank)
    }

    /// The squares after this one, going by `step` to the edge.
    pub fn ray(self, step: Step) -> impl Iterator<Item = Self> {
        successors(self.step(step), move |square| square.step(step))
    }

    /// The offset that leads from here to `other`.
    #[must_use]
    pub fn offset_to(self, other: Self) -> Step {
        Step {
            files: other.file().cast_signed() - self.file().cast_signed(),
            ranks: other.rank().cast_signed() - self.rank().cast_signed(),
        }
    }

    /// **Art. 1.1** (九宮) – the nine points around the General's place of `side`.
    #[must_use]
    #[doc(alias = "九宮")]
    pub const fn in_palace(self, side: Side) -> bool {
        let deep = match side {
            Side::Red => self.rank() <= 2,
            Side::Black => self.rank() >= 7,
        };
        deep && 3 <= self.file() && self.file() <= 5
    }

    /// **Art. 1.1** (河界) – whether the river lies between here and the home of `side`.
    #[must_use]
    #[doc(alias = "河界")]
    pub const fn across_river(self, side: Side) -> bool {
        match side {
            Side::Red => self.rank() >= 5,
            Side::Black => self.rank() <= 4,
        }
    }

    /// How many ranks lie behind this square, as `side` looks at the board: 0 on its own back rank.
    #[must_use]
    pub const fn rank_from(self, side: Side) -> u8 {
        match side {
            Side::Red => self.rank(),
            Side::Black => 9 - self.rank(),
        }
    }

    /// The square as it looks from the other chair: the board turned half around.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { index: Self::COUNT - 1 - self.index }
    }

    /// The square on the other hand: left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::crossing(8 - self.file(), self.rank())
    }

    /// The square that two characters name, in either case.
    #[must_use]
    pub fn from_chars(file: char, rank: char) -> Option<Self> {
        let file = u8::try_from(file.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
        let rank = u8::try_from(rank).ok()?.checked_sub(b'0')?;
        Self::new(file, rank)
    }
}

/// ICCS: `e0` is where Red's General starts.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no square.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("failed to read {given:?} as a square (a file a–i, then a rank 0–9)")]
pub struct ParseSquareError {
    /// The text, or its beginning.
    pub given: String,
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        let square = match (chars.next(), chars.next(), chars.next()) {
            (Some(file), Some(rank), None) => Self::from_chars(file, rank),
            _ => None,
        };
        square.ok_or_else(|| ParseSquareError { given: text.chars().take(12).collect() })
    }
}

impl TryFrom<String> for Square {
    type Error = ParseSquareError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Square {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::Type::String)
            .description(Some("A point of the board, in ICCS: file a–i, rank 0–9 from Red's back rank."))
            .pattern(Some("^[a-iA-I][0-9]$"))
            .examples(["e0"])
            .into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Square {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_1_1_nine_lines_cross_ten_in_ninety_points() {
        let squares: Vec<_> = Square::all().collect();
        assert_eq!(squares.len(), 90);
        assert!(squares.is_sorted());
        for (index, square) in squares.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(u8::try_from(index).ok().and_then(Square::from_index), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(format!("{square:?}"), square.to_string());
        }
        assert_eq!(Square::new(9, 0), None);
        assert_eq!(Square::new(0, 10), None);
        assert_eq!(Square::from_index(90), None);
    }

    #[test]
    fn art_1_1_each_palace_has_nine_points_and_each_bank_forty_five() {
        for side in Side::BOTH {
            let palace: Vec<_> = Square::all().filter(|square| square.in_palace(side)).collect();
            assert_eq!(palace.len(), 9);
            assert!(palace.iter().all(|square| !square.across_river(side)));
            assert_eq!(Square::all().filter(|square| square.across_river(side)).count(), 45);
        }
    }

    #[test]
    fn names_are_read_in_either_case_and_nothing_else_is() {
        assert_eq!("H2".parse::<Square>(), "h2".parse());
        for bad in ["", "h", "h22", "j0", "h:", "2h", "é0", "a-", "帥5"] {
            assert_eq!(bad.parse::<Square>(), Err(ParseSquareError { given: bad.to_owned() }));
        }
        assert_eq!(serde_json::to_string(&"e0".parse::<Square>().ok()).ok(), Some("\"e0\"".to_owned()));
        assert!(serde_json::from_str::<Square>("\"e10\"").is_err());
    }

    #[test]
    fn a_step_ends_at_the_edge() {
        let corner = Square::crossing(8, 9);
        assert_eq!(corner.step(Step { files: 1, ranks: 0 }), None);
        assert_eq!(corner.step(Step { files: 0, ranks: 1 }), None);
        assert_eq!(corner.ray(Step { files: 0, ranks: -1 }).count(), 9);
        assert_eq!(corner.turned().to_string(), "a0");
        assert_eq!(corner.mirrored().to_string(), "a9");
    }
}
