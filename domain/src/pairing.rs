//! Who meets whom, and with which colour: pure functions over numbers and entries.
//!
//! It knows no tournament: whoever calls says how many there are and which seed was drawn, and writes down what
//! comes out. Chapter 3 of the rules: **Art. 11** (systems), **Art. 13** (colours), Appendix I (circular tables).

pub mod boards;
pub mod circular;
mod faults;
pub mod groups;
pub mod knock_out;
pub mod line_up;
pub mod lots;
pub mod matching;
pub mod seeding;
pub mod swiss;

pub use boards::BoardGame;
pub use circular::{CircularRound, CircularTable, NoTable, Pair};
pub use groups::NoGroups;
pub use line_up::{EmptyBoards, LineUpFault, LineUpRule, NotALineUp, NotByRating};
pub use lots::{Lot, LotFault, NotADraw, SeedNotCommitted};
