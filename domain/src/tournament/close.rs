//! Rounds and tournaments are closed, and opened again.

use crate::game::{Card, Status};
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::{Closed, Reopened, RoundClosed, RoundReopened};
use crate::tournament::field::Entry;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::publication::known;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::tournament::rounds::{Match, Round, RoundStatus};
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{GameId, Moment, PersonalRef};

/// Close a round.
#[derive(Debug, Clone, Copy)]
pub struct CloseRound {
    /// Which.
    pub round: u32,
}

impl TournamentCommand for CloseRound {
    /// House – every game is decided: over and not in dispute, or forfeited because a player has left or the board was lost
    /// by a ruling on a line-up.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let round = known(tournament, self.round)?;
        match round.status {
            RoundStatus::Paired => return Err(Refusal::NotPublished { round: self.round }),
            RoundStatus::Closed => return Err(Refusal::RoundClosed { round: self.round }),
            RoundStatus::Published => {}
        }
        if let Some(of) = round.matches.iter().find(|of| !is_seated(tournament, of)) {
            return Err(Refusal::LineUpsMissing { table: of.table });
        }
        all_settled(tournament, round)?;
        Ok(vec![RoundClosed { round: self.round }.into()])
    }
}

/// Refuses a round that is not over. In a knock-out every match is decided too, and what is then left to play, or was paired
/// for others than belong there now (**Art. 11.1**), is not waited for unless it has begun.
fn all_settled(tournament: &Tournament, round: &Round) -> Result<(), Refusal> {
    let bracket = KnockOut::of(tournament, round.stage).ok();
    for of in &round.matches {
        let knock_out = bracket.as_ref().zip(of.slot);
        let over = knock_out
            .as_ref()
            .is_some_and(|(bracket, slot)| bracket.is_outdated(of) || bracket.decision(*slot).is_some());
        let settled = |(game, card): &(GameId, &Card)| {
            tournament.is_settled(*game, card) || over && card.status == Status::Scheduled
        };
        if let Some((game, card)) = tournament.games_of(of).find(|of_match| !settled(of_match)) {
            return Err(Refusal::GameOpen { game, table: card.table, status: card.status });
        }
        if knock_out.is_some() && !over {
            return Err(MatchRefusal::MatchOpen { of: of.id, table: of.table }.into());
        }
    }
    Ok(())
}

/// Whether a match has its games: always, unless teams are yet to line up for it and neither has left.
fn is_seated(tournament: &Tournament, of: &Match) -> bool {
    let here = |team| tournament.entries.get(&team).is_some_and(Entry::is_active);
    !of.games.is_empty() || of.boards.seated || !here(of.first) || !here(of.second)
}

/// Open a closed round again.
#[derive(Debug, Clone)]
pub struct ReopenRound {
    /// Which.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ReopenRound {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        match known(tournament, self.round)?.status {
            RoundStatus::Closed => {
                Ok(vec![RoundReopened { round: self.round, reason: self.reason.clone() }.into()])
            }
            RoundStatus::Paired | RoundStatus::Published => Err(Refusal::RoundOpen { round: self.round }),
        }
    }
}

/// Close the tournament.
#[derive(Debug, Clone, Copy)]
pub struct CloseTournament;

impl TournamentCommand for CloseTournament {
    /// House – no round is open; a tournament may end short of its table.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if let Some(round) = tournament.rounds.values().find(|round| round.status != RoundStatus::Closed) {
            return Err(Refusal::RoundOpen { round: round.number });
        }
        // A round may have closed over a game whose player has come back since, or a match whose team has.
        let mut matches = tournament.rounds.values().flat_map(|round| &round.matches);
        if let Some(of) = matches.find(|of| !is_seated(tournament, of)) {
            return Err(Refusal::LineUpsMissing { table: of.table });
        }
        tournament.rounds.values().try_for_each(|round| all_settled(tournament, round))?;
        Ok(vec![Closed {}.into()])
    }
}

/// Open a closed tournament again.
#[derive(Debug, Clone)]
pub struct ReopenTournament {
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ReopenTournament {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        match must_be_open(tournament) {
            Err(Refusal::Closed) => Ok(vec![Reopened { reason: self.reason.clone() }.into()]),
            Err(refusal) => Err(refusal),
            Ok(()) => Err(Refusal::NotClosed),
        }
    }
}
