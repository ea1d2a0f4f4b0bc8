//! How many positions a ruling may look at. What is not looked at any more stays in doubt; so no position, however full of
//! checks and captures, can hold up a server.

/// What is left of a ruling's positions, and of one question's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    left: u32,
    spent: u32,
}

impl Budget {
    /// For one ruling.
    pub const RULING: u32 = 10_000;
    /// For one question about a position: whether it mates, what is won.
    pub const QUESTION: u32 = 6_000;

    /// For one doubt: what takes longer is left in it.
    pub const DOUBT: u32 = 5_000;

    /// For one exchange on a point: more than any that a game has seen needs.
    pub const EXCHANGE: u32 = 500;

    /// So many positions.
    #[must_use]
    pub const fn of(positions: u32) -> Self {
        Self { left: positions, spent: 0 }
    }

    /// One position more; none where nothing is left.
    pub const fn spend(&mut self) -> Option<()> {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                self.spent = self.spent.saturating_add(1);
                Some(())
            }
            None => None,
        }
    }

    /// A part of it for one question; what is not spent comes back by [`Budget::settle`].
    #[must_use]
    pub const fn part(&self, positions: u32) -> Self {
        Self::of(if self.left < positions { self.left } else { positions })
    }

    /// Takes off what a part has spent.
    pub const fn settle(&mut self, part: Self) {
        self.left = self.left.saturating_sub(part.spent);
        self.spent = self.spent.saturating_add(part.spent);
    }

    /// Whether nothing is left.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.left == 0
    }

    /// How many positions were looked at.
    #[must_use]
    pub const fn spent(&self) -> u32 {
        self.spent
    }
}
