//! Writing to PostgreSQL. Each table is written by one statement, whatever the size of the batch: the rows travel as one
//! array for each column.

use std::future::Future;
use std::time::Duration;

use chuhe_domain::vocabulary::{BookId, CommandId, TokenId};
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::{ConnectOptions, Connection, Executor, Postgres};

use crate::journal::deadline::DeadlineRows;
use crate::journal::derived::Derived;
use crate::journal::plan::{Loaded, Rows, Wanted};
use crate::journal::store::{Failure, Store};
use crate::postgres::error::{at_commit, in_transaction};
use crate::postgres::{listen, rows, statements};

/// How long an answer may be on its way before the connection counts as lost: longer than the server takes to give up.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// The one connection of this node that writes.
pub(crate) struct Writer {
    connection: PgConnection,
    options: PgConnectOptions,
    /// The name of this node, by which it knows its own words.
    node: String,
    /// As read with the lock.
    last_position: i64,
}

type Statement<'q> = Query<'q, Postgres, PgArguments>;

impl Writer {
    pub(crate) async fn connect(options: PgConnectOptions, node: String) -> Result<Self, sqlx::Error> {
        Ok(Self { connection: connect(&options).await?, options, node, last_position: 0 })
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
        let query = sqlx::query(statements::PUT_BOOKS)
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
        let query = sqlx::query(statements::PUT_STREAMS)
            .bind(column(&streams, |(_, head)| head.book.0))
            .bind(column(&streams, |(stream, _)| stream.kind.to_string()))
            .bind(column(&streams, |(stream, _)| stream.id))
            .bind(column(&streams, |(_, head)| signed(head.version)));
        if !streams.is_empty() {
            self.put(query).await?;
        }
        let lines = &derived.table_events;
        let query = sqlx::query(statements::PUT_TABLE_EVENTS)
            .bind(column(lines, |line| line.book.0))
            .bind(column(lines, |line| signed(line.sequence)))
            .bind(column(lines, |line| signed(line.ordinal)));
        if !lines.is_empty() {
            self.put(query).await?;
        }
        let entries: Vec<_> = derived.touched_catalogue().collect();
        let query = sqlx::query(statements::PUT_CATALOGUE)
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

    async fn write_deadlines(&mut self, deadlines: &DeadlineRows) -> Result<(), Failure> {
        let standing = deadlines.standing();
        let query = sqlx::query(statements::PUT_DEADLINES)
            .bind(column(&standing, |row| row.book.0))
            .bind(column(&standing, |row| row.game.0))
            .bind(column(&standing, |row| row.at.as_millis()))
            .bind(column(&standing, |row| row.kind.to_string()));
        if !standing.is_empty() {
            self.put(query).await?;
        }
        let cleared = deadlines.cleared();
        let query = sqlx::query(statements::DROP_DEADLINES)
            .bind(column(&cleared, |(book, _)| book.0))
            .bind(column(&cleared, |(_, game)| game.0));
        if !cleared.is_empty() {
            self.put(query).await?;
        }
        Ok(())
    }
}

impl Store for Writer {
    type Audit = PgConnection;

    async fn begin(&mut self) -> Result<(), Failure> {
        let rows = in_time(sqlx::raw_sql(statements::BEGIN).fetch_all(&mut self.connection)).await?;
        let rows = rows.map_err(|e| in_transaction(&e))?;
        let row = rows.first().ok_or_else(|| Failure::Refused("log_state is empty".to_owned()))?;
        self.last_position = rows::get(row, 0).map_err(unreadable)?;
        Ok(())
    }

    async fn load(&mut self, wanted: &Wanted) -> Result<Loaded, Failure> {
        let mut loaded = Loaded { last_position: self.last_position.unsigned_abs(), ..Loaded::default() };
        let query = sqlx::query(statements::LOAD_COMMANDS)
            .bind(column(&wanted.commands, |(actor, _)| actor.0))
            .bind(column(&wanted.commands, |(_, command)| command.0));
        for row in self.all(query).await? {
            let actor = TokenId(rows::get(&row, 0).map_err(unreadable)?);
            let command = CommandId(rows::get(&row, 1).map_err(unreadable)?);
            let known = rows::known(&row, 2).map_err(unreadable)?;
            loaded.commands.insert((actor, command), known);
        }
        for row in
            self.all(sqlx::query(statements::LOAD_BOOKS).bind(column(&wanted.books, |book| book.0))).await?
        {
            let book = BookId(rows::get(&row, 0).map_err(unreadable)?);
            loaded.derived.books.insert(book, rows::head(&row, 1).map_err(unreadable)?);
        }
        let query = sqlx::query(statements::LOAD_STREAMS)
            .bind(column(&wanted.streams, |stream| stream.kind.to_string()))
            .bind(column(&wanted.streams, |stream| stream.id));
        for row in self.all(query).await? {
            let (stream, head) = rows::stream(&row).map_err(unreadable)?;
            loaded.derived.streams.insert(stream, head);
        }
        if !wanted.catalogue.is_empty() {
            for row in self
                .all(sqlx::query(statements::LOAD_CATALOGUE).bind(column(&wanted.catalogue, |book| book.0)))
                .await?
            {
                let entry = rows::catalogue_entry(&row).map_err(unreadable)?;
                loaded.derived.catalogue.insert(entry.book, entry);
            }
        }
        Ok(loaded)
    }

    async fn write(&mut self, rows: &Rows) -> Result<(), Failure> {
        let events = &rows.events;
        let query = sqlx::query(statements::PUT_EVENTS)
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
        let query = sqlx::query(statements::PUT_COMMANDS)
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
        let query = sqlx::query(statements::PUT_PERSONAL)
            .bind(column(personal, |(_, new)| new.id.0))
            .bind(column(personal, |(book, _)| book.0))
            .bind(column(personal, |(_, new)| new.salt.as_slice()))
            .bind(column(personal, |(_, new)| new.text.as_str()));
        if !personal.is_empty() {
            self.put(query).await?;
        }
        let query = sqlx::query(statements::ERASE_PERSONAL)
            .bind(column(&rows.erasures, |(_, id)| id.0))
            .bind(column(&rows.erasures, |(book, _)| book.0));
        if !rows.erasures.is_empty() {
            self.put(query).await?;
        }
        self.write_derived(&rows.derived).await?;
        self.write_deadlines(&rows.deadlines).await?;
        self.put(sqlx::query(statements::MOVE_POSITION).bind(signed(rows.last_position))).await
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
        let connected = in_time(connect(&self.options)).await?;
        self.connection = connected.map_err(|e| Failure::Lost(e.to_string()))?;
        Ok(())
    }

    /// After the commit, once for the whole batch: inside of it, every commit of the server would queue for it.
    async fn announce(&mut self, heads: &[(BookId, u64)]) {
        let said = listen::written(&self.node, heads);
        let query = sqlx::query("SELECT pg_notify($1, $2)").bind(listen::CHANNEL).bind(said);
        if let Err(failure) = self.put(query).await {
            tracing::warn!(what = failure.what(), "failed to tell the other nodes");
        }
    }

    async fn clear_derived(&mut self) -> Result<(), Failure> {
        for clear in statements::CLEAR_DERIVED {
            self.connection.execute(clear).await.map_err(|e| in_transaction(&e))?;
        }
        Ok(())
    }

    fn audit(&mut self) -> &mut PgConnection {
        &mut self.connection
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

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unreadable(what: String) -> Failure {
    Failure::Refused(format!("a row cannot be read: {what}"))
}

/// Connects so that what is committed is on disk, even where the server is set up to answer before.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    let durable = "SELECT set_config('synchronous_commit', 'on', false) \
         WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::query(durable).execute(&mut connection).await?;
    Ok(connection)
}
