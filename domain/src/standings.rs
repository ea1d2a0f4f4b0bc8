//! Points, tie-breaks and places: one pure function from counted results to the table.
//!
//! It knows no game and no tournament: whoever calls says which entrants there are, which meetings have a result,
//! whose results are annulled and who was punished. Chapter 3 of the rules: **Art. 14** (points), **Art. 15** (places).

pub mod board_points;
pub mod board_score;
pub mod board_wins;
pub mod direct_encounter;
pub mod fewer_fouls;
pub mod field;
pub mod free_round;
pub mod opponents_score;
pub mod parting;
pub mod penalties;
pub mod prizes;
pub mod ranking;
pub mod score;
pub mod sonneborn_berger;
pub mod team_match;
pub mod team_places;
pub mod tie_break;
pub mod tie_break_value;
pub mod wins;
pub mod within;

#[cfg(test)]
mod paper;

pub use board_score::BoardScore;
pub use field::{Entrant, Field, FieldFault, Fouls, Meeting};
pub use free_round::{FreeRound, WhyFree};
pub use parting::Separation;
pub use penalties::Penalties;
pub use prizes::{Placing, Prize, Prizes, prizes};
pub use ranking::{RankingRules, Standing, Standings, Unranked, rank, rank_settled};
pub use score::{Cell, Mark, Scores};
pub use team_match::{BoardResult, BoardRules, ForfeitedMatchBoardPoints};
pub use team_places::taken::{MembersPlaces, Taken, TeamOfMembers};
pub use team_places::terms::{MissingMember, SharedPlace, TeamPlacesRules};
pub use team_places::{TeamPlace, TeamPlaces, UnrankedTeam, WithoutPlace, team_places};
pub use tie_break::{Contenders, TieBreak, Unit};
pub use tie_break_value::{Because, Contribution, NotApplied, TieBreakValue};
