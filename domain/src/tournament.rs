//! One tournament: regulations, entries, lots, rounds, withdrawals.

pub mod event;
pub mod regulations;

pub use event::TournamentEvent;
pub use regulations::Regulations;
