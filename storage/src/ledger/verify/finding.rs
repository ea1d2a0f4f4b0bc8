//! Something that is not as it was written.

use std::fmt;

use chuhe_domain::vocabulary::BookId;

/// Something that is not as it was written, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The table.
    pub table: &'static str,
    /// The book, where it is one book's matter.
    pub book: Option<BookId>,
    /// The event, where it is one event's matter.
    pub sequence: Option<u64>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.table)?;
        if let Some(book) = self.book {
            write!(f, ", book {book}")?;
        }
        if let Some(sequence) = self.sequence {
            write!(f, ", sequence {sequence}")?;
        }
        write!(f, ": {}", self.what)
    }
}
