//! Resignation (**Art. 4.1.9**).

use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::ending::{before_the_flag, ends};
use crate::game::event::{GameEvent, Resigned};
use crate::game::flag::or_the_flag_before;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, Moment, Outcome, Side};

/// Resign.
#[derive(Debug, Clone, Copy)]
pub struct Resign {
    /// Who resigns.
    pub by: Side,
    /// Whose word it is, where the sender speaks for one side only.
    pub word_of: Option<Side>,
}

impl GameCommand for Resign {
    /// **Art. 4.1.9** – at any time while the game is under way, whoever's turn it is, halted or not. **22.5** – one that
    /// came before the opponent's flag stands, however late it is told.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        let (game, mut events) = match before_the_flag(game, self.word_of, at) {
            Some((before, taken_back)) => (before, vec![taken_back]),
            None => (game.clone(), Vec::new()),
        };
        must_be_under_way(&game, setting)?;
        let end = ends(Outcome::won_by(self.by.opponent()), Ending::Resignation, at.occurred);
        events.extend([Resigned { by: self.by }.into(), end]);
        Ok(or_the_flag_before(&game, setting, at.occurred, events))
    }
}
