//! One who forfeited too often in a row is paired again.

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::must_be_active;
use crate::tournament::event::PairingResumed;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::present::suspended;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Have one paired again.
#[derive(Debug, Clone)]
pub struct ResumePairing {
    /// The entrant.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ResumePairing {
    /// House – from the next round that is paired; what was forfeited by then is not counted any more.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_active(tournament, self.entry)?;
        let entry = self.entry;
        let after = tournament.rounds.last_key_value().map_or(0, |(last, _)| *last);
        if !suspended(tournament, tournament.current_swiss_stage(), after.saturating_add(1)).contains(&entry)
        {
            return Err(SwissRefusal::NotSuspended { entry }.into());
        }
        Ok(vec![PairingResumed { entry, after, reason: self.reason.clone() }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}
