//! A game that was begun by mistake is set back to how it was set down (**Art. 5.8**): with colours reversed, or between
//! players who were not to meet. Its pairing can be changed then; the moves stay in the log.

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{GameEvent, TakenBack};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, PersonalRef, Role};

/// Take the game back.
#[derive(Debug, Clone)]
pub struct TakeBack {
    /// In which office.
    pub authority: Role,
    /// Whether an arbitration committee sits (**Art. 16.3**).
    pub committee: bool,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for TakeBack {
    /// **Art. 5.8** – by an arbiter, while the round is open. What the players confirmed takes an appeal
    /// (**Art. 10.1**).
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.open()?;
        match game.card.status {
            Status::Scheduled => Err(Refusal::NotStarted),
            Status::Annulled => Err(Refusal::Annulled),
            Status::Confirmed if !self.authority.decides_appeals(self.committee) => {
                Err(Refusal::ConfirmedNeedsAppeal)
            }
            Status::Running
            | Status::Stopped
            | Status::Adjourned
            | Status::Provisional
            | Status::Disputed
            | Status::Confirmed => {
                Ok(vec![TakenBack { authority: self.authority, reason: self.reason.clone() }.into()])
            }
        }
    }
}
