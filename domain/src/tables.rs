//! What is shown of a tournament: its rounds, its crosstable, its standings.
//!
//! Pure folds: everything here is worked out from the state of the tournament, and nothing is kept.

pub mod crosstable;
pub mod prizes;
pub mod rounds;
pub mod standings;
pub mod team_places;

pub use crosstable::{Crosstable, CrosstableCell, CrosstableRow, crosstable};
pub use prizes::{PrizesTable, prizes};
pub use rounds::{RoundPairing, RoundTable, rounds};
pub use standings::{StandingsTable, standings};
pub use team_places::{TeamPlacesTable, teams_by_members};
