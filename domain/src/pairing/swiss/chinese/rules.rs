//! What the regulations may say of how a Swiss round is paired.

use serde::{Deserialize, Serialize};

/// How the first round is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum FirstRound {
    /// The upper half of the numbers against the lower, opponents and colours by lot.
    #[default]
    HalvesByLot,
    /// The upper half against the lower, in order: the first number against the first of the lower half.
    HalvesByRank,
    /// Neighbours: 1–2, 4–3, 5–6, 8–7 …
    Neighbours,
    /// All by lot.
    Lots,
}

/// House – the terms of the Swiss system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HouseRules {
    /// How the first round is paired.
    pub first_round: FirstRound,
    /// How often in a row one may have the same colour.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 64))]
    pub max_colour_run: u32,
    /// By how much the games with one colour may outnumber those with the other.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 64))]
    pub max_colour_difference: u32,
    /// How many byes one may have.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 64))]
    pub bye_limit: u32,
    /// In how many rounds, from the first, those of one federation are kept apart.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 64))]
    pub avoid_same_federation_rounds: u32,
    /// Whether nobody should be paired down, or up, twice running.
    pub avoid_repeated_float: bool,
    /// Whether two who were paired and did not play, one forfeiting, have met.
    pub forfeit_counts_as_meeting: bool,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            first_round: FirstRound::default(),
            max_colour_run: 2,
            max_colour_difference: 2,
            bye_limit: 1,
            avoid_same_federation_rounds: 1,
            avoid_repeated_float: true,
            forfeit_counts_as_meeting: true,
        }
    }
}
