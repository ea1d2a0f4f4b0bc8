//! What an article may demand of a player who touched men, and why it cannot be met in a position. In which order
//! demands are made is decided by `article`.

use crate::xiangqi::generate::destinations;
use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::man::Man;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;

/// A man that was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Touched {
    /// Where it stands.
    pub square: Square,
    /// Who it is.
    pub man: Man,
}

/// One step of an article. *Own* is a man of the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Demand {
    /// This man takes that one.
    TakeWith {
        /// The man that takes.
        own: Touched,
        /// The man to be taken.
        opposing: Touched,
    },
    /// Some man takes this one.
    Take {
        /// The man to be taken.
        opposing: Touched,
    },
    /// This man moves.
    Move {
        /// The man.
        own: Touched,
    },
}

/// Why no legal move meets a demand.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum WhyNot {
    /// The only move that would is illegal.
    Illegal {
        /// What is wrong with it.
        why: IllegalMove,
    },
    /// By the men's way of moving there is no such move.
    NoWay,
    /// There are such moves, and every one leaves the General in danger.
    GeneralInDanger {
        /// These, in their order; at least one.
        tried: Vec<Move>,
    },
}

/// A demand that could not be met.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Lapsed {
    /// The demand.
    pub demand: Demand,
    /// Why no legal move meets it.
    pub why: WhyNot,
}

impl Demand {
    /// The legal moves that meet it, at least one; or why there are none.
    pub(super) fn moves(self, position: &Position, legal: &[Move]) -> Result<Vec<Move>, WhyNot> {
        let meeting: Vec<_> = legal.iter().copied().filter(|&one| self.is_met_by(one)).collect();
        if meeting.is_empty() { Err(self.why_not(position)) } else { Ok(meeting) }
    }

    fn is_met_by(self, played: Move) -> bool {
        match self {
            Self::TakeWith { own, opposing } => played == Move::new(own.square, opposing.square),
            Self::Take { opposing } => played.to == opposing.square,
            Self::Move { own } => played.from == own.square,
        }
    }

    /// Why no legal move meets it, known that none does.
    fn why_not(self, position: &Position) -> WhyNot {
        if let Self::TakeWith { own, opposing } = self
            && let Some(why) = position.why_illegal(Move::new(own.square, opposing.square))
        {
            return WhyNot::Illegal { why };
        }
        let board = position.board();
        let mut tried = Vec::new();
        for (from, _) in board.men().filter(|(_, man)| man.side == position.side_to_move()) {
            destinations(board, from, |to| tried.push(Move::new(from, to)));
        }
        tried.retain(|&one| self.is_met_by(one));
        tried.sort_unstable();
        if tried.is_empty() { WhyNot::NoWay } else { WhyNot::GeneralInDanger { tried } }
    }
}
