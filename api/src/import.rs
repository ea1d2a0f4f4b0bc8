//! Recorded events, played anew: a file of results and a file of moves are read, held against each other, refused
//! with every reason where they contradict themselves, and else played through the HTTP API from the first entry to
//! the last place, which is compared with what was published.
//!
//! From the ground up: `event_file` and `records` read; `field` says who plays; `meetings` and `scores` find
//! contradictions; `examine` puts it together; `numbering` finds the lots; `plan` lays out the rounds; `table` and
//! `play` play them; `verdict` compares.

pub mod event_file;
pub mod examine;
pub mod field;
pub mod meetings;
pub mod numbering;
pub mod plan;
pub mod play;
pub mod prepare;
pub mod records;
pub mod scores;
pub mod table;
pub mod unreadable;
pub mod verdict;

pub use play::{ImportFailure, Imported, play};
pub use prepare::{NotPrepared, Prepared, games_beside, prepare};
pub use unreadable::Unreadable;
pub use verdict::Verdict;
