//! Writing to SQLite. Each table is written by one statement, whatever the size of the batch: the rows travel as one
//! JSON text, which SQLite takes apart faster than as many statements could be sent.

use std::fmt::Write as _;
use std::fs::File;

use chuhe_domain::vocabulary::{BookId, StreamId};
use serde::Serialize;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::types::Json;
use sqlx::{ConnectOptions, Connection, Executor};

use crate::journal::derived::{Derived, StreamHead};
use crate::journal::plan::{Loaded, Rows, Wanted};
use crate::journal::store::{Failure, Store};
use crate::sqlite::error::{at_commit, in_transaction};
use crate::sqlite::rows;

/// The one connection that writes.
pub(crate) struct Writer {
    connection: SqliteConnection,
    options: SqliteConnectOptions,
    /// Held for as long as there is a writer.
    _lock: File,
}

impl Writer {
    pub(crate) const fn new(connection: SqliteConnection, options: SqliteConnectOptions, lock: File) -> Self {
        Self { connection, options, _lock: lock }
    }

    /// Every row that one JSON text asks for.
    async fn all(
        &mut self,
        sql: &'static str,
        wanted: impl Serialize + Send + Sync,
    ) -> Result<Vec<SqliteRow>, Failure> {
        let query = sqlx::query(sql).bind(Json(wanted));
        query.fetch_all(&mut self.connection).await.map_err(|e| in_transaction(&e))
    }

    /// Every row that one JSON text brings; nothing is sent where it brings none.
    async fn put(
        &mut self,
        sql: &'static str,
        rows: Vec<impl Serialize + Send + Sync>,
    ) -> Result<(), Failure> {
        if rows.is_empty() {
            return Ok(());
        }
        let query = sqlx::query(sql).bind(Json(rows));
        query.execute(&mut self.connection).await.map_err(|e| in_transaction(&e))?;
        Ok(())
    }

    async fn write_derived(&mut self, derived: &Derived) -> Result<(), Failure> {
        let books = derived.touched_books().map(|(book, head)| {
            json!([
                book,
                head.sequence,
                hex(&head.hash),
                head.recorded_at,
                head.tables.count,
                head.tables.sequence
            ])
        });
        self.put(PUT_BOOKS, books.collect()).await?;
        let streams = derived.touched_streams();
        let streams = streams
            .map(|(stream, head)| json!([head.book, stream.kind.to_string(), stream.id, head.version]));
        self.put(PUT_STREAMS, streams.collect()).await?;
        let lines = derived.table_events.iter().map(|line| json!([line.book, line.sequence, line.ordinal]));
        self.put(PUT_TABLE_EVENTS, lines.collect()).await?;
        let entries = derived.touched_catalogue().map(|entry| {
            json!([entry.book, entry.title, entry.public, entry.closed, entry.created_at, entry.position])
        });
        self.put(PUT_CATALOGUE, entries.collect()).await
    }
}

impl Store for Writer {
    async fn begin(&mut self) -> Result<(), Failure> {
        self.connection.execute("BEGIN IMMEDIATE").await.map_err(|e| in_transaction(&e))?;
        Ok(())
    }

    async fn load(&mut self, wanted: &Wanted) -> Result<Loaded, Failure> {
        let last: i64 = sqlx::query_scalar(LAST_POSITION)
            .fetch_one(&mut self.connection)
            .await
            .map_err(|e| in_transaction(&e))?;
        let mut loaded = Loaded { last_position: last.unsigned_abs(), ..Loaded::default() };
        for row in self.all(LOAD_COMMANDS, &wanted.commands).await? {
            let key = (rows::get(&row, 0).map(chuhe_domain::vocabulary::TokenId), rows::get(&row, 1));
            let (actor, command) = (key.0.map_err(unreadable)?, key.1.map_err(unreadable)?);
            let known = rows::known(&row, 2).map_err(unreadable)?;
            loaded.commands.insert((actor, chuhe_domain::vocabulary::CommandId(command)), known);
        }
        for row in self.all(LOAD_BOOKS, &wanted.books).await? {
            let book = BookId(rows::get(&row, 0).map_err(unreadable)?);
            loaded.derived.books.insert(book, rows::head(&row, 1).map_err(unreadable)?);
        }
        let ids: Vec<_> = wanted.streams.iter().map(|stream| (stream.kind.to_string(), stream.id)).collect();
        for row in self.all(LOAD_STREAMS, ids).await? {
            let (stream, head) = stream(&row).map_err(unreadable)?;
            loaded.derived.streams.insert(stream, head);
        }
        if !wanted.catalogue.is_empty() {
            for row in self.all(LOAD_CATALOGUE, &wanted.catalogue).await? {
                let entry = rows::catalogue_entry(&row).map_err(unreadable)?;
                loaded.derived.catalogue.insert(entry.book, entry);
            }
        }
        Ok(loaded)
    }

    async fn write(&mut self, rows: &Rows) -> Result<(), Failure> {
        let events = rows.events.iter().map(|row| {
            json!([
                row.position,
                row.book,
                row.sequence,
                row.stream.kind.to_string(),
                row.stream.id,
                row.version,
                row.event_id,
                row.type_name,
                row.schema,
                row.payload,
                row.actor,
                row.command_id,
                row.correlation_id,
                row.occurred_at,
                row.received_at,
                row.recorded_at,
                hex(&row.hash),
            ])
        });
        self.put(PUT_EVENTS, events.collect()).await?;
        let commands = rows.commands.iter().map(|row| {
            let outcome = &row.outcome;
            json!([
                row.actor,
                row.command_id,
                outcome.book,
                hex(&row.request_digest),
                outcome.status,
                outcome.first_sequence,
                outcome.last_sequence,
                outcome.at_sequence,
                row.refusal,
                row.correlation_id,
                row.received_at,
                row.recorded_at,
            ])
        });
        self.put(PUT_COMMANDS, commands.collect()).await?;
        let personal = rows.personal.iter();
        let personal = personal.map(|(book, new)| json!([new.id, book, hex(&new.salt), new.text]));
        self.put(PUT_PERSONAL, personal.collect()).await?;
        self.put(ERASE_PERSONAL, rows.erasures.iter().map(|(book, id)| json!([id, book])).collect()).await?;
        self.write_derived(&rows.derived).await?;
        let moved = sqlx::query(MOVE_POSITION).bind(i64::try_from(rows.last_position).unwrap_or(i64::MAX));
        moved.execute(&mut self.connection).await.map_err(|e| in_transaction(&e))?;
        Ok(())
    }

    async fn commit(&mut self) -> Result<(), Failure> {
        self.connection.execute("COMMIT").await.map_err(|e| at_commit(&e))?;
        Ok(())
    }

    async fn rollback(&mut self) -> Result<(), Failure> {
        // some errors have rolled it back already, and then there is nothing left to do
        match self.connection.execute("ROLLBACK").await {
            Err(error) if !error.to_string().contains("no transaction is active") => {
                Err(in_transaction(&error))
            }
            _ => Ok(()),
        }
    }

    async fn reconnect(&mut self) -> Result<(), Failure> {
        self.connection = self.options.connect().await.map_err(|e| Failure::Lost(e.to_string()))?;
        Ok(())
    }

    /// There is no other node.
    async fn announce(&mut self, _heads: &[(BookId, u64)]) {}

    async fn close(self) {
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the connection that writes did not close well");
        }
    }
}

/// `book_id, stream_kind, stream_id, version`.
pub(crate) fn stream(row: &SqliteRow) -> Result<(StreamId, StreamHead), String> {
    let stream = StreamId { kind: rows::kind(row, 1)?, id: rows::get(row, 2)? };
    Ok((stream, StreamHead { book: BookId(rows::get(row, 0)?), version: rows::number(row, 3)? }))
}

fn unreadable(what: String) -> Failure {
    Failure::Refused(format!("a row cannot be read: {what}"))
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // writing to a string cannot fail
        let _ = write!(text, "{byte:02x}");
    }
    text
}

const LAST_POSITION: &str = "SELECT last_position FROM log_state WHERE id = 1";

const MOVE_POSITION: &str = "UPDATE log_state SET last_position = ?1 WHERE id = 1";

const LOAD_COMMANDS: &str = "SELECT c.actor, c.command_id, c.request_digest, c.book_id, c.status, c.first_sequence, \
     c.last_sequence, c.at_sequence, c.refusal FROM json_each(?1) AS wanted CROSS JOIN commands AS c \
     ON c.actor = unhex(wanted.value ->> 0, '-') AND c.command_id = unhex(wanted.value ->> 1, '-')";

const LOAD_BOOKS: &str = "SELECT b.book_id, b.sequence, b.hash, b.recorded_at, b.tables_count, b.tables_sequence \
     FROM json_each(?1) AS wanted CROSS JOIN books AS b ON b.book_id = unhex(wanted.value, '-')";

const LOAD_STREAMS: &str = "SELECT s.book_id, s.stream_kind, s.stream_id, s.version FROM json_each(?1) AS wanted \
     CROSS JOIN streams AS s ON s.stream_id = unhex(wanted.value ->> 1, '-') AND s.stream_kind = wanted.value ->> 0";

const LOAD_CATALOGUE: &str = "SELECT c.book_id, c.title, c.public, c.closed, c.created_at, c.position \
     FROM json_each(?1) AS wanted CROSS JOIN catalogue AS c ON c.book_id = unhex(wanted.value, '-')";

const PUT_EVENTS: &str = "INSERT INTO events (position, book_id, sequence, stream_kind, stream_id, version, event_id, \
     type, schema, payload, actor, command_id, correlation_id, occurred_at, received_at, recorded_at, hash) \
     SELECT value ->> 0, unhex(value ->> 1, '-'), value ->> 2, value ->> 3, unhex(value ->> 4, '-'), value ->> 5, \
     unhex(value ->> 6, '-'), value ->> 7, value ->> 8, value ->> 9, unhex(value ->> 10, '-'), \
     unhex(value ->> 11, '-'), unhex(value ->> 12, '-'), value ->> 13, value ->> 14, value ->> 15, unhex(value ->> 16) \
     FROM json_each(?1)";

const PUT_COMMANDS: &str = "INSERT INTO commands (actor, command_id, book_id, request_digest, status, first_sequence, \
     last_sequence, at_sequence, refusal, correlation_id, received_at, recorded_at) \
     SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-'), unhex(value ->> 2, '-'), unhex(value ->> 3), value ->> 4, \
     value ->> 5, value ->> 6, value ->> 7, value ->> 8, unhex(value ->> 9, '-'), value ->> 10, value ->> 11 \
     FROM json_each(?1)";

const PUT_PERSONAL: &str = "INSERT INTO personal (id, book_id, salt, text) \
     SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-'), unhex(value ->> 2), value ->> 3 FROM json_each(?1)";

const ERASE_PERSONAL: &str = "DELETE FROM personal WHERE (id, book_id) IN \
     (SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-') FROM json_each(?1))";

const PUT_BOOKS: &str = "INSERT INTO books (book_id, sequence, hash, recorded_at, tables_count, tables_sequence) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, unhex(value ->> 2), value ->> 3, value ->> 4, value ->> 5 \
     FROM json_each(?1) WHERE true ON CONFLICT (book_id) DO UPDATE SET sequence = excluded.sequence, \
     hash = excluded.hash, recorded_at = excluded.recorded_at, tables_count = excluded.tables_count, \
     tables_sequence = excluded.tables_sequence";

const PUT_STREAMS: &str = "INSERT INTO streams (book_id, stream_kind, stream_id, version) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, unhex(value ->> 2, '-'), value ->> 3 FROM json_each(?1) WHERE true \
     ON CONFLICT (book_id, stream_kind, stream_id) DO UPDATE SET version = excluded.version";

const PUT_TABLE_EVENTS: &str = "INSERT INTO table_events (book_id, sequence, ordinal) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, value ->> 2 FROM json_each(?1)";

const PUT_CATALOGUE: &str = "INSERT INTO catalogue (book_id, title, public, closed, created_at, position) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 \
     FROM json_each(?1) WHERE true ON CONFLICT (book_id) DO UPDATE SET title = excluded.title, public = excluded.public, \
     closed = excluded.closed, created_at = excluded.created_at, position = excluded.position";
