//! Laws that hold over any play: games of random moves, and what must be true after each of them.

use proptest::prelude::*;

use crate::vocabulary::side::Side;
use crate::xiangqi::attack::{attackers, danger};
use crate::xiangqi::board::Board;
use crate::xiangqi::generate::{can_move, destinations, legal_moves};
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;

/// The position after these choices among the legal moves, from the start; shorter if the game ends.
fn played(choices: &[u16]) -> Position {
    let mut position = Position::initial();
    for &choice in choices {
        let moves = position.legal_moves();
        let Some(&next) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        position.play(next).expect("a legal move");
    }
    position
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..160)
}

/// The board with each man moved to another square, and perhaps changed.
fn mapped(board: &Board, square: fn(Square) -> Square, man: fn(Man) -> Man) -> Board {
    let mut result = Board::empty();
    for (at, who) in board.men() {
        result.put(square(at), man(who));
    }
    result
}

fn mapped_moves(board: &Board, side: Side, square: fn(Square) -> Square) -> Vec<Move> {
    let moves = legal_moves(board, side).into_iter();
    let mut moves: Vec<_> = moves.map(|one| Move::new(square(one.from), square(one.to))).collect();
    moves.sort_unstable();
    moves
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_written_as_fen_is_read_back(choices in choices()) {
        let position = played(&choices);
        let fen = position.to_fen();
        prop_assert_eq!(Position::from_fen(&fen), Ok(position), "{}", fen);
    }

    #[test]
    fn play_keeps_generals_safe_and_men_counted(choices in choices()) {
        let mut position = Position::initial();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&next) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            let before = position.clone();
            let captured = position.play(next).expect("a legal move");
            let mover = before.side_to_move();
            prop_assert_eq!(position.side_to_move(), mover.opponent());
            prop_assert_eq!(danger(position.board(), mover), None);
            prop_assert!(captured.is_none_or(|man| man.side != mover && man.kind != Kind::General));
            prop_assert_eq!(
                position.board().men().count(),
                before.board().men().count() - usize::from(captured.is_some())
            );
            prop_assert!(position.board().men().all(|(square, man)| man.may_stand_on(square)));
            let quiet = if captured.is_some() { 0 } else { before.plies_since_capture() + 1 };
            prop_assert_eq!(position.plies_since_capture(), quiet);
        }
    }

    #[test]
    fn a_move_is_legal_if_nothing_is_wrong_with_it(choices in choices()) {
        let position = played(&choices);
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| Move::new(from, to)));
        let allowed: Vec<_> = pairs.filter(|&tried| position.is_legal(tried)).collect();
        prop_assert_eq!(allowed, position.legal_moves());
    }

    #[test]
    fn a_side_can_move_if_it_has_a_move(choices in choices()) {
        let position = played(&choices);
        for side in Side::BOTH {
            prop_assert_eq!(can_move(position.board(), side), !legal_moves(position.board(), side).is_empty());
        }
    }

    #[test]
    fn who_attacks_a_man_is_who_reaches_it(choices in choices()) {
        let position = played(&choices);
        for by in Side::BOTH {
            for target in Square::all() {
                let mut board = position.board().clone();
                board.put(target, Man::new(by.opponent(), Kind::Chariot));
                let mut attacking: Vec<_> = attackers(&board, target, by).collect();
                attacking.sort_unstable();
                let reaching: Vec<_> = board
                    .men()
                    .filter(|(_, man)| man.side == by)
                    .map(|(from, _)| from)
                    .filter(|&from| {
                        let mut found = false;
                        destinations(&board, from, |to| found |= to == target);
                        found
                    })
                    .collect();
                prop_assert_eq!(attacking, reaching, "{} by {} on\n{}", target, by, board);
            }
        }
    }

    #[test]
    fn left_and_right_are_alike(choices in choices()) {
        let position = played(&choices);
        let side = position.side_to_move();
        let other = mapped(position.board(), Square::mirrored, |man| man);
        prop_assert_eq!(legal_moves(&other, side), mapped_moves(position.board(), side, Square::mirrored));
    }

    #[test]
    fn red_and_black_are_alike(choices in choices()) {
        let position = played(&choices);
        let side = position.side_to_move();
        let swap = |man: Man| Man::new(man.side.opponent(), man.kind);
        let other = mapped(position.board(), Square::turned, swap);
        prop_assert_eq!(
            legal_moves(&other, side.opponent()),
            mapped_moves(position.board(), side, Square::turned)
        );
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_flaw(text in "[rnbakcpRNBAKCPehx0-9/ wbr-]{0,120}") {
        match Position::from_fen(&text) {
            Ok(position) => prop_assert_eq!(Position::from_fen(&position.to_fen()), Ok(position)),
            Err(error) => prop_assert!(!error.flaws.is_empty()),
        }
    }
}
