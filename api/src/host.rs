//! A server inside this process: what `serve`, the demo and the import have in common.
//!
//! From the ground up: `serving` puts a desk on an address; `secrets` are the tokens a folder keeps for its owner;
//! `own` is a whole server with its ledger in a folder of its own; `runtime` runs it all.

pub mod own;
pub mod runtime;
pub mod secrets;
pub mod serving;

pub use own::{HostFailure, OwnServer};
pub use secrets::Secrets;
