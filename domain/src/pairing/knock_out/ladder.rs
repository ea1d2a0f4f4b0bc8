//! The play-off ladder (附加賽): what is played, step by step, where a match stands level (**Art. 15.6** leaves it to
//! the regulations).

use serde::{Deserialize, Serialize};

use crate::clock::{Period, TimeControl, TimeControlFlaw};
use crate::vocabulary::Side;

/// One step of the ladder: so many games at such a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayOffStep {
    /// How many games, fewer where the step cannot be turned any more.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 16))]
    pub games: u32,
    /// The time of each.
    pub time: PlayOffTime,
    /// Which side goes on by a draw, where the one game of the step is to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub draw_advances: Option<Side>,
}

/// The time of a play-off game: one for all moves, with an addition for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayOffTime {
    /// What Red has for all moves, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 86_400_000))]
    pub red_ms: u64,
    /// What Black has, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 86_400_000))]
    pub black_ms: u64,
    /// What each press adds, in milliseconds.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 3_600_000))]
    pub increment_ms: u64,
}

impl PlayOffTime {
    const fn minutes(red: u64, black: u64, increment_s: u64) -> Self {
        Self { red_ms: red * 60_000, black_ms: black * 60_000, increment_ms: increment_s * 1000 }
    }

    /// It as a time control.
    ///
    /// # Errors
    /// Where a number is out of range.
    pub fn control(self) -> Result<TimeControl, TimeControlFlaw> {
        let periods =
            |time_ms| vec![Period { increment_ms: self.increment_ms, ..Period::new(None, time_ms) }];
        TimeControl::new(periods(self.red_ms), Some(periods(self.black_ms)))
    }
}

/// The ladder of the rules of 2020, article 30, which the regulations may name instead of their own: a rapid game of
/// 10′ + 10″, a blitz game of 5′ + 3″, then one game of 6′ for Red and 4′ for Black + 3″ in which Black goes on by a
/// draw.
#[doc(alias = "加賽")]
pub const LADDER: [PlayOffStep; 3] = [
    PlayOffStep { games: 1, time: PlayOffTime::minutes(10, 10, 10), draw_advances: None },
    PlayOffStep { games: 1, time: PlayOffTime::minutes(5, 5, 3), draw_advances: None },
    PlayOffStep { games: 1, time: PlayOffTime::minutes(6, 4, 3), draw_advances: Some(Side::Black) },
];
