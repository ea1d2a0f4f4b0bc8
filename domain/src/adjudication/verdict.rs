//! What is ruled on a repetition (**Art. 24**), and on what ground.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::vocabulary::Side;

/// A verdict, the mildest first.
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
pub enum Verdict {
    /// **Art. 24.2** – 不變作和.
    #[doc(alias = "不變作和")]
    Draw,
    /// **Art. 24.3** – Red must change; once more round, and it loses.
    RedMustChange,
    /// **Art. 24.3** – Black must change; once more round, and it loses.
    BlackMustChange,
    /// **Art. 24.1** – Red gives perpetual check and loses at once.
    RedLoses,
    /// **Art. 24.1** – Black gives perpetual check and loses at once.
    BlackLoses,
}

impl Verdict {
    /// That this side must change.
    #[must_use]
    pub const fn must_change(side: Side) -> Self {
        match side {
            Side::Red => Self::RedMustChange,
            Side::Black => Self::BlackMustChange,
        }
    }

    /// That this side loses.
    #[must_use]
    pub const fn loses(side: Side) -> Self {
        match side {
            Side::Red => Self::RedLoses,
            Side::Black => Self::BlackLoses,
        }
    }

    /// Who breaks the rules, if anybody does.
    #[must_use]
    #[doc(alias = "犯禁方")]
    pub const fn offender(self) -> Option<Side> {
        match self {
            Self::Draw => None,
            Self::RedMustChange | Self::RedLoses => Some(Side::Red),
            Self::BlackMustChange | Self::BlackLoses => Some(Side::Black),
        }
    }

    /// The article that gives it its effect.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Draw => "24.2",
            Self::RedMustChange | Self::BlackMustChange => "24.3",
            Self::RedLoses | Self::BlackLoses => "24.1",
        }
    }
}

/// Why it is ruled so.
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = RepetitionGround))]
pub enum Ground {
    /// **Art. 26.1** – one side alone gives check at every move.
    #[doc(alias = "長將")]
    PerpetualCheck,
    /// **Art. 26.4** – one side's moves are all forbidden, the other's not.
    ForbiddenAgainstAllowed,
    /// **Art. 26.2** – neither side's moves are all forbidden.
    BothAllowed,
    /// **Art. 26.3** – both sides' are.
    BothForbidden,
    /// **Art. 27.2** – both sides' are, the chases of soldiers counted.
    #[doc(alias = "相互長打")]
    SoldiersCounted,
    /// `cn-2020` 26.9 – both sides' are, and one chases without a flaw, the other by several men or with roots: the first
    /// must change.
    Graver,
    /// `wxf-2018` – both sides chase, and one of them only defends the man that is chased.
    Defends,
    /// **Art. 17.4** – a chief arbiter judges the moves otherwise than they are judged here, and says why.
    Judgement,
}

impl Ground {
    /// The article of 1999 that it rests on, or the nearest to it.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::PerpetualCheck => "26.1",
            Self::ForbiddenAgainstAllowed | Self::Graver | Self::Defends => "26.4",
            Self::BothAllowed => "26.2",
            Self::BothForbidden => "26.3",
            Self::SoldiersCounted => "27.2",
            Self::Judgement => "17.4",
        }
    }
}

/// A verdict with its ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Call {
    /// What is ruled.
    pub verdict: Verdict,
    /// Why.
    pub ground: Ground,
}
