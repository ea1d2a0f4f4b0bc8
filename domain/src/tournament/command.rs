//! What every command to a tournament has in common.

use crate::game::GameEvent;
use crate::tournament::event::TournamentEvent;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, Moment, PersonalId};

/// A fact that follows from a tournament's decision: its own, or one of its games'.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Of the tournament's stream.
    Tournament(TournamentEvent),
    /// Of a game's stream.
    Game(GameId, GameEvent),
}

impl<E: Into<TournamentEvent>> From<E> for Change {
    fn from(event: E) -> Self {
        Self::Tournament(event.into())
    }
}

/// A command to a tournament.
pub trait TournamentCommand {
    /// The facts that follow from it; `mint` makes the ids they need.
    ///
    /// # Errors
    /// When the rules, or the state of the tournament, do not allow it.
    fn decide(&self, tournament: &Tournament, mint: &Mint, at: Moment) -> Result<Vec<Change>, Refusal>;

    /// The entrants whom it judges, or whose cause it decides: an arbiter who is barred from one of them does not give it
    /// (**Art. 17.5**). What only records a fact, or speaks of the whole field, judges nobody.
    fn judges(&self, _tournament: &Tournament) -> Vec<EntryId> {
        Vec::new()
    }

    /// The personal data that its acceptance erases.
    fn erases(&self, _tournament: &Tournament) -> Vec<PersonalId> {
        Vec::new()
    }
}

/// Refuses where there is no tournament, or it is over.
///
/// # Errors
/// When it is not founded or closed.
pub const fn must_be_open(tournament: &Tournament) -> Result<(), Refusal> {
    if tournament.title.is_none() {
        Err(Refusal::NotFound)
    } else if tournament.closed {
        Err(Refusal::Closed)
    } else {
        Ok(())
    }
}

/// Refuses an entrant that is not known.
///
/// # Errors
/// When it is not.
pub fn must_be_entered(tournament: &Tournament, entry: EntryId) -> Result<(), Refusal> {
    if tournament.entries.contains_key(&entry) { Ok(()) } else { Err(Refusal::UnknownEntry { entry }) }
}
