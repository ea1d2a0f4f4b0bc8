//! The federation's register of players: who they are, by whatever scripts and numbers they are known, and how they
//! are rated.
//!
//! `state` folds the facts and holds no text about anybody: names, numbers and births stand apart. Whoever keeps those
//! says who holds a number (`claims`); each command stands in a file of its own.

pub mod amend;
pub mod claims;
pub mod erase;
pub mod event;
pub mod rate;
pub mod refusal;
pub mod register;
pub mod state;

pub use amend::AmendPlayer;
pub use claims::{Claims, Numbered};
pub use erase::ErasePlayer;
pub use event::{Details, ExternalId, PlayerEvent, Rating};
pub use rate::RatePlayer;
pub use refusal::{Refusal, Refused};
pub use register::{RegisterPlayer, RegisterPlayers};
pub use state::{Player, Players};
