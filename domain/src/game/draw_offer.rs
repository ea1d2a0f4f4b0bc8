//! Draw offers and their answers (**Art. 23.1**, **4.2.2**).

use crate::game::command::{GameCommand, Setting, must_run};
use crate::game::event::{DrawAgreed, DrawDeclined, DrawOffered, Ended, GameEvent};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, GameResult, Outcome, Side};

/// Offer a draw.
#[derive(Debug, Clone, Copy)]
pub struct OfferDraw {
    /// Who offers.
    pub by: Side,
}

impl GameCommand for OfferDraw {
    /// **Art. 23.1** – after one's own move; the two sides take turns in offering.
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal> {
        must_run(game, setting)?;
        if game.moves.is_empty() || game.position.side_to_move() == self.by {
            return Err(Refusal::OfferMistimed { by: self.by });
        }
        if game.offers.last == Some(self.by) {
            return Err(Refusal::OfferRepeated { by: self.by });
        }
        Ok(vec![DrawOffered { by: self.by }.into()])
    }
}

/// Answer the opponent's offer.
#[derive(Debug, Clone, Copy)]
pub struct AnswerDraw {
    /// Who answers.
    pub by: Side,
    /// Yes or no.
    pub accept: bool,
}

impl GameCommand for AnswerDraw {
    /// **Art. 4.2.2** – accepted, the game is drawn; declined, it goes on.
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal> {
        must_run(game, setting)?;
        if game.offers.open != Some(self.by.opponent()) {
            return Err(Refusal::NoOffer { by: self.by });
        }
        if !self.accept {
            return Ok(vec![DrawDeclined { by: self.by }.into()]);
        }
        let result = GameResult { outcome: Outcome::Draw, ending: Ending::Agreement };
        Ok(vec![DrawAgreed { by: self.by }.into(), Ended { result, reason: None }.into()])
    }
}
