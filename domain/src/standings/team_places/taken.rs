//! What a ranking of teams by their members starts from: who belongs to which team, and what each took in the
//! individual event.

use std::collections::BTreeMap;

use crate::standings::penalties::Penalties;
use crate::standings::ranking::Standings;
use crate::vocabulary::EntryId;

/// A team and its members.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamOfMembers {
    /// The team.
    pub entry: EntryId,
    /// Its number. Those who share a place are listed by it.
    pub number: u32,
    /// Its members, as they are entered in the individual event.
    pub members: Vec<EntryId>,
    /// **Art. 18.4** – what it was punished with.
    pub penalties: Penalties,
    /// **Art. 20** – whether it has left, and has no place whatever its members took.
    pub left: bool,
}

/// What somebody took in the individual event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// The place, from 1; if it is shared, the best of those it stands for.
    pub place: u32,
    /// The last of those it stands for; the place itself if it is not shared.
    pub to: u32,
    /// The fouls in the games that count.
    pub fouls: u32,
}

/// The individual event, as far as the teams go.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MembersPlaces {
    /// What each took who has a place.
    pub taken: BTreeMap<EntryId, Taken>,
    /// How many were in the event, those without a place among them.
    pub entrants: u32,
}

impl MembersPlaces {
    /// Those of a table.
    #[must_use]
    pub fn of(table: &Standings) -> Self {
        let mut ends: BTreeMap<u32, u32> = BTreeMap::new();
        for (standing, row) in table.ranked.iter().zip(1..) {
            ends.insert(standing.place, row);
        }
        let taken = table.ranked.iter().map(|standing| {
            let to = ends.get(&standing.place).copied().unwrap_or(standing.place);
            let fouls = standing.results.iter().fold(0_u32, |sum, cell| sum.saturating_add(cell.fouls));
            (standing.entry, Taken { place: standing.place, to, fouls })
        });
        let entrants = table.ranked.len() + table.annulled.len();
        Self { taken: taken.collect(), entrants: u32::try_from(entrants).unwrap_or(u32::MAX) }
    }

    /// The last place that was taken; of a shared one, the last it stands for. 0 where none was.
    #[must_use]
    pub fn last_place(&self) -> u32 {
        self.taken.values().map(|taken| taken.to).max().unwrap_or(0)
    }
}
