//! Entrants are registered and put right, until registration closes.

use crate::pairing::circular::CircularTable;
use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::event::{EntryAmended, EntryRegistered, RegistrationClosed, RegistrationReopened};
use crate::tournament::plan::{CircularFormat, Format};
use crate::tournament::refusal::Refusal;
use crate::tournament::stages::first_stage;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Register an entrant.
#[derive(Debug, Clone)]
pub struct RegisterEntry {
    /// The entrant.
    pub entry: EntryId,
    /// The name.
    pub name: PersonalRef,
    /// The federation, club or team.
    pub federation: Option<String>,
    /// The rating.
    pub rating: Option<u32>,
}

impl TournamentCommand for RegisterEntry {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.registration_closed {
            return Err(Refusal::RegistrationClosed);
        }
        if tournament.entries.contains_key(&self.entry) {
            return Err(Refusal::EntryExists { entry: self.entry });
        }
        // Art. 11.2 is for few entrants: nobody is taken in for whom there is no table, nor (11.1) no bracket.
        let field = tournament.entries.values().filter(|entry| entry.is_active()).count();
        let at_least = (field + 1).max(2);
        match tournament.regulations.stage(first_stage()).map(|plan| &plan.format) {
            Some(Format::Circular(CircularFormat { groups: 1, .. })) => {
                CircularTable::new(at_least)?;
            }
            Some(Format::KnockOut(knock_out)) => {
                knock_out.bracket(at_least)?;
            }
            _ => {}
        }
        Ok(vec![
            EntryRegistered {
                entry: self.entry,
                name: self.name.clone(),
                federation: self.federation.clone(),
                rating: self.rating,
            }
            .into(),
        ])
    }
}

/// Put right what is known of an entrant.
#[derive(Debug, Clone)]
pub struct AmendEntry {
    /// The entrant.
    pub entry: EntryId,
    /// The new name; none leaves it.
    pub name: Option<PersonalRef>,
    /// The new federation, club or team; none leaves it.
    pub federation: Option<String>,
    /// The new rating; none leaves it.
    pub rating: Option<u32>,
}

impl TournamentCommand for AmendEntry {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Some(known) = tournament.entries.get(&self.entry) else {
            return Err(Refusal::UnknownEntry { entry: self.entry });
        };
        let federation = self.federation.clone().or_else(|| known.federation.clone());
        let rating = self.rating.or(known.rating);
        if self.name.is_none() && federation == known.federation && rating == known.rating {
            return Ok(Vec::new());
        }
        let name = self.name.clone().unwrap_or_else(|| known.name.clone());
        Ok(vec![EntryAmended { entry: self.entry, name, federation, rating }.into()])
    }
}

/// Take no more entries.
#[derive(Debug, Clone, Copy)]
pub struct CloseRegistration;

impl TournamentCommand for CloseRegistration {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        Ok(closing_registration(tournament))
    }
}

/// Take entries again.
#[derive(Debug, Clone)]
pub struct ReopenRegistration {
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ReopenRegistration {
    /// House – while the numbers are not drawn and no round is paired: who comes then would have no number.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if !tournament.registration_closed {
            return Ok(Vec::new());
        }
        if tournament.draw(first_stage()).is_some() {
            return Err(Refusal::LotsDrawn);
        }
        if tournament.has_begun() || !tournament.rounds.is_empty() {
            return Err(Refusal::RoundsPaired);
        }
        Ok(vec![RegistrationReopened { reason: self.reason.clone() }.into()])
    }
}

/// The fact that no more entries are taken, where it is not one yet: drawing lots and pairing imply it.
pub fn closing_registration(tournament: &Tournament) -> Vec<Change> {
    if tournament.registration_closed { Vec::new() } else { vec![RegistrationClosed {}.into()] }
}

/// Refuses entrants that are not known or have left.
///
/// # Errors
/// When one of them is not in the field.
pub fn must_be_active(tournament: &Tournament, entry: EntryId) -> Result<(), Refusal> {
    must_be_entered(tournament, entry)?;
    match tournament.entries.get(&entry) {
        Some(entry) if entry.is_active() => Ok(()),
        _ => Err(Refusal::NotInTheField { entry }),
    }
}
