//! Instants, as the edge stamped them. The domain never asks what time it is.

use serde::{Deserialize, Serialize};

/// An instant: whole milliseconds since 1970-01-01T00:00:00Z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The instant `ms` milliseconds after the epoch.
    #[must_use]
    pub const fn from_millis(ms: i64) -> Self {
        Self(ms)
    }

    /// Milliseconds since the epoch.
    #[must_use]
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// The instant `ms` milliseconds later.
    #[must_use]
    pub const fn plus(self, ms: u64) -> Self {
        Self(self.0.saturating_add_unsigned(ms))
    }

    /// Milliseconds from `earlier` to here; nothing where it is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Self) -> u64 {
        if self.0 > earlier.0 { self.0.abs_diff(earlier.0) } else { 0 }
    }
}

/// When a command speaks of, and when it came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// When it happened, by the sender's word.
    pub occurred: Timestamp,
    /// When it reached the server.
    pub received: Timestamp,
}

impl Moment {
    /// What is told as it happens.
    #[must_use]
    pub const fn now(at: Timestamp) -> Self {
        Self { occurred: at, received: at }
    }
}
