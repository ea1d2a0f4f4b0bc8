//! The register forgets a player.

use crate::federation::players::event::{Erased, PlayerEvent};
use crate::federation::players::refusal::Refusal;
use crate::federation::players::state::Players;
use crate::vocabulary::{PersonalId, PlayerId};

/// Erase a player: names, numbers, birth and sex, those that were replaced too. What tournaments have copied is
/// theirs to erase.
#[derive(Debug, Clone, Copy)]
pub struct ErasePlayer {
    /// Whom.
    pub player: PlayerId,
}

impl ErasePlayer {
    /// The fact that follows; none where there is nothing left to forget.
    ///
    /// # Errors
    /// When there was no such player.
    pub fn decide(&self, players: &Players) -> Result<Vec<PlayerEvent>, Refusal> {
        match players.get(self.player) {
            None => Err(Refusal::Unknown { player: self.player }),
            Some(player) if player.erased => Ok(Vec::new()),
            Some(_) => Ok(vec![Erased { player: self.player, personal: self.erases(players) }.into()]),
        }
    }

    /// The texts that go.
    #[must_use]
    pub fn erases(&self, players: &Players) -> Vec<PersonalId> {
        let mut personal = players.get(self.player).map(|player| player.personal.clone()).unwrap_or_default();
        personal.sort_unstable();
        personal.dedup();
        personal
    }
}
