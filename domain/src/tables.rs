//! What is shown of a tournament: its rounds, its crosstable, its standings, its bracket.
//!
//! Pure folds: everything here is worked out from the state of the tournament, and nothing is kept.

pub mod bracket;
pub mod crosstable;
pub mod rounds;
pub mod standings;

pub use bracket::{BracketMatch, BracketPlace, BracketTable, MatchGame, NextGame, PlayedMatch, bracket};
pub use crosstable::{Crosstable, CrosstableCell, CrosstableRow, crosstable};
pub use rounds::{RoundPairing, RoundTable, rounds};
pub use standings::{StandingsTable, standings};
