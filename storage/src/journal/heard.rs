//! What is said when something was written: "look", and where.

use chuhe_domain::vocabulary::BookId;

/// What is heard of all books. It may be said twice, and it is never the news itself: that stands in the database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// These books have come this far, or a deadline of theirs has changed.
    Heads(Vec<(BookId, u64)>),
    /// Something was not heard: any book may have grown, any deadline may have changed.
    Anything,
}
