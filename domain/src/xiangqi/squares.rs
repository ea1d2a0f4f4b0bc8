//! A set of points in one number: a bit for each of the ninety, so that what a man reaches is worked out with a
//! few operations for all points at once. It knows regions and lines; who stands where is the board's business.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Sub};

use crate::vocabulary::side::Side;
use crate::xiangqi::square::Square;

/// A set of points. Goes through them in the squares' order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u128);

impl Squares {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// **Art. 1.1** – all ninety.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);

    const FILE_A: u128 = {
        let mut file = 0;
        let mut rank = 0;
        while rank < Square::RANKS {
            file |= 1 << (rank * Square::FILES);
            rank += 1;
        }
        file
    };
    const RANK_0: u128 = (1 << Square::FILES) - 1;
    const PALACE: u128 = (0b111 | 0b111 << Square::FILES | 0b111 << (2 * Square::FILES)) << 3;

    /// One point alone.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// All points of the file that `square` is on.
    #[must_use]
    pub const fn file_of(square: Square) -> Self {
        Self(Self::FILE_A << square.file())
    }

    /// All points of the rank that `square` is on.
    #[must_use]
    pub const fn rank_of(square: Square) -> Self {
        Self(Self::RANK_0 << (square.rank() * Square::FILES))
    }

    /// **Art. 1.1** (九宮) – the palace of `side`.
    #[must_use]
    pub const fn palace(side: Side) -> Self {
        match side {
            Side::Red => Self(Self::PALACE),
            Side::Black => Self(Self::PALACE << (7 * Square::FILES)),
        }
    }

    /// **Art. 1.1** (河界) – the bank that is the home of `side`.
    #[must_use]
    pub const fn home(side: Side) -> Self {
        let red = (1 << (Square::COUNT / 2)) - 1;
        match side {
            Side::Red => Self(red),
            Side::Black => Self(red << (Square::COUNT / 2)),
        }
    }

    /// The points strictly between two on one `line`.
    #[must_use]
    pub const fn between(one: Square, other: Square, line: Self) -> Self {
        let (one, other) = (1 << one.index(), 1 << other.index());
        let (low, high): (u128, u128) = if one < other { (one, other) } else { (other, one) };
        Self((high - 1) & !(low | (low - 1)) & line.0)
    }

    /// The points met from `from` along `line`, both ways, each way up to the first of `self` and including it.
    ///
    /// Taking the nearest man below from the men above borrows from the nearest of them: the bits that change run
    /// from the one to the other.
    #[must_use]
    pub const fn run(self, from: Square, line: Self) -> Self {
        let here = 1 << from.index();
        let below = self.0 & line.0 & (here - 1);
        let above = self.0 & line.0 & !(here | (here - 1));
        // Bit 0 stands for the edge: where it is not on the line, the line hides it again.
        let nearest_below = 1 << (below | 1).ilog2();
        Self((above ^ above.wrapping_sub(nearest_below)) & line.0 & !here)
    }

    /// Whether the point is one of them.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | Self::of(square).0)
    }

    /// These without that one.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !Self::of(square).0)
    }

    /// These and those.
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Exactly one.
    #[must_use]
    pub const fn is_one(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Exactly two.
    #[must_use]
    pub const fn is_two(self) -> bool {
        Self(self.0 & self.0.wrapping_sub(1)).is_one()
    }

    /// The first in the squares' order.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a u128 has at most 128 zeros")]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as u8)
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl BitXor for Squares {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// These without those.
impl Sub for Squares {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// Goes through a set in the squares' order.
#[derive(Debug, Clone)]
pub struct Iter(Squares);

impl Iterator for Iter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0 = Squares(self.0.0 & (self.0.0 - 1));
        Some(first)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_both_is_a_point_of_either() {
        let points =
            |text: &str| text.split(' ').map(|point| point.parse::<Square>().unwrap()).collect::<Squares>();
        assert_eq!(points("a0 e4").or(points("e4 i9")), points("a0 e4 i9"));
        assert_eq!(format!("{:?}", points("a0 e4")), "{a0, e4}");
    }

    #[test]
    fn art_1_1_regions_are_those_of_the_points() {
        let such =
            |is: &dyn Fn(Square) -> bool| Square::all().filter(|&square| is(square)).collect::<Squares>();
        assert_eq!(such(&|_| true), Squares::ALL);
        for side in Side::BOTH {
            assert_eq!(such(&|square| square.in_palace(side)), Squares::palace(side));
            assert_eq!(such(&|square| !square.across_river(side)), Squares::home(side));
        }
        for one in Square::all() {
            assert_eq!(such(&|square| square.file() == one.file()), Squares::file_of(one));
            assert_eq!(such(&|square| square.rank() == one.rank()), Squares::rank_of(one));
        }
    }

    #[test]
    fn a_set_goes_through_its_points_in_order() {
        let squares: Vec<_> = Square::all().step_by(7).collect();
        let set: Squares = squares.iter().rev().copied().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), squares);
        assert_eq!((set.len(), set.first()), (13, squares.first().copied()));
        let (one, other) = (squares[3], squares[4]);
        assert!(Squares::of(one).is_one() && !Squares::EMPTY.is_one() && !set.is_one());
        assert!(Squares::of(one).with(other).is_two() && !Squares::of(one).is_two() && !set.is_two());
        assert!(!set.without(one).contains(one) && ((set - Squares::of(one)) | Squares::of(one)) == set);
    }

    #[test]
    fn between_is_what_a_walk_meets() {
        for one in Square::all() {
            for step in crate::xiangqi::step::ORTHOGONAL {
                let way: Vec<_> = one.ray(step).collect();
                let line = if step.files == 0 { Squares::file_of(one) } else { Squares::rank_of(one) };
                for (met, &other) in way.iter().enumerate() {
                    let expected: Squares = way[..met].iter().copied().collect();
                    assert_eq!(Squares::between(one, other, line), expected, "{one} {other}");
                    assert_eq!(Squares::between(other, one, line), expected, "{other} {one}");
                }
            }
        }
    }
}
