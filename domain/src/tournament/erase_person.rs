//! What is known of a person is erased from the server.

use crate::tournament::command::{Change, TournamentCommand};
use crate::tournament::event::PersonErased;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalId};

/// Erase the personal data of an entrant: names and reasons; results and the number stay.
#[derive(Debug, Clone, Copy)]
pub struct ErasePerson {
    /// Whose.
    pub entry: EntryId,
}

impl TournamentCommand for ErasePerson {
    /// Also in a tournament that is closed: the right to be forgotten does not end with it.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        if !tournament.entries.contains_key(&self.entry) {
            return Err(Refusal::UnknownEntry { entry: self.entry });
        }
        let personal = self.erases(tournament);
        if personal.is_empty() {
            return Ok(Vec::new());
        }
        Ok(vec![PersonErased { entry: self.entry, personal }.into()])
    }

    fn erases(&self, tournament: &Tournament) -> Vec<PersonalId> {
        let own = tournament.entries.get(&self.entry).into_iter().flat_map(|entry| &entry.personal);
        let cards = tournament.games.values().filter(|card| card.side_of(self.entry).is_some());
        let mut personal: Vec<PersonalId> =
            own.chain(cards.flat_map(|card| &card.personal)).copied().collect();
        personal.extend(tournament.discipline.texts_about(self.entry));
        personal.sort_unstable();
        personal.dedup();
        personal
    }
}
