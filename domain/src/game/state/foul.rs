//! A foul of a game (**Art. 9.1, 9.2**).

use serde::{Deserialize, Serialize};
use strum::Display;

use crate::vocabulary::Side;

/// How a foul stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum FoulStanding {
    /// The record shows it; it does not count before an arbiter announces it.
    Detected,
    /// It counts (**Art. 9.2**).
    Announced,
    /// It counts no more.
    Lifted,
}

/// One foul.
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(alias = "犯規")]
pub struct Foul {
    /// Its number in the game, from 1.
    pub number: u32,
    /// Whose.
    pub side: Side,
    /// By which article.
    pub article: String,
    /// After how many plies.
    pub after_ply: u32,
    /// How it stands.
    pub standing: FoulStanding,
}
