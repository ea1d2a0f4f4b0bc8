//! An illegal move played on the board (**Art. 4.1.2, 4.1.6**): an arbiter rules, and the position confirms.

use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::ending::ruled;
use crate::game::event::{Breach, GameEvent, IllegalMoveRuled};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::rules::IllegalMovePolicy;
use crate::vocabulary::{Ending, Moment, Outcome, PersonalRef, Role, Side};
use crate::xiangqi::{IllegalMove, Move, Position};

/// Rule that an illegal move was played.
#[derive(Debug, Clone)]
pub struct RuleIllegalMove {
    /// Who played it.
    pub by: Side,
    /// From and to.
    pub played: Move,
    /// What was wrong.
    pub breach: Breach,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    pub reason: Option<PersonalRef>,
}

impl GameCommand for RuleIllegalMove {
    /// **Art. 4.1.6** – against the articles on how the men move (1–3): lost; **4.1.2** – where the generals came to face.
    /// A move that was legal is no ground: the ruling is refused. Only before the game has ended (**5.8**).
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let Self { by, played, breach, authority, ref reason } = *self;
        let ending = self.confirm(game)?;
        let warned = match setting.rules.illegal_move {
            IllegalMovePolicy::Loses => false,
            IllegalMovePolicy::SecondLoses => ending == Ending::IllegalMove && *game.warned.of(by) == 0,
        };
        let ruling = IllegalMoveRuled {
            by,
            iccs: played.to_string(),
            breach,
            article: ending.article().to_owned(),
            warned,
            authority,
            reason: reason.clone(),
        };
        let mut events = vec![ruling.into()];
        if !warned {
            events.push(ruled(Outcome::won_by(by.opponent()), ending, at.occurred, None));
        }
        Ok(events)
    }
}

impl RuleIllegalMove {
    /// The end that the board confirms.
    fn confirm(&self, game: &Game) -> Result<Ending, Refusal> {
        let (board, to_move) = (game.position.board(), game.position.side_to_move());
        let owner = board.man_at(self.played.from).map(|man| man.side);
        let iccs = || self.played.to_string();
        match self.breach {
            // Out of turn: whatever the second move was. Who moves first out of turn has not moved twice (5.8).
            Breach::MovedTwice
                if self.by == to_move || owner != Some(self.by) || !game.has_moved(self.by) =>
            {
                Err(Refusal::NotMovedTwice { by: self.by, iccs: iccs() })
            }
            Breach::OpponentsMan if self.by != to_move || owner != Some(self.by.opponent()) => {
                Err(Refusal::NotOpponentsMan { by: self.by, iccs: iccs() })
            }
            Breach::MovedTwice | Breach::OpponentsMan => Ok(Ending::IllegalMove),
            Breach::IllegalMove if self.by == to_move => illegal(&game.position, self.played),
            // The opponent has not answered: the move stands on the record as it was keyed, and is no illegal one.
            Breach::IllegalMove => Err(Refusal::NotYourTurn { by: self.by }),
        }
    }
}

/// **Art. 4.1.2, 4.1.6** – by which of the two this move loses, if it is illegal.
fn illegal(position: &Position, played: Move) -> Result<Ending, Refusal> {
    match position.why_illegal(played) {
        None => Err(position.forms(played).map_or_else(
            |why| Refusal::IllegalMove { iccs: played.to_string(), why },
            |forms| Refusal::MoveWasLegal(Box::new(forms)),
        )),
        Some(IllegalMove::GeneralsFace) => Ok(Ending::FacingGenerals),
        Some(_) => Ok(Ending::IllegalMove),
    }
}
