//! Title, visibility and regulations of a tournament are set.

use std::collections::BTreeSet;

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::{MadePublic, RegulationsSet, Retitled};
use crate::tournament::refusal::Refusal;
use crate::tournament::regulations::Regulations;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;

/// Change the title.
#[derive(Debug, Clone)]
pub struct Retitle {
    /// The new title.
    pub title: String,
}

impl TournamentCommand for Retitle {
    fn decide(&self, tournament: &Tournament, _: &Mint) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.title.as_ref() == Some(&self.title) {
            return Ok(Vec::new());
        }
        Ok(vec![Retitled { title: self.title.clone() }.into()])
    }
}

/// Let anyone read it.
#[derive(Debug, Clone, Copy)]
pub struct MakePublic;

impl TournamentCommand for MakePublic {
    fn decide(&self, tournament: &Tournament, _: &Mint) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.public {
            return Ok(Vec::new());
        }
        Ok(vec![MadePublic {}.into()])
    }
}

/// Lay down the regulations.
#[derive(Debug, Clone)]
pub struct SetRegulations {
    /// All of them.
    pub regulations: Regulations,
}

impl TournamentCommand for SetRegulations {
    /// **Art. 17.1, 17.3** – the regulations are known to all before the first round is paired, and stand from then.
    fn decide(&self, tournament: &Tournament, _: &Mint) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if !tournament.rounds.is_empty() || tournament.has_begun() {
            return Err(Refusal::RegulationsFixed);
        }
        check(&self.regulations)?;
        if self.regulations == tournament.regulations {
            return Ok(Vec::new());
        }
        Ok(vec![RegulationsSet { regulations: self.regulations.clone() }.into()])
    }
}

/// Refuses regulations that make no sense.
///
/// # Errors
/// When a criterion is named twice.
pub fn check(regulations: &Regulations) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    match regulations.tie_breaks.iter().position(|tie_break| !seen.insert(*tie_break)) {
        Some(index) => Err(Refusal::TieBreakTwice { index }),
        None => Ok(()),
    }
}
