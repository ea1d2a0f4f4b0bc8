//! The game begins, and who was late comes to the board (**Art. 21**).

use crate::clock::Clock;
use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::event::{GameEvent, PlayerArrived, Started};
use crate::game::flag::{Deadline, alert, passed, server_rules};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, Side};

/// Begin the game.
#[derive(Debug, Clone, Default)]
pub struct Start {
    /// Who is not there.
    pub absent: Vec<Side>,
    /// Whose word it is, where the sender speaks for one side only.
    pub word_of: Option<Side>,
}

impl GameCommand for Start {
    /// Only in a published round: both players must have been able to know whom they play. **Art. 6** – with the clock
    /// that the regulations name; **21.1** – Red's face runs from here, whether Red has come or not. **9.1.2** – no player
    /// sets it going; **22.1** – nor is a game lost on time by the date it is given. **Art. 12** – a board that was lost by a line-up is not played.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.open()?;
        match game.card.status {
            Status::Annulled => Err(Refusal::Annulled),
            _ if !setting.published => Err(Refusal::RoundNotPublished),
            Status::Scheduled if setting.board_ruled => Err(Refusal::BoardRuled),
            Status::Scheduled if setting.hall_stopped => Err(Refusal::HallStopped),
            Status::Scheduled if self.word_of.is_some() && setting.time_control.is_some() => {
                Err(Refusal::BegunWithoutLeave)
            }
            Status::Scheduled => {
                let absent = Side::BOTH.into_iter().filter(|side| self.absent.contains(side)).collect();
                let time_control = setting.time_control.clone();
                let started = GameEvent::from(Started { at: Some(at.occurred), time_control, absent });
                match over_already(game, setting, &started, at) {
                    Some(side) => Err(Refusal::BegunTooLongAgo(side)),
                    None => Ok(vec![started]),
                }
            }
            Status::Running | Status::Stopped | Status::Adjourned => Err(Refusal::AlreadyStarted),
            Status::Provisional | Status::Disputed | Status::Confirmed => Err(Refusal::Over),
        }
    }
}

/// Whose time would be over, or limit passed, as soon as the game has begun.
fn over_already(game: &Game, setting: &Setting, started: &GameEvent, at: Moment) -> Option<Side> {
    let begun = Game::evolve(Some(game.clone()), started).ok()?;
    let due = begun.deadline(setting).filter(|due| server_rules(setting) && due.at <= at.received)?;
    due.sides.first().copied()
}

/// A player who was late has come to the board.
#[derive(Debug, Clone, Copy)]
pub struct Arrive {
    /// Who.
    pub side: Side,
}

impl GameCommand for Arrive {
    /// **Art. 21.2** – in time, the game goes on with what time remains. **Art. 21.3** – where both were late, the
    /// lateness of each from the beginning is taken from each (reading): what that face has not run already. **21.1** – past
    /// the limit, or with no time left, it is too late to come; who says so is the regulations' choice of authority.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        if !game.lateness.absent.of(self.side) {
            return Err(Refusal::AlreadyThere { side: self.side });
        }
        let late = |clock: &Clock| {
            game.live_ms(at.occurred).saturating_sub(clock.face_at(self.side, at.occurred).used_ms)
        };
        let deducted_ms = game.clock.as_ref().filter(|_| game.lateness.both).map_or(0, late);
        let arrived = PlayerArrived { side: self.side, at: at.occurred, deducted_ms }.into();
        let over = |due: &Deadline| due.sides.contains(&self.side) && due.at <= at.occurred;
        Ok(match game.deadline(setting).filter(over) {
            Some(due) if server_rules(setting) => passed(game, &due),
            Some(due) => [vec![arrived], alert(&Deadline { sides: vec![self.side], ..due })].concat(),
            None => vec![arrived],
        })
    }
}
