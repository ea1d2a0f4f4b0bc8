//! A game that was ended goes on, by an arbiter's ruling.

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{ClockStopped, GameEvent, Reopened, StopGround};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, PersonalRef, Role};
use crate::xiangqi;

/// Reopen the game.
#[derive(Debug, Clone)]
pub struct Reopen {
    /// In which office.
    pub authority: Role,
    /// Whether an arbitration committee sits (**Art. 16.3**).
    pub committee: bool,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for Reopen {
    /// Its result falls away; it goes on from the position on the board, or is played after all. Only while its
    /// round is open and both players are in the field (after **Art. 20.3** was taken back, for instance).
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.open()?;
        match game.card.status {
            Status::Scheduled | Status::Running | Status::Stopped | Status::Adjourned => {
                Err(Refusal::NotOver)
            }
            Status::Annulled => Err(Refusal::Annulled),
            Status::Confirmed if !self.authority.decides_appeals(self.committee) => {
                Err(Refusal::ConfirmedNeedsAppeal)
            }
            // Mate and stalemate stand on the board: no move could follow.
            _ if game.position.status() != xiangqi::Status::Ongoing => Err(Refusal::BoardDecided),
            Status::Provisional | Status::Disputed | Status::Confirmed => {
                let reopened = Reopened { authority: self.authority, reason: self.reason.clone() };
                // A clock does not go on by itself: the arbiter says whose face runs, and what it shows.
                let ground = match &game.clock {
                    Some(_) => Some(StopGround::Reopened),
                    None => setting.hall_stopped.then_some(StopGround::Hall),
                };
                let ground = ground.filter(|_| game.card.begun);
                let stopped =
                    ground.map(|ground| ClockStopped { at: at.occurred, ground, reason: None }.into());
                Ok([Some(reopened.into()), stopped].into_iter().flatten().collect())
            }
        }
    }
}
