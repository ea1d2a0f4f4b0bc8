//! Which tables were heard of, and when: the device at a table is in contact while it is. Each node knows what it
//! heard itself; what became of it stands in the ledger, for every node.

use chuhe_domain::vocabulary::{GameId, Timestamp};
use moka::future::Cache;

/// Of how many games it is known at most: more than ever run at once.
const MOST: u64 = 1 << 18;

/// When each game was heard of last, on this node.
#[derive(Clone)]
pub(super) struct Contacts(Cache<GameId, Timestamp>);

impl Contacts {
    pub(super) fn new() -> Self {
        Self(Cache::new(MOST))
    }

    pub(super) async fn hear_of(&self, game: GameId, at: Timestamp) {
        self.0.insert(game, at).await;
    }

    pub(super) async fn heard_of(&self, game: GameId) -> Option<Timestamp> {
        self.0.get(&game).await
    }
}
