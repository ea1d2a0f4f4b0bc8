//! What a system plans for a round: who meets whom, before it is written down with tables and games.

use crate::vocabulary::EntryId;

/// Two entrants who are to meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Planned {
    /// Who is named first.
    pub first: EntryId,
    /// Who is named second.
    pub second: EntryId,
    /// The group, from 1.
    pub group: u32,
    /// The cycle, from 0.
    pub cycle: u32,
}

/// The meetings of a round, by table, and who is free.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlannedRound {
    /// Who meets whom.
    pub meetings: Vec<Planned>,
    /// Who is free (輪空).
    pub byes: Vec<EntryId>,
}

impl PlannedRound {
    /// Who is in it: whoever meets somebody, and whoever is free.
    pub fn entrants(&self) -> impl Iterator<Item = EntryId> {
        let met = self.meetings.iter().flat_map(|it| [it.first, it.second]);
        met.chain(self.byes.iter().copied())
    }
}
