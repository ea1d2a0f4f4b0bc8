//! Resignation (**Art. 4.1.9**).

use crate::game::command::{GameCommand, Setting, must_run};
use crate::game::event::{Ended, GameEvent, Resigned};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, GameResult, Outcome, Side};

/// Resign.
#[derive(Debug, Clone, Copy)]
pub struct Resign {
    /// Who resigns.
    pub by: Side,
}

impl GameCommand for Resign {
    /// **Art. 4.1.9** – at any time while the game runs, whoever's turn it is.
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal> {
        must_run(game, setting)?;
        let result = GameResult { outcome: Outcome::won_by(self.by.opponent()), ending: Ending::Resignation };
        Ok(vec![Resigned { by: self.by }.into(), Ended { result, reason: None }.into()])
    }
}
