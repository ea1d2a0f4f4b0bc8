//! From rows of SQLite to the words of the ledger.

use std::fmt::Display;

use chuhe_domain::vocabulary::{
    BookId, CommandId, GameId, PersonalId, StreamId, StreamKind, Timestamp, TokenId,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Row, Sqlite, Type};
use uuid::Uuid;

use crate::journal::append::Outcome;
use crate::journal::audit::PersonalRow;
use crate::journal::catalogue::CatalogueEntry;
use crate::journal::deadline::Deadline;
use crate::journal::derived::{StreamHead, TableEvent};
use crate::journal::error::StoreError;
use crate::journal::plan::{CommandRow, Known};
use crate::journal::stored::{Head, StoredEvent, TablesHead};

/// The columns of `events`, in the order in which [`stored`] reads them.
macro_rules! event_columns {
    () => {
        "e.book_id, e.sequence, e.position, e.stream_kind, e.stream_id, e.version, e.event_id, e.type, e.schema, \
         e.payload, e.actor, e.command_id, e.correlation_id, e.occurred_at, e.received_at, e.recorded_at, e.hash"
    };
}
pub(crate) use event_columns;

/// An event; where a column holds what cannot be, it is named.
pub(crate) fn stored(row: &SqliteRow) -> Result<StoredEvent, StoreError> {
    let book = BookId(get::<Uuid>(row, 0).map_err(StoreError::Unavailable)?);
    let sequence = number(row, 1).map_err(StoreError::Unavailable)?;
    event(row, book, sequence).map_err(|what| StoreError::Corrupt { book, sequence, what })
}

fn event(row: &SqliteRow, book: BookId, sequence: u64) -> Result<StoredEvent, String> {
    Ok(StoredEvent {
        position: number(row, 2)?,
        book,
        sequence,
        stream: StreamId { kind: kind(row, 3)?, id: get(row, 4)? },
        version: number(row, 5)?,
        event_id: get(row, 6)?,
        type_name: get(row, 7)?,
        schema: get(row, 8)?,
        payload: get(row, 9)?,
        actor: TokenId(get(row, 10)?),
        command_id: CommandId(get(row, 11)?),
        correlation_id: get(row, 12)?,
        occurred_at: time(row, 13)?,
        received_at: time(row, 14)?,
        recorded_at: time(row, 15)?,
        hash: bytes(row, 16)?,
    })
}

/// `sequence, hash, recorded_at, tables_count, tables_sequence`, from the column `from` on.
pub(crate) fn head(row: &SqliteRow, from: usize) -> Result<Head, String> {
    Ok(Head {
        sequence: number(row, from)?,
        hash: bytes(row, from + 1)?,
        recorded_at: time(row, from + 2)?,
        tables: TablesHead { count: number(row, from + 3)?, sequence: number(row, from + 4)? },
    })
}

/// `book_id, title, public, closed, created_at, position`.
pub(crate) fn catalogue_entry(row: &SqliteRow) -> Result<CatalogueEntry, String> {
    Ok(CatalogueEntry {
        book: BookId(get(row, 0)?),
        title: get(row, 1)?,
        public: get(row, 2)?,
        closed: get(row, 3)?,
        created_at: time(row, 4)?,
        position: number(row, 5)?,
    })
}

/// `request_digest, book_id, status, first_sequence, last_sequence, at_sequence, refusal`, from the column `from` on.
pub(crate) fn known(row: &SqliteRow, from: usize) -> Result<Known, String> {
    let refusal: Option<String> = get(row, from + 6)?;
    Ok(Known {
        request_digest: bytes(row, from)?,
        outcome: Outcome {
            book: BookId(get(row, from + 1)?),
            status: u16::try_from(get::<i64>(row, from + 2)?).map_err(words)?,
            first_sequence: maybe_number(row, from + 3)?,
            last_sequence: maybe_number(row, from + 4)?,
            at_sequence: number(row, from + 5)?,
            refusal: refusal.map(|text| serde_json::from_str(&text)).transpose().map_err(words)?,
        },
    })
}

/// `book_id, stream_kind, stream_id, version`.
pub(crate) fn stream(row: &SqliteRow) -> Result<(StreamId, StreamHead), String> {
    let stream = StreamId { kind: kind(row, 1)?, id: get(row, 2)? };
    Ok((stream, StreamHead { book: BookId(get(row, 0)?), version: number(row, 3)? }))
}

/// `actor, command_id, request_digest, book_id, status, first_sequence, last_sequence, at_sequence, refusal,
/// correlation_id, received_at, recorded_at`.
pub(crate) fn command(row: &SqliteRow) -> Result<CommandRow, String> {
    let Known { request_digest, outcome } = known(row, 2)?;
    Ok(CommandRow {
        actor: TokenId(get(row, 0)?),
        command_id: CommandId(get(row, 1)?),
        request_digest,
        correlation_id: get(row, 9)?,
        received_at: time(row, 10)?,
        recorded_at: time(row, 11)?,
        outcome,
        refusal: get(row, 8)?,
    })
}

/// `book_id, sequence, ordinal`.
pub(crate) fn table_event(row: &SqliteRow) -> Result<TableEvent, String> {
    Ok(TableEvent { book: BookId(get(row, 0)?), sequence: number(row, 1)?, ordinal: number(row, 2)? })
}

/// `id, salt, text`.
pub(crate) fn personal(row: &SqliteRow) -> Result<PersonalRow, String> {
    Ok(PersonalRow { id: PersonalId(get(row, 0)?), salt: bytes(row, 1)?, text: get(row, 2)? })
}

/// `book_id, game_id, at, kind`.
pub(crate) fn deadline(row: &SqliteRow) -> Result<Deadline, String> {
    let name: &str = get(row, 3)?;
    Ok(Deadline {
        game: GameId(get(row, 1)?),
        book: BookId(get(row, 0)?),
        at: time(row, 2)?,
        kind: name.parse().map_err(|_| format!("unknown kind of deadline {name:?}"))?,
    })
}

pub(crate) fn get<'r, T: Decode<'r, Sqlite> + Type<Sqlite>>(
    row: &'r SqliteRow,
    at: usize,
) -> Result<T, String> {
    row.try_get(at).map_err(words)
}

pub(crate) fn number(row: &SqliteRow, at: usize) -> Result<u64, String> {
    u64::try_from(get::<i64>(row, at)?).map_err(words)
}

fn kind(row: &SqliteRow, at: usize) -> Result<StreamKind, String> {
    let name: &str = get(row, at)?;
    name.parse().map_err(|_| format!("unknown kind of stream {name:?}"))
}

fn time(row: &SqliteRow, at: usize) -> Result<Timestamp, String> {
    get(row, at).map(Timestamp::from_millis)
}

fn bytes<const N: usize>(row: &SqliteRow, at: usize) -> Result<[u8; N], String> {
    get::<&[u8]>(row, at)?.try_into().map_err(words)
}

fn maybe_number(row: &SqliteRow, at: usize) -> Result<Option<u64>, String> {
    get::<Option<i64>>(row, at)?.map(u64::try_from).transpose().map_err(words)
}

fn words(error: impl Display) -> String {
    error.to_string()
}
