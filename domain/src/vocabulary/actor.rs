//! Who acts, and in which office.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use super::ids::{EntryId, TokenId};

/// An office at a tournament (**Art. 16–18**), or a plain reader.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Role {
    /// Runs the server: everything, in every tournament.
    Administrator,
    /// 競賽組織機構: regulations, entries, consent to withdraw, expulsion (**Art. 16.1, 18.3, 20.1**).
    Organiser,
    /// 裁判長 (**Art. 16.2, 18.2**).
    ChiefArbiter,
    /// 裁判員 (**Art. 17, 18.1**).
    Arbiter,
    /// 仲裁委員會 (**Art. 16.3**).
    ArbitrationCommittee,
    /// Keeps the record at one or more tables.
    Scorer,
    /// A player, for their own side only.
    Player,
    /// Reads what is not public.
    Reader,
}

impl Role {
    /// **Art. 16.2, 17.4** – whether its judgement outranks what is read out of the rules here.
    #[must_use]
    pub const fn judges_finally(self) -> bool {
        matches!(self, Self::ChiefArbiter | Self::ArbitrationCommittee | Self::Administrator)
    }

    /// **Art. 16.3** – who decides an appeal: the arbitration committee, or the chief arbiter where none sits.
    #[must_use]
    pub const fn decides_appeals(self, committee_sits: bool) -> bool {
        match self {
            Self::ArbitrationCommittee | Self::Administrator => true,
            Self::ChiefArbiter => !committee_sits,
            Self::Organiser | Self::Arbiter | Self::Scorer | Self::Player | Self::Reader => false,
        }
    }
}

/// The holder of the token under which a command was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// The token's id: the actor of every event that comes of the command.
    pub id: TokenId,
    /// The office.
    pub role: Role,
    /// The entrant, for a player's token.
    pub entry: Option<EntryId>,
}
