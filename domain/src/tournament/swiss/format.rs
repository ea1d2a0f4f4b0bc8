//! How a Swiss stage is played, as its regulations lay it down.

use serde::{Deserialize, Serialize};

use crate::pairing::swiss::chinese::rules::HouseRules;
use crate::rules::Scale;
use crate::vocabulary::Points;

/// What a round brings in which one does not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Worth {
    /// As much as a win.
    Win,
    /// As much as a draw.
    Draw,
    /// Nothing.
    Nothing,
}

impl Worth {
    /// In points.
    #[must_use]
    pub const fn points(self, by: Scale) -> Points {
        match self {
            Self::Win => by.win,
            Self::Draw => by.draw,
            Self::Nothing => Points::ZERO,
        }
    }
}

/// What every Swiss stage says, whatever pairs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SwissTerms {
    /// How many rounds there are, fixed beforehand: about twice those of a knock-out, and 7 at least, is the custom.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 64))]
    pub rounds: u32,
    /// House – what the bye of an odd field (輪空) brings.
    pub bye: Worth,
    /// House – what a bye brings that was asked for.
    pub requested_bye: Worth,
    /// House – how many byes one may ask for.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 64))]
    pub requested_byes: u32,
    /// House – after how many forfeits in a row one is not paired any more, until an arbiter says so; left out, never.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 64, nullable = false))]
    pub max_consecutive_forfeits: Option<u32>,
}

impl SwissTerms {
    /// The most rounds there may be, and the most of whatever is counted in rounds.
    pub const MOST_ROUNDS: u32 = 64;
    /// The most entrants.
    pub const MOST_ENTRANTS: u32 = 10_000;
}

impl Default for SwissTerms {
    fn default() -> Self {
        Self {
            rounds: 7,
            bye: Worth::Win,
            requested_bye: Worth::Nothing,
            requested_byes: 1,
            max_consecutive_forfeits: None,
        }
    }
}

/// **Art. 11.4** – 積分編排制, as this house pairs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CnSwissFormat {
    /// What every Swiss stage says.
    #[serde(flatten)]
    pub terms: SwissTerms,
    /// How it is paired.
    #[serde(flatten)]
    pub rules: HouseRules,
}

/// The Dutch system of FIDE (C.04.3 as of February 2026), for federations that report abroad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FideDutchFormat {
    /// What every Swiss stage says.
    #[serde(flatten)]
    pub terms: SwissTerms,
}
