//! The game begins.

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{GameEvent, Started};
use crate::game::refusal::Refusal;
use crate::game::state::Game;

/// Begin the game.
#[derive(Debug, Clone, Copy)]
pub struct Start;

impl GameCommand for Start {
    /// Only in a published round: both players must have been able to know whom they play.
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal> {
        setting.open()?;
        match game.card.status {
            Status::Annulled => Err(Refusal::Annulled),
            _ if !setting.published => Err(Refusal::RoundNotPublished),
            Status::Scheduled => Ok(vec![Started {}.into()]),
            Status::Running => Err(Refusal::AlreadyStarted),
            Status::Provisional | Status::Disputed | Status::Confirmed => Err(Refusal::Over),
        }
    }
}
