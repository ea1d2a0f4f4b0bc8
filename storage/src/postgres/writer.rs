//! Writing to PostgreSQL. Each table is written by one statement, whatever the size of the batch: the rows travel as one
//! array for each column.

use std::future::Future;
use std::time::Duration;

use chuhe_domain::vocabulary::{BookId, CommandId, StreamId, TokenId};
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::{Connection, Executor, Postgres};
use uuid::Uuid;

use crate::journal::derived::{Derived, StreamHead};
use crate::journal::plan::{Loaded, Rows, Wanted};
use crate::journal::store::{Failure, Store};
use crate::postgres::error::{at_commit, in_transaction};
use crate::postgres::{listen, open, rows};

/// How long an answer may be on its way before the connection counts as lost: longer than the server takes to give up.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// The one connection of this node that writes.
pub(crate) struct Writer {
    connection: PgConnection,
    options: PgConnectOptions,
    /// As read with the lock.
    last_position: i64,
}

type Statement<'q> = Query<'q, Postgres, PgArguments>;

impl Writer {
    pub(crate) const fn new(connection: PgConnection, options: PgConnectOptions) -> Self {
        Self { connection, options, last_position: 0 }
    }

    async fn all(&mut self, query: Statement<'_>) -> Result<Vec<PgRow>, Failure> {
        in_time(query.fetch_all(&mut self.connection)).await?.map_err(|e| in_transaction(&e))
    }

    async fn put(&mut self, query: Statement<'_>) -> Result<(), Failure> {
        in_time(query.execute(&mut self.connection)).await?.map_err(|e| in_transaction(&e))?;
        Ok(())
    }

    async fn write_derived(&mut self, derived: &Derived) -> Result<(), Failure> {
        let books: Vec<_> = derived.touched_books().collect();
        let query = sqlx::query(PUT_BOOKS)
            .bind(column(&books, |(book, _)| book.0))
            .bind(column(&books, |(_, head)| signed(head.sequence)))
            .bind(column(&books, |(_, head)| head.hash.to_vec()))
            .bind(column(&books, |(_, head)| head.recorded_at.as_millis()))
            .bind(column(&books, |(_, head)| signed(head.tables.count)))
            .bind(column(&books, |(_, head)| signed(head.tables.sequence)));
        if !books.is_empty() {
            self.put(query).await?;
        }
        let streams: Vec<_> = derived.touched_streams().collect();
        let query = sqlx::query(PUT_STREAMS)
            .bind(column(&streams, |(_, head)| head.book.0))
            .bind(column(&streams, |(stream, _)| stream.kind.to_string()))
            .bind(column(&streams, |(stream, _)| stream.id))
            .bind(column(&streams, |(_, head)| signed(head.version)));
        if !streams.is_empty() {
            self.put(query).await?;
        }
        let lines = &derived.table_events;
        let query = sqlx::query(PUT_TABLE_EVENTS)
            .bind(column(lines, |line| line.book.0))
            .bind(column(lines, |line| signed(line.sequence)))
            .bind(column(lines, |line| signed(line.ordinal)));
        if !lines.is_empty() {
            self.put(query).await?;
        }
        let entries: Vec<_> = derived.touched_catalogue().collect();
        let query = sqlx::query(PUT_CATALOGUE)
            .bind(column(&entries, |entry| entry.book.0))
            .bind(column(&entries, |entry| entry.title.as_str()))
            .bind(column(&entries, |entry| entry.public))
            .bind(column(&entries, |entry| entry.closed))
            .bind(column(&entries, |entry| entry.created_at.as_millis()))
            .bind(column(&entries, |entry| signed(entry.position)));
        if !entries.is_empty() {
            self.put(query).await?;
        }
        Ok(())
    }
}

impl Store for Writer {
    async fn begin(&mut self) -> Result<(), Failure> {
        let rows = in_time(sqlx::raw_sql(BEGIN).fetch_all(&mut self.connection)).await?;
        let rows = rows.map_err(|e| in_transaction(&e))?;
        let row = rows.first().ok_or_else(|| Failure::Refused("log_state is empty".to_owned()))?;
        self.last_position = rows::get(row, 0).map_err(unreadable)?;
        Ok(())
    }

    async fn load(&mut self, wanted: &Wanted) -> Result<Loaded, Failure> {
        let mut loaded = Loaded { last_position: self.last_position.unsigned_abs(), ..Loaded::default() };
        let query = sqlx::query(LOAD_COMMANDS)
            .bind(column(&wanted.commands, |(actor, _)| actor.0))
            .bind(column(&wanted.commands, |(_, command)| command.0));
        for row in self.all(query).await? {
            let actor = TokenId(rows::get(&row, 0).map_err(unreadable)?);
            let command = CommandId(rows::get(&row, 1).map_err(unreadable)?);
            let known = rows::known(&row, 2).map_err(unreadable)?;
            loaded.commands.insert((actor, command), known);
        }
        for row in self.all(sqlx::query(LOAD_BOOKS).bind(column(&wanted.books, |book| book.0))).await? {
            let book = BookId(rows::get(&row, 0).map_err(unreadable)?);
            loaded.derived.books.insert(book, rows::head(&row, 1).map_err(unreadable)?);
        }
        let query = sqlx::query(LOAD_STREAMS)
            .bind(column(&wanted.streams, |stream| stream.kind.to_string()))
            .bind(column(&wanted.streams, |stream| stream.id));
        for row in self.all(query).await? {
            let (stream, head) = stream(&row).map_err(unreadable)?;
            loaded.derived.streams.insert(stream, head);
        }
        if !wanted.catalogue.is_empty() {
            for row in
                self.all(sqlx::query(LOAD_CATALOGUE).bind(column(&wanted.catalogue, |book| book.0))).await?
            {
                let entry = rows::catalogue_entry(&row).map_err(unreadable)?;
                loaded.derived.catalogue.insert(entry.book, entry);
            }
        }
        Ok(loaded)
    }

    async fn write(&mut self, rows: &Rows) -> Result<(), Failure> {
        let events = &rows.events;
        let query = sqlx::query(PUT_EVENTS)
            .bind(column(events, |row| signed(row.position)))
            .bind(column(events, |row| row.book.0))
            .bind(column(events, |row| signed(row.sequence)))
            .bind(column(events, |row| row.stream.kind.to_string()))
            .bind(column(events, |row| row.stream.id))
            .bind(column(events, |row| signed(row.version)))
            .bind(column(events, |row| row.event_id))
            .bind(column(events, |row| row.type_name.as_str()))
            .bind(column(events, |row| row.schema))
            .bind(column(events, |row| row.payload.as_str()))
            .bind(column(events, |row| row.actor.0))
            .bind(column(events, |row| row.command_id.0))
            .bind(column(events, |row| row.correlation_id))
            .bind(column(events, |row| row.occurred_at.as_millis()))
            .bind(column(events, |row| row.received_at.as_millis()))
            .bind(column(events, |row| row.recorded_at.as_millis()))
            .bind(column(events, |row| row.hash.as_slice()));
        if !events.is_empty() {
            self.put(query).await?;
        }
        let commands = &rows.commands;
        let query = sqlx::query(PUT_COMMANDS)
            .bind(column(commands, |row| row.actor.0))
            .bind(column(commands, |row| row.command_id.0))
            .bind(column(commands, |row| row.outcome.book.0))
            .bind(column(commands, |row| row.request_digest.as_slice()))
            .bind(column(commands, |row| i32::from(row.outcome.status)))
            .bind(column(commands, |row| row.outcome.first_sequence.map(signed)))
            .bind(column(commands, |row| row.outcome.last_sequence.map(signed)))
            .bind(column(commands, |row| signed(row.outcome.at_sequence)))
            .bind(column(commands, |row| row.refusal.as_deref()))
            .bind(column(commands, |row| row.correlation_id))
            .bind(column(commands, |row| row.received_at.as_millis()))
            .bind(column(commands, |row| row.recorded_at.as_millis()));
        if !commands.is_empty() {
            self.put(query).await?;
        }
        let personal = &rows.personal;
        let query = sqlx::query(PUT_PERSONAL)
            .bind(column(personal, |(_, new)| new.id.0))
            .bind(column(personal, |(book, _)| book.0))
            .bind(column(personal, |(_, new)| new.salt.as_slice()))
            .bind(column(personal, |(_, new)| new.text.as_str()));
        if !personal.is_empty() {
            self.put(query).await?;
        }
        let query = sqlx::query(ERASE_PERSONAL)
            .bind(column(&rows.erasures, |(_, id)| id.0))
            .bind(column(&rows.erasures, |(book, _)| book.0));
        if !rows.erasures.is_empty() {
            self.put(query).await?;
        }
        self.write_derived(&rows.derived).await?;
        self.put(sqlx::query(MOVE_POSITION).bind(signed(rows.last_position))).await
    }

    async fn commit(&mut self) -> Result<(), Failure> {
        in_time(self.connection.execute("COMMIT")).await?.map_err(|e| at_commit(&e))?;
        Ok(())
    }

    async fn rollback(&mut self) -> Result<(), Failure> {
        in_time(self.connection.execute("ROLLBACK")).await?.map_err(|e| in_transaction(&e))?;
        Ok(())
    }

    async fn reconnect(&mut self) -> Result<(), Failure> {
        let connected = in_time(open::connect(&self.options)).await?;
        self.connection = connected.map_err(|e| Failure::Lost(e.to_string()))?;
        Ok(())
    }

    /// After the commit, once for the whole batch: inside of it, every commit of the server would queue for it.
    async fn announce(&mut self, heads: &[(BookId, u64)]) {
        let query =
            sqlx::query("SELECT pg_notify($1, $2)").bind(listen::CHANNEL).bind(listen::written(heads));
        if let Err(failure) = self.put(query).await {
            tracing::warn!(what = failure.what(), "failed to tell the other nodes");
        }
    }

    async fn close(self) {
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the connection that writes did not close well");
        }
    }
}

/// The answer, unless it takes so long that none will come.
async fn in_time<T>(answer: impl Future<Output = T>) -> Result<T, Failure> {
    let late = |_| Failure::Lost("no answer in time".to_owned());
    tokio::time::timeout(ANSWER_WITHIN, answer).await.map_err(late)
}

/// One column of the rows, as an array.
fn column<'r, R: 'r, T>(rows: impl IntoIterator<Item = &'r R>, of: impl Fn(&'r R) -> T) -> Vec<T> {
    rows.into_iter().map(of).collect()
}

/// `book_id, stream_kind, stream_id, version`.
pub(crate) fn stream(row: &PgRow) -> Result<(StreamId, StreamHead), String> {
    let stream = StreamId { kind: rows::kind(row, 1)?, id: rows::get::<Uuid>(row, 2)? };
    Ok((stream, StreamHead { book: BookId(rows::get(row, 0)?), version: rows::number(row, 3)? }))
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unreadable(what: String) -> Failure {
    Failure::Refused(format!("a row cannot be read: {what}"))
}

/// The lock is what puts appends in one order: what is read after it is what stands.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; \
     SELECT last_position FROM log_state WHERE id = 1 FOR UPDATE";

const MOVE_POSITION: &str = "UPDATE log_state SET last_position = $1 WHERE id = 1";

const LOAD_COMMANDS: &str = "SELECT c.actor, c.command_id, c.request_digest, c.book_id, c.status, c.first_sequence, \
     c.last_sequence, c.at_sequence, c.refusal FROM UNNEST($1::uuid[], $2::uuid[]) AS wanted (actor, command_id) \
     JOIN commands AS c ON c.actor = wanted.actor AND c.command_id = wanted.command_id";

const LOAD_BOOKS: &str = "SELECT book_id, sequence, hash, recorded_at, tables_count, tables_sequence FROM books \
     WHERE book_id = ANY ($1)";

const LOAD_STREAMS: &str = "SELECT s.book_id, s.stream_kind, s.stream_id, s.version \
     FROM UNNEST($1::text[], $2::uuid[]) AS wanted (stream_kind, stream_id) \
     JOIN streams AS s ON s.stream_id = wanted.stream_id AND s.stream_kind = wanted.stream_kind";

const LOAD_CATALOGUE: &str =
    "SELECT book_id, title, public, closed, created_at, position FROM catalogue WHERE book_id = ANY ($1)";

const PUT_EVENTS: &str = "INSERT INTO events (position, book_id, sequence, stream_kind, stream_id, version, event_id, \
     type, schema, payload, actor, command_id, correlation_id, occurred_at, received_at, recorded_at, hash) \
     SELECT * FROM UNNEST($1::bigint[], $2::uuid[], $3::bigint[], $4::text[], $5::uuid[], $6::bigint[], $7::uuid[], \
     $8::text[], $9::bigint[], $10::text[], $11::uuid[], $12::uuid[], $13::uuid[], $14::bigint[], $15::bigint[], \
     $16::bigint[], $17::bytea[])";

const PUT_COMMANDS: &str = "INSERT INTO commands (actor, command_id, book_id, request_digest, status, first_sequence, \
     last_sequence, at_sequence, refusal, correlation_id, received_at, recorded_at) \
     SELECT * FROM UNNEST($1::uuid[], $2::uuid[], $3::uuid[], $4::bytea[], $5::integer[], $6::bigint[], $7::bigint[], \
     $8::bigint[], $9::text[], $10::uuid[], $11::bigint[], $12::bigint[])";

const PUT_PERSONAL: &str = "INSERT INTO personal (id, book_id, salt, text) \
     SELECT * FROM UNNEST($1::uuid[], $2::uuid[], $3::bytea[], $4::text[])";

const ERASE_PERSONAL: &str = "DELETE FROM personal WHERE (id, book_id) IN \
     (SELECT * FROM UNNEST($1::uuid[], $2::uuid[]))";

const PUT_BOOKS: &str = "INSERT INTO books (book_id, sequence, hash, recorded_at, tables_count, tables_sequence) \
     SELECT * FROM UNNEST($1::uuid[], $2::bigint[], $3::bytea[], $4::bigint[], $5::bigint[], $6::bigint[]) \
     ON CONFLICT (book_id) DO UPDATE SET sequence = excluded.sequence, \
     hash = excluded.hash, recorded_at = excluded.recorded_at, tables_count = excluded.tables_count, \
     tables_sequence = excluded.tables_sequence";

const PUT_STREAMS: &str = "INSERT INTO streams (book_id, stream_kind, stream_id, version) \
     SELECT * FROM UNNEST($1::uuid[], $2::text[], $3::uuid[], $4::bigint[]) \
     ON CONFLICT (book_id, stream_kind, stream_id) DO UPDATE SET version = excluded.version";

const PUT_TABLE_EVENTS: &str = "INSERT INTO table_events (book_id, sequence, ordinal) \
     SELECT * FROM UNNEST($1::uuid[], $2::bigint[], $3::bigint[])";

const PUT_CATALOGUE: &str = "INSERT INTO catalogue (book_id, title, public, closed, created_at, position) \
     SELECT * FROM UNNEST($1::uuid[], $2::text[], $3::boolean[], $4::boolean[], $5::bigint[], $6::bigint[]) \
     ON CONFLICT (book_id) DO UPDATE SET title = excluded.title, public = excluded.public, \
     closed = excluded.closed, created_at = excluded.created_at, position = excluded.position";
