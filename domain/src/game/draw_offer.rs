//! Draw offers and their answers (**Art. 23.1**, **4.2.2**).

use crate::game::command::{GameCommand, Setting, must_have_run, must_run};
use crate::game::ending::{before_the_flag, ends};
use crate::game::event::{DrawAgreed, DrawDeclined, DrawOfferVoid, DrawOffered, GameEvent, OfferFlaw};
use crate::game::flag::or_the_flag_before;
use crate::game::foul::detected;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, Moment, Outcome, Side};

/// Offer a draw.
#[derive(Debug, Clone, Copy)]
pub struct OfferDraw {
    /// Who offers.
    pub by: Side,
}

impl GameCommand for OfferDraw {
    /// **Art. 23.1** – between one's own move and one's press; the two sides take turns in offering. An offer made
    /// otherwise was made: it is on record, void, and one repeated after it was declined is put to the arbiter as a foul
    /// (**Art. 9.1.3**), one made in the opponent's time as well (**Art. 9.1.1**).
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_run(game, setting)?;
        let by = self.by;
        let Some((why, article)) = self.flaw(game, setting) else {
            return Ok(vec![DrawOffered { by }.into()]);
        };
        if game.offers.open == Some(by) {
            return Err(Refusal::OfferStands { by });
        }
        let foul = article.map(|article| detected(game, 0, by, article));
        Ok([Some(DrawOfferVoid { by, why }.into()), foul].into_iter().flatten().collect())
    }
}

impl OfferDraw {
    /// What is wrong with the offer, and the foul that may be in it.
    fn flaw(&self, game: &Game, setting: &Setting) -> Option<(OfferFlaw, Option<&'static str>)> {
        if game.offers.last == Some(self.by) {
            return Some((OfferFlaw::Repeated, Some("9.1.3")));
        }
        let to_move = game.position.side_to_move();
        // Without a clock the move alone is the measure: until the opponent answers it.
        let pressed = game.clock.is_some() && (*game.unpressed.of(self.by) == 0 || game.on_time() != self.by);
        if !game.has_moved(self.by) || to_move == self.by || pressed {
            let disturbs = game.on_time() != self.by;
            return Some((OfferFlaw::Mistimed, disturbs.then_some("9.1.1")));
        }
        let early = *game.made.of(self.by) < setting.rules.draw_offer_from_round;
        early.then_some((OfferFlaw::Early, None))
    }
}

/// Answer the opponent's offer.
#[derive(Debug, Clone, Copy)]
pub struct AnswerDraw {
    /// Who answers.
    pub by: Side,
    /// Yes or no.
    pub accept: bool,
    /// Whose word it is, where the sender speaks for one side only.
    pub word_of: Option<Side>,
}

impl GameCommand for AnswerDraw {
    /// **Art. 4.2.2** – accepted, the game is drawn; declined, it goes on. **22.5** – an agreement that came before a flag,
    /// or before the game was halted, stands, however late it is told.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        if let Some((before, taken_back)) = before_the_flag(game, self.word_of, at)
            && self.accept
            && let Ok(events) = self.on(&before, setting, at)
        {
            return Ok([vec![taken_back], events].concat());
        }
        let events = self.on(game, setting, at)?;
        Ok(or_the_flag_before(game, setting, at.occurred, events))
    }
}

impl AnswerDraw {
    fn on(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_have_run(game, setting, at)?;
        if game.offers.open != Some(self.by.opponent()) {
            return Err(Refusal::NoOffer { by: self.by });
        }
        if !self.accept {
            return Ok(vec![DrawDeclined { by: self.by }.into()]);
        }
        let end = ends(Outcome::Draw, Ending::Agreement, at.occurred);
        Ok(vec![DrawAgreed { by: self.by }.into(), end])
    }
}
