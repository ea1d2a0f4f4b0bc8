//! Reading from SQLite.

use std::collections::HashMap;

use chuhe_domain::vocabulary::{BookId, CommandId, PersonalId, StreamId, Timestamp, TokenId};
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use uuid::Uuid;

use crate::journal::catalogue::{CatalogueEntry, CatalogueQuery};
use crate::journal::deadline::Deadline;
use crate::journal::error::StoreError;
use crate::journal::plan::Known;
use crate::journal::stored::{Head, StoredEvent, TablesHead};
use crate::sqlite::error::reading;
use crate::sqlite::{audit, rows};

/// The connections that read.
#[derive(Clone)]
pub(crate) struct Reader {
    pool: SqlitePool,
}

impl Reader {
    pub(crate) const fn new(pool: SqlitePool) -> Self {
        Self { pool }
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// Everything as it stands at this moment, on a connection of its own.
    pub(crate) async fn snapshot(&self) -> Result<SqliteConnection, StoreError> {
        audit::snapshot(&self.pool.connect_options()).await.map_err(|e| reading(&e))
    }

    pub(crate) async fn head(&self, book: BookId) -> Result<Head, StoreError> {
        const HEAD: &str =
            "SELECT sequence, hash, recorded_at, tables_count, tables_sequence FROM books WHERE book_id = ?1";
        let row = sqlx::query(HEAD).bind(book.0).fetch_optional(&self.pool).await.map_err(|e| reading(&e))?;
        Ok(row.map(|row| rows::head(&row, 0)).transpose().map_err(unreadable)?.unwrap_or_default())
    }

    pub(crate) async fn tables_at(&self, book: BookId, sequence: u64) -> Result<TablesHead, StoreError> {
        const TABLES_AT: &str = "SELECT ordinal, sequence FROM table_events WHERE book_id = ?1 AND sequence <= ?2 \
             ORDER BY sequence DESC LIMIT 1";
        let query = sqlx::query(TABLES_AT).bind(book.0).bind(signed(sequence));
        let row = query.fetch_optional(&self.pool).await.map_err(|e| reading(&e))?;
        let read = |row: &SqliteRow| -> Result<_, String> {
            Ok(TablesHead { count: rows::number(row, 0)?, sequence: rows::number(row, 1)? })
        };
        Ok(row.map(|row| read(&row)).transpose().map_err(unreadable)?.unwrap_or_default())
    }

    /// Within a book, time never goes back: the sequence is found by halving.
    pub(crate) async fn sequence_at(&self, book: BookId, time: Timestamp) -> Result<u64, StoreError> {
        const SEQUENCE_AT: &str = "WITH RECURSIVE search (low, high) AS ( \
             SELECT 0, sequence FROM books WHERE book_id = ?1 \
             UNION ALL \
             SELECT CASE WHEN e.recorded_at <= ?2 THEN e.sequence ELSE low END, \
                    CASE WHEN e.recorded_at <= ?2 THEN high ELSE e.sequence - 1 END \
             FROM search CROSS JOIN events AS e ON e.book_id = ?1 AND e.sequence = (low + high + 1) / 2 \
             WHERE low < high) \
             SELECT low FROM search WHERE low >= high";
        let query = sqlx::query(SEQUENCE_AT).bind(book.0).bind(time.as_millis());
        let row = query.fetch_optional(&self.pool).await.map_err(|e| reading(&e))?;
        Ok(row.map(|row| rows::number(&row, 0)).transpose().map_err(unreadable)?.unwrap_or_default())
    }

    pub(crate) async fn read(
        &self,
        book: BookId,
        after: u64,
        up_to: Option<u64>,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        const READ: &str = concat!(
            "SELECT ",
            rows::event_columns!(),
            " FROM events AS e WHERE e.book_id = ?1 AND e.sequence > ?2 AND e.sequence <= ?3 ORDER BY e.sequence LIMIT ?4"
        );
        let query =
            sqlx::query(READ).bind(book.0).bind(signed(after)).bind(end(up_to)).bind(i64::from(limit));
        let found = query.fetch_all(&self.pool).await.map_err(|e| reading(&e))?;
        found.iter().map(rows::stored).collect()
    }

    pub(crate) async fn read_tables(
        &self,
        book: BookId,
        after: u64,
        up_to: Option<u64>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        const READ_TABLES: &str = concat!(
            "SELECT ",
            rows::event_columns!(),
            " FROM table_events AS t CROSS JOIN events AS e ON e.book_id = t.book_id AND e.sequence = t.sequence \
             WHERE t.book_id = ?1 AND t.sequence > ?2 AND t.sequence <= ?3 ORDER BY t.sequence"
        );
        let query = sqlx::query(READ_TABLES).bind(book.0).bind(signed(after)).bind(end(up_to));
        let found = query.fetch_all(&self.pool).await.map_err(|e| reading(&e))?;
        found.iter().map(rows::stored).collect()
    }

    pub(crate) async fn read_stream(
        &self,
        book: BookId,
        stream: StreamId,
        after_version: u64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        const READ_STREAM: &str = concat!(
            "SELECT ",
            rows::event_columns!(),
            " FROM events AS e WHERE e.book_id = ?1 AND e.stream_kind = ?2 AND e.stream_id = ?3 AND e.version > ?4 \
             ORDER BY e.version"
        );
        let query = sqlx::query(READ_STREAM).bind(book.0).bind(stream.kind.to_string()).bind(stream.id);
        let query = query.bind(signed(after_version));
        let found = query.fetch_all(&self.pool).await.map_err(|e| reading(&e))?;
        found.iter().map(rows::stored).collect()
    }

    pub(crate) async fn stream_version(&self, book: BookId, stream: StreamId) -> Result<u64, StoreError> {
        const STREAM_VERSION: &str =
            "SELECT version FROM streams WHERE book_id = ?1 AND stream_kind = ?2 AND stream_id = ?3";
        let query = sqlx::query(STREAM_VERSION).bind(book.0).bind(stream.kind.to_string()).bind(stream.id);
        let row = query.fetch_optional(&self.pool).await.map_err(|e| reading(&e))?;
        Ok(row.map(|row| rows::number(&row, 0)).transpose().map_err(unreadable)?.unwrap_or_default())
    }

    pub(crate) async fn book_of(&self, stream: StreamId) -> Result<Option<BookId>, StoreError> {
        const BOOK_OF: &str = "SELECT book_id FROM streams WHERE stream_id = ?1 AND stream_kind = ?2";
        let query = sqlx::query_scalar::<_, Uuid>(BOOK_OF).bind(stream.id).bind(stream.kind.to_string());
        Ok(query.fetch_optional(&self.pool).await.map_err(|e| reading(&e))?.map(BookId))
    }

    pub(crate) async fn known(
        &self,
        actor: TokenId,
        command: CommandId,
    ) -> Result<Option<Known>, StoreError> {
        const KNOWN: &str = "SELECT request_digest, book_id, status, first_sequence, last_sequence, at_sequence, refusal \
             FROM commands WHERE actor = ?1 AND command_id = ?2";
        let query = sqlx::query(KNOWN).bind(actor.0).bind(command.0);
        let row = query.fetch_optional(&self.pool).await.map_err(|e| reading(&e))?;
        row.map(|row| rows::known(&row, 0)).transpose().map_err(unreadable)
    }

    pub(crate) async fn personal(
        &self,
        ids: &[PersonalId],
    ) -> Result<HashMap<PersonalId, String>, StoreError> {
        const PERSONAL: &str = "SELECT p.id, p.text FROM json_each(?1) AS wanted \
             CROSS JOIN personal AS p ON p.id = unhex(wanted.value, '-')";
        let query = sqlx::query_as::<_, (Uuid, String)>(PERSONAL).bind(sqlx::types::Json(ids));
        let found = query.fetch_all(&self.pool).await.map_err(|e| reading(&e))?;
        Ok(found.into_iter().map(|(id, text)| (PersonalId(id), text)).collect())
    }

    pub(crate) async fn catalogue(&self, query: CatalogueQuery) -> Result<Vec<CatalogueEntry>, StoreError> {
        const CATALOGUE: &str = "SELECT book_id, title, public, closed, created_at, position FROM catalogue \
             WHERE position < ?1 AND (public OR NOT ?2) ORDER BY position DESC LIMIT ?3";
        let CatalogueQuery { public_only, before, limit } = query;
        let query = sqlx::query(CATALOGUE).bind(end(before)).bind(public_only).bind(i64::from(limit));
        let found = query.fetch_all(&self.pool).await.map_err(|e| reading(&e))?;
        found.iter().map(|row| rows::catalogue_entry(row).map_err(unreadable)).collect()
    }

    pub(crate) async fn catalogue_entry(&self, book: BookId) -> Result<Option<CatalogueEntry>, StoreError> {
        const ENTRY: &str =
            "SELECT book_id, title, public, closed, created_at, position FROM catalogue WHERE book_id = ?1";
        let row =
            sqlx::query(ENTRY).bind(book.0).fetch_optional(&self.pool).await.map_err(|e| reading(&e))?;
        row.map(|row| rows::catalogue_entry(&row)).transpose().map_err(unreadable)
    }

    pub(crate) async fn deadlines(
        &self,
        book: Option<BookId>,
        until: Option<Timestamp>,
        limit: u32,
    ) -> Result<Vec<Deadline>, StoreError> {
        const DEADLINES: &str = "SELECT book_id, game_id, at, kind FROM deadlines \
             WHERE (?1 IS NULL OR book_id = ?1) AND at <= ?2 ORDER BY at, game_id LIMIT ?3";
        let query = sqlx::query(DEADLINES).bind(book.map(|book| book.0));
        let query = query.bind(until.map_or(i64::MAX, Timestamp::as_millis)).bind(i64::from(limit));
        let found = query.fetch_all(&self.pool).await.map_err(|e| reading(&e))?;
        found.iter().map(|row| rows::deadline(row).map_err(unreadable)).collect()
    }

    pub(crate) async fn books(&self) -> Result<Vec<BookId>, StoreError> {
        const BOOKS: &str = "SELECT book_id FROM books ORDER BY book_id";
        let found =
            sqlx::query_scalar::<_, Uuid>(BOOKS).fetch_all(&self.pool).await.map_err(|e| reading(&e))?;
        Ok(found.into_iter().map(BookId).collect())
    }
}

/// A bound on sequences as the database counts; what is beyond its numbers is beyond its rows.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn end(bound: Option<u64>) -> i64 {
    bound.map_or(i64::MAX, signed)
}

fn unreadable(what: String) -> StoreError {
    StoreError::Unavailable(format!("a row cannot be read: {what}"))
}
