//! What can go wrong between a decision and the disk.

use chuhe_domain::vocabulary::{BookId, StreamId};
use thiserror::Error;

use crate::journal::append::Guard;

/// A guard that did not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GuardFailure {
    /// What the decision had read.
    pub expected: Guard,
    /// The version or count that stands there now.
    pub found: u64,
}

/// Why the ledger did not do what it was asked to.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// What the decision had read has changed since: read what came, and decide again.
    #[error("failed to append: what the decision has read is no longer so")]
    Conflict(Vec<GuardFailure>),
    /// The command's key was used before, for another request.
    #[error("failed to append: the key was used before for another request")]
    KeyReused,
    /// The append can never be written as it is.
    #[error("failed to append: {0}")]
    Invalid(Invalid),
    /// The database does not take it. Nothing was written.
    #[error("failed to append: the database refused it: {0}")]
    Rejected(String),
    /// The database cannot be reached, or the ledger is closed. Nothing was written.
    #[error("failed to reach the ledger: {0}")]
    Unavailable(String),
    /// It may or may not be written: repeat with the same key, and the answer will be the true one.
    #[error("failed to learn the outcome: repeat with the same key")]
    OutcomeUnknown,
    /// The ledger cannot be opened here.
    #[error("failed to open the ledger: {0}")]
    Open(String),
    /// Another process holds the file.
    #[error("failed to open the ledger: another process holds {0}")]
    InUse(String),
    /// What is stored cannot be what was written.
    #[error("failed to read book {book} at sequence {sequence}: {what}")]
    Corrupt {
        /// The book.
        book: BookId,
        /// The event.
        sequence: u64,
        /// What is wrong with it.
        what: String,
    },
}

/// Why an append can never be written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Invalid {
    /// PostgreSQL keeps no such text, so neither database is given it.
    #[error("{0} holds a NUL character")]
    Nul(&'static str),
    /// The bound keeps one command from stalling every other.
    #[error("{what} has {found} bytes, more than {bound}")]
    TooLong {
        /// What it is.
        what: &'static str,
        /// How long it is.
        found: usize,
        /// How long it may be.
        bound: usize,
    },
    /// The bound keeps one command from stalling every other.
    #[error("{found} {what} at once, more than {bound}")]
    TooMany {
        /// What they are.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there may be.
        bound: usize,
    },
    /// The event would not come back as it went in.
    #[error("an event {type_name} cannot be read back: {what}")]
    Unreadable {
        /// Its type.
        type_name: &'static str,
        /// What the reader said.
        what: String,
    },
    /// A refusal adds nothing to the book.
    #[error("a command without events, or a refusal, carries facts or personal data")]
    RefusalWithFacts,
    /// No such answer.
    #[error("{0} is no status of an answer")]
    Status(u16),
    /// A stream lives in one book.
    #[error("the stream {} {} stands in the book {home}", stream.kind, stream.id)]
    StreamElsewhere {
        /// The stream.
        stream: StreamId,
        /// The book it stands in.
        home: BookId,
    },
}
