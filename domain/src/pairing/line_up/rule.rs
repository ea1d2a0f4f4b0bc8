//! The ways of putting a team on the boards, and what the regulations say of a team that is short.

use serde::{Deserialize, Serialize};

/// How a team is put on the boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum LineUpRule {
    /// **Art. 12.1** – 分台定人制: each on the board of the registered order, in every match.
    #[default]
    #[doc(alias = "分台定人制")]
    FixedBoards,
    /// **Art. 12.2** – 分台換人制: reserves may play; the registered order is never inverted.
    #[doc(alias = "分台換人制")]
    WithReserves,
    /// **Art. 12.3** – 臨時定台制: any member on any board, chosen before each match.
    #[doc(alias = "臨時定台制")]
    FreeOrder,
    /// **Art. 12.4** – 全隊輪賽制: every member of one team meets every member of the other; in which sub-rounds, and with
    /// which colours, is house.
    #[doc(alias = "全隊輪賽制")]
    AllPlayAll,
}

impl LineUpRule {
    /// The article it is.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::FixedBoards => "12.1",
            Self::WithReserves => "12.2",
            Self::FreeOrder => "12.3",
            Self::AllPlayAll => "12.4",
        }
    }

    /// House: where a team that is short leaves its boards empty, unless the regulations say otherwise.
    #[must_use]
    pub const fn empty_boards(self) -> EmptyBoards {
        match self {
            Self::FixedBoards | Self::AllPlayAll => EmptyBoards::WhereMissing,
            Self::WithReserves | Self::FreeOrder => EmptyBoards::Last,
        }
    }

    /// Whether the registered order holds on the boards.
    pub(super) const fn keeps_order(self) -> bool {
        matches!(self, Self::FixedBoards | Self::WithReserves)
    }
}

/// House: which boards a team that is short may leave empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum EmptyBoards {
    /// Those of the members who are missing: with them it would be a full line-up. A team that never had enough
    /// members lacks the last ones; where the order is free, any board may be empty.
    WhereMissing,
    /// The last ones: everybody else moves up.
    Last,
}
