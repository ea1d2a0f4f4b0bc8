//! What an edge may weigh: whole numbers that are added, taken away and halved, and nothing else.

use std::fmt::Debug;
use std::ops::{Add, Sub};

/// A whole number wide enough for the criteria. The matching doubles weights and adds up to as many of them as there
/// are vertices around one: eight bits above the heaviest edge are enough for the doubling and the duals.
pub trait Weight: Copy + Ord + Debug + Add<Output = Self> + Sub<Output = Self> {
    /// Nothing.
    const ZERO: Self;

    /// Half of it. The matching asks only for halves of even numbers.
    #[must_use]
    fn half(self) -> Self;
}

impl Weight for i64 {
    const ZERO: Self = 0;

    fn half(self) -> Self {
        self >> 1
    }
}

impl Weight for i128 {
    const ZERO: Self = 0;

    fn half(self) -> Self {
        self >> 1
    }
}
