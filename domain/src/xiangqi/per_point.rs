//! Something for each of the ninety points: a table that is asked by point, and so has an answer always.

use crate::xiangqi::square::Square;

const POINTS: usize = Square::COUNT as usize;

/// Ninety values, one for each point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PerPoint<T>(pub(crate) [T; POINTS]);

impl<T> PerPoint<T> {
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
