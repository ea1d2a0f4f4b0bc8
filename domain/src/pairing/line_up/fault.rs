//! What keeps a line-up from being one.

use strum::{EnumCount, IntoStaticStr};

use crate::pairing::faults::{by_kind, in_words};
use crate::pairing::line_up::rule::LineUpRule;
use crate::vocabulary::{EntryId, Reason, Refuse};

/// This is no line-up of the team for a match of so many boards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this is not a line-up for {boards} boards: {}", in_words(faults))]
pub struct NotALineUp {
    /// By which rule.
    pub rule: LineUpRule,
    /// How many boards a line-up names.
    pub boards: u32,
    /// All that is wrong.
    pub faults: Vec<LineUpFault>,
}

/// One thing that keeps a line-up from being one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, IntoStaticStr, EnumCount)]
#[strum(serialize_all = "snake_case")]
pub enum LineUpFault {
    /// It names fewer boards than the match has; a board that stays empty is named too.
    #[error("only {0} boards are named")]
    TooFewBoards(u32),
    /// It names more boards than the match has.
    #[error("{0} boards are named")]
    TooManyBoards(u32),
    /// Somebody who is no member of the team.
    #[error("{0} is not of the team")]
    NotOfTheTeam(EntryId),
    /// A member who has left, or was expelled (**Art. 18.3, 20**).
    #[error("{0} plays no more")]
    PlaysNoMore(EntryId),
    /// A member on more than one board.
    #[error("{0} sits on more than one board")]
    Twice(EntryId),
    /// **Art. 12.1** – a member registered behind the last board, where the boards are fixed.
    #[error("{0} is a reserve, and the boards are fixed")]
    Reserve(EntryId),
    /// **Art. 12.1, 12.2** – a member sits in front of another who is registered in front of them.
    #[error("{front} sits in front of {back}, but is registered behind")]
    OrderInverted {
        /// Who sits in front.
        front: EntryId,
        /// Who sits behind, and is registered in front.
        back: EntryId,
    },
    /// House: an empty board where a short team may not leave one.
    #[error("board {0} may not be empty")]
    EmptyBoard(u32),
}

impl LineUpFault {
    /// The entry, the two entries as they sit, or the number at fault.
    fn which(self) -> String {
        match self {
            Self::TooFewBoards(number) | Self::TooManyBoards(number) | Self::EmptyBoard(number) => {
                number.to_string()
            }
            Self::NotOfTheTeam(entry)
            | Self::PlaysNoMore(entry)
            | Self::Twice(entry)
            | Self::Reserve(entry) => entry.to_string(),
            Self::OrderInverted { front, back } => format!("{front} > {back}"),
        }
    }
}

impl NotALineUp {
    /// The same, with those who are of the team and have left told from those who never were.
    #[must_use]
    pub fn knowing_who_left(mut self, of_the_team: Option<&Vec<EntryId>>) -> Self {
        for fault in &mut self.faults {
            if let LineUpFault::NotOfTheTeam(entry) = *fault
                && of_the_team.is_some_and(|members| members.contains(&entry))
            {
                *fault = LineUpFault::PlaysNoMore(entry);
            }
        }
        self
    }
}

impl Refuse for NotALineUp {
    fn reason(&self) -> Reason {
        let reason = Reason::new("pairing.not_a_line_up").article(self.rule.article());
        by_kind(reason.fact("boards", self.boards), &self.faults, |fault| fault.which())
    }
}
