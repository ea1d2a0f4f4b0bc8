//! Who of the two in a match is meant, and who goes on from it.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// One of the two who meet in a match, as they are named there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Contender {
    /// Who is named first.
    First,
    /// Who is named second.
    Second,
}

impl Contender {
    /// The other of the two.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Who goes on from a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum MatchOutcome {
    /// Who is named first won.
    First,
    /// Who is named second won.
    Second,
    /// Nobody: neither came, or both are out. Both leave the knock-out, whatever they had lost before.
    #[doc(alias = "雙方棄權")]
    Neither,
}

impl MatchOutcome {
    /// The outcome in which this one won.
    #[must_use]
    pub const fn won_by(winner: Contender) -> Self {
        match winner {
            Contender::First => Self::First,
            Contender::Second => Self::Second,
        }
    }
}
