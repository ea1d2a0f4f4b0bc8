//! What an error of PostgreSQL means to the writer.

use sqlx::Error;

use crate::journal::error::StoreError;
use crate::journal::store::Failure;

/// A statement failed inside the transaction.
pub(crate) fn in_transaction(error: &Error) -> Failure {
    let what = error.to_string();
    let Some(state) = state(error) else {
        return if of_this_program(error) { Failure::Refused(what) } else { Failure::Lost(what) };
    };
    match state.as_str() {
        // the server ends the session, or has become one that only reads
        "57P01" | "57P02" | "57P03" | "57P05" | "25P03" | "25P04" | "25006" => Failure::Lost(what),
        // a lock or a statement took too long
        "55P03" | "57014" => Failure::Busy(what),
        _ => match state.get(..2) {
            Some("08") => Failure::Lost(what),
            // a victim of others; no room; trouble of the server's own
            Some("40" | "53" | "58" | "XX") => Failure::Busy(what),
            _ => Failure::Refused(what),
        },
    }
}

/// The commit failed. Only an error that says so has rolled it back; after any other, nobody knows.
pub(crate) fn at_commit(error: &Error) -> Failure {
    let what = error.to_string();
    match state(error).as_deref().and_then(|state| state.get(..2)) {
        Some("23") => Failure::Refused(what),
        Some("40") => Failure::Busy(what),
        _ => Failure::Lost(what),
    }
}

/// A reading failed.
pub(crate) fn reading(error: &Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// Whether it is a matter of this program's types, and not of the connection.
const fn of_this_program(error: &Error) -> bool {
    matches!(
        error,
        Error::RowNotFound
            | Error::Encode(_)
            | Error::Decode(_)
            | Error::ColumnDecode { .. }
            | Error::ColumnIndexOutOfBounds { .. }
            | Error::ColumnNotFound(_)
            | Error::TypeNotFound { .. }
    )
}

fn state(error: &Error) -> Option<String> {
    Some(error.as_database_error()?.code()?.into_owned())
}
