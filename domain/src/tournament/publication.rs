//! A round is published, its publication taken back, or its whole pairing.

use crate::game::event::Annulled;
use crate::game::{Card, Status};
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::{RoundAnnulled, RoundPublished, RoundUnpublished};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::tournament::rounds::{Round, RoundStatus};
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, Moment, PersonalRef};

/// Publish a round; publishing it again changes nothing.
#[derive(Debug, Clone, Copy)]
pub struct PublishRound {
    /// Which.
    pub round: u32,
}

impl TournamentCommand for PublishRound {
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        match known(tournament, self.round)?.status {
            RoundStatus::Paired => {
                pairs_nobody_who_left(tournament, known(tournament, self.round)?)?;
                Ok(vec![RoundPublished { round: self.round, at: Some(at.occurred) }.into()])
            }
            RoundStatus::Published => Ok(Vec::new()),
            RoundStatus::Closed => Err(Refusal::RoundClosed { round: self.round }),
        }
    }
}

/// **Art. 20.4** – whoever left a Swiss stage before a round was published is not in it: it is paired anew.
fn pairs_nobody_who_left(tournament: &Tournament, round: &Round) -> Result<(), Refusal> {
    if !tournament.is_swiss(round.stage) {
        return Ok(());
    }
    let left = |entry: &EntryId| tournament.entries.get(entry).is_some_and(|entry| !entry.is_active());
    match round.entrants().into_iter().find(left) {
        Some(entry) => Err(SwissRefusal::PairsWhoLeft { round: round.number, entry }.into()),
        None => Ok(()),
    }
}

/// Take the publication back.
#[derive(Debug, Clone)]
pub struct UnpublishRound {
    /// Which round.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for UnpublishRound {
    /// House – only while none of its games has begun.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let round = known(tournament, self.round)?;
        match round.status {
            RoundStatus::Paired => Err(Refusal::NotPublished { round: self.round }),
            RoundStatus::Closed => Err(Refusal::RoundClosed { round: self.round }),
            RoundStatus::Published => {
                none_begun(tournament, round)?;
                Ok(vec![RoundUnpublished { round: self.round, reason: self.reason.clone() }.into()])
            }
        }
    }
}

/// Take the whole pairing of a round back, so that it can be paired again.
#[derive(Debug, Clone)]
pub struct AnnulRound {
    /// Which.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for AnnulRound {
    /// House – only of a round that is not published.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let round = known(tournament, self.round)?;
        if round.status != RoundStatus::Paired {
            return Err(Refusal::Published { round: self.round });
        }
        none_begun(tournament, round)?;
        Ok(annulling(round, Some(self.reason.clone())))
    }
}

/// The facts that take a round back with all its games.
pub fn annulling(round: &Round, reason: Option<PersonalRef>) -> Vec<Change> {
    let games = round.pairings().map(|pairing| Change::Game(pairing.game, Annulled {}.into()));
    std::iter::once(RoundAnnulled { round: round.number, reason }.into()).chain(games).collect()
}

/// The round of this number.
///
/// # Errors
/// When it is not paired.
pub fn known(tournament: &Tournament, round: u32) -> Result<&Round, Refusal> {
    tournament.rounds.get(&round).ok_or(Refusal::UnknownRound { round })
}

/// The games of a round, with their cards.
pub fn games<'a>(tournament: &'a Tournament, round: &'a Round) -> impl Iterator<Item = (GameId, &'a Card)> {
    round.pairings().filter_map(|pairing| Some((pairing.game, tournament.games.get(&pairing.game)?)))
}

fn none_begun(tournament: &Tournament, round: &Round) -> Result<(), Refusal> {
    match games(tournament, round).find(|(_, card)| card.status != Status::Scheduled) {
        Some((game, _)) => Err(Refusal::GameBegun { game }),
        None => Ok(()),
    }
}
