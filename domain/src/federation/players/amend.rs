//! What is known of a player is put right.

use crate::federation::players::claims::{Claims, Numbered, check};
use crate::federation::players::event::{Amended, Details, ExternalId, PlayerEvent};
use crate::federation::players::refusal::Refusal;
use crate::federation::players::state::{Player, Players};
use crate::vocabulary::PlayerId;

/// Put right what is known of a player; what is not said stays.
#[derive(Debug, Clone)]
pub struct AmendPlayer {
    /// Whose.
    pub player: PlayerId,
    /// What is new beside the numbers.
    pub details: Details,
    /// All numbers the player has from now on; none leaves those there are.
    pub numbers: Option<Vec<Numbered>>,
}

impl AmendPlayer {
    /// The fact that follows, if anything is new.
    ///
    /// # Errors
    /// When there is no such player, the register has forgotten the player, or a number is taken.
    pub fn decide(&self, players: &Players, claims: &dyn Claims) -> Result<Vec<PlayerEvent>, Refusal> {
        let known = must_be_known(players, self.player)?;
        check(self.player, self.numbers.as_deref().unwrap_or_default(), claims)?;
        let mut details = self.details.clone();
        details.external_ids = self.numbers.as_ref().map(|ids| ids.iter().map(ExternalId::from).collect());
        details.federation = details.federation.filter(|said| known.federation.as_ref() != Some(said));
        details.title = details.title.filter(|said| known.title.as_ref() != Some(said));
        details.public = details.public.filter(|said| known.public != *said);
        if details.is_empty() {
            return Ok(Vec::new());
        }
        Ok(vec![Amended { player: self.player, details }.into()])
    }
}

/// The player, where the register knows one.
///
/// # Errors
/// When it does not, or does no more.
pub fn must_be_known(players: &Players, player: PlayerId) -> Result<&Player, Refusal> {
    match players.get(player) {
        None => Err(Refusal::Unknown { player }),
        Some(known) if known.erased => Err(Refusal::Forgotten { player }),
        Some(known) => Ok(known),
    }
}
