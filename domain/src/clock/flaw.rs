//! Why what is stated is no time control. Where each is found out stands with the time control itself.

use crate::clock::period::Quantity;
use crate::clock::preset::Preset;
use crate::vocabulary::Side;

/// What is wrong with a stated time control. Periods are counted from 0, as the faces count them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TimeControlFlaw {
    /// A side has no period at all.
    #[error("no period is stated for {side}")]
    NoPeriods {
        /// The side.
        side: Side,
    },
    /// A side has more periods than are kept.
    #[error("{given} periods are stated for {side}, more than {most}")]
    TooManyPeriods {
        /// The side.
        side: Side,
        /// How many were stated.
        given: usize,
        /// How many may be.
        most: usize,
    },
    /// Another period follows one that lasts for the whole game.
    #[error("period {period} of {side} is for the rest of the game, but is not the last")]
    WholeGameNotLast {
        /// The side.
        side: Side,
        /// The period that has no number of moves.
        period: usize,
    },
    /// A number is too small or too great.
    #[error("{quantity} {given} of period {period} of {side} is not from {} to {}", quantity.range().start(), quantity.range().end())]
    OutOfRange {
        /// The side.
        side: Side,
        /// The period.
        period: usize,
        /// Which of its numbers.
        quantity: Quantity,
        /// What was stated.
        given: u64,
    },
    /// **Art. 6.5** – the article prints no time, and none was stated.
    #[error("preset 6.5 needs a time_ms")]
    TimeMissing,
    /// A time by itself goes with the preset of **Art. 6.5** alone.
    #[error("time_ms {time_ms} is stated without preset 6.5")]
    TimeNotTaken {
        /// What was stated.
        time_ms: u64,
    },
    /// The periods are not those of the preset, which are the same for both sides.
    #[error("the periods stated for {side} are not those of preset {preset}")]
    PresetContradicted {
        /// The preset.
        preset: Preset,
        /// The side whose periods differ.
        side: Side,
    },
}
