//! The timekeeper: it sleeps to the nearest deadline of any game, and has the desk take up what has come due. Between
//! deadlines it does nothing.
//!
//! `agenda` is what it waits for; `keep` fills it (from the table of deadlines at the start, from what this node writes, and
//! from what other nodes say they have written) and works it off. What is ruled, and whether, is the domain's to decide; that
//! it is ruled once, whoever takes it up and how often, is the ledger's.

mod agenda;
mod keep;

pub use keep::Timekeeper;
