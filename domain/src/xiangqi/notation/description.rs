//! From a move to what a player would say of it, before any alphabet: the way back from `resolve`.

use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::company::{Standing, company};
use crate::xiangqi::notation::way::{Direction, said, target};
use crate::xiangqi::position::Position;

/// A legal move, described.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Description {
    /// The man that moves.
    pub man: Man,
    /// How it stands among its kind.
    pub standing: Standing,
    /// Which way it goes.
    pub direction: Direction,
    /// How many points, or to which file.
    pub number: u8,
}

impl Description {
    /// Describes a move of the side to move.
    ///
    /// # Errors
    /// What is wrong with the move.
    pub fn of(position: &Position, played: Move) -> Result<Self, IllegalMove> {
        if let Some(illegal) = position.why_illegal(played) {
            return Err(illegal);
        }
        Self::as_tried(position, played).ok_or(IllegalMove::EmptySquare { square: played.from })
    }

    /// Describes a move of the side to move that is of its man's shape, whether or not it is legal.
    #[must_use]
    pub fn as_tried(position: &Position, tried: Move) -> Option<Self> {
        let man = position.board().man_at(tried.from).filter(|man| man.side == position.side_to_move())?;
        let (direction, number) = said(man, tried);
        if target(man, tried.from, direction, number) != Some(tried.to) {
            return None;
        }
        let all = company(position.board(), man);
        let standing = all.into_iter().find(|one| one.square == tried.from)?;
        Some(Self { man, standing, direction, number })
    }

    /// Whether the file is enough to tell the man from the others. It always is for Advisors and Elephants: of
    /// two on a file, one alone can go forward to another, and one alone back.
    #[must_use]
    pub const fn is_told_by_file(&self) -> bool {
        self.standing.of == 1 || matches!(self.man.kind, Kind::Advisor | Kind::Elephant)
    }
}
