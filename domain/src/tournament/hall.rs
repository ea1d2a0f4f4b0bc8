//! The whole hall stops, as for fire or a failure of power, and goes on: all clocks at once (**Art. 17.6**).

use crate::game::event::{ClockRestarted, ClockStopped, StopGround};
use crate::game::{Card, Status};
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::{HallRestarted, HallStopped};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{GameId, Moment, PersonalRef};

/// Stop the hall.
#[derive(Debug, Clone)]
pub struct StopHall {
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for StopHall {
    /// Every game that runs is halted at one instant; what is halted already stays with whoever halted it.
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.hall_stopped.is_some() {
            return Err(Refusal::HallStopped);
        }
        let at = at.occurred;
        let stopped = ClockStopped { at, ground: StopGround::Hall, reason: None };
        let games = games(tournament, |card| card.status == Status::Running);
        let games = games.map(|game| Change::Game(game, stopped.clone().into()));
        Ok(std::iter::once(HallStopped { at, reason: self.reason.clone() }.into()).chain(games).collect())
    }
}

/// Let the hall go on.
#[derive(Debug, Clone, Copy)]
pub struct RestartHall;

impl TournamentCommand for RestartHall {
    /// Every game that the hall's stop halted goes on at one instant, each with the face that was interrupted.
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Some(stopped) = tournament.hall_stopped else { return Err(Refusal::HallNotStopped) };
        let at = at.occurred.max(stopped);
        let by_the_hall =
            |card: &Card| card.status == Status::Stopped && card.halted == Some(StopGround::Hall);
        let games = games(tournament, by_the_hall);
        let games = games.map(|game| Change::Game(game, ClockRestarted { at, side: None }.into()));
        Ok(std::iter::once(HallRestarted { at }.into()).chain(games).collect())
    }
}

fn games(tournament: &Tournament, which: impl Fn(&Card) -> bool) -> impl Iterator<Item = GameId> {
    tournament.live_games().filter(move |(_, card)| which(card)).map(|(game, _)| game)
}
