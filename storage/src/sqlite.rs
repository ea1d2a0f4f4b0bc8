//! The ledger in a file of SQLite: one connection writes, a few others read.

mod audit;
mod error;
pub(crate) mod open;
pub(crate) mod reader;
mod rows;
mod statements;
mod writer;
