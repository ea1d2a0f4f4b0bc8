//! A match: who meets in it, and where teams play, what becomes of them.

use chuhe_domain::vocabulary::MatchId;
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::Player;
use super::knock_out_matches::KnockOutMatchView;
use super::team_matches::TeamMatchView;

/// A match as it was paired and played.
#[derive(Debug, Serialize, ToSchema)]
pub struct MatchView {
    /// The match; of one game, the id of that game.
    pub id: MatchId,
    /// The stage, from 1.
    pub stage: u32,
    /// The round, through the whole tournament.
    pub round: u32,
    /// The table, from 1; of several, the first.
    pub table: u32,
    /// Who is named first.
    pub first: Player,
    /// Who is named second.
    pub second: Player,
    /// Where teams meet (**Art. 12**): their line-ups, boards and points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub teams: Option<TeamMatchView>,
    /// What it is in a knock-out (**Art. 11.1**): its place in the bracket, what comes next, who goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub knock_out: Option<KnockOutMatchView>,
}
