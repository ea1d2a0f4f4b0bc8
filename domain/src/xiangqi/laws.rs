//! Laws that hold over any play: games of random moves, and what must be true after each of them.

use proptest::prelude::*;

use crate::vocabulary::side::Side;
use crate::xiangqi::attack::{attackers, danger};
use crate::xiangqi::board::Board;
use crate::xiangqi::board::identity::ManId;
use crate::xiangqi::generate::{can_move, count_legal, legal_moves, reached};
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;
use crate::xiangqi::squares::Squares;

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

/// The same position with each man moved to another square, and perhaps changed.
fn remade(position: &Position, square: fn(Square) -> Square, man: fn(Man) -> Man, side: Side) -> Position {
    Position::assemble(
        mapped(position.board(), square, man),
        side,
        position.plies_since_capture(),
        position.round(),
    )
}

/// Every man with its square and its identity.
fn roll(board: &Board) -> Vec<(Square, Man, Option<ManId>)> {
    board.men().map(|(square, man)| (square, man, board.id_at(square))).collect()
}

/// The key, the men of each kind and the identities, as they are worked out from what is on the points.
fn assert_kept_up(board: &Board) {
    let mut anew = Board::empty();
    for (square, man) in board.men() {
        anew.put(square, man);
        let id = board.id_at(square).expect("a man has an identity");
        assert_eq!(board.square_of(id), Some(square), "one man, one identity");
    }
    assert_eq!((&anew, anew.key()), (board, board.key()));
    for man in Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Man::new(side, kind))) {
        assert_eq!(board.of_man(man), Square::all().filter(|&at| board.man_at(at) == Some(man)).collect());
    }
}

/// Each move of each man made, the General looked at, and the move taken back.
fn legal_moves_by_trial(board: &Board, side: Side) -> Vec<Move> {
    let own = board.men().filter(|(_, man)| man.side == side);
    let reached = own.flat_map(|(from, _)| reached(board, from).into_iter().map(move |to| Move { from, to }));
    reached
        .filter(|&tried| {
            let mut after = board.clone();
            let _ = after.carry(tried);
            danger(&after, side).is_none()
        })
        .collect()
}

/// Men strewn over the board as no game leaves them: more lines are open, and both sides may be in danger.
fn strewn() -> impl Strategy<Value = Board> {
    let men = prop::collection::vec((0..Square::COUNT, any::<bool>(), 1..Kind::ALL.len()), 0..24);
    (0_usize..9, 0_usize..9, men).prop_map(|(red, black, men)| {
        let mut board = Board::empty();
        for (index, is_red, kind) in men {
            let side = if is_red { Side::Red } else { Side::Black };
            let kind = Kind::ALL.get(kind).copied().unwrap_or(Kind::Soldier);
            if let Some(square) = Square::from_index(index) {
                board.put(square, Man::new(side, kind));
            }
        }
        for (side, place) in [(Side::Red, red), (Side::Black, black)] {
            if let Some(square) = Squares::palace(side).into_iter().nth(place) {
                board.put(square, Man::new(side, Kind::General));
            }
        }
        board
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn what_is_looked_up_is_what_a_trial_finds(board in strewn()) {
        for side in Side::BOTH {
            let legal = legal_moves(&board, side);
            prop_assert_eq!(&legal, &legal_moves_by_trial(&board, side), "{} on\n{}", side, &board);
            prop_assert_eq!(legal.len(), count_legal(&board, side) as usize);
            prop_assert_eq!(legal.is_empty(), !can_move(&board, side));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn sets_and_key_are_kept_up_by_every_change(
        board in strewn(),
        changes in prop::collection::vec((0..Square::COUNT, 0..Square::COUNT), 0..24),
    ) {
        let mut changed = board.clone();
        let mut undone = Vec::new();
        for (from, to) in changes {
            if let (Some(from), Some(to)) = (Square::from_index(from), Square::from_index(to)) {
                undone.extend(changed.carry(Move { from, to }));
            }
            assert_kept_up(&changed);
        }
        undone.into_iter().rev().for_each(|carried| changed.carry_back(carried));
        prop_assert_eq!(&changed, &board);
        prop_assert_eq!(roll(&changed), roll(&board));
    }

    #[test]
    fn make_then_unmake_is_the_identity(choices in choices(), any_move in (0..Square::COUNT, 0..Square::COUNT)) {
        let position = played(&choices);
        let (from, to) = (Square::from_index(any_move.0), Square::from_index(any_move.1));
        let any_move = from.zip(to).map(|(from, to)| Move { from, to });
        for tried in position.legal_moves().into_iter().chain(any_move) {
            let mut tried_out = position.clone();
            let undo = tried_out.make(tried);
            prop_assert_ne!(tried_out.key(), position.key());
            assert_kept_up(tried_out.board());
            tried_out.unmake(undo);
            prop_assert_eq!(&tried_out, &position, "{}", tried);
            prop_assert_eq!(tried_out.key(), position.key());
            prop_assert_eq!(roll(tried_out.board()), roll(position.board()));
        }
    }

    #[test]
    fn identities_follow_their_men(choices in choices()) {
        let mut position = Position::initial();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&next) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            let (moved, taken) = (position.board().id_at(next.from), position.board().id_at(next.to));
            position.play(next).expect("a legal move");
            prop_assert_eq!(position.board().id_at(next.to), moved);
            prop_assert_eq!(taken.and_then(|id| position.board().square_of(id)), None);
            for (square, man) in position.board().men() {
                let home = position.board().id_at(square).map(ManId::home);
                prop_assert_eq!(home.and_then(|home| Board::initial().man_at(home)), Some(man));
            }
        }
    }

    #[test]
    fn a_key_is_of_the_position_and_not_of_the_way_to_it(choices in choices()) {
        let position = played(&choices);
        let again = Position::from_fen(&position.to_fen()).expect("what was written");
        prop_assert_eq!(again.key(), position.key());
        let passed = Position::assemble(position.board().clone(), position.side_to_move().opponent(), 0, 1);
        prop_assert_ne!(passed.key(), position.key());
    }

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
                    .filter(|&from| reached(&board, from).contains(target))
                    .collect();
                prop_assert_eq!(attacking, reaching, "{} by {} on\n{}", target, by, board);
            }
        }
    }

    #[test]
    fn left_and_right_are_alike(choices in choices()) {
        let position = played(&choices);
        let side = position.side_to_move();
        let other = remade(&position, Square::mirrored, |man| man, side);
        prop_assert_eq!(other.legal_moves(), mapped_moves(position.board(), side, Square::mirrored));
        prop_assert_eq!(other.status(), position.status());
    }

    #[test]
    fn red_and_black_are_alike(choices in choices()) {
        let position = played(&choices);
        let side = position.side_to_move();
        let swap = |man: Man| Man::new(man.side.opponent(), man.kind);
        let other = remade(&position, Square::turned, swap, side.opponent());
        prop_assert_eq!(other.legal_moves(), mapped_moves(position.board(), side, Square::turned));
        prop_assert_eq!(other.status(), position.status());
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_flaw(text in "[rnbakcpRNBAKCPehx0-9/ wbr-]{0,120}") {
        match Position::from_fen(&text) {
            Ok(position) => prop_assert_eq!(Position::from_fen(&position.to_fen()), Ok(position)),
            Err(error) => prop_assert!(!error.flaws.is_empty()),
        }
    }
}
