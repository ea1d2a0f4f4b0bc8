//! The words everything else uses: ids, sides, points, time, who acts, and what a refusal is made of.

pub mod actor;
pub mod day;
pub mod events;
pub mod ids;
pub mod outcome;
pub mod per_side;
pub mod personal;
pub mod points;
pub mod refusal;
pub mod side;
pub mod stream;
pub mod time;
pub mod writing;

pub use actor::{Actor, Role};
pub use day::Day;
pub use ids::{BookId, CommandId, EntryId, GameId, MatchId, PersonalId, PlayerId, TokenId};
pub use outcome::{Ending, GameResult, Outcome};
pub use per_side::PerSide;
pub use personal::PersonalRef;
pub use points::Points;
pub use refusal::{Reason, Refuse};
pub use side::Side;
pub use stream::{StreamId, StreamKind};
pub use time::{Moment, Timestamp};
pub use writing::{Writing, WrittenName};
