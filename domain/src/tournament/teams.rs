//! How teams play (**Art. 12**): match by match on boards, or by the places of their members in an individual event.

use serde::{Deserialize, Serialize};

use crate::pairing::line_up::{EmptyBoards, LineUpRule};
use crate::standings::{ForfeitedMatchBoardPoints, TeamPlacesRules};

/// How teams play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(examples(json!({ "by": { "way": "matches", "line_up": "with_reserves", "boards": 4 } })))
)]
pub struct TeamRules {
    /// In matches on boards, or by their members' places.
    pub by: TeamsBy,
    /// **Art. 12.1** – whether the registered order must follow the ratings, as in national events: higher ones in
    /// front, members without one behind.
    #[serde(default)]
    pub order_by_rating: bool,
    /// **Art. 18.4**, house – whether a member's penalties are the team's too.
    #[serde(default = "yes")]
    pub members_penalties_count: bool,
}

impl TeamRules {
    /// House: the most members a team may have, so that all of them can have a board, or a number in the individual event.
    pub const MOST_MEMBERS: usize = 32;
}

const fn yes() -> bool {
    true
}

/// In which way teams are compared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TeamsBy {
    /// **Art. 12.1–12.4** – team against team, board by board.
    Matches(TeamMatches),
    /// **Art. 12.5** – 隊員總分制: by the places of the members in the individual event.
    #[doc(alias = "隊員總分制")]
    MembersPlaces(TeamPlacesRules),
}

/// How the matches of teams are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TeamMatches {
    /// How a team is put on the boards.
    #[serde(default)]
    pub line_up: LineUpRule,
    /// How many boards there are (**Art. 12.4**: as many as the team has members).
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 32))]
    pub boards: u32,
    /// House: which boards a team that is short leaves empty; left out, as the way of lining up suggests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub empty_boards: Option<EmptyBoards>,
    /// House: what a match that is forfeited as a whole brings in board points.
    #[serde(default)]
    pub forfeited_match: ForfeitedMatchBoardPoints,
}

impl TeamMatches {
    /// The most boards there may be.
    pub const MOST_BOARDS: u32 = 32;

    /// **Art. 12.1, 12.4** – whether the line-up follows from the registered order, so that nobody need submit one.
    #[must_use]
    pub const fn lines_up_by_itself(&self) -> bool {
        matches!(self.line_up, LineUpRule::FixedBoards | LineUpRule::AllPlayAll)
    }

    /// Which boards a team that is short leaves empty.
    #[must_use]
    pub fn empty_boards(&self) -> EmptyBoards {
        self.empty_boards.unwrap_or(self.line_up.empty_boards())
    }
}
