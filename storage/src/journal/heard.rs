//! What is said when something was written: "look", and where; what this node wrote of deadlines, whole.

use chuhe_domain::vocabulary::BookId;

use crate::journal::deadline::DeadlineChange;

/// What is heard of all books. It may be said twice, and of events it is never the news itself: that stands in the
/// database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// This node has written, in this order as heard.
    Here {
        /// How far which books have come; those of the deadlines are among them.
        heads: Vec<(BookId, u64)>,
        /// What became of which deadlines, for each game the last of it.
        deadlines: Vec<(BookId, DeadlineChange)>,
    },
    /// On another node these books have come this far, or a deadline of theirs has changed.
    Elsewhere(Vec<(BookId, u64)>),
    /// Something was not heard: any book may have grown, any deadline may have changed.
    Anything,
}
