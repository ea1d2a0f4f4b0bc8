//! Who holds an office at the tournament (**Art. 16**), who has laid it down, and whose games an arbiter is barred from.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

use crate::vocabulary::{EntryId, PersonalId, PersonalRef, Role, TokenId};

/// An office that a person holds at a tournament (**Art. 16.1–16.3**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumIter)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Office {
    /// 競賽組織機構 (**Art. 16.1**).
    #[doc(alias = "競賽組織機構")]
    Organiser,
    /// 裁判長: one person (**Art. 16.2**).
    #[doc(alias = "裁判長")]
    ChiefArbiter,
    /// 副裁判長: one or several, where needed (**Art. 16.2**).
    #[doc(alias = "副裁判長")]
    DeputyChiefArbiter,
    /// 裁判員 (**Art. 16.2**).
    #[doc(alias = "裁判員")]
    Arbiter,
    /// A member of the 仲裁委員會 (**Art. 16.3**).
    #[doc(alias = "仲裁委員會")]
    ArbitrationCommittee,
}

impl Office {
    /// What the token of its holder stands for.
    #[must_use]
    pub const fn role(self) -> Role {
        match self {
            Self::Organiser => Role::Organiser,
            Self::ChiefArbiter | Self::DeputyChiefArbiter => Role::ChiefArbiter,
            Self::Arbiter => Role::Arbiter,
            Self::ArbitrationCommittee => Role::ArbitrationCommittee,
        }
    }

    /// Whether its holder rules at tables, or decides appeals.
    #[must_use]
    pub const fn judges(self) -> bool {
        !matches!(self, Self::Organiser)
    }
}

/// A person took an office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficialAppointed {
    /// The number among the tournament's officials, from 1.
    pub official: u32,
    /// The name.
    pub name: PersonalRef,
    /// The office.
    pub office: Office,
    /// The token that acts for the person, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<TokenId>,
    /// Whom the person replaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<u32>,
}

/// A person laid the office down, or was released from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficialReleased {
    /// Who.
    pub official: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// An arbiter rules in no game of this entrant from here on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArbiterBarred {
    /// The arbiter.
    pub official: u32,
    /// Whose games.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}

/// A bar was lifted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarLifted {
    /// The arbiter.
    pub official: u32,
    /// Whose games.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}

/// Personal data of an official was erased from the server; the number and the office stay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficialErased {
    /// Who.
    pub official: u32,
    /// What was erased.
    pub personal: Vec<PersonalId>,
}
