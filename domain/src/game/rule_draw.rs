//! A draw that an arbiter rules in a simple position (**Art. 4.2.1**).

use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::ending::ruled;
use crate::game::event::GameEvent;
use crate::game::flag::or_the_flag_before;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, Moment, Outcome, PersonalRef};

/// Rule that neither side can win.
#[derive(Debug, Clone)]
pub struct RuleSimplePosition {
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for RuleSimplePosition {
    /// **Art. 4.2.1** – where no side has a man left that can attack, the game is drawn by itself; other simple positions
    /// are an arbiter's to judge, and nobody's here.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let drawn = ruled(Outcome::Draw, Ending::SimplePosition, at.occurred, Some(self.reason.clone()));
        Ok(or_the_flag_before(game, setting, at.occurred, vec![drawn]))
    }
}
