//! What the regulations say of appeals.

use serde::{Deserialize, Serialize};

/// Half an hour.
const USUAL_DEADLINE_MS: u64 = 30 * 60 * 1000;

/// What the regulations say of appeals (house: the text sets no term).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AppealRules {
    /// **Art. 8.5** – how long after what it is against an appeal may be lodged, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 604_800_000))]
    pub deadline_ms: u64,
}

impl AppealRules {
    /// House: a week, in which the longest event comes to its end.
    pub const MOST_DEADLINE_MS: u64 = 7 * 24 * 60 * 60 * 1000;
}

impl Default for AppealRules {
    fn default() -> Self {
        Self { deadline_ms: USUAL_DEADLINE_MS }
    }
}

impl AppealRules {
    /// Whether nothing is said that is not usual.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
