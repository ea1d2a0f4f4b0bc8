//! 處分: what an entrant was punished with, as far as the table goes. It is weighed directly after the points, before
//! every criterion.
//!
//! Who was punished, by whom and for what is recorded elsewhere; whether a member's punishment is the team's too is
//! for the caller to say (a parameter of the regulations).

use serde::Serialize;

/// Punishments, in order of gravity, then of number: the graver are the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = StandingPenalties))]
#[doc(alias = "處分")]
pub struct Penalties {
    /// **Art. 18.2** – removals from a game (取消當場比賽資格), the graver.
    #[doc(alias = "取消當場比賽資格")]
    pub removals: u32,
    /// **Art. 18.1** – warnings (警告).
    #[doc(alias = "警告")]
    pub warnings: u32,
}

impl Penalties {
    /// No punishment.
    pub const NONE: Self = Self { removals: 0, warnings: 0 };

    /// Whether there is none.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}
