//! The penalties (**Art. 18**), in force and lifted.

use crate::tournament::event::penalties::{PenaltyGiven, PenaltyKind};
use crate::vocabulary::PersonalRef;

/// A penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// As it was given.
    pub given: PenaltyGiven,
    /// Why it was lifted, where it was.
    pub lifted: Option<PersonalRef>,
    /// Whether the entrant is out of the tournament by it.
    pub withdrew: bool,
}

impl Penalty {
    /// Whether it counts.
    #[must_use]
    pub const fn in_force(&self) -> bool {
        self.lifted.is_none()
    }

    /// Whether it expels, and counts.
    #[must_use]
    pub fn expels(&self) -> bool {
        self.in_force() && self.given.kind == PenaltyKind::Expulsion
    }
}
