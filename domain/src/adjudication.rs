//! 棋例: how a position that stands for the third time is ruled (**Art. 24–29**). Whether anybody asked, and what the ruling
//! does to a game, the game decides.
//!
//! From the ground up: the [`Span`] that is looked at; what men are worth ([`material`]); who may take on a point, and what
//! that [`exchange`] wins; the direct [`threat`]s of a side; whether it mates by checks ([`kill`]); what it wins by going on
//! ([`hunt`]); the [`Nature`] of a move, and where it is in [`doubt`]; the [`Verdict`]; the [`Ruling`] with all its reasons.

pub mod budget;
pub mod capture;
pub mod chase;
pub mod conduct;
pub mod doubt;
pub mod exchange;
pub mod gain;
pub mod hunt;
pub mod judge;
pub mod kill;
pub mod law;
pub mod material;
pub mod nature;
pub mod ruling;
pub mod span;
pub mod stage;
pub mod threat;
pub mod verdict;
pub mod view;
pub mod weight;
pub mod witness;

pub use doubt::Doubt;
pub use judge::{Judged, judge};
pub use nature::{Interval, Nature};
pub use ruling::{Ruling, rule};
pub use span::{Ply, Span};
pub use verdict::{Call, Ground, Verdict};
pub use witness::{Victim, Way};

#[cfg(test)]
mod tests;
