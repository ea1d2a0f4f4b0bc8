//! One thing for each of the two sides.

use serde::{Deserialize, Serialize};

use super::side::Side;

/// What Red has, and what Black has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerSide<T> {
    /// Red's.
    pub red: T,
    /// Black's.
    pub black: T,
}

impl<T> PerSide<T> {
    /// What this side has.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }

    /// What this side has, to be changed.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Black => &mut self.black,
        }
    }
}
