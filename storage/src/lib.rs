//! The append-only, hash-chained ledger, on SQLite or on PostgreSQL.
//!
//! `journal` holds the words and the pure part: what an append is, what it becomes, how it is chained. `sqlite` and
//! `postgres` speak to the databases and mirror each other. `ledger` is the port: open, append, read, follow, verify.
#![warn(missing_docs)]

mod journal;
pub mod ledger;
mod postgres;
mod sqlite;
