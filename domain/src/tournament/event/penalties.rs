//! Penalties (**Art. 18**): given, and lifted; never deleted.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

use crate::vocabulary::{EntryId, GameId, PersonalRef, Role, Timestamp};

/// What a penalty is, from the lightest to the gravest.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display, EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PenaltyKind {
    /// **Art. 18.1** – 警告.
    #[doc(alias = "警告")]
    Warning,
    /// **Art. 18.2** – 取消當場比賽資格: removed from one game, which is lost.
    #[doc(alias = "取消當場比賽資格")]
    Removal,
    /// **Art. 18.3** – 除名: expelled, which is dealt with as a withdrawal.
    #[doc(alias = "除名")]
    Expulsion,
}

impl PenaltyKind {
    /// The article that provides for it.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Warning => "18.1",
            Self::Removal => "18.2",
            Self::Expulsion => "18.3",
        }
    }
}

/// A penalty was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyGiven {
    /// Its number in the tournament, from 1.
    pub penalty: u32,
    /// To whom.
    pub entry: EntryId,
    /// What it is.
    pub kind: PenaltyKind,
    /// The article that was broken.
    pub article: String,
    /// The game it was given in, where it was in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// In which office.
    pub authority: Role,
    /// When.
    pub at: Timestamp,
    /// What happened, in the official's words.
    pub note: PersonalRef,
}

/// A penalty was lifted: it stays on record, and counts no more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyLifted {
    /// Which.
    pub penalty: u32,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}
