//! Chance that is the same in every run.

use std::num::Wrapping;

/// A generator of SplitMix64.
pub(crate) struct Dice(Wrapping<u64>);

impl Default for Dice {
    fn default() -> Self {
        Self(Wrapping(24))
    }
}

impl Dice {
    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        let below = from.len() as u64;
        from[usize::try_from(self.throw() % below).expect("below the number of items")]
    }

    fn throw(&mut self) -> u64 {
        self.0 += 0x9E37_79B9_7F4A_7C15;
        let mut word = self.0;
        word = (word ^ (word >> 30)) * Wrapping(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)) * Wrapping(0x94D0_49BB_1331_11EB);
        (word ^ (word >> 31)).0
    }
}
