//! What the house says of an event, beside what happened in it.

use crate::pairing::swiss::chinese::rules::HouseRules;
use crate::vocabulary::Side;

/// The terms of an event and what was drawn by lot for it, each by entrants.
#[derive(Debug, Clone, Copy)]
pub struct House<'a> {
    /// The terms.
    pub rules: HouseRules,
    /// Whose: the same number is the same federation.
    pub federations: &'a [Option<u32>],
    /// The place of each in an order drawn by lot, from 0.
    pub lots: &'a [usize],
    /// The colour each has by lot where nothing else says it.
    pub colours: &'a [Side],
}
