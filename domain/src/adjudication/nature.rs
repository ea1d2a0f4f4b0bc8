//! What a move is (**Art. 28**): the gravest name it bears (**Art. 27.4**), and between which names it may stand where no rule
//! settles it. Exchange, offer, block and follow (兑, 獻, 攔, 跟: **Art. 28.5, 28.6, 28.7, 28.8, 28.13**) rule like
//! an idle move (**Art. 28.9**), and are named one.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

/// The name of a move, the lightest first.
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
pub enum Nature {
    /// **Art. 28.9** – 閒.
    #[doc(alias = "閒")]
    Idle,
    /// **Art. 28.3, 29** – 捉: a man that nobody protects, or not well enough, could be won next.
    #[doc(alias = "捉")]
    Chase,
    /// **Art. 28.2** – 殺: the next move would begin a mate by checks.
    #[doc(alias = "殺")]
    Kill,
    /// **Art. 28.1** – 將: the General is attacked.
    #[doc(alias = "將")]
    Check,
}

impl Nature {
    /// The article that says what it is.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Idle => "28.9",
            Self::Chase => "28.3",
            Self::Kill => "28.2",
            Self::Check => "28.1",
        }
    }

    /// **Art. 28.4** (打) – whether it is one of the attacks.
    #[must_use]
    #[doc(alias = "打")]
    pub const fn attacks(self) -> bool {
        !matches!(self, Self::Idle)
    }
}

/// What a move surely is at least, and may be at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Interval {
    /// At least this.
    pub surely: Nature,
    /// At most this.
    pub possibly: Nature,
}

impl Interval {
    /// No doubt about it.
    #[must_use]
    pub const fn certain(nature: Nature) -> Self {
        Self { surely: nature, possibly: nature }
    }

    /// Whether a rule settles it.
    #[must_use]
    pub fn is_certain(self) -> bool {
        self.surely == self.possibly
    }
}
