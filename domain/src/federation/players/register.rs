//! Players are entered in the register: one, or a list of them whole or not at all.

use std::collections::{HashMap, HashSet};

use crate::federation::players::claims::{Claims, Numbered, check};
use crate::federation::players::event::{Details, ExternalId, PlayerEvent, Rating, Registered};
use crate::federation::players::refusal::{Refusal, Refused};
use crate::federation::players::state::Players;
use crate::vocabulary::PlayerId;

/// Enter a player.
#[derive(Debug, Clone)]
pub struct RegisterPlayer {
    /// The new player.
    pub player: PlayerId,
    /// What is known beside the numbers; a name at least.
    pub details: Details,
    /// The numbers by which others know the player.
    pub numbers: Vec<Numbered>,
    /// The ratings the player comes with.
    pub ratings: Vec<Rating>,
}

impl RegisterPlayer {
    /// The fact that follows.
    ///
    /// # Errors
    /// When the id or a number is taken, or a list rates the player twice.
    pub fn decide(&self, players: &Players, claims: &dyn Claims) -> Result<Vec<PlayerEvent>, Refusal> {
        self.judge(players, claims).map(|()| vec![self.fact()])
    }

    fn judge(&self, players: &Players, claims: &dyn Claims) -> Result<(), Refusal> {
        if players.get(self.player).is_some() {
            return Err(Refusal::Exists { player: self.player });
        }
        self.each_list_once()?;
        check(self.player, &self.numbers, claims)
    }

    /// Of two ratings on one list of one day, nobody could say which is the player's.
    fn each_list_once(&self) -> Result<(), Refusal> {
        let mut lists = HashSet::new();
        let twice = self.ratings.iter().position(|rating| !lists.insert((&rating.list, rating.as_of)));
        let twice = twice.and_then(|index| Some((index, self.ratings.get(index)?.list.clone())));
        twice.map_or(Ok(()), |(index, list)| Err(Refusal::ListTwice { list, index }))
    }

    fn fact(&self) -> PlayerEvent {
        let mut details = self.details.clone();
        if !self.numbers.is_empty() {
            details.external_ids = Some(self.numbers.iter().map(ExternalId::from).collect());
        }
        Registered { player: self.player, details, ratings: self.ratings.clone() }.into()
    }
}

/// Enter a list of players.
#[derive(Debug, Clone)]
pub struct RegisterPlayers {
    /// All of them.
    pub players: Vec<RegisterPlayer>,
}

impl RegisterPlayers {
    /// One fact for each, or none at all.
    ///
    /// # Errors
    /// When one of them cannot be entered, or two of them are one: then all that cannot be are told.
    pub fn decide(&self, players: &Players, claims: &dyn Claims) -> Result<Vec<PlayerEvent>, Refused> {
        let mut before = Before { claims, ids: HashSet::new(), numbers: HashMap::new() };
        let (mut facts, mut rows, mut first) = (Vec::new(), Vec::new(), None);
        for (row, new) in self.players.iter().enumerate() {
            match before.take(new).and_then(|()| new.judge(players, &before)) {
                Ok(()) => facts.push(new.fact()),
                Err(refusal) => {
                    rows.push(row);
                    first.get_or_insert(refusal);
                }
            }
        }
        match first {
            None => Ok(facts),
            Some(first) => Err(Refused { of: self.players.len(), rows, first }),
        }
    }
}

/// The register, and those who stand before in the list.
struct Before<'a> {
    claims: &'a dyn Claims,
    ids: HashSet<PlayerId>,
    numbers: HashMap<(&'a str, &'a str), PlayerId>,
}

impl<'a> Before<'a> {
    /// Takes the ids of one more; what stands before keeps them.
    fn take(&mut self, new: &'a RegisterPlayer) -> Result<(), Refusal> {
        if !self.ids.insert(new.player) {
            return Err(Refusal::Exists { player: new.player });
        }
        for Numbered { system, number, .. } in &new.numbers {
            self.numbers.entry((system, number)).or_insert(new.player);
        }
        Ok(())
    }
}

impl Claims for Before<'_> {
    fn holder(&self, system: &str, number: &str) -> Option<PlayerId> {
        self.claims.holder(system, number).or_else(|| self.numbers.get(&(system, number)).copied())
    }
}
