//! Which tables were heard of, and when: the device at a table is in contact while it is. Each node knows what it
//! heard itself; what became of it stands in the ledger, for every node.

use chuhe_domain::vocabulary::{GameId, Timestamp};
use moka::future::Cache;

use super::books::Desk;

/// Of how many games it is known at most: more than ever run at once.
const MOST: u64 = 1 << 18;

/// When each game was heard of last, on this node.
#[derive(Clone)]
pub(super) struct Contacts(Cache<GameId, Timestamp>);

impl Contacts {
    pub(super) fn new() -> Self {
        Self(Cache::new(MOST))
    }
}

impl Desk {
    /// Somebody who may play or record at this table has asked for something.
    pub async fn hear_of(&self, game: GameId, at: Timestamp) {
        self.contacts.0.insert(game, at).await;
    }

    /// When this node heard of the table last.
    pub(super) async fn heard_of(&self, game: GameId) -> Option<Timestamp> {
        self.contacts.0.get(&game).await
    }
}
