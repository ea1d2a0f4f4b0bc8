//! Something for each of the ninety points: a table that is asked by point, and so has an answer always.

use crate::xiangqi::square::Square;

const POINTS: usize = Square::COUNT as usize;

/// Ninety values, one for each point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PerPoint<T>([T; POINTS]);

impl<T: Copy> PerPoint<T> {
    /// The same for every point.
    pub(crate) const fn all(value: T) -> Self {
        Self([value; POINTS])
    }

    /// The values in the points' order, for a table the compiler works out.
    pub(crate) const fn values(&mut self) -> &mut [T] {
        &mut self.0
    }

    /// What belongs to this point.
    pub(crate) fn at(&self, square: Square) -> &T {
        let [first, ..] = &self.0;
        self.0.get(square.index()).unwrap_or(first)
    }

    /// The same, to be changed.
    pub(crate) fn at_mut(&mut self, square: Square) -> Option<&mut T> {
        self.0.get_mut(square.index())
    }
}

/// A table that the compiler works out: `$of(square)` for every point, `$nothing` being any value of its kind.
macro_rules! per_point {
    ($of:expr, $nothing:expr) => {{
        let mut table = $crate::xiangqi::per_point::PerPoint::all($nothing);
        let mut values = table.values();
        let mut index = 0;
        while let [value, rest @ ..] = values {
            if let Some(square) = $crate::xiangqi::square::Square::from_index(index) {
                *value = $of(square);
            }
            index += 1;
            values = rest;
        }
        table
    }};
}

pub(crate) use per_point;
