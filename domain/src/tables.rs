//! What is shown of a tournament: its stages and rounds, crosstables and standings, brackets and matches.
//!
//! Pure folds: everything here is worked out from the state of the tournament, and nothing is kept.

pub mod bracket;
pub mod crosstable;
pub mod knock_out_match;
pub mod prizes;
pub mod rounds;
pub mod stages;
pub mod standings;
pub mod team_match;
pub mod team_places;

pub use bracket::{BracketMatch, BracketTable, bracket};
pub use crosstable::{Crosstable, CrosstableCell, CrosstableGame, CrosstableRow, crosstable};
pub use knock_out_match::{KnockOutGame, KnockOutMatch, NextGame, knock_out_match};
pub use prizes::{PrizesTable, prizes};
pub use rounds::{RoundPairing, RoundTable, rounds};
pub use stages::{StageEntrant, StageGroup, StageRound, StageStatus, StageTable, stage, stages};
pub use standings::{StandingsTable, standings};
pub use team_match::{Score, TeamBoard, TeamMatchLine, TeamMatchTable, TeamScore, team_match};
pub use team_places::{TeamPlacesTable, teams_by_members};
