//! Games were added to a match of a knock-out, and a match was decided without one.

use serde::{Deserialize, Serialize};
use strum::Display;

use crate::pairing::knock_out::outcome::MatchOutcome;
use crate::tournament::event::pairing::{Pairing, is_false};
use crate::vocabulary::{MatchId, PersonalRef};

/// Further games of a match were ordered: what a best-of still takes, or a step of the play-off ladder (**Art. 15.6**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayOffOrdered {
    /// The round of the match.
    pub round: u32,
    /// The match.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// The seed of the colours drawn by lot (**Art. 13.4**), where it is not that of the round or of the stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The games.
    pub pairings: Vec<Pairing>,
}

/// How a match was decided that its games left level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MatchDecidedBy))]
pub enum DecidedBy {
    /// Lots were drawn (抽籤).
    #[doc(alias = "抽籤")]
    Lots,
    /// By an arbiter, as the regulations have it.
    Ruling,
}

/// A match that its games left level was decided (**Art. 15.6**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchDecided {
    /// The round of the match.
    pub round: u32,
    /// The match.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// Who goes on.
    pub winner: MatchOutcome,
    /// How.
    pub by: DecidedBy,
    /// Whether it takes the place of the decision before.
    #[serde(default, skip_serializing_if = "is_false")]
    pub corrects: bool,
    /// Why.
    pub reason: PersonalRef,
}
