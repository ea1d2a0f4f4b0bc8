//! Points, tie-breaks and places: one pure function from counted results to the table.
//!
//! It knows no game and no tournament: whoever calls says which entrants there are, which meetings have a result
//! and whose results are annulled. Chapter 3 of the rules: **Art. 14** (points), **Art. 15** (places).

pub mod direct_encounter;
pub mod fewer_fouls;
pub mod field;
pub mod ranking;
pub mod score;
pub mod sonneborn_berger;
pub mod tie_break;
pub mod wins;
pub mod within;

#[cfg(test)]
mod paper;

pub use field::{Entrant, Field, FieldFault, Fouls, Meeting};
pub use ranking::{RankingRules, Separation, Standing, Standings, Unranked, rank};
pub use score::{Cell, Mark, Scores};
pub use tie_break::{Because, Contribution, NotApplied, TieBreak, TieBreakValue, Unit};
