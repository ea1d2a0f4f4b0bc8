//! Lots are drawn: by a seed that was fixed before, or entered as drawn in the hall.

use std::collections::BTreeSet;

use crate::pairing::lots::{self, Lot};
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::closing_registration;
use crate::tournament::event::{LotsAnnulled, LotsCommitted, LotsDrawn};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Fix the seed by its hash, before it is known to anyone.
#[derive(Debug, Clone)]
pub struct CommitLots {
    /// SHA-256 of the seed, in lower-case hexadecimal.
    pub commitment: String,
}

impl TournamentCommand for CommitLots {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.lots.is_some() {
            return Err(Refusal::LotsDrawn);
        }
        if tournament.commitment.is_some() {
            return Err(Refusal::LotsCommitted);
        }
        Ok(vec![LotsCommitted { commitment: self.commitment.clone() }.into()])
    }
}

/// Take a draw back, or the commitment to one.
#[derive(Debug, Clone)]
pub struct AnnulLots {
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for AnnulLots {
    /// House – numbers entered wrongly, or a seed that was lost; only before a round is paired by them.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.has_begun() || !tournament.rounds.is_empty() {
            return Err(Refusal::RoundsPaired);
        }
        if tournament.lots.is_none() && tournament.commitment.is_none() {
            return Err(Refusal::LotsNotDrawn);
        }
        Ok(vec![LotsAnnulled { reason: self.reason.clone() }.into()])
    }
}

/// Draw the numbers.
#[derive(Debug, Clone)]
pub enum DrawLots {
    /// By seed.
    BySeed {
        /// The seed; anyone can draw the same numbers from it.
        seed: String,
    },
    /// As they were drawn in the hall.
    ByHand {
        /// Who drew which number.
        drawn: Vec<Lot>,
    },
}

impl TournamentCommand for DrawLots {
    /// **Art. 13.1** – everyone in the field gets a number of the table. Drawing closes the registration. A seed that
    /// was committed to must be the one revealed.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.lots.is_some() {
            return Err(Refusal::LotsDrawn);
        }
        if tournament.has_begun() || !tournament.rounds.is_empty() {
            return Err(Refusal::RoundsPaired);
        }
        let field: BTreeSet<EntryId> =
            tournament.entries.values().filter(|entry| entry.is_active()).map(|entry| entry.id).collect();
        if field.is_empty() {
            return Err(Refusal::NobodyEntered);
        }
        let (seed, drawn) = match self {
            Self::BySeed { seed } => {
                if let Some(committed) = &tournament.commitment {
                    lots::verify_commitment(committed, seed)?;
                }
                (Some(seed.clone()), lots::draw(seed, &field))
            }
            Self::ByHand { .. } if tournament.commitment.is_some() => return Err(Refusal::LotsCommitted),
            Self::ByHand { drawn } => (None, lots::by_hand(&field, drawn)?),
        };
        let mut changes = closing_registration(tournament);
        changes.push(LotsDrawn { seed, order: drawn.iter().map(|lot| lot.entry).collect() }.into());
        Ok(changes)
    }
}
