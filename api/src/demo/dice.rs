//! Numbers that look thrown and are the same in every run.

/// The dice: SplitMix64.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Dice that these bits decide.
    #[must_use]
    pub fn new(bits: [u8; 10]) -> Self {
        Self(bits.iter().fold(0, |state, byte| state.rotate_left(8) ^ u64::from(*byte)))
    }

    /// The next number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        u32::try_from(mixed % u64::from(bound.max(1))).unwrap_or(0)
    }
}
