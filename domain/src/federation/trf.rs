//! Tournament reports as FIDE has them: TRF16 and TRF26, with the codes that pairing programs added, in and out.
//!
//! A [`Report`] is its lines in their order. Each keeps how it stood there and what it means, so nothing is lost: what is
//! not known is kept too, and a report that was read is written as it was, but for blanks at the end of lines and the ends
//! themselves. A new line is made of what it shall say ([`Line::of`]).
//!
//! [`read()`] tells every fault with its line and column. A report is refused for what makes its results doubtful:
//! columns that hold something else than they ought to, one number twice or a number missing below the highest, an
//! opponent who does not exist, is the player himself, or says otherwise (about the opponent, the colour, the result), a
//! game without its result or its opponent, a bye with an opponent, points that are not those of the results, rounds after
//! the last. Told as warnings, and read all the same: lines of no known kind, a number of players that is not that of the
//! lines, columns that run into each other where only names and the like stand, a second bye in a round, a colour without
//! an opponent, and in a report of teams a player's points: there they bear on nothing.
//!
//! A draw and a loss may go together, and two losses: an arbiter may rule so. Points are those of the rounds that have been
//! paired; where a bye of the next round stands there already, they may hold it.
//!
//! From the ground up: `tenths`, `outcome`, `flaw`; `row` (columns); `meeting`, `player`, `team`, `extra`, `scores` (what
//! lines say); `record`, `report`; `loans`, `earnings`, `check`, `read`; `version`, `field` (a round to be paired).

mod check;
mod earnings;
pub mod extra;
pub mod field;
pub mod flaw;
mod loans;
pub mod meeting;
pub mod outcome;
pub mod player;
pub mod read;
pub mod record;
pub mod report;
mod row;
pub mod scores;
pub mod team;
pub mod tenths;
#[cfg(test)]
mod tests;
pub mod version;

pub use field::{NextRound, NothingToPair};
pub use flaw::{Expected, Fault, Flaw, Gravity};
pub use meeting::Meeting;
pub use outcome::Outcome;
pub use player::{Person, Player};
pub use read::{Reading, Refused, read};
pub use record::Record;
pub use report::{Line, Report};
pub use scores::Scores;
pub use tenths::Tenths;
pub use version::Version;
