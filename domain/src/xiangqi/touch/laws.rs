//! Laws of every ruling, on random boards with few men, where pins and checks are common.

use proptest::prelude::*;
use proptest::sample::Index;

use crate::vocabulary::side::Side;
use crate::xiangqi::attack::danger;
use crate::xiangqi::board::Board;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;
use crate::xiangqi::status::Status;
use crate::xiangqi::touch::{Obligation, TouchFoul, TouchOrder};

/// Each General in its palace and up to fourteen men on points they may come to; the game is not over.
fn position() -> impl Strategy<Value = Position> {
    let side = prop::sample::select(&Side::BOTH[..]);
    let men =
        prop::collection::vec((side.clone(), prop::sample::select(&Kind::ALL[1..]), any::<Index>()), 0..14);
    (side, any::<[Index; 2]>(), men).prop_filter_map(
        "over, or in check out of turn",
        |(mover, generals, men)| {
            let mut board = Board::empty();
            for (side, index) in Side::BOTH.into_iter().zip(generals) {
                let palace: Vec<_> = Square::all().filter(|square| square.in_palace(side)).collect();
                board.put(*index.get(&palace), Man::new(side, Kind::General));
            }
            for (side, kind, index) in men {
                let man = Man::new(side, kind);
                let free = |&square: &Square| man.may_stand_on(square) && board.man_at(square).is_none();
                let points: Vec<_> = Square::all().filter(free).collect();
                if !points.is_empty() {
                    board.put(*index.get(&points), man);
                }
            }
            let safe = danger(&board, mover.opponent()).is_none();
            let position = Position::assemble(board, mover, 0, 1);
            let ongoing = position.status() == Status::Ongoing && !position.neither_side_can_attack();
            (safe && ongoing).then_some(position)
        },
    )
}

/// A position, men touched in it, each once, and in which order.
fn touch() -> impl Strategy<Value = (Position, Vec<Square>, TouchOrder)> {
    let order = prop::sample::select(vec![TouchOrder::OneByOne, TouchOrder::Together]);
    (position(), order, 1..5_usize).prop_flat_map(|(position, order, count)| {
        let men: Vec<_> = position.board().men().map(|(square, _)| square).collect();
        let count = count.min(men.len());
        let touched = prop::sample::subsequence(men, count).prop_shuffle();
        (Just(position), touched, Just(order))
    })
}

/// The articles said another way: every legal move has a grade by what it does with the men touched, and the best
/// grade there is binds. Nothing binds if no move does anything with them.
fn by_grades(position: &Position, touched: &[Square], order: TouchOrder) -> Vec<Move> {
    let is_own = |square: &Square| {
        position.board().man_at(*square).is_some_and(|man| man.side == position.side_to_move())
    };
    let own: Vec<_> = touched.iter().copied().filter(is_own).collect();
    let opposing: Vec<_> = touched.iter().copied().filter(|square| !is_own(square)).collect();
    let own_first = order == TouchOrder::OneByOne && own.first() == touched.first();
    let grade = |played: &Move| {
        let mover = own.iter().position(|&square| square == played.from);
        let taken = opposing.iter().position(|&square| square == played.to);
        match (own_first, mover, taken) {
            (true, Some(mover), Some(taken)) => Some((1, mover, taken)),
            (false, Some(mover), Some(taken)) => Some((1, taken, mover)),
            (true, Some(mover), None) => Some((2, mover, 0)),
            (false, None, Some(taken)) => Some((2, taken, 0)),
            (true, None, Some(taken)) => Some((3, taken, 0)),
            (false, Some(mover), None) => Some((3, mover, 0)),
            (_, None, None) => None,
        }
    };
    let legal = position.legal_moves();
    let Some(best) = legal.iter().filter_map(grade).min() else { return Vec::new() };
    legal.into_iter().filter(|played| grade(played) == Some(best)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn the_obligation_is_the_best_grade_of_legal_moves((position, touched, order) in touch()) {
        let ruling = position.touch_ruling(&touched, order).expect("a ruling");
        let bound = match ruling.obligation {
            Obligation::Free => Vec::new(),
            Obligation::Bound { to, .. } => {
                prop_assert!(!to.is_empty());
                prop_assert!(to.iter().all(|&played| position.is_legal(played)));
                to
            }
        };
        prop_assert_eq!(bound, by_grades(&position, &touched, order), "{:?} {:?}\n{}", touched, order, position.to_fen());
    }

    #[test]
    fn a_foul_is_a_man_no_legal_move_leaves_or_takes((position, touched, order) in touch()) {
        let ruling = position.touch_ruling(&touched, order).expect("a ruling");
        let legal = position.legal_moves();
        for square in touched {
            let used = legal.iter().any(|played| played.from == square || played.to == square);
            let foul = ruling.fouls.iter().find(|foul| foul.touched().square == square);
            prop_assert_eq!(foul.is_none(), used);
            let own = position.board().man_at(square).is_some_and(|man| man.side == position.side_to_move());
            prop_assert!(foul.is_none_or(|foul| matches!(foul, TouchFoul::Immovable(_)) == own));
        }
    }

    #[test]
    fn any_squares_are_ruled_on_or_refused(
        position in position(),
        indices in prop::collection::vec(any::<Index>(), 0..200),
        men_only in any::<bool>(),
    ) {
        let known = |square: &Square| position.board().man_at(*square).is_some();
        let squares: Vec<_> = Square::all().filter(|square| !men_only || known(square)).collect();
        let touched: Vec<_> = indices.iter().map(|index| *index.get(&squares)).collect();
        let ruling = position.touch_ruling(&touched, TouchOrder::OneByOne);
        prop_assert_eq!(ruling.is_ok(), !touched.is_empty() && touched.iter().all(known));
    }
}
