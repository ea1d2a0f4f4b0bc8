//! Which rule sets there are. A rule set is named and dated, and its values never change: a finished event is
//! replayed for ever under the one it was played by. The values stand in `values`.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

/// A rule set that a tournament can be played by.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RuleSet {
    /// The Chinese Xiangqi Competition Rules of 1999.
    #[default]
    #[serde(rename = "cn-1999")]
    #[strum(serialize = "cn-1999")]
    Cn1999,
    /// The Chinese Xiangqi Competition Rules of 2011.
    #[serde(rename = "cn-2011")]
    #[strum(serialize = "cn-2011")]
    Cn2011,
    /// The Chinese Xiangqi Competition Rules of 2020.
    #[serde(rename = "cn-2020")]
    #[strum(serialize = "cn-2020")]
    Cn2020,
    /// The rules of the World and the Asian Xiangqi Federation of 2018.
    #[serde(rename = "wxf-2018")]
    #[strum(serialize = "wxf-2018")]
    Wxf2018,
}

impl RuleSet {
    /// The year of its edition.
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Self::Cn1999 => 1999,
            Self::Cn2011 => 2011,
            Self::Cn2020 => 2020,
            Self::Wxf2018 => 2018,
        }
    }
}
