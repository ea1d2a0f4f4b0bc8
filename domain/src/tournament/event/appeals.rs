//! Appeals (**Art. 8.5, 16.3**): lodged, admitted though late, decided.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

use crate::vocabulary::{EntryId, GameId, PersonalRef, Role, Timestamp};

/// What an appeal is against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = AppealAgainst))]
pub enum Against {
    /// How a game came out.
    Game {
        /// The game.
        game: GameId,
    },
    /// Who was paired with whom, or with which colour.
    Pairing {
        /// The game of the pairing.
        game: GameId,
    },
    /// A whole round.
    Round {
        /// Its number, from 1.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2000))]
        round: u32,
    },
    /// A penalty.
    Penalty {
        /// Its number.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 4_294_967_295_u64))]
        penalty: u32,
    },
    /// A ruling or a decision that is none of these; the ground says which.
    Ruling {
        /// The game it was made in, where it was made in one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(nullable = false))]
        game: Option<GameId>,
    },
}

/// An appeal was lodged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealLodged {
    /// Its number in the tournament, from 1.
    pub appeal: u32,
    /// Who appeals.
    pub by: EntryId,
    /// Against what.
    pub against: Against,
    /// Whom it concerns, the appellant among them.
    pub parties: Vec<EntryId>,
    /// The ground.
    pub ground: PersonalRef,
    /// When it was lodged.
    pub at: Timestamp,
    /// When what it is against was made known, where that is on record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Timestamp>,
    /// Until when it could be lodged, where that can be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
    /// Whether it was lodged after that.
    pub late: bool,
}

/// An appeal that came late was let in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealAdmitted {
    /// Which.
    pub appeal: u32,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// How an appeal was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumIter)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Decision {
    /// The appellant is right.
    Upheld,
    /// The appellant is right in part.
    Partly,
    /// The appellant is not right, or came too late.
    Dismissed,
    /// The appellant took it back.
    Withdrawn,
}

impl Decision {
    /// Whether anything is to be done about it.
    #[must_use]
    pub const fn gives_relief(self) -> bool {
        matches!(self, Self::Upheld | Self::Partly)
    }
}

/// What a decision orders; the officials do it by commands of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = AppealEffect))]
pub enum Effect {
    /// The result of a game is to be amended.
    AmendResult {
        /// The game.
        game: GameId,
    },
    /// A game is to go on.
    ReopenGame {
        /// The game.
        game: GameId,
    },
    /// A withdrawal is to be taken back.
    ReinstateEntry {
        /// Whose.
        entry: EntryId,
    },
    /// A penalty is to be lifted.
    LiftPenalty {
        /// Its number.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 4_294_967_295_u64))]
        penalty: u32,
    },
    /// Pairings of a round are to be changed.
    ChangePairings {
        /// The round.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2000))]
        round: u32,
    },
}

/// An appeal was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealDecided {
    /// Which.
    pub appeal: u32,
    /// How.
    pub decision: Decision,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
    /// What it orders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// The games of the parties that were paired in later rounds by then: they stay as they are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later_pairings: Vec<GameId>,
}
