//! The standings: places with everything that led to them.

use serde::Serialize;

use crate::standings::{FieldFault, Standings, rank};
use crate::tables::meetings::Meetings;
use crate::tournament::{CategoryId, Tournament};

/// The standings of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandingsTable {
    /// Whether a meeting that counts is still without a result.
    pub provisional: bool,
    /// The places.
    pub standings: Standings,
}

impl StandingsTable {
    /// The places of those in this category: see [`Standings::within`].
    #[must_use]
    pub fn within(self, tournament: &Tournament, category: &CategoryId) -> Self {
        let entries = tournament.entries.values();
        let members = entries.filter(|entry| entry.particulars.categories.contains(category));
        let members = members.map(|entry| entry.id).collect();
        Self { standings: self.standings.within(&members), ..self }
    }
}

/// **Art. 15.1** – the standings as they are.
///
/// # Errors
/// When the ledger holds what no tournament can.
pub fn standings(tournament: &Tournament) -> Result<StandingsTable, FieldFault> {
    let meetings = Meetings::of(tournament)?;
    Ok(StandingsTable {
        provisional: meetings.provisional,
        standings: rank(&meetings.field, &tournament.regulations.ranking()),
    })
}
