//! One game, from the pairing to the result that counts.

pub mod event;

pub use event::GameEvent;
