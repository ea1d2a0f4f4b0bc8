//! The standings: places with everything that led to them.

use serde::Serialize;

use crate::standings::{FieldFault, Standings};
use crate::tournament::{CategoryId, Meetings, Tournament};

/// The standings of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandingsTable {
    /// Whether its places are not final: a meeting that counts is without a result, or a round open.
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

/// **Art. 15.1** – the standings of a group as they are.
///
/// # Errors
/// When the ledger holds what no tournament can.
pub fn standings(tournament: &Tournament, stage: u32, group: u32) -> Result<StandingsTable, FieldFault> {
    let meetings = Meetings::of(tournament, stage, group)?;
    Ok(StandingsTable { provisional: meetings.provisional, standings: meetings.standings(tournament) })
}
