//! What waits for a ruling (**Art. 23.3, 24**), and what was ordered by one (**Art. 24.3**): how long either stands, `ruling` folds.

use strum::{Display, EnumIter};

use crate::vocabulary::Side;

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum ClaimKind {
    /// **Art. 23.3** – a draw by the natural limit.
    NaturalLimit,
    /// **Art. 24** – a ruling on a repetition.
    Repetition,
}

impl ClaimKind {
    /// The article that gives the right to it.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::NaturalLimit => "23.3",
            Self::Repetition => "24",
        }
    }
}

/// A claim that waits for its ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// Who claims.
    pub by: Side,
    /// What.
    pub kind: ClaimKind,
}

/// An order to change (**Art. 24.3**).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangeOrder {
    /// Who must change.
    pub side: Side,
    /// After how many plies it was given: for the position that stood then.
    pub at_ply: u32,
}
