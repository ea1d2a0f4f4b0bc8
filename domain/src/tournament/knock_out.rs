//! A knock-out stage (淘汰制): its bracket folded from what was played, the matches that can be paired, the games that a
//! level match still takes, the decision where games decide nothing, and the places.
//!
//! Which matches there are and when one is won is `pairing::knock_out`'s to say. **Art. 11.1**; beyond it and
//! **Art. 13.4, 13.5, 15.6** all of it is house.

pub mod bracket;
pub mod decide_match;
pub mod format;
pub mod games;
pub mod order_games;
pub mod pairing;
pub mod places;

pub use bracket::{Decision, Ground, KnockOut};
pub use decide_match::DecideMatch;
pub use format::KnockOutFormat;
pub use order_games::OrderGames;
pub use places::BracketPlace;
