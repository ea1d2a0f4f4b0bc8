//! A player is rated, on some list of some day.

use crate::federation::players::amend::must_be_known;
use crate::federation::players::event::{PlayerEvent, Rated, Rating};
use crate::federation::players::refusal::Refusal;
use crate::federation::players::state::Players;
use crate::vocabulary::PlayerId;

/// Rate a player.
#[derive(Debug, Clone)]
pub struct RatePlayer {
    /// Whom.
    pub player: PlayerId,
    /// How.
    pub rating: Rating,
}

impl RatePlayer {
    /// The fact that follows; none where the list says so already. A list of the same day put right replaces it.
    ///
    /// # Errors
    /// When there is no such player, or the register has forgotten the player.
    pub fn decide(&self, players: &Players) -> Result<Vec<PlayerEvent>, Refusal> {
        if must_be_known(players, self.player)?.ratings.contains(&self.rating) {
            return Ok(Vec::new());
        }
        Ok(vec![Rated { player: self.player, rating: self.rating.clone() }.into()])
    }
}
