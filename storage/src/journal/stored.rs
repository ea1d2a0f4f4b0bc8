//! What is read from the ledger: stored events, and how far a book has come.

use chuhe_domain::event::Event;
use chuhe_domain::vocabulary::{BookId, CommandId, StreamId, Timestamp, TokenId};
use uuid::Uuid;

use crate::journal::error::StoreError;

/// An event as it stands in the ledger.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its place among all events of the database: of no meaning outside of it, and in no hash.
    pub position: u64,
    /// Its book.
    pub book: BookId,
    /// Its place in the book, from 1, without gaps.
    pub sequence: u64,
    /// Its stream.
    pub stream: StreamId,
    /// Its place in the stream, from 1, without gaps.
    pub version: u64,
    /// Its own id, a UUIDv7.
    pub event_id: Uuid,
    /// The stable name of its type.
    pub type_name: String,
    /// The number of its payload's schema.
    pub schema: i64,
    /// Its payload: the very text that was hashed.
    pub payload: String,
    /// The token under which it came about.
    pub actor: TokenId,
    /// The command it came of.
    pub command_id: CommandId,
    /// The request it came with.
    pub correlation_id: Uuid,
    /// When it happened, by the word of the device or the arbiter.
    pub occurred_at: Timestamp,
    /// When it reached the server.
    pub received_at: Timestamp,
    /// When it was written; never before an earlier event of the book.
    pub recorded_at: Timestamp,
    /// The link of the chain: see [`link`](crate::ledger::link).
    pub hash: [u8; 32],
}

impl StoredEvent {
    /// The fact itself.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] where this program cannot read it.
    pub fn event(&self) -> Result<Event, StoreError> {
        Event::decode(&self.type_name, self.schema, &self.payload).map_err(|error| StoreError::Corrupt {
            book: self.book,
            sequence: self.sequence,
            what: error.to_string(),
        })
    }
}

/// How far a book has come. A book without events stands at the default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Head {
    /// Its last event.
    pub sequence: u64,
    /// The hash of its last event; zeros before the first.
    pub hash: [u8; 32],
    /// When its last event was written.
    pub recorded_at: Timestamp,
    /// How its tables stand.
    pub tables: TablesHead,
}

/// How far the tables of a book have come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TablesHead {
    /// How many events touch a table.
    pub count: u64,
    /// The last event that does.
    pub sequence: u64,
}
