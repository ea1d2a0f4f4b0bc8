//! A period (時限) of a time control, and within which bounds its numbers must be.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

/// One stretch of a time control: so many moves in so much time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClockPeriod))]
#[doc(alias = "時限")]
pub struct Period {
    /// The moves to be made in it; absent where it is for the rest of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, minimum = 1, maximum = 1000))]
    #[doc(alias = "着數")]
    pub moves: Option<u32>,
    /// The time it gives when it is entered, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 86_400_000))]
    pub time_ms: u64,
    /// What each press in it adds, in milliseconds.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 3_600_000))]
    #[doc(alias = "加秒")]
    pub increment_ms: u64,
    /// What each move in it costs nothing for, in milliseconds: the face stands still until it is spent.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 3_600_000))]
    pub delay_ms: u64,
}

impl Period {
    /// So many moves (`None`: the rest of the game) in so much time, without increment or delay.
    #[must_use]
    pub const fn new(moves: Option<u32>, time_ms: u64) -> Self {
        Self { moves, time_ms, increment_ms: 0, delay_ms: 0 }
    }

    /// What it says of a quantity, if anything.
    #[must_use]
    pub fn quantity(&self, quantity: Quantity) -> Option<u64> {
        match quantity {
            Quantity::Moves => self.moves.map(u64::from),
            Quantity::TimeMs => Some(self.time_ms),
            Quantity::IncrementMs => Some(self.increment_ms),
            Quantity::DelayMs => Some(self.delay_ms),
        }
    }
}

/// What a period is made of, by the names of its fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum Quantity {
    /// The moves to be made.
    Moves,
    /// The time given.
    TimeMs,
    /// What a press adds.
    IncrementMs,
    /// What a move does not cost.
    DelayMs,
}

impl Quantity {
    /// From the least to the most it may be (house): 1000 moves, a day, an hour.
    #[must_use]
    pub const fn range(self) -> RangeInclusive<u64> {
        match self {
            Self::Moves => 1..=1000,
            Self::TimeMs => 1..=86_400_000,
            Self::IncrementMs | Self::DelayMs => 0..=3_600_000,
        }
    }
}
