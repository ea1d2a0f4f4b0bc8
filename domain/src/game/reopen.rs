//! A game that was ended goes on, by an arbiter's ruling.

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{ClockStopped, GameEvent, Reopened, StopGround};
use crate::game::play_move::board_result;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, PersonalRef, Role, Side};

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
            Status::Provisional | Status::Disputed | Status::Confirmed => {
                may_go_on(game, setting)?;
                let reopened = Reopened { authority: self.authority, reason: self.reason.clone() };
                // A clock does not go on by itself: the arbiter says whose face runs, and what it shows.
                let ground = match &game.clock {
                    Some(_) => Some(StopGround::Reopened),
                    None => setting.hall_stopped.then_some(StopGround::Hall),
                };
                let ground = ground.filter(|_| game.card.begun);
                let at = game.ended.map_or(at.occurred, |ended| at.occurred.max(ended));
                let stopped = ground.map(|ground| ClockStopped { at, ground, reason: None }.into());
                Ok([Some(reopened.into()), stopped].into_iter().flatten().collect())
            }
        }
    }
}

/// No move could follow where the board has decided; and who has lost by fouls that stand has lost (**Art. 4.1.8**).
fn may_go_on(game: &Game, setting: &Setting) -> Result<(), Refusal> {
    if let Some((_, by)) = board_result(&game.position, game.position.side_to_move().opponent()) {
        return Err(Refusal::BoardDecided { by });
    }
    let fouls = |side| (side, *game.card.fouls.of(side));
    match Side::BOTH.map(fouls).into_iter().find(|(_, fouls)| *fouls >= setting.rules.fouls_to_lose) {
        Some((side, fouls)) => Err(Refusal::FoulsStand { side, fouls }),
        None => Ok(()),
    }
}
