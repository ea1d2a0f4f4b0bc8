//! The game is halted and goes on: at one table, or in the whole hall; for a while, or to another day.

use crate::game::card::Status;
use crate::game::claim::no_claim_waits;
use crate::game::command::{GameCommand, Setting, must_be_under_way, must_run};
use crate::game::event::{Adjourned, ClockRestarted, ClockStopped, GameEvent, Resumed, StopGround};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, PersonalRef, Role, Side};

/// Halt the game.
#[derive(Debug, Clone)]
pub struct Stop {
    /// Why the clock is stopped.
    pub ground: StopGround,
    /// The arbiter's words.
    pub reason: Option<PersonalRef>,
}

impl GameCommand for Stop {
    /// **Art. 17.4** – an arbiter stops the clock while something is settled: no time runs, no move is made.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_run(game, setting)?;
        Ok(vec![ClockStopped { at: at.occurred, ground: self.ground, reason: self.reason.clone() }.into()])
    }
}

/// Let the game go on.
#[derive(Debug, Clone, Copy)]
pub struct Restart {
    /// Whose face runs; the one that ran before, where nothing is said.
    pub side: Option<Side>,
}

impl GameCommand for Restart {
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        match game.card.status {
            Status::Adjourned => Err(Refusal::Adjourned),
            // Where both players were late, the first to come sets it going (**Art. 21.3**).
            Status::Running => Err(Refusal::NotStopped),
            _ => {
                no_claim_waits(game)?;
                if setting.hall_stopped {
                    return Err(Refusal::HallStopped);
                }
                must_have_time(game, self.side)?;
                Ok(vec![ClockRestarted { at: at.occurred, side: self.side }.into()])
            }
        }
    }
}

/// Adjourn the game (封局).
#[derive(Debug, Clone)]
pub struct Adjourn {
    /// Who has sealed a move, if anybody has.
    pub sealed_by: Option<Side>,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for Adjourn {
    /// House: 1999's article 6 hopes that it does not come to it; the times stand as they are, and the round stays open.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        if game.card.status == Status::Adjourned {
            return Err(Refusal::Adjourned);
        }
        no_claim_waits(game)?;
        let Self { sealed_by, authority, reason } = self.clone();
        if let Some(by) = sealed_by.filter(|by| *by != game.position.side_to_move()) {
            return Err(Refusal::NotYourTurn { by });
        }
        Ok(vec![Adjourned { at: at.occurred, sealed_by, authority, reason }.into()])
    }
}

/// Let an adjourned game go on.
#[derive(Debug, Clone, Copy)]
pub struct Resume {
    /// Whose face runs; the one that ran before, where nothing is said.
    pub side: Option<Side>,
}

impl GameCommand for Resume {
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        if game.card.status != Status::Adjourned {
            return Err(Refusal::NotAdjourned);
        }
        if setting.hall_stopped {
            return Err(Refusal::HallStopped);
        }
        must_have_time(game, self.side)?;
        Ok(vec![Resumed { at: at.occurred, side: self.side }.into()])
    }
}

/// **Art. 22.1** – a face whose time is over does not go on: the flag is reported, or an arbiter gives it time. **21.3** – none
/// runs before one of two late players has come.
fn must_have_time(game: &Game, side: Option<Side>) -> Result<(), Refusal> {
    let Some(clock) = &game.clock else { return Ok(()) };
    if game.lateness.absent.red && game.lateness.absent.black {
        return side.map_or(Ok(()), |side| Err(Refusal::Absent { side }));
    }
    let side = side.or(clock.interrupted()).unwrap_or_else(|| game.position.side_to_move());
    if clock.face(side).fallen { Err(Refusal::TimeIsOver(side)) } else { Ok(()) }
}
