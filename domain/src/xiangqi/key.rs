//! The numbers a position's key is made of: one for each man on each point, and one for Black's turn. The key of
//! a position is all of its numbers, exclusive-or: what is put down and lifted again leaves no trace. They are
//! drawn by the compiler from a fixed seed, so that a key means the same everywhere, for ever.

use crate::vocabulary::side::Side;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::square::Square;

const POINTS: usize = Square::COUNT as usize;
const MEN: usize = 2 * Kind::ALL.len();
/// The year of the rules; any would do.
const SEED: u64 = 1999;

const NUMBERS: [[u64; POINTS]; MEN] = numbers();
/// Counted in when it is Black's turn.
pub(crate) const BLACK_TO_MOVE: u64 = mixed(0);

/// The number of this man on this point.
pub(crate) fn of(man: Man, square: Square) -> u64 {
    let side = match man.side {
        Side::Red => 0,
        Side::Black => Kind::ALL.len(),
    };
    let points = NUMBERS.get(side + man.kind as usize);
    points.and_then(|points| points.get(square.index())).copied().unwrap_or_default()
}

const fn numbers() -> [[u64; POINTS]; MEN] {
    let mut numbers = [[0; POINTS]; MEN];
    let mut drawn = 0;
    let mut men: &mut [[u64; POINTS]] = &mut numbers;
    while let [points, more @ ..] = men {
        let mut points: &mut [u64] = points;
        while let [number, rest @ ..] = points {
            drawn += 1;
            *number = mixed(drawn);
            points = rest;
        }
        men = more;
    }
    numbers
}

/// The `place`-th number of the sequence known as SplitMix64.
const fn mixed(place: u64) -> u64 {
    let mut number = SEED.wrapping_add((place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_numbers_are_equal_and_none_is_naught() {
        let mut seen = BTreeSet::from([0, BLACK_TO_MOVE]);
        for man in Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Man::new(side, kind))) {
            assert!(Square::all().all(|square| seen.insert(of(man, square))));
        }
        assert_eq!(seen.len(), MEN * POINTS + 2);
    }

    #[test]
    fn numbers_are_the_same_for_ever() {
        let red_general = Man::new(Side::Red, Kind::General);
        let first = Square::all().next().expect("ninety");
        assert_eq!((BLACK_TO_MOVE, of(red_general, first)), (0xade9_c9db_d190_bcb7, 0x0221_6556_9b83_5dce));
    }
}
