//! Time controls (計時方案) and the two faces of a clock (棋鐘): how presses and stops are counted, and what each
//! face shows at any instant. Chapter 2 of the rules: **Art. 6** (the clock), **Art. 22** (time).
//!
//! It knows no game: whoever calls says when a face began to run, how many moves have been made, and what follows
//! from a flag. It never asks what time it is.

pub mod authority;
pub mod control;
pub mod face;
pub mod flaw;
pub mod period;
pub mod preset;
mod quota;
pub mod state;
pub mod written;

#[cfg(test)]
mod laws;

pub use authority::{Authority, ClockRules, Keeper, MarginTooLong};
pub use control::TimeControl;
pub use face::Face;
pub use flaw::TimeControlFlaw;
pub use period::{Period, Quantity};
pub use preset::Preset;
pub use state::{Clock, Counted, Reading};
