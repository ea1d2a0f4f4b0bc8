//! A claim that is not ruled on: keyed in by mistake, or taken back before anybody looked into it.

use crate::game::claim::goes_on;
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::event::{ClaimDismissed, GameEvent};
use crate::game::flag::or_the_flag_before;
use crate::game::refusal::Refusal;
use crate::game::refusal::claim::ClaimRefusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, PersonalRef, Role};

/// Dismiss the claim that waits.
#[derive(Debug, Clone)]
pub struct DismissClaim {
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for DismissClaim {
    /// **Art. 17.4** – the claim is as if it had not been made, and the game goes on; no foul follows (**9.1.4** speaks of a claim
    /// that was looked into).
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let claimant = game.claim.ok_or(ClaimRefusal::NoClaim)?.by;
        let (authority, reason) = (self.authority, self.reason.clone());
        let dismissed = ClaimDismissed { claimant, authority, reason }.into();
        Ok(or_the_flag_before(game, setting, at.occurred, vec![dismissed, goes_on(setting, at.occurred)]))
    }
}
