//! Which tables were heard of, and since when without a break: the device at a table is in contact while it is. Each node
//! knows what it heard itself; what became of it stands in the ledger, for every node.

use chuhe_domain::vocabulary::{GameId, Timestamp};
use moka::future::Cache;

/// Of how many games it is known at most: more than ever run at once.
const MOST: u64 = 1 << 18;

/// When a table was heard of, on this node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Heard {
    /// Since when without a silence longer than the regulations allow.
    pub(super) since: Timestamp,
    /// The last time.
    pub(super) last: Timestamp,
}

/// What was heard of each game.
#[derive(Clone)]
pub(super) struct Contacts(Cache<GameId, Heard>);

impl Contacts {
    pub(super) fn new() -> Self {
        Self(Cache::new(MOST))
    }

    /// A silence of more than `contact_ms` is a break.
    pub(super) async fn hear_of(&self, game: GameId, at: Timestamp, contact_ms: u64) {
        let known = self.0.get(&game).await.filter(|heard| heard.last.plus(contact_ms) >= at);
        let since = known.map_or(at, |heard| heard.since);
        self.0.insert(game, Heard { since, last: at }).await;
    }

    pub(super) async fn heard_of(&self, game: GameId) -> Option<Heard> {
        self.0.get(&game).await
    }
}
