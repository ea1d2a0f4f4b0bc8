//! The standings: places with everything that led to them.

use serde::Serialize;

use crate::standings::{FieldFault, Standings, rank};
use crate::tables::meetings::Meetings;
use crate::tournament::Tournament;

/// The standings of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StandingsTable {
    /// Whether a meeting that counts is still without a result.
    pub provisional: bool,
    /// The places.
    pub standings: Standings,
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
