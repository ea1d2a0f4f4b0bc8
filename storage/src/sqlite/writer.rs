//! Writing to SQLite. Each table is written by one statement, whatever the size of the batch: the rows travel as one
//! JSON text, which SQLite takes apart faster than as many statements could be sent.

use std::fmt::Write as _;
use std::fs::File;

use chuhe_domain::vocabulary::{BookId, CommandId, TokenId};
use serde::Serialize;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::types::Json;
use sqlx::{ConnectOptions, Connection, Executor};

use crate::journal::deadline::DeadlineRows;
use crate::journal::derived::Derived;
use crate::journal::plan::{Loaded, Rows, Wanted};
use crate::journal::store::{Failure, Store};
use crate::sqlite::error::{at_commit, in_transaction};
use crate::sqlite::{rows, statements};

/// The one connection that writes.
pub(crate) struct Writer {
    connection: SqliteConnection,
    options: SqliteConnectOptions,
    /// Something was erased, now or before the last crash, and may still stand in the write-ahead log.
    erased: bool,
    /// Held for as long as there is a writer.
    _lock: File,
}

impl Writer {
    pub(crate) const fn new(connection: SqliteConnection, options: SqliteConnectOptions, lock: File) -> Self {
        Self { connection, options, erased: true, _lock: lock }
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
        self.put(statements::PUT_BOOKS, books.collect()).await?;
        let streams = derived.touched_streams();
        let streams = streams
            .map(|(stream, head)| json!([head.book, stream.kind.to_string(), stream.id, head.version]));
        self.put(statements::PUT_STREAMS, streams.collect()).await?;
        let lines = derived.table_events.iter().map(|line| json!([line.book, line.sequence, line.ordinal]));
        self.put(statements::PUT_TABLE_EVENTS, lines.collect()).await?;
        let entries = derived.touched_catalogue().map(|entry| {
            json!([entry.book, entry.title, entry.public, entry.closed, entry.created_at, entry.position])
        });
        self.put(statements::PUT_CATALOGUE, entries.collect()).await
    }

    async fn write_deadlines(&mut self, deadlines: &DeadlineRows) -> Result<(), Failure> {
        let standing = deadlines.standing();
        let standing = standing.iter().map(|row| json!([row.book, row.game, row.at, row.kind.to_string()]));
        self.put(statements::PUT_DEADLINES, standing.collect()).await?;
        self.put(statements::DROP_DEADLINES, deadlines.cleared()).await
    }
}

impl Store for Writer {
    type Audit = SqliteConnection;

    async fn begin(&mut self) -> Result<(), Failure> {
        self.connection.execute("BEGIN IMMEDIATE").await.map_err(|e| in_transaction(&e))?;
        Ok(())
    }

    async fn load(&mut self, wanted: &Wanted) -> Result<Loaded, Failure> {
        let last: i64 = sqlx::query_scalar(statements::LAST_POSITION)
            .fetch_one(&mut self.connection)
            .await
            .map_err(|e| in_transaction(&e))?;
        let mut loaded = Loaded { last_position: last.unsigned_abs(), ..Loaded::default() };
        for row in self.all(statements::LOAD_COMMANDS, &wanted.commands).await? {
            let actor = TokenId(rows::get(&row, 0).map_err(unreadable)?);
            let command = CommandId(rows::get(&row, 1).map_err(unreadable)?);
            let known = rows::known(&row, 2).map_err(unreadable)?;
            loaded.commands.insert((actor, command), known);
        }
        for row in self.all(statements::LOAD_BOOKS, &wanted.books).await? {
            let book = BookId(rows::get(&row, 0).map_err(unreadable)?);
            loaded.derived.books.insert(book, rows::head(&row, 1).map_err(unreadable)?);
        }
        let ids: Vec<_> = wanted.streams.iter().map(|stream| (stream.kind.to_string(), stream.id)).collect();
        for row in self.all(statements::LOAD_STREAMS, ids).await? {
            let (stream, head) = rows::stream(&row).map_err(unreadable)?;
            loaded.derived.streams.insert(stream, head);
        }
        if !wanted.catalogue.is_empty() {
            for row in self.all(statements::LOAD_CATALOGUE, &wanted.catalogue).await? {
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
        self.put(statements::PUT_EVENTS, events.collect()).await?;
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
        self.put(statements::PUT_COMMANDS, commands.collect()).await?;
        let personal = rows.personal.iter();
        let personal = personal.map(|(book, new)| json!([new.id, book, hex(&new.salt), new.text]));
        self.put(statements::PUT_PERSONAL, personal.collect()).await?;
        self.erased |= !rows.erasures.is_empty();
        self.put(
            statements::ERASE_PERSONAL,
            rows.erasures.iter().map(|(book, id)| json!([id, book])).collect(),
        )
        .await?;
        self.write_derived(&rows.derived).await?;
        self.write_deadlines(&rows.deadlines).await?;
        let moved = sqlx::query(statements::MOVE_POSITION)
            .bind(i64::try_from(rows.last_position).unwrap_or(i64::MAX));
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

    /// There is no other node. What is erased leaves the write-ahead log too, now that the answers are given; where a
    /// long reading is in the way, it is tried again after the next batch.
    async fn announce(&mut self, _heads: &[(BookId, u64)]) {
        if std::mem::take(&mut self.erased) {
            let row = sqlx::query(statements::EMPTY_LOG).fetch_one(&mut self.connection).await;
            let busy = row.map_err(|error| error.to_string()).and_then(|row| rows::number(&row, 0));
            self.erased = busy != Ok(0);
        }
    }

    async fn clear_derived(&mut self) -> Result<(), Failure> {
        for clear in statements::CLEAR_DERIVED {
            self.connection.execute(clear).await.map_err(|e| in_transaction(&e))?;
        }
        Ok(())
    }

    fn audit(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    async fn close(self) {
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the connection that writes did not close well");
        }
    }
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
