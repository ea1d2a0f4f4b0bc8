//! What is shown of a tournament: its rounds, its crosstable, its standings, its bracket, its matches.
//!
//! Pure folds: everything here is worked out from the state of the tournament, and nothing is kept.

pub mod bracket;
pub mod crosstable;
pub mod matches;
pub mod rounds;
pub mod standings;
pub mod team_places;

pub use bracket::{BracketMatch, BracketPlace, BracketTable, bracket};
pub use crosstable::{Crosstable, CrosstableCell, CrosstableRow, crosstable};
pub use matches::{MatchGame, MatchTable, NextGame, match_table};
pub use rounds::{RoundPairing, RoundTable, rounds};
pub use standings::{StandingsTable, standings};
pub use team_places::{TeamPlacesTable, teams_by_members};
