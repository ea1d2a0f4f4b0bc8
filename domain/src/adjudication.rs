//! 棋例: how a position that stands for the third time is ruled (**Art. 24–29**). Whether anybody asked, and what the ruling
//! does to a game, the game decides.
//!
//! From the ground up: the [`Span`] that is looked at; what men are worth ([`material`]); who may take on a point, and what
//! that [`exchange`] wins; the direct [`threat`]s of a side; whether it mates by checks ([`kill`]).

pub mod exchange;
pub mod hunt;
pub mod kill;
pub mod law;
pub mod material;
pub mod span;
pub mod threat;

pub use span::{Ply, Span};

#[cfg(test)]
mod tests;
