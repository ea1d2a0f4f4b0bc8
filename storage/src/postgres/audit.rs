//! Looking at everything in PostgreSQL.

use chuhe_domain::vocabulary::BookId;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{ConnectOptions, Executor};
use uuid::Uuid;

use crate::journal::audit::{Audit, DerivedRows, PersonalRow, Row};
use crate::journal::error::StoreError;
use crate::journal::plan::CommandRow;
use crate::journal::stored::StoredEvent;
use crate::postgres::error::reading;
use crate::postgres::rows;

/// A connection of its own, which from here on sees nothing new. Rows that die meanwhile stay for as long as it looks.
pub(crate) async fn snapshot(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    connection.execute("SET LOCAL statement_timeout = 0").await?;
    // the first look is what fixes it
    connection.execute("SELECT last_position FROM log_state").await?;
    Ok(connection)
}

impl Audit for PgConnection {
    async fn books(&mut self) -> Result<Vec<BookId>, StoreError> {
        let query = sqlx::query_scalar::<_, Uuid>(BOOKS);
        let found = query.fetch_all(self).await.map_err(|e| reading(&e))?;
        Ok(found.into_iter().map(BookId).collect())
    }

    async fn events(
        &mut self,
        book: BookId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<(u64, Row<StoredEvent>)>, StoreError> {
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let query = sqlx::query(EVENTS).bind(book.0).bind(after).bind(i64::from(limit));
        let found = query.fetch_all(self).await.map_err(|e| reading(&e))?;
        let each = |row: &PgRow| {
            let sequence = rows::number(row, 1).map_err(StoreError::Unavailable)?;
            Ok((sequence, rows::stored(row).map_err(|error| error.to_string())))
        };
        found.iter().map(each).collect()
    }

    async fn derived(&mut self, book: BookId) -> Result<DerivedRows, StoreError> {
        let head = of_book(self, HEAD, book).await?.first().map(|row| rows::head(row, 0));
        let streams = of_book(self, STREAMS, book).await?.iter().map(rows::stream).collect();
        let table_events = of_book(self, TABLE_EVENTS, book).await?.iter().map(rows::table_event).collect();
        let catalogue = of_book(self, CATALOGUE, book).await?.first().map(rows::catalogue_entry);
        Ok(DerivedRows { head, streams, table_events, catalogue })
    }

    async fn commands(&mut self, book: BookId) -> Result<Vec<Row<CommandRow>>, StoreError> {
        Ok(of_book(self, COMMANDS, book).await?.iter().map(rows::command).collect())
    }

    async fn personal(&mut self, book: BookId) -> Result<Vec<Row<PersonalRow>>, StoreError> {
        Ok(of_book(self, PERSONAL, book).await?.iter().map(rows::personal).collect())
    }

    async fn positions(&mut self) -> Result<(u64, u64), StoreError> {
        let row = sqlx::query(POSITIONS).fetch_one(self).await.map_err(|e| reading(&e))?;
        let read = rows::number(&row, 0).and_then(|last| Ok((last, rows::number(&row, 1)?)));
        read.map_err(StoreError::Unavailable)
    }

    async fn doubled_positions(&mut self) -> Result<Vec<(BookId, u64)>, StoreError> {
        let found = sqlx::query(DOUBLED).fetch_all(self).await.map_err(|e| reading(&e))?;
        let each = |row: &PgRow| Ok((BookId(rows::get(row, 0)?), rows::number(row, 1)?));
        found.iter().map(each).collect::<Result<_, _>>().map_err(StoreError::Unavailable)
    }
}

async fn of_book(
    connection: &mut PgConnection,
    sql: &'static str,
    book: BookId,
) -> Result<Vec<PgRow>, StoreError> {
    sqlx::query(sql).bind(book.0).fetch_all(connection).await.map_err(|e| reading(&e))
}

const BOOKS: &str = "SELECT book_id FROM events UNION SELECT book_id FROM books UNION SELECT book_id FROM streams \
     UNION SELECT book_id FROM table_events UNION SELECT book_id FROM catalogue UNION SELECT book_id FROM commands \
     UNION SELECT book_id FROM personal ORDER BY book_id";

const EVENTS: &str = concat!(
    "SELECT ",
    rows::event_columns!(),
    " FROM events AS e WHERE e.book_id = $1 AND e.sequence > $2 ORDER BY e.sequence LIMIT $3"
);

const HEAD: &str =
    "SELECT sequence, hash, recorded_at, tables_count, tables_sequence FROM books WHERE book_id = $1";

const STREAMS: &str = "SELECT book_id, stream_kind, stream_id, version FROM streams WHERE book_id = $1";

const TABLE_EVENTS: &str =
    "SELECT book_id, sequence, ordinal FROM table_events WHERE book_id = $1 ORDER BY sequence";

const CATALOGUE: &str =
    "SELECT book_id, title, public, closed, created_at, position FROM catalogue WHERE book_id = $1";

const COMMANDS: &str = "SELECT actor, command_id, request_digest, book_id, status, first_sequence, last_sequence, \
     at_sequence, refusal, correlation_id, received_at, recorded_at FROM commands WHERE book_id = $1";

const PERSONAL: &str = "SELECT id, salt, text FROM personal WHERE book_id = $1";

const POSITIONS: &str = "SELECT last_position, (SELECT count(*) FROM events) FROM log_state WHERE id = 1";

const DOUBLED: &str = "SELECT book_id, sequence FROM events WHERE position IN \
     (SELECT position FROM events GROUP BY position HAVING count(*) > 1) ORDER BY position";
