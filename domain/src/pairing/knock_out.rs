//! Knock-out (淘汰制): which matches a field of seeds plays, who meets in them, who is left, and how a match is won.
//!
//! It speaks of seed numbers, 1 the best, and of matches as places in a bracket. Who holds a seed, and which games a
//! match is made of, is left to those who call. **Art. 11.1** names single and double elimination and leaves the rest
//! to the organiser; what is decided here beyond **Art. 13.4, 13.5** is house.
//!
//! From the ground up: `line` (who starts where), `slot` (the name of a match), `outcome`; `bracket` and `feeders`
//! (which matches there are, and from where one comes into them); `state` and `places` (what follows from what was
//! played); `apart` and `assignment` (seeds for qualifiers of groups); `ladder` and `series` (how a match is won).

pub mod apart;
mod assignment;
pub mod bracket;
pub mod feeders;
pub mod ladder;
mod line;
pub mod outcome;
pub mod places;
pub mod series;
pub mod slot;
pub mod state;

#[cfg(test)]
mod drawn;
#[cfg(test)]
mod laws;

pub use apart::apart;
pub use bracket::{Bracket, Elimination, NoBracket};
pub use feeders::Feeder;
pub use ladder::{LADDER, PlayOffStep, PlayOffTime};
pub use outcome::{Contender, MatchOutcome};
pub use places::Placed;
pub use series::{Series, SeriesFlaw, SeriesGame, SeriesState};
pub use slot::{NoSlot, Slot};
pub use state::{BracketState, Contestant, Meeting, Status};
