//! A move and the press after it, told in one breath: both are accepted, or neither is. What each of them means stands
//! with the move and the press.

use crate::game::command::{GameCommand, Setting};
use crate::game::ending::before_the_ruling;
use crate::game::event::GameEvent;
use crate::game::play_move::{Meant, PlayMove};
use crate::game::press_clock::PressClock;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::Moment;
use crate::xiangqi::Move;

/// Play a move and press the clock.
#[derive(Debug, Clone, Default)]
pub struct PlayAndPress<M = Move> {
    /// The move.
    pub play: PlayMove<M>,
    /// What the device counted since this face began to run, in milliseconds.
    pub elapsed_ms: Option<u64>,
}

impl<M: Meant> GameCommand for PlayAndPress<M> {
    /// **Art. 6** – first the move, then the press. **22.5** – a move that ends the game needs no press. **22.1** – where
    /// both had come in before a flag could be ruled, and in time, they take the ruling back.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        let mover = game.position.side_to_move();
        if let Some((before, taken_back)) =
            before_the_ruling(game, mover, at.received, setting.clock.margin_ms)
            && let Ok(events) = self.on(&before, setting, at)
            && !events.iter().any(|event| matches!(event, GameEvent::FlagFell(_)))
        {
            return Ok([vec![taken_back], events].concat());
        }
        self.on(game, setting, at)
    }
}

impl<M: Meant> PlayAndPress<M> {
    fn on(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        let by = game.position.side_to_move();
        let mut events = self.play.decide(game, setting, at)?;
        let after = events.iter().try_fold(game.clone(), |game, event| Game::evolve(Some(game), event));
        // What was just decided follows: there is always a game after it.
        if let Ok(after) = after
            && !after.card.is_over()
        {
            let press = PressClock { by, elapsed_ms: self.elapsed_ms, word_of: self.play.by };
            events.extend(press.decide(&after, setting, at).map_err(in_the_move)?);
        }
        Ok(events)
    }
}

/// The press stands within the move.
fn in_the_move(refusal: Refusal) -> Refusal {
    match refusal {
        Refusal::TooMuchTime { given_ms, most_ms, .. } => {
            Refusal::TooMuchTime { at: "/press/elapsed_ms", given_ms, most_ms }
        }
        other => other,
    }
}
