//! Reading, whichever database it is.

use std::collections::HashMap;

use chuhe_domain::vocabulary::{BookId, CommandId, PersonalId, StreamId, Timestamp, TokenId};

use crate::journal::catalogue::{CatalogueEntry, CatalogueQuery};
use crate::journal::deadline::Deadline;
use crate::journal::error::StoreError;
use crate::journal::plan::Known;
use crate::journal::stored::{Head, StoredEvent, TablesHead};
use crate::ledger::verify::{self, Finding, Verified};
use crate::{postgres, sqlite};

/// The connections that read.
#[derive(Clone)]
pub(crate) enum Reader {
    Sqlite(sqlite::reader::Reader),
    Postgres(postgres::reader::Reader),
}

/// The same call on either of them.
macro_rules! either {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $answer:ty;)*) => {
        impl Reader {$(
            $(#[$doc])*
            pub(crate) async fn $name(&self, $($arg: $type),*) -> Result<$answer, StoreError> {
                match self {
                    Self::Sqlite(reader) => reader.$name($($arg),*).await,
                    Self::Postgres(reader) => reader.$name($($arg),*).await,
                }
            }
        )*}
    };
}

either! {
    fn head(book: BookId) -> Head;
    fn tables_at(book: BookId, sequence: u64) -> TablesHead;
    fn sequence_at(book: BookId, time: Timestamp) -> u64;
    fn read(book: BookId, after: u64, up_to: Option<u64>, limit: u32) -> Vec<StoredEvent>;
    fn read_tables(book: BookId, after: u64, up_to: Option<u64>) -> Vec<StoredEvent>;
    fn read_stream(book: BookId, stream: StreamId, after_version: u64) -> Vec<StoredEvent>;
    fn stream_version(book: BookId, stream: StreamId) -> u64;
    fn book_of(stream: StreamId) -> Option<BookId>;
    fn known(actor: TokenId, command: CommandId) -> Option<Known>;
    fn personal(ids: &[PersonalId]) -> HashMap<PersonalId, String>;
    fn catalogue(query: CatalogueQuery) -> Vec<CatalogueEntry>;
    fn catalogue_entry(book: BookId) -> Option<CatalogueEntry>;
    fn deadlines(book: Option<BookId>, until: Option<Timestamp>, limit: u32) -> Vec<Deadline>;
    fn books() -> Vec<BookId>;
}

impl Reader {
    /// Verifies everything, on a connection of its own.
    pub(crate) async fn verify(
        &self,
        on_finding: &mut (dyn FnMut(Finding) + Send),
    ) -> Result<Verified, StoreError> {
        match self {
            Self::Sqlite(reader) => verify::verify(&mut reader.snapshot().await?, on_finding).await,
            Self::Postgres(reader) => verify::verify(&mut reader.snapshot().await?, on_finding).await,
        }
    }

    /// Closes the connections, once they are idle.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(reader) => reader.close().await,
            Self::Postgres(reader) => reader.close().await,
        }
    }
}
