//! The ledger as it is read over HTTP.

use chuhe_domain::vocabulary::{BookId, CommandId, TokenId};
use chuhe_storage::ledger::{Head, StoredEvent};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::timestamp::Timestamp;

/// An event of a book.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventView {
    /// Its book: the tournament.
    pub book: BookId,
    /// Its place in the book, from 1, without gaps.
    pub sequence: u64,
    /// Its stream.
    pub stream: StreamView,
    /// Its place in the stream, from 1, without gaps.
    pub version: u64,
    /// Its own id, a UUIDv7.
    pub event_id: Uuid,
    /// The stable name of its type.
    #[serde(rename = "type")]
    #[schema(examples("game.move_played"))]
    pub type_name: String,
    /// The number of its payload's schema.
    pub schema: i64,
    /// Its payload, to the letter as it was hashed; `docs/EVENTS.md` describes each type.
    #[schema(value_type = Object)]
    pub payload: Box<RawValue>,
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
    /// When it was written.
    pub recorded_at: Timestamp,
    /// The link of the book's hash chain, in lower-case hexadecimal.
    pub hash: String,
}

/// A stream of a book.
#[derive(Debug, Serialize, ToSchema)]
pub struct StreamView {
    /// What it tells of.
    #[schema(examples("game"))]
    pub kind: String,
    /// Which one.
    pub id: Uuid,
}

impl TryFrom<StoredEvent> for EventView {
    type Error = serde_json::Error;

    fn try_from(event: StoredEvent) -> Result<Self, Self::Error> {
        Ok(Self {
            book: event.book,
            sequence: event.sequence,
            stream: StreamView { kind: event.stream.kind.to_string(), id: event.stream.id },
            version: event.version,
            event_id: event.event_id,
            type_name: event.type_name,
            schema: event.schema,
            payload: RawValue::from_string(event.payload)?,
            actor: event.actor,
            command_id: event.command_id,
            correlation_id: event.correlation_id,
            occurred_at: event.occurred_at.into(),
            received_at: event.received_at.into(),
            recorded_at: event.recorded_at.into(),
            hash: hex(&event.hash),
        })
    }
}

/// A page of a book's events.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventsView {
    /// In order.
    pub events: Vec<EventView>,
    /// The last event of the book when this page was read.
    pub head_sequence: u64,
    /// Its hash, in lower-case hexadecimal: an anchor for the whole chain before it.
    pub head_hash: String,
}

impl EventsView {
    /// What is shown of a page.
    ///
    /// # Errors
    /// When a payload is no JSON.
    pub fn of(events: Vec<StoredEvent>, head: &Head) -> Result<Self, serde_json::Error> {
        Ok(Self {
            events: events.into_iter().map(EventView::try_from).collect::<Result<_, _>>()?,
            head_sequence: head.sequence,
            head_hash: hex(&head.hash),
        })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
