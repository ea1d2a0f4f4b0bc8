//! The federation's own book: who may act on this server.

pub mod event;

pub use event::{Issued, Revoked, Scope, TokenEvent};
