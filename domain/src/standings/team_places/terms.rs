//! What the regulations say about teams that are ranked by their members' places: all that the text leaves open.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::standings::tie_break::TieBreak;

/// What the regulations say about teams of members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TeamPlacesRules {
    /// How many of a team's members count: those with the best places. The text gives no number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8, minimum = 1))]
    pub members_counted: NonZeroU8,
    /// What becomes of a team with fewer places than count (house).
    #[serde(default)]
    pub missing_member: MissingMember,
    /// What a shared place counts (house).
    #[serde(default)]
    pub shared_place: SharedPlace,
    /// The criteria that part equal sums, in order.
    #[serde(default = "art_15_5")]
    pub tie_breaks: Vec<TieBreak>,
}

impl TeamPlacesRules {
    /// **Art. 15.5** – so many members count; the rest by the house defaults.
    #[must_use]
    pub fn counting(members: NonZeroU8) -> Self {
        Self {
            members_counted: members,
            missing_member: MissingMember::default(),
            shared_place: SharedPlace::default(),
            tie_breaks: art_15_5(),
        }
    }
}

fn art_15_5() -> Vec<TieBreak> {
    TieBreak::ART_15_5.to_vec()
}

/// What becomes of a team with fewer places than count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum MissingMember {
    /// Each that is missing counts one more than the last place that was taken.
    #[default]
    LastPlaceAndOne,
    /// Each that is missing counts one more than there were entrants, those without a place among them.
    EntrantsAndOne,
    /// The team has no place.
    TeamUnranked,
}

/// What a shared place counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SharedPlace {
    /// The best of those it stands for.
    #[default]
    Best,
    /// Their mean.
    Mean,
}
