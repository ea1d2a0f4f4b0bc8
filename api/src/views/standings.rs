//! The standings.

use chuhe_domain::standings::{Standing, TieBreak, Unranked};
use chuhe_domain::tables::StandingsTable;
use chuhe_domain::tournament::Category;
use chuhe_domain::vocabulary::BookId;
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::Names;

/// The standings of a group.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsView {
    /// The tournament.
    pub tournament: BookId,
    /// The last event of the book that this shows.
    pub sequence: u64,
    /// The stage.
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// Whether the places are not final: a meeting that counts is without a result, or a round open.
    pub provisional: bool,
    /// Whose places these are; absent where they are everybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub category: Option<Category>,
    /// The criteria in force that part equal points, in order (**Art. 15.1**; of teams **15.3**).
    pub tie_breaks: Vec<TieBreak>,
    /// Everyone who has a place, from the first to the last.
    pub ranked: Vec<StandingLine>,
    /// **Art. 20.3** – those whose results are annulled.
    pub annulled: Vec<AnnulledLine>,
}

/// A place, and all that led to it.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingLine {
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The place.
    #[serde(flatten)]
    pub standing: Standing,
}

/// An entrant whose results are annulled.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnnulledLine {
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// Who it is.
    #[serde(flatten)]
    pub entrant: Unranked,
}

impl StandingsView {
    /// What is shown of those of a stage and group.
    #[must_use]
    pub fn of(
        tournament: BookId,
        sequence: u64,
        (stage, group): (u32, u32),
        tie_breaks: Vec<TieBreak>,
        table: StandingsTable,
        names: &Names<'_>,
    ) -> Self {
        let ranked = table.standings.ranked.into_iter();
        let annulled = table.standings.annulled.into_iter();
        Self {
            tournament,
            sequence,
            stage,
            group,
            provisional: table.provisional,
            category: None,
            tie_breaks,
            ranked: ranked
                .map(|standing| StandingLine { name: names.name(standing.entry), standing })
                .collect(),
            annulled: annulled
                .map(|entrant| AnnulledLine { name: names.name(entrant.entry), entrant })
                .collect(),
        }
    }
}
