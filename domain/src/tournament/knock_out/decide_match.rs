//! A match that its games leave level is decided: by lot, or as the regulations have it (**Art. 15.6**).

use crate::pairing::knock_out::outcome::MatchOutcome;
use crate::pairing::knock_out::series::SeriesState;
use crate::tournament::command::{Change, TournamentCommand};
use crate::tournament::event::{DecidedBy, MatchDecided};
use crate::tournament::knock_out::bracket::{Ground, over};
use crate::tournament::knock_out::order_games::{Found, find};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, MatchId, Moment, PersonalRef};

/// Decide a match.
#[derive(Debug, Clone)]
pub struct DecideMatch {
    /// The match.
    pub of: MatchId,
    /// Who goes on, as the match names the two.
    pub winner: MatchOutcome,
    /// How it was found.
    pub by: DecidedBy,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for DecideMatch {
    /// **Art. 15.6** – only once every game that the regulations have for it is played and it is level. It holds while those
    /// results do; a later decision takes its place. A lot falls on one of the two: that neither goes on is a ruling.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        let Found { round, of, bracket, decision } = find(tournament, self.of)?;
        if (self.winner, self.by) == (MatchOutcome::Neither, DecidedBy::Lots) {
            return Err(MatchRefusal::LotsNameOne { of: of.id }.into());
        }
        if decision.is_some_and(|it| matches!(it.by, Ground::Games | Ground::Withdrawal)) {
            return Err(MatchRefusal::MatchDecided { of: of.id }.into());
        }
        if bracket.series().state(&over(tournament, of)) != SeriesState::NeedsRuling {
            return Err(MatchRefusal::GamesDecide { of: of.id }.into());
        }
        let Self { winner, by, ref reason, .. } = *self;
        let standing = of.decision.as_ref().filter(|_| decision.is_some());
        if standing.is_some_and(|standing| (standing.winner, standing.by) == (winner, by)) {
            return Ok(Vec::new());
        }
        Ok(vec![MatchDecided { round: round.number, of: of.id, winner, by, reason: reason.clone() }.into()])
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        tournament.entrants_of(self.of)
    }
}
