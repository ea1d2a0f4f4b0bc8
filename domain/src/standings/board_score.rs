//! 局分: what the boards of one match come to for one team.

use serde::Serialize;

use crate::vocabulary::Points;

/// A team's share of a match's boards (**Art. 14.2**). In a match forfeited as a whole, what the regulations give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[doc(alias = "局分")]
pub struct BoardScore {
    /// The board points (局分), in half points.
    #[serde(rename = "points_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub points: Points,
    /// The games won over the board.
    pub wins: u32,
    /// The games won without play (`+`).
    pub forfeit_wins: u32,
}
