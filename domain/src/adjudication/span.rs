//! What is looked at when a position stands for the third time (**Art. 24, 25.1**, 循環反覆三次): everything since the
//! first of the last three, whose cycles may differ. Only a capture cuts: no position before one comes back.

use crate::xiangqi::{Move, Position};

/// One move, with the position before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The position.
    pub before: Position,
    /// What was played.
    pub played: Move,
}

impl Ply {
    /// Whether it is the same move of the same men, each man standing where it stood.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let (one, two) = (self.before.board(), other.before.board());
        self.played == other.played
            && self.before.key() == other.before.key()
            && one.men().all(|(on, man)| two.man_at(on) == Some(man) && one.id_at(on) == two.id_at(on))
    }
}

/// The moves between the first of three equal positions and the third.
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(alias = "循環")]
pub struct Span {
    plies: Vec<Ply>,
}

impl Span {
    /// How often a position must stand.
    pub const OCCURRENCES: usize = 3;

    /// The span that ends now, if this position stands for the third time at least. `line` is the whole game.
    #[must_use]
    pub fn of(line: &[(Position, Move)], now: &Position) -> Option<Self> {
        let earlier = Self::earlier(line, now);
        let first = *earlier.iter().rev().nth(Self::OCCURRENCES - 2)?;
        Some(Self::since(line, first))
    }

    /// The moves from this ply on.
    #[must_use]
    pub fn since(line: &[(Position, Move)], first: usize) -> Self {
        let plies =
            line.iter().skip(first).map(|(before, played)| Ply { before: before.clone(), played: *played });
        Self { plies: plies.collect() }
    }

    /// After how many plies the position stood before, since a man was last taken.
    #[must_use]
    pub fn earlier(line: &[(Position, Move)], now: &Position) -> Vec<usize> {
        let since_capture = usize::try_from(now.plies_since_capture()).unwrap_or(usize::MAX);
        let cut = line.len().saturating_sub(since_capture);
        let equal = |(_, (before, _)): &(usize, &(Position, Move))| {
            before.key() == now.key() && before.board() == now.board()
        };
        line.iter().enumerate().skip(cut).filter(equal).map(|(ply, _)| ply).collect()
    }

    /// The moves, in their order.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }
}
