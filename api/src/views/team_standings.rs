//! The standings of teams by their members' places.

use chuhe_domain::standings::{TeamPlace, TieBreak, UnrankedTeam};
use chuhe_domain::tables::TeamPlacesTable;
use chuhe_domain::vocabulary::BookId;
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::Names;

/// The standings of teams by their members' places (**Art. 12.5, 15.5**).
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamStandingsView {
    /// The tournament.
    pub tournament: BookId,
    /// The last event of the book that this shows.
    pub sequence: u64,
    /// The individual stage whose places these are, from 1.
    pub stage: u32,
    /// Whether the places there are not final.
    pub provisional: bool,
    /// The criteria that part equal sums, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Every team that has a place, from the first to the last.
    pub ranked: Vec<TeamLine>,
    /// Those without one, because they have left or members are missing.
    pub unranked: Vec<UnrankedTeamLine>,
}

/// A team's place, and all that led to it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamLine {
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The place.
    #[serde(flatten)]
    pub place: TeamPlace,
}

/// A team without a place.
#[derive(Debug, Serialize, ToSchema)]
pub struct UnrankedTeamLine {
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// Who it is, and why.
    #[serde(flatten)]
    pub team: UnrankedTeam,
}

impl TeamStandingsView {
    /// What is shown of them.
    #[must_use]
    pub fn of(
        (tournament, sequence): (BookId, u64),
        stage: u32,
        tie_breaks: Vec<TieBreak>,
        table: TeamPlacesTable,
        names: &Names<'_>,
    ) -> Self {
        let ranked = table.places.ranked.into_iter();
        let unranked = table.places.unranked.into_iter();
        let without = |team: UnrankedTeam| UnrankedTeamLine { name: names.name(team.entry), team };
        Self {
            tournament,
            sequence,
            stage,
            provisional: table.provisional,
            tie_breaks,
            ranked: ranked.map(|place| TeamLine { name: names.name(place.entry), place }).collect(),
            unranked: unranked.map(without).collect(),
        }
    }
}
