//! What is read through the handle.

use std::collections::HashMap;
use std::sync::Arc;

use chuhe_domain::vocabulary::{BookId, CommandId, PersonalId, StreamId, Timestamp, TokenId};

use crate::journal::append::Outcome;
use crate::journal::catalogue::{CatalogueEntry, CatalogueQuery};
use crate::journal::deadline::Deadline;
use crate::journal::error::StoreError;
use crate::journal::stored::{Head, StoredEvent, TablesHead};
use crate::ledger::follow::{Follower, Slices};
use crate::ledger::handle::{Inner, Ledger};
use crate::ledger::hearing::Hearing;
use crate::ledger::reader::Reader;

impl Ledger {
    /// What was answered for a command.
    ///
    /// # Errors
    /// [`StoreError::KeyReused`] where its key was used for another request.
    pub async fn outcome(
        &self,
        actor: TokenId,
        command: CommandId,
        request_digest: &[u8; 32],
    ) -> Result<Option<Outcome>, StoreError> {
        let known = self.inner.reader.known(actor, command).await?;
        let reply = known.map(|known| known.repeat(request_digest)).transpose()?;
        Ok(reply.map(|reply| reply.outcome().clone()))
    }

    /// How far a book has come; the default for one that is not there.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn head(&self, book: BookId) -> Result<Head, StoreError> {
        self.inner.reader.head(book).await
    }

    /// How far the book's tables had come at `sequence`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn tables_at(&self, book: BookId, sequence: u64) -> Result<TablesHead, StoreError> {
        self.inner.reader.tables_at(book, sequence).await
    }

    /// The last event of the book written at `time` or before; 0 where there is none.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn sequence_at(&self, book: BookId, time: Timestamp) -> Result<u64, StoreError> {
        self.inner.reader.sequence_at(book, time).await
    }

    /// Events of a book after a sequence, up to and with another, at most so many, in order.
    ///
    /// # Errors
    /// When the database cannot be read, or a row of it.
    pub async fn read(
        &self,
        book: BookId,
        after: u64,
        up_to: Option<u64>,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.inner.reader.read(book, after, up_to, limit).await
    }

    /// The events of a book that touch a table, after a sequence, up to and with another, in order.
    ///
    /// # Errors
    /// When the database cannot be read, or a row of it.
    pub async fn read_tables(
        &self,
        book: BookId,
        after: u64,
        up_to: Option<u64>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.inner.reader.read_tables(book, after, up_to).await
    }

    /// The events of a stream after a version, in order.
    ///
    /// # Errors
    /// When the database cannot be read, or a row of it.
    pub async fn read_stream(
        &self,
        book: BookId,
        stream: StreamId,
        after_version: u64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.inner.reader.read_stream(book, stream, after_version).await
    }

    /// The last version of a stream; 0 where it is not in this book.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn stream_version(&self, book: BookId, stream: StreamId) -> Result<u64, StoreError> {
        self.inner.reader.stream_version(book, stream).await
    }

    /// The book in which a stream stands: games are addressed without their tournament.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn book_of(&self, stream: StreamId) -> Result<Option<BookId>, StoreError> {
        self.inner.reader.book_of(stream).await
    }

    /// Follows a book: every event after `after`, once, in order. Nothing is read before it is polled.
    #[must_use]
    pub fn follow(&self, book: BookId, after: u64) -> Slices {
        let Inner { reader, signals, settings, closing, .. } = &*self.inner;
        let follower = Follower {
            reader: reader.clone(),
            book,
            after,
            signal: signals.subscribe(book),
            poll: settings.poll,
            closed: Arc::clone(closing),
        };
        follower.slices()
    }

    /// Listens to all books: where something was written after this call. What a file is told by another process is not
    /// heard, nor what was written before.
    #[must_use]
    pub fn heard(&self) -> Hearing {
        self.inner.signals.subscribe_all(Arc::clone(&self.inner.closing))
    }

    /// Whether other nodes may write to it as well.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.inner.reader, Reader::Postgres(_))
    }

    /// The deadlines that stand, of one book or of all, due at `until` or before, at most so many: the earliest first.
    ///
    /// # Errors
    /// When the database cannot be read, or a row of it.
    pub async fn deadlines(
        &self,
        book: Option<BookId>,
        until: Option<Timestamp>,
        limit: u32,
    ) -> Result<Vec<Deadline>, StoreError> {
        self.inner.reader.deadlines(book, until, limit).await
    }

    /// The texts about persons under these ids; what is erased is not among them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn personal(&self, ids: &[PersonalId]) -> Result<HashMap<PersonalId, String>, StoreError> {
        self.inner.reader.personal(ids).await
    }

    /// A page of the list of tournaments, newest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn catalogue(&self, query: CatalogueQuery) -> Result<Vec<CatalogueEntry>, StoreError> {
        self.inner.reader.catalogue(query).await
    }

    /// One tournament's line of the list.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn catalogue_entry(&self, book: BookId) -> Result<Option<CatalogueEntry>, StoreError> {
        self.inner.reader.catalogue_entry(book).await
    }

    /// Every book there is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn books(&self) -> Result<Vec<BookId>, StoreError> {
        self.inner.reader.books().await
    }
}
