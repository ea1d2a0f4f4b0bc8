//! An authority changes the result of a game that is over (**Art. 10.1**).

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{GameEvent, ResultAmended};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, GameResult, Moment, Outcome, PersonalRef, Role, Side};

/// Amend the result.
#[derive(Debug, Clone)]
pub struct AmendResult {
    /// How it came out.
    pub outcome: Outcome,
    /// Whether it was won or lost without play (`+`, `−`).
    pub without_play: bool,
    /// In which office.
    pub authority: Role,
    /// Whether an arbitration committee sits (**Art. 16.3**).
    pub committee: bool,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for AmendResult {
    /// **Art. 10.1** – an arbiter settles a provisional or disputed result; a confirmed one is changed after an
    /// appeal (**Art. 16.3**), by the arbitration committee, or the chief arbiter where there is none. The round may
    /// be closed by then: tables follow.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.still_open()?;
        if self.without_play && self.outcome == Outcome::Draw {
            return Err(Refusal::DrawnWithoutPlay);
        }
        if self.without_play {
            // Whoever has moved was not absent, whatever anybody says afterwards (**Art. 21.1**).
            let losers = Side::BOTH.into_iter().filter(|side| self.outcome.winner() != Some(*side));
            if let Some(side) = losers.into_iter().find(|&side| game.has_moved(side)) {
                return Err(Refusal::NotAbsent { side });
            }
        }
        let ending = if self.without_play { Ending::Forfeit } else { Ending::Ruling };
        let after = GameResult { outcome: self.outcome, ending };
        let Some(before) = game.card.result.filter(|_| game.card.is_over()) else {
            return Err(Refusal::NotOver);
        };
        if game.card.status == Status::Confirmed && !self.authority.decides_appeals(self.committee) {
            return Err(Refusal::ConfirmedNeedsAppeal);
        }
        let same = before.outcome == after.outcome
            && before.ending.without_play() == after.ending.without_play()
            && game.card.status != Status::Disputed;
        if same {
            return Err(Refusal::NothingToAmend);
        }
        let (authority, reason) = (self.authority, self.reason.clone());
        Ok(vec![ResultAmended { before, after, authority, reason, at: Some(at.occurred) }.into()])
    }
}
