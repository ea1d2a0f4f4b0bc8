//! Why the desk did not do, or could not show, what it was asked for.

use chuhe_domain::vocabulary::{Reason, Timestamp};
use chuhe_storage::ledger::StoreError;
use thiserror::Error;

/// An event that came between the version a sender named and the current one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Between {
    /// Its place in the book.
    pub sequence: u64,
    /// The name of its type.
    pub type_name: String,
    /// When it was written.
    pub recorded_at: Timestamp,
}

/// A failure of the desk.
#[derive(Debug, Error)]
pub enum Failure {
    /// The rules, or the state of things, do not allow it. A refused command is stored as such.
    #[error("refused: {}", .0.code)]
    Refused(Reason),
    /// There is no such thing to ask about or to command. Nothing is stored.
    #[error("not found: {}", .0.code)]
    NotFound(Reason),
    /// **Art. 17.5** – the sender is barred from somebody whom the command judges. Nothing is stored.
    #[error("the sender is barred from whom the command judges")]
    Barred,
    /// The versions the sender named are not current.
    #[error("the current version is {}", current.join(", "))]
    VersionMismatch {
        /// What is current.
        current: Vec<String>,
        /// What came after the versions that were named.
        between: Vec<Between>,
    },
    /// The state changed under every attempt to decide.
    #[error("the state changed under every attempt to decide")]
    Contended,
    /// The ledger.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The ledger holds what cannot be.
    #[error("the ledger holds what cannot be: {0}")]
    Broken(String),
}
