//! What an entrant is: a player, or where teams play, a team.

use serde::{Deserialize, Serialize};
use strum::Display;

/// What an entrant is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum EntryKind {
    /// A player, alone or as a member of a team.
    #[default]
    Player,
    /// **Art. 12** – a team.
    Team,
}

impl EntryKind {
    /// Whether it is a player, as where nothing is said.
    #[must_use]
    pub const fn is_player(&self) -> bool {
        matches!(self, Self::Player)
    }
}
