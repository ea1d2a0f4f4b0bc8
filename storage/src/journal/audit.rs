//! A look at everything as it stands at one moment: what verification and rebuilding read.

use std::future::Future;

use chuhe_domain::vocabulary::{BookId, PersonalId, PersonalRef, StreamId};

use crate::journal::catalogue::CatalogueEntry;
use crate::journal::derived::{StreamHead, TableEvent};
use crate::journal::error::StoreError;
use crate::journal::plan::CommandRow;
use crate::journal::stored::{Head, StoredEvent};

/// A row, or what is wrong with it: one that cannot be read hides no other.
pub(crate) type Row<T> = Result<T, String>;

/// A connection on which nothing moves between one question and the next.
pub(crate) trait Audit: Send {
    /// Every book of which there is a row, in whatever table.
    fn books(&mut self) -> impl Future<Output = Result<Vec<BookId>, StoreError>> + Send;

    /// Up to `limit` events of the book after `after`, each with its sequence.
    fn events(
        &mut self,
        book: BookId,
        after: u64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<(u64, Row<StoredEvent>)>, StoreError>> + Send;

    /// The derived rows of the book.
    fn derived(&mut self, book: BookId) -> impl Future<Output = Result<DerivedRows, StoreError>> + Send;

    /// The answers given in the book.
    fn commands(
        &mut self,
        book: BookId,
    ) -> impl Future<Output = Result<Vec<Row<CommandRow>>, StoreError>> + Send;

    /// The texts about persons of the book.
    fn personal(
        &mut self,
        book: BookId,
    ) -> impl Future<Output = Result<Vec<Row<PersonalRow>>, StoreError>> + Send;

    /// The last position given to an event, and how many events there are.
    fn positions(&mut self) -> impl Future<Output = Result<(u64, u64), StoreError>> + Send;

    /// Events whose position another event has as well.
    fn doubled_positions(&mut self) -> impl Future<Output = Result<Vec<(BookId, u64)>, StoreError>> + Send;
}

/// Derived rows of one book, as stored.
#[derive(Debug, Default)]
pub(crate) struct DerivedRows {
    pub(crate) head: Option<Row<Head>>,
    pub(crate) streams: Vec<Row<(StreamId, StreamHead)>>,
    pub(crate) table_events: Vec<Row<TableEvent>>,
    pub(crate) catalogue: Option<Row<CatalogueEntry>>,
}

/// A text about a person, as stored.
#[derive(Debug)]
pub(crate) struct PersonalRow {
    pub(crate) id: PersonalId,
    pub(crate) salt: [u8; PersonalRef::SALT],
    pub(crate) text: String,
}
