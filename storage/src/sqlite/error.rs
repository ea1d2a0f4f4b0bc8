//! What an error of SQLite means to the writer.

use sqlx::Error;

use crate::journal::error::StoreError;
use crate::journal::store::Failure;

/// Primary result codes: the low byte of what SQLite says.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const NO_MEMORY: i32 = 7;
const FULL: i32 = 13;
const CONSTRAINT: i32 = 19;
const MISMATCH: i32 = 20;
const TOO_BIG: i32 = 18;
const GENERIC: i32 = 1;

/// A statement failed inside the transaction.
pub(crate) fn in_transaction(error: &Error) -> Failure {
    let what = error.to_string();
    match primary_code(error) {
        Some(BUSY | LOCKED | NO_MEMORY | FULL) => Failure::Busy(what),
        Some(GENERIC | CONSTRAINT | MISMATCH | TOO_BIG) => Failure::Refused(what),
        Some(_) => Failure::Disk(what),
        None if matches!(error, Error::WorkerCrashed | Error::Io(_)) => Failure::Lost(what),
        None => Failure::Refused(what),
    }
}

/// The commit failed. Where it is not certain that it was put off, the disk is not to be trusted any more.
pub(crate) fn at_commit(error: &Error) -> Failure {
    match primary_code(error) {
        Some(BUSY) => Failure::Busy(error.to_string()),
        Some(CONSTRAINT) => Failure::Refused(error.to_string()),
        _ => Failure::Disk(error.to_string()),
    }
}

/// A reading failed.
pub(crate) fn reading(error: &Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

fn primary_code(error: &Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}
