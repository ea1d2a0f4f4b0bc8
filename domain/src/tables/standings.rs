//! The standings: places with everything that led to them.

use serde::Serialize;

use crate::standings::{FieldFault, Standings};
use crate::tournament::{Meetings, Tournament};

/// The standings of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandingsTable {
    /// Whether a meeting that counts is still without a result.
    pub provisional: bool,
    /// The places.
    pub standings: Standings,
}

/// **Art. 15.1** – the standings of a group as they are.
///
/// # Errors
/// When the ledger holds what no tournament can.
pub fn standings(tournament: &Tournament, stage: u32, group: u32) -> Result<StandingsTable, FieldFault> {
    let meetings = Meetings::of(tournament, stage, group)?;
    Ok(StandingsTable { provisional: meetings.provisional, standings: meetings.standings(tournament) })
}
