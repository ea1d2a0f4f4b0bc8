//! Where a man goes, as a player says it: forward, back or sideways, and a number. The number counts points for
//! men that go along lines, and names the file of arrival for all others and for every step sideways. Whether
//! the man may go there is decided by the position.

use strum::Display;

use crate::vocabulary::side::Side;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::square::Square;

/// Which way, as the mover looks at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display)]
#[strum(serialize_all = "snake_case")]
pub enum Direction {
    /// 進: towards the opponent.
    #[doc(alias = "進")]
    Forward,
    /// 退: towards oneself.
    #[doc(alias = "退")]
    Back,
    /// 平: along the rank.
    #[doc(alias = "平")]
    Sideways,
}

impl Direction {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Back, Self::Sideways];
}

/// **Art. 1.1** – the file of `square` as `side` counts it: 1 on its right, 9 on its left.
#[must_use]
pub const fn file_of(square: Square, side: Side) -> u8 {
    match side {
        Side::Red => Square::FILES - square.file(),
        Side::Black => square.file() + 1,
    }
}

/// The direction and the number of a move of `man`.
#[must_use]
pub fn said(man: Man, Move { from, to }: Move) -> (Direction, u8) {
    let (here, there) = (from.rank_from(man.side), to.rank_from(man.side));
    let direction = match there.cmp(&here) {
        std::cmp::Ordering::Greater => Direction::Forward,
        std::cmp::Ordering::Less => Direction::Back,
        std::cmp::Ordering::Equal => Direction::Sideways,
    };
    let counts_points = goes_along_lines(man.kind) && direction != Direction::Sideways;
    (direction, if counts_points { here.abs_diff(there) } else { file_of(to, man.side) })
}

/// Where `man` would land from `from`, if such a move stays on the board and is of its shape.
#[must_use]
pub fn target(man: Man, from: Square, direction: Direction, number: u8) -> Option<Square> {
    let named = match man.side {
        Side::Red => Square::FILES.checked_sub(number)?,
        Side::Black => number.checked_sub(1)?,
    };
    let (file, points) = match (goes_along_lines(man.kind), direction) {
        (true, Direction::Sideways) => (named, 0),
        (true, _) => (from.file(), number),
        (false, _) => (named, points_aslant(man.kind, from.file().abs_diff(named))?),
    };
    let depth = from.rank_from(man.side);
    let depth = match direction {
        Direction::Forward => depth.checked_add(points)?,
        Direction::Back => depth.checked_sub(points)?,
        Direction::Sideways => depth,
    };
    let rank = match man.side {
        Side::Red => depth,
        Side::Black => (Square::RANKS - 1).checked_sub(depth)?,
    };
    let aslant_sideways = !goes_along_lines(man.kind) && direction == Direction::Sideways;
    Square::new(file, rank).filter(|&to| to != from && !aslant_sideways)
}

/// Whether the number of a step forward or back counts points.
const fn goes_along_lines(kind: Kind) -> bool {
    matches!(kind, Kind::General | Kind::Chariot | Kind::Cannon | Kind::Soldier)
}

/// How far a man that goes aslant moves forward or back when it changes so many files.
const fn points_aslant(kind: Kind, files: u8) -> Option<u8> {
    match (kind, files) {
        (Kind::Advisor, 1) | (Kind::Horse, 2) => Some(1),
        (Kind::Elephant, 2) | (Kind::Horse, 1) => Some(2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_1_1_each_player_counts_files_from_the_right() {
        let square: Square = "h2".parse().expect("a square");
        assert_eq!(file_of(square, Side::Red), 2);
        assert_eq!(file_of(square, Side::Black), 8);
    }

    #[test]
    fn where_a_man_is_said_to_go_it_goes() {
        for side in Side::BOTH {
            for (man, from) in Kind::ALL.into_iter().flat_map(|kind| {
                let man = Man::new(side, kind);
                Square::all().map(move |from| (man, from))
            }) {
                let mut reached = 0;
                for direction in Direction::ALL {
                    for number in 0..=u8::MAX {
                        let Some(to) = target(man, from, direction, number) else { continue };
                        assert_eq!(said(man, Move::new(from, to)), (direction, number), "{man:?} {from}{to}");
                        reached += 1;
                    }
                }
                // A line man names every point of its two lines; the others those of their shape.
                let expected = Square::all().filter(|&to| {
                    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
                    match man.kind {
                        Kind::Advisor => (files, ranks) == (1, 1),
                        Kind::Elephant => (files, ranks) == (2, 2),
                        Kind::Horse => matches!((files, ranks), (1, 2) | (2, 1)),
                        _ => (files == 0) != (ranks == 0),
                    }
                });
                assert_eq!(reached, expected.count(), "{man:?} {from}");
            }
        }
    }
}
