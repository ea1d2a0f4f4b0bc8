//! Swiss systems (積分編排制): each round is paired from what was played before it.
//!
//! It speaks of entrants as numbers, 0 the first of the order the event began with. **Art. 11.4** names the system; how
//! a round is paired stood in an Appendix II that is lost, and what is decided here is house, or the rules of FIDE
//! where the regulations name them.
//!
//! From the ground up: `field` (what happened), `profile` (what follows for one entrant), `colour`, `allot` (who has Red), `round` (what comes out); `ladder` (criteria
//! as a weight); `chinese` (the system of the house), `dutch` (FIDE's).

#![expect(clippy::indexing_slicing, reason = "entrants are numbers of the field that is paired")]

mod allot;
pub mod chinese;
pub mod colour;
pub mod dutch;
pub mod field;
mod ladder;
mod profile;
pub mod round;

pub use field::{Past, SwissEntrant, SwissField};
pub use round::{NoPairing, SwissRound};
