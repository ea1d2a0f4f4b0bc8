//! The two sides of the board.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

/// One of the two players of a game. Red moves first (**Art. 2.1**).
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
#[doc(alias = "紅")]
#[doc(alias = "黑")]
pub enum Side {
    /// 紅方.
    Red,
    /// 黑方.
    Black,
}

impl Side {
    /// Both sides, Red first.
    pub const BOTH: [Self; 2] = [Self::Red, Self::Black];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}
