//! Touch-move, **Art. 5.1–5.5**: which moves are left to a player who has touched men, and the touching fouls of
//! 9.1.5 and 9.1.6. Whether a touch was one at all (5.6: adjusting, an obvious slip) is the arbiter's to say, and
//! what a foul costs belongs to the rooms about conduct.
//!
//! From the ground up: a man [`Touched`] and what an article may [`Demand`] of it; the [`TouchArticle`] with its
//! order of demands; the [`TouchRuling`].

pub mod article;
pub mod demand;
pub mod refusal;
pub mod ruling;

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;

pub use article::{TouchArticle, TouchOrder};
pub use demand::{Demand, Lapsed, Touched, WhyNot};
pub use refusal::TouchError;
pub use ruling::{Obligation, TouchFoul, TouchRuling};
