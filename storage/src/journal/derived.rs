//! What is derived from the events and can be worked out again: heads, the side index of the tables, the catalogue.
//!
//! One fold serves the writer (which goes on from what stands), the rebuilding and the verification (which begin at
//! nothing), so the three cannot disagree.

use std::collections::{BTreeMap, BTreeSet};

use chuhe_domain::event::Event;
use chuhe_domain::vocabulary::{BookId, StreamId};

use crate::journal::catalogue::{self, CatalogueEntry};
use crate::journal::stored::{Head, StoredEvent, TablesHead};

/// Where a stream stands, and in which book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StreamHead {
    pub(crate) book: BookId,
    pub(crate) version: u64,
}

/// A line of the side index: the `ordinal`th event of the book that touches a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TableEvent {
    pub(crate) book: BookId,
    pub(crate) sequence: u64,
    pub(crate) ordinal: u64,
}

/// Derived rows: those that stood, gone on with what came.
#[derive(Debug, Clone, Default)]
pub(crate) struct Derived {
    pub(crate) books: BTreeMap<BookId, Head>,
    pub(crate) streams: BTreeMap<StreamId, StreamHead>,
    pub(crate) catalogue: BTreeMap<BookId, CatalogueEntry>,
    /// Only what came: nobody needs the earlier lines to add one.
    pub(crate) table_events: Vec<TableEvent>,
    touched: Touched,
}

#[derive(Debug, Clone, Default)]
struct Touched {
    books: BTreeSet<BookId>,
    streams: BTreeSet<StreamId>,
    catalogue: BTreeSet<BookId>,
}

impl Derived {
    pub(crate) fn head(&self, book: BookId) -> Head {
        self.books.get(&book).copied().unwrap_or_default()
    }

    /// The version of a stream in this book; 0 where it is not there.
    pub(crate) fn version(&self, book: BookId, stream: StreamId) -> u64 {
        self.streams.get(&stream).filter(|head| head.book == book).map_or(0, |head| head.version)
    }

    /// The book of a stream, where it is another one.
    pub(crate) fn elsewhere(&self, book: BookId, stream: StreamId) -> Option<BookId> {
        self.streams.get(&stream).map(|head| head.book).filter(|home| *home != book)
    }

    /// Goes on with one event.
    pub(crate) fn apply(&mut self, row: &StoredEvent, event: &Event) {
        let head = self.books.entry(row.book).or_default();
        head.sequence = row.sequence;
        head.hash = row.hash;
        head.recorded_at = row.recorded_at;
        if event.touches_tables() {
            head.tables = TablesHead { count: head.tables.count + 1, sequence: row.sequence };
            self.table_events.push(TableEvent {
                book: row.book,
                sequence: row.sequence,
                ordinal: head.tables.count,
            });
        }
        self.touched.books.insert(row.book);
        self.streams.insert(row.stream, StreamHead { book: row.book, version: row.version });
        self.touched.streams.insert(row.stream);
        if catalogue::concerns(event) {
            if let Some(entry) = catalogue::evolve(self.catalogue.remove(&row.book), row, event) {
                self.catalogue.insert(row.book, entry);
            }
            self.touched.catalogue.insert(row.book);
        }
    }

    /// The heads of books that moved.
    pub(crate) fn touched_books(&self) -> impl Iterator<Item = (BookId, &Head)> {
        self.touched
            .books
            .iter()
            .filter_map(|book| self.books.get_key_value(book))
            .map(|(book, head)| (*book, head))
    }

    /// The heads of streams that moved.
    pub(crate) fn touched_streams(&self) -> impl Iterator<Item = (StreamId, &StreamHead)> {
        let moved = self.touched.streams.iter();
        moved.filter_map(|stream| self.streams.get_key_value(stream)).map(|(stream, head)| (*stream, head))
    }

    /// The lines of the catalogue that changed.
    pub(crate) fn touched_catalogue(&self) -> impl Iterator<Item = &CatalogueEntry> {
        self.touched.catalogue.iter().filter_map(|book| self.catalogue.get(book))
    }
}
