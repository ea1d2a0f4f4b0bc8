//! The ledger in a PostgreSQL database, which several nodes may share.

mod audit;
mod error;
pub(crate) mod listen;
pub(crate) mod open;
pub(crate) mod reader;
mod rows;
mod statements;
mod writer;
