//! The example tournament: invented players, legal games and everything that happens in a hall, played through the
//! server's own HTTP API. All of it is drawn from a seed, so that a second run repeats the first.
//!
//! From the ground up: `dice` and `mover` choose moves; `line` is a whole game; `cast` says who plays; `officials`
//! hold the tokens; `stage` is what a step needs; `table` plays a game; `rounds` and `opening` run the
//! tournament; `verdict` reads it back; `run` does it all.

pub mod cast;
pub mod dice;
pub mod line;
pub mod mover;
pub mod officials;
pub mod opening;
pub mod rounds;
pub mod run;
pub mod stage;
pub mod table;
pub mod verdict;

pub use run::{Shown, run};
