//! The appeals (**Art. 8.5, 16.3**), open and decided.

use crate::tournament::event::appeals::{AppealDecided, AppealLodged, Decision};
use crate::vocabulary::PersonalRef;

/// An appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// As it was lodged.
    pub lodged: AppealLodged,
    /// Why it was let in though late, where it was.
    pub admitted: Option<PersonalRef>,
    /// How it was decided, where it was.
    pub decided: Option<AppealDecided>,
}

impl Appeal {
    /// Whether it can be upheld: it came in time, or was let in.
    #[must_use]
    pub const fn is_admissible(&self) -> bool {
        !self.lodged.late || self.admitted.is_some()
    }

    /// Whether it was taken back.
    #[must_use]
    pub fn is_withdrawn(&self) -> bool {
        self.decided.as_ref().is_some_and(|decided| decided.decision == Decision::Withdrawn)
    }
}
