//! The board as it stands: which man is on which point, which man that is, and the same once more as sets and as
//! a key, kept up with every change. It lets men be put down and carried about without asking whether that is
//! legal; nobody's turn, no counters.

pub mod identity;

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::vocabulary::side::Side;
use crate::xiangqi::board::identity::{Lifted, ManId};
use crate::xiangqi::key;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::per_point::PerPoint;
use crate::xiangqi::square::Square;
use crate::xiangqi::squares::Squares;
use crate::xiangqi::step::Step;

/// **Art. 1.3** – a back rank, the same from either end.
pub(crate) const BACK_RANK: [Kind; 9] = [
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

/// **Art. 1.1** – ninety points, each empty or with one man on it. Two boards are equal if the same kinds of men
/// stand on the same points, whichever of them they are: so does repetition see them.
#[derive(Clone)]
#[doc(alias = "棋盤")]
pub struct Board {
    men: PerPoint<Option<Lifted>>,
    red: Squares,
    black: Squares,
    kinds: [Squares; Kind::ALL.len()],
    key: u64,
}

/// A man was carried: what [`Board::carry_back`] needs to undo it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub struct Carried {
    way: Move,
    captured: Option<Lifted>,
}

impl Carried {
    /// The man that was taken.
    #[must_use]
    pub fn captured(&self) -> Option<Man> {
        Some(self.captured?.man)
    }
}

impl Board {
    /// No man anywhere.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            men: PerPoint::all(None),
            red: Squares::EMPTY,
            black: Squares::EMPTY,
            kinds: [Squares::EMPTY; Kind::ALL.len()],
            key: 0,
        }
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
        Some(self.men.at(square).as_ref()?.man)
    }

    /// Which man stands on `square`.
    #[must_use]
    pub fn id_at(&self, square: Square) -> Option<ManId> {
        Some(self.men.at(square).as_ref()?.id)
    }

    /// Where this man stands, if it is on the board.
    #[must_use]
    pub fn square_of(&self, id: ManId) -> Option<Square> {
        self.occupied().into_iter().find(|&square| self.id_at(square) == Some(id))
    }

    /// The points with a man on them.
    #[must_use]
    pub fn occupied(&self) -> Squares {
        self.red | self.black
    }

    /// The points with a man of `side` on them.
    #[must_use]
    pub const fn of_side(&self, side: Side) -> Squares {
        match side {
            Side::Red => self.red,
            Side::Black => self.black,
        }
    }

    /// The points with such a man on them.
    #[must_use]
    pub fn of_man(&self, man: Man) -> Squares {
        self.kinds.get(man.kind as usize).map_or(Squares::EMPTY, |&kind| kind & self.of_side(man.side))
    }

    /// A number for this arrangement of men: equal boards have equal keys, and others hardly ever.
    #[must_use]
    #[doc(alias = "zobrist")]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a man that was on no board yet on `square`; gives back whom it replaced.
    pub fn put(&mut self, square: Square, man: Man) -> Option<Man> {
        let replaced = self.lift(square);
        let mut homes = [square].into_iter().chain(Square::all()).map(ManId::of);
        let id = homes.find(|&id| self.square_of(id).is_none()).unwrap_or(ManId::of(square));
        self.set_down(square, Lifted { man, id });
        replaced
    }

    /// Lifts the man off `square`.
    pub fn lift(&mut self, square: Square) -> Option<Man> {
        Some(self.take_up(square)?.man)
    }

    /// **Art. 2.1, 2.3** – carries the man on `from` to `to`, taking the man there; nothing if `from` is empty.
    pub fn carry(&mut self, way: Move) -> Option<Carried> {
        let man = self.take_up(way.from)?;
        let captured = self.take_up(way.to);
        self.set_down(way.to, man);
        Some(Carried { way, captured })
    }

    /// Undoes [`Board::carry`], given what it gave back.
    pub fn carry_back(&mut self, carried: Carried) {
        if let Some(man) = self.take_up(carried.way.to) {
            self.set_down(carried.way.from, man);
        }
        if let Some(man) = carried.captured {
            self.set_down(carried.way.to, man);
        }
    }

    fn take_up(&mut self, square: Square) -> Option<Lifted> {
        let lifted = self.men.at_mut(square)?.take()?;
        self.toggle(square, lifted.man);
        Some(lifted)
    }

    /// The point must be empty.
    fn set_down(&mut self, square: Square, lifted: Lifted) {
        if let Some(place) = self.men.at_mut(square) {
            *place = Some(lifted);
        }
        self.toggle(square, lifted.man);
    }

    /// Sets and key: a man who was not there is now, or the other way round.
    fn toggle(&mut self, square: Square, man: Man) {
        let point = Squares::of(square);
        match man.side {
            Side::Red => self.red = self.red ^ point,
            Side::Black => self.black = self.black ^ point,
        }
        if let Some(kind) = self.kinds.get_mut(man.kind as usize) {
            *kind = *kind ^ point;
        }
        self.key ^= key::of(man, square);
    }

    /// Every man with its square, in the squares' order.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> {
        self.occupied().into_iter().filter_map(|square| Some((square, self.man_at(square)?)))
    }

    /// The men met on the way from `from` by `step`, nearest first.
    pub fn along(&self, from: Square, step: Step) -> impl Iterator<Item = (Square, Man)> {
        from.ray(step).filter_map(|square| Some((square, self.man_at(square)?)))
    }

    /// Where the General of `side` stands. It is looked for in its palace, which it never leaves.
    #[must_use]
    pub fn general(&self, side: Side) -> Option<Square> {
        (self.of_man(Man::new(side, Kind::General)) & Squares::palace(side)).first()
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.red == other.red
            && self.black == other.black
            && self.kinds == other.kinds
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
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
    use std::collections::BTreeSet;
    use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

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
        let carried = board.carry(capture).expect("a man to carry");
        assert_eq!(carried.captured(), Some(Man::new(Side::Black, Kind::Horse)));
        assert_eq!(board.men().count(), 31);
        board.carry_back(carried);
        assert_eq!(board, Board::initial());
    }

    #[test]
    fn art_5_1_a_man_is_known_by_where_it_came_from() {
        let mut board = Board::initial();
        let id = |board: &Board, square| board.id_at(diagram::square(square)).map(|id| id.to_string());
        let carried: Vec<_> =
            diagram::moves("a0a1 a1b1 i0a0 b2b9").into_iter().filter_map(|way| board.carry(way)).collect();
        assert_eq!((id(&board, "b1").as_deref(), id(&board, "a0").as_deref()), (Some("a0"), Some("i0")));
        let (horse, cannon) = (ManId::of(diagram::square("b9")), ManId::of(diagram::square("b2")));
        assert_eq!((board.square_of(horse), board.square_of(cannon)), (None, Some(horse.home())));
        carried.into_iter().rev().for_each(|carried| board.carry_back(carried));
        assert!(board.men().all(|(square, _)| board.id_at(square) == Some(ManId::of(square))));
    }

    #[test]
    fn a_man_put_where_another_came_from_has_an_identity_of_its_own() {
        let (home, soldier) = (diagram::square("a0"), Man::new(Side::Red, Kind::Soldier));
        let mut board = Board::empty();
        for to in Square::all().skip(1) {
            board.put(home, soldier);
            let _ = board.carry(Move::new(home, to));
        }
        assert_eq!(board.put(home, soldier), None);
        let ids: BTreeSet<_> = Square::all().filter_map(|square| board.id_at(square)).collect();
        assert_eq!((ids.len(), board.men().count()), (90, 90));
        assert_eq!(
            board.put(home, soldier),
            Some(soldier),
            "a full board takes one more in the place of another"
        );
        assert_eq!(Square::all().filter_map(|square| board.id_at(square)).collect::<BTreeSet<_>>(), ids);
    }

    #[test]
    fn equal_boards_have_equal_keys_whichever_men_they_are() {
        let mut exchanged = Board::initial();
        for way in diagram::moves("b0e4 h0b0 e4h0") {
            let _ = exchanged.carry(way);
        }
        assert_eq!((&exchanged, exchanged.key()), (&Board::initial(), Board::initial().key()));
    }

    #[test]
    fn boards_that_differ_anywhere_are_unequal_with_other_keys_and_hashes() {
        let hash = |board: &Board| BuildHasherDefault::<DefaultHasher>::default().hash_one(board);
        let initial = Board::initial();
        for square in Square::all() {
            let mut other = initial.clone();
            if other.lift(square).is_none() {
                other.put(square, Man::new(Side::Black, Kind::Chariot));
            }
            assert_ne!(other, initial, "{square}");
            assert_ne!(other.key(), initial.key(), "{square}");
            assert_ne!(hash(&other), hash(&initial), "{square}");
        }
        assert_eq!(format!("{initial:?}"), format!("Board\n{initial}"));
    }

    #[test]
    fn each_general_is_found() {
        let board = Board::initial();
        assert_eq!(board.general(Side::Red).map(String::from).as_deref(), Some("e0"));
        assert_eq!(board.general(Side::Black).map(String::from).as_deref(), Some("e9"));
        assert_eq!(Board::empty().general(Side::Red), None);
    }
}
