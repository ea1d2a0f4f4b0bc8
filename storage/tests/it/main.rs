//! The ledger from outside: one suite, run on both databases.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod conformance;
mod file;
mod fixture;
mod nodes;
mod words;
