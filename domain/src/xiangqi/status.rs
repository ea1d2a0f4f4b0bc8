//! Whether the board alone has decided the game: mate and stalemate, both lost for the side to move.
//! Everything that needs a claim, a count or an arbiter is decided elsewhere.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::xiangqi::attack;
use crate::xiangqi::generate;
use crate::xiangqi::position::Position;

/// How the side to move stands.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Status {
    /// It has a legal move.
    Ongoing,
    /// **Art. 4.1.1** (將死) – it is in check, no move answers it, and it has lost.
    #[doc(alias = "將死")]
    Checkmate,
    /// **Art. 4.1.3** (困斃) – it is not in check, has no legal move, and has lost.
    #[doc(alias = "困斃")]
    Stalemate,
}

impl Status {
    /// The article by which the side to move has lost, if it has.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Self::Ongoing => None,
            Self::Checkmate => Some("4.1.1"),
            Self::Stalemate => Some("4.1.3"),
        }
    }
}

impl Position {
    /// **Art. 3.1** (照將) – whether the side to move is in check.
    #[must_use]
    #[doc(alias = "照將")]
    pub fn in_check(&self) -> bool {
        attack::is_checked(self.board(), self.side_to_move())
    }

    /// **Art. 3.1, 3.2** – whether the side to move is mated, stalemated, or plays on.
    #[must_use]
    pub fn status(&self) -> Status {
        if generate::can_move(self.board(), self.side_to_move()) {
            Status::Ongoing
        } else if self.in_check() {
            Status::Checkmate
        } else {
            Status::Stalemate
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::side::Side;
    use crate::xiangqi::diagram;

    #[test]
    fn art_4_1_1_a_check_that_nothing_answers_is_mate() {
        // One chariot checks along the back rank, the other holds the rank before it.
        let position = diagram::position(
            Side::Black,
            "
            . . . . k . . . R
            R . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . K . . . . .",
        );
        assert!(position.in_check());
        assert_eq!(position.status(), Status::Checkmate);
        assert_eq!(position.status().article(), Some("4.1.1"));
    }

    #[test]
    fn art_3_1_a_check_that_can_be_answered_is_not_mate() {
        // The horse takes the checking chariot, or comes between.
        let position = diagram::position(
            Side::Black,
            "
            . . . . k . . . R
            R . . . . . . . .
            . . . . . . . n .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . K . . . . .",
        );
        assert!(position.in_check());
        assert_eq!(position.status(), Status::Ongoing);
        assert_eq!(position.legal_moves(), diagram::moves("h7g9 h7i9"));
    }

    #[test]
    fn art_4_1_3_no_check_and_no_move_is_stalemate_and_lost() {
        // Red's general holds file e, and its soldier the step forward.
        let position = diagram::position(
            Side::Black,
            "
            . . . k . . . . .
            . . . . . . . . .
            . . . P . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .",
        );
        assert!(!position.in_check());
        assert_eq!(position.status(), Status::Stalemate);
        assert_eq!(position.status().article(), Some("4.1.3"));
    }

    #[test]
    fn art_4_1_3_one_free_man_lifts_the_stalemate() {
        let position = diagram::position(
            Side::Black,
            "
            . . . k . . . . .
            . . . . . . . . .
            . . . P . . . . .
            . . . . . . . . p
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .",
        );
        assert_eq!(position.status(), Status::Ongoing);
        assert_eq!(position.legal_moves(), diagram::moves("i6i5"));
    }
}
