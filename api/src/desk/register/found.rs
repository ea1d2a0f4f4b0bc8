//! What is asked of the register, and what it shows.

use std::collections::HashMap;

use chuhe_domain::federation::players::Player;
use chuhe_domain::vocabulary::PersonalId;

/// A player with what is written about the player.
#[derive(Debug, Clone)]
pub struct Kept {
    /// The player.
    pub player: Player,
    /// The version of the player's stream.
    pub version: u64,
    pub(super) texts: HashMap<PersonalId, String>,
}

impl Kept {
    /// A text about the player.
    #[must_use]
    pub fn text(&self, id: PersonalId) -> Option<&str> {
        self.texts.get(&id).map(String::as_str)
    }
}

/// Who of the register is asked for.
#[derive(Debug, Clone, Default)]
pub struct Search {
    /// A part of a name, in any script; capitals and marks on letters play no part.
    pub name: Option<String>,
    /// A system, and the number in it.
    pub number: Option<(String, String)>,
    /// Leave out who is not public.
    pub public_only: bool,
    /// Only from this place of the register on.
    pub from: usize,
    /// How many at most.
    pub limit: usize,
}

/// A page of the register.
#[derive(Debug)]
pub struct Found {
    /// The players, in the order of registration.
    pub players: Vec<Kept>,
    /// The place from which the next page begins, where there is one.
    pub next: Option<usize>,
}
