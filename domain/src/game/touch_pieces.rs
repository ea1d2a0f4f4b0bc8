//! Men are touched (**Art. 5.1–5.6**): what is owed follows from it, and perhaps a foul.

use crate::game::command::{GameCommand, Setting, must_be_turn_of, must_run};
use crate::game::event::{Excuse, GameEvent, PiecesTouched};
use crate::game::foul::detected;
use crate::game::refusal::Refusal;
use crate::game::state::{Game, Touch};
use crate::vocabulary::{Moment, Side};
use crate::xiangqi::Square;
use crate::xiangqi::touch::TouchError;

/// Record that men were touched.
#[derive(Debug, Clone)]
pub struct TouchPieces {
    /// Who touched them.
    pub by: Side,
    /// Where they stand, in the order they were touched.
    pub men: Vec<Square>,
    /// Whether at once.
    pub together: bool,
    /// Why it binds nobody, where it does not.
    pub excuse: Option<Excuse>,
}

impl GameCommand for TouchPieces {
    /// **Art. 5.1–5.5** – the obligation is for the next move; men touched before it are ruled on together. **9.1.5,
    /// 9.1.6** – a man that cannot move, or cannot be taken, is put to the arbiter. **5.6** – what was agreed or a slip
    /// binds nobody.
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_run(game, setting)?;
        must_be_turn_of(game, self.by)?;
        let before = game.touch.as_ref();
        if self.men.is_empty() {
            return Err(Refusal::Touch(TouchError::NobodyTouched));
        }
        let after = Touch::of(before, self.by, &self.men, self.together, &game.position);
        let after = after.map_err(|error| Refusal::Touch(of_these(error, before)))?;
        let men = self.men.iter().map(Square::to_string).collect();
        let (by, together, excuse) = (self.by, self.together, self.excuse);
        let mut events = vec![PiecesTouched { by, men, together, excuse }.into()];
        if excuse.is_some() {
            return Ok(events);
        }
        let known = before.map_or(&[][..], |before| &before.ruling.fouls);
        let new = after.ruling.fouls.iter().filter(|foul| !known.contains(foul));
        events.extend((0..).zip(new).map(|(others, foul)| detected(game, others, by, foul.article())));
        Ok(events)
    }
}

/// The place among the men named now, not among all that were touched.
fn of_these(error: TouchError, before: Option<&Touch>) -> TouchError {
    match error {
        TouchError::EmptySquare { index, square } => {
            let known = before.map_or(0, |before| before.men.len());
            TouchError::EmptySquare { index: index.saturating_sub(known), square }
        }
        other => other,
    }
}
