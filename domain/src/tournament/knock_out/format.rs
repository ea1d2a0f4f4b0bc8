//! How a knock-out stage is played, as its regulations lay it down.

use serde::{Deserialize, Serialize};

use crate::clock::TimeControl;
use crate::pairing::knock_out::bracket::{Bracket, Elimination, NoBracket};
use crate::pairing::knock_out::ladder::{LADDER, PlayOffStep};
use crate::pairing::knock_out::series::{Series, SeriesFlaw};

/// How a knock-out stage is played (**Art. 11.1**). Its numbers are the seeds, 1 the best.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KnockOutFormat {
    /// How many defeats put one out.
    pub elimination: Elimination,
    /// Whether those who lose the semi-finals play for the third place; in double elimination the losers' bracket
    /// gives it.
    pub third_place: bool,
    /// Games of a match: 1, 2 with the colours reversed (**Art. 13.5**, 兩局制), or the best of more.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 16))]
    pub games: u32,
    /// **Art. 15.6** – what is played, step by step, where they leave the match level; empty, it is decided at once.
    #[cfg_attr(feature = "openapi", schema(max_items = 8))]
    pub play_offs: Vec<PlayOffStep>,
}

impl Default for KnockOutFormat {
    fn default() -> Self {
        let elimination = Elimination::Single;
        Self { elimination, third_place: false, games: 1, play_offs: LADDER.to_vec() }
    }
}

impl KnockOutFormat {
    /// The bracket for so many entrants.
    ///
    /// # Errors
    /// When there is none for so few or so many.
    pub fn bracket(&self, entrants: usize) -> Result<Bracket, NoBracket> {
        Bracket::new(entrants, self.elimination, self.third_place)
    }

    /// The games of each match.
    ///
    /// # Errors
    /// With the first flaw; regulations that were laid down have none.
    pub fn series(&self) -> Result<Series, SeriesFlaw> {
        Series::new(self.games, self.play_offs.clone())
    }

    /// The time of a step of the ladder, from 1.
    #[must_use]
    pub fn time_of(&self, step: u32) -> Option<TimeControl> {
        let index = usize::try_from(step).ok()?.checked_sub(1)?;
        self.play_offs.get(index)?.time.control().ok()
    }
}
