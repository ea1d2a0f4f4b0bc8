//! Who has Red in each pair, and at which board they play.

use std::cmp::Reverse;

use crate::pairing::swiss::allot::last_parted;
use crate::pairing::swiss::chinese::colours::Kind;
use crate::pairing::swiss::chinese::house::House;
use crate::pairing::swiss::chinese::places::Places;
use crate::pairing::swiss::chinese::record::Record;
use crate::pairing::swiss::chinese::rules::FirstRound;
use crate::pairing::swiss::field::SwissField;
use crate::pairing::swiss::round::SwissRound;
use crate::vocabulary::Side;

/// By the score of the higher, then of the lower, then by the place of the higher.
pub(super) fn boards(
    field: &SwissField,
    house: &House<'_>,
    places: &Places<'_>,
    pairs: &[(usize, usize)],
    bye: Option<usize>,
) -> SwissRound {
    let points = |place: usize| places.list[place].points;
    let mut pairs = pairs.to_vec();
    pairs.sort_by_key(|(higher, lower)| (Reverse((points(*higher), points(*lower))), *higher));
    let in_turn = field.rounds_before() == 0
        && matches!(house.rules.first_round, FirstRound::HalvesByRank | FirstRound::Neighbours);
    let drawn = |board: usize, higher: &Record| match in_turn {
        true if board.is_multiple_of(2) => Side::Red,
        true => Side::Black,
        false => house.colours.get(higher.number).copied().unwrap_or(Side::Red),
    };
    let seat = |(board, (higher, lower)): (usize, (usize, usize))| {
        let [higher, lower] = [places.list[higher], places.list[lower]];
        let side = owed(house, higher, lower).unwrap_or_else(|| drawn(board, higher));
        match side {
            Side::Red => (higher.number, lower.number),
            Side::Black => (lower.number, higher.number),
        }
    };
    SwissRound { pairs: pairs.into_iter().enumerate().map(seat).collect(), bye }
}

/// The colour of the higher, where what they played says it.
fn owed(house: &House<'_>, higher: &Record, lower: &Record) -> Option<Side> {
    let [one, other] = [higher, lower].map(|record| Kind::of(record, &house.rules));
    let (_, side) = one.meets(other);
    side.or_else(|| last_parted(&higher.sides, &lower.sides))
        .or_else(|| higher.sides.last().map(|last| last.opponent()))
}
