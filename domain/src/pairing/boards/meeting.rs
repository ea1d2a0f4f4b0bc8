//! Two places of two line-ups that meet.

/// A place of the first-named team's line-up and one of the other's, both from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Meeting {
    /// The place in the first-named team's line-up.
    pub(super) first: usize,
    /// The place in the other team's line-up.
    pub(super) second: usize,
    /// Who of them has Red.
    pub(super) first_has_red: bool,
}
