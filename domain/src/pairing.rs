//! Who meets whom, and with which colour: pure functions over numbers and entries.
//!
//! It knows no tournament: whoever calls says how many there are and which seed was drawn, and writes down what
//! comes out. Chapter 3 of the rules: **Art. 11** (systems), **Art. 13** (colours), Appendix I (circular tables).

pub mod circular;
pub mod knock_out;
pub mod lots;

pub use circular::{CircularRound, CircularTable, NoTable, Pair};
pub use lots::{Lot, LotFault, NotADraw, SeedNotCommitted};
