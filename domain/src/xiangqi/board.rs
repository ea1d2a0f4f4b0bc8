//! The board as it stands: which man is on which point, and nothing else. It lets men be put down and carried
//! about without asking whether that is legal; nobody's turn, no counters.

use std::fmt;

use crate::vocabulary::side::Side;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::square::Square;
use crate::xiangqi::step::Step;

const POINTS: usize = Square::FILES as usize * Square::RANKS as usize;

/// **Art. 1.3** – a back rank, the same from either end.
const BACK_RANK: [Kind; 9] = [
    Kind::Chariot,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::General,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Chariot,
];

/// **Art. 1.1** – ninety points, each empty or with one man on it.
#[derive(Clone, PartialEq, Eq, Hash)]
#[doc(alias = "棋盤")]
pub struct Board {
    men: [Option<Man>; POINTS],
}

impl Board {
    /// No man anywhere.
    #[must_use]
    pub const fn empty() -> Self {
        Self { men: [None; POINTS] }
    }

    /// **Art. 1.3** – the thirty-two men before the first move.
    #[must_use]
    pub fn initial() -> Self {
        let mut board = Self::empty();
        for square in Square::all() {
            let side = if square.across_river(Side::Red) { Side::Black } else { Side::Red };
            let kind = match (square.rank_from(side), square.file()) {
                (0, file) => BACK_RANK.get(usize::from(file)).copied(),
                (2, 1 | 7) => Some(Kind::Cannon),
                (3, file) if file.is_multiple_of(2) => Some(Kind::Soldier),
                _ => None,
            };
            if let Some(kind) = kind {
                board.put(square, Man::new(side, kind));
            }
        }
        board
    }

    /// The man on `square`.
    #[must_use]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        self.men.get(square.index()).copied().flatten()
    }

    /// Puts `man` on `square`; gives back whom it replaced.
    pub fn put(&mut self, square: Square, man: Man) -> Option<Man> {
        self.men.get_mut(square.index())?.replace(man)
    }

    /// Lifts the man off `square`.
    pub fn lift(&mut self, square: Square) -> Option<Man> {
        self.men.get_mut(square.index())?.take()
    }

    /// **Art. 2.1, 2.3** – carries the man on `from` to `to`; gives back the man taken there.
    pub fn carry(&mut self, carried: Move) -> Option<Man> {
        let man = self.lift(carried.from)?;
        self.put(carried.to, man)
    }

    /// Undoes [`Board::carry`], given what it gave back.
    pub fn carry_back(&mut self, carried: Move, captured: Option<Man>) {
        if let Some(man) = self.lift(carried.to) {
            self.put(carried.from, man);
        }
        if let Some(man) = captured {
            self.put(carried.to, man);
        }
    }

    /// Every man with its square, in the squares' order.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> {
        Square::all().zip(&self.men).filter_map(|(square, man)| Some((square, (*man)?)))
    }

    /// The men met on the way from `from` by `step`, nearest first.
    pub fn along(&self, from: Square, step: Step) -> impl Iterator<Item = (Square, Man)> {
        from.ray(step).filter_map(|square| Some((square, self.man_at(square)?)))
    }

    /// Where the General of `side` stands. It is looked for in its palace, which it never leaves.
    #[must_use]
    pub fn general(&self, side: Side) -> Option<Square> {
        let general = Some(Man::new(side, Kind::General));
        let ranks = match side {
            Side::Red => 0..=2,
            Side::Black => 7..=9,
        };
        ranks
            .flat_map(|rank| (3..=5).filter_map(move |file| Square::new(file, rank)))
            .find(|&square| self.man_at(square) == general)
    }
}

/// Ten lines, Black's back rank first: FEN letters, `.` for an empty point.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..Square::RANKS).rev() {
            for square in (0..Square::FILES).filter_map(|file| Square::new(file, rank)) {
                write!(f, " {}", self.man_at(square).map_or('.', Man::letter))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board\n{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xiangqi::diagram;

    const START: &str = "
        r n b a k a b n r
        . . . . . . . . .
        . c . . . . . c .
        p . p . p . p . p
        . . . . . . . . .
        . . . . . . . . .
        P . P . P . P . P
        . C . . . . . C .
        . . . . . . . . .
        R N B A K A B N R";

    #[test]
    fn art_1_3_the_men_before_the_first_move() {
        let board = Board::initial();
        assert_eq!(board, diagram::board(START));
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let man = Man::new(side, kind);
                assert_eq!(board.men().filter(|&(_, found)| found == man).count(), kind.in_full_set());
            }
        }
        assert!(board.men().all(|(square, man)| man.may_stand_on(square)));
    }

    #[test]
    fn a_board_is_drawn_as_it_is_read() {
        let drawn = Board::initial().to_string();
        assert_eq!(diagram::board(&drawn), Board::initial());
    }

    #[test]
    fn art_2_3_the_man_taken_leaves_the_board_and_comes_back_when_undone() {
        let mut board = Board::initial();
        let capture = "b2b9".parse().expect("a move");
        let taken = board.carry(capture);
        assert_eq!(taken, Some(Man::new(Side::Black, Kind::Horse)));
        assert_eq!(board.men().count(), 31);
        board.carry_back(capture, taken);
        assert_eq!(board, Board::initial());
    }

    #[test]
    fn each_general_is_found() {
        let board = Board::initial();
        assert_eq!(board.general(Side::Red).map(String::from).as_deref(), Some("e0"));
        assert_eq!(board.general(Side::Black).map(String::from).as_deref(), Some("e9"));
        assert_eq!(Board::empty().general(Side::Red), None);
    }
}
