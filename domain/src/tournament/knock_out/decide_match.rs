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
    /// Whether it takes the place of the decision before.
    pub corrects: bool,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for DecideMatch {
    /// **Art. 15.6** – only once every game that the regulations have for it is played and it is level. It holds while those
    /// results do. Said again, it is a correction and says so. A lot falls on one of the two: that neither goes on is a ruling.
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
        match (decision.is_some(), self.corrects) {
            (true, false) => return Err(MatchRefusal::AlreadyDecided { of: of.id }.into()),
            (false, true) => return Err(MatchRefusal::NotDecided { of: of.id }.into()),
            _ => {}
        }
        let Self { of, winner, by, corrects, ref reason } = *self;
        let (round, reason) = (round.number, reason.clone());
        Ok(vec![MatchDecided { round, of, winner, by, corrects, reason }.into()])
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        tournament.entrants_of(self.of)
    }
}
