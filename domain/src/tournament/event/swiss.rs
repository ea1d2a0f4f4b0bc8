//! What is asked for and ruled between the rounds of a Swiss stage, and who is left out of one.

use serde::{Deserialize, Serialize};

use crate::vocabulary::{EntryId, PersonalRef};

/// Why one who is in the field is not paired in a round: facts apart from a bye and a forfeit, and apart from the points that
/// each of them brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NotPaired {
    /// Asked for a bye.
    RequestedBye,
    /// Announced not to be there.
    Absent,
    /// Forfeited too often in a row.
    Suspended,
    /// Left out by an arbiter: of the last round, to play a final; of a round paired by hand.
    LeftOut,
}

/// One who is not paired in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Unpaired {
    /// Who.
    pub entry: EntryId,
    /// Why.
    pub why: NotPaired,
}

/// An entrant asks not to be paired in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeRequested {
    /// The entrant.
    pub entry: EntryId,
    /// The round.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// The entrant is to be paired in the round after all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeRequestLifted {
    /// The entrant.
    pub entry: EntryId,
    /// The round.
    pub round: u32,
}

/// One who forfeited too often in a row is paired again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingResumed {
    /// The entrant.
    pub entry: EntryId,
    /// The last round by then: forfeits up to it are not counted any more.
    pub after: u32,
    /// Why.
    pub reason: PersonalRef,
}
