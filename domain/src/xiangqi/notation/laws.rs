//! Laws of every notation, over random play and over boards where many Soldiers share a file: what is written is
//! read back, no two moves are written alike, and any text is read or refused.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::fen::placement;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::notation::Notation;
use crate::xiangqi::notation::chinese::Script;
use crate::xiangqi::notation::refusal::{ReadMoveError, ReadMoveFlaw};
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;

/// A position that random play leads to.
fn played() -> impl Strategy<Value = Position> {
    prop::collection::vec(any::<Index>(), 0..120).prop_map(|choices| {
        let mut position = Position::initial();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&next) = moves.get(choice.index(moves.len().max(1))) else { break };
            position.play(next).expect("a legal move");
        }
        position
    })
}

/// How many Soldiers stand on each of some files.
const SHARES: [&[usize]; 8] = [&[5], &[4, 1], &[4], &[3, 2], &[3, 1, 1], &[3], &[2, 2, 1], &[2, 2]];

/// Soldiers of one side, so many on each file, across the river or before it.
fn soldiers() -> impl Strategy<Value = Vec<(u8, u8)>> {
    let files = || Just((0..Square::FILES).collect::<Vec<_>>()).prop_shuffle();
    (select(&SHARES[..]), files()).prop_flat_map(|(shares, files)| {
        let on_each: Vec<_> = shares
            .iter()
            .zip(files)
            .map(|(&share, file)| {
                let ranks = if file % 2 == 0 { 4..Square::RANKS } else { 5..Square::RANKS };
                subsequence(ranks.collect::<Vec<_>>(), share)
                    .prop_map(move |ranks| ranks.into_iter().map(|rank| (file, rank)).collect::<Vec<_>>())
            })
            .collect();
        on_each.prop_map(|files| files.concat())
    })
}

/// A position where both sides have Soldiers that share files, and some other men.
fn crowded() -> impl Strategy<Value = Position> {
    let others: Vec<_> = Side::BOTH
        .into_iter()
        .flat_map(|side| {
            [Kind::Advisor, Kind::Elephant, Kind::Horse, Kind::Chariot, Kind::Cannon]
                .into_iter()
                .flat_map(move |kind| [Man::new(side, kind); 2])
        })
        .collect();
    let others = subsequence(others, 0..=12);
    let places = prop::collection::vec(any::<Index>(), 12);
    let generals = [any::<Index>(), any::<Index>()];
    (soldiers(), soldiers(), others, places, generals, any::<bool>()).prop_filter_map(
        "a position",
        |(red, black, others, places, generals, reds_turn)| {
            let mut board = Board::empty();
            let put = |board: &mut Board, man: Man, place: Index| {
                let free: Vec<_> = Square::all()
                    .filter(|&square| man.may_stand_on(square) && board.man_at(square).is_none())
                    .collect();
                if !free.is_empty() {
                    board.put(*place.get(&free), man);
                }
            };
            for (file, rank) in red {
                board.put(Square::new(file, rank)?, Man::new(Side::Red, Kind::Soldier));
            }
            for (file, rank) in black {
                let square = Square::new(file, rank)?.turned();
                if board.man_at(square).is_none() {
                    board.put(square, Man::new(Side::Black, Kind::Soldier));
                }
            }
            for (side, place) in Side::BOTH.into_iter().zip(generals) {
                put(&mut board, Man::new(side, Kind::General), place);
            }
            for (man, place) in others.into_iter().zip(places) {
                put(&mut board, man, place);
            }
            let side = if reds_turn { 'w' } else { 'b' };
            Position::from_fen(&format!("{} {side}", placement(&board))).ok()
        },
    )
}

fn assert_told_and_understood(position: &Position) -> Result<(), TestCaseError> {
    let moves = position.legal_moves();
    for notation in Notation::ALL {
        for script in Script::BOTH {
            let mut seen = BTreeSet::new();
            for &played in &moves {
                let text = position.write_move(played, notation, script).expect("legal");
                let read = position.read_move_as(notation, &text);
                prop_assert_eq!(&position.read_move(&text), &read, "{}", &text);
                match read {
                    Err(ReadMoveError { why: ReadMoveFlaw::Ambiguous, possible, .. })
                        if notation == Notation::ChineseShort =>
                    {
                        prop_assert!(possible.contains(&played) && possible.len() > 1, "{}", text);
                    }
                    read => {
                        prop_assert_eq!(read, Ok(played), "{}", &text);
                        prop_assert!(seen.insert(text.clone()), "{} twice", text);
                    }
                }
            }
        }
    }
    Ok(())
}

/// The other convention: all Soldiers that share a file counted from the right, the front first.
fn assert_counted_soldiers_are_understood(position: &Position) -> Result<(), TestCaseError> {
    let side = position.side_to_move();
    let soldier = Man::new(side, Kind::Soldier);
    let turned = |square: Square| if side == Side::Red { square } else { square.turned() };
    let mut counted = 0;
    for file in (0..Square::FILES).rev() {
        let squares = (0..Square::RANKS).rev().filter_map(|rank| Square::new(file, rank)).map(turned);
        let on_file: Vec<_> = squares.filter(|&at| position.board().man_at(at) == Some(soldier)).collect();
        for from in on_file.iter().filter(|_| on_file.len() > 1) {
            counted += 1;
            for played in position.legal_moves().into_iter().filter(|one| one.from == *from) {
                let full =
                    position.write_move(played, Notation::Chinese, Script::Traditional).expect("legal");
                let soldier = if side == Side::Red { '兵' } else { '卒' };
                let text = format!("{counted}{soldier}{}", full.chars().skip(2).collect::<String>());
                prop_assert_eq!(position.read_move(&text), Ok(played), "{}", text);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn what_is_written_is_read_back_in_play(position in played()) {
        assert_told_and_understood(&position)?;
    }

    #[test]
    fn what_is_written_is_read_back_among_many_soldiers(position in crowded()) {
        assert_told_and_understood(&position)?;
        assert_counted_soldiers_are_understood(&position)?;
    }

    #[test]
    fn a_text_in_the_letters_of_a_notation_is_read_or_refused(
        position in crowded(),
        texts in prop::collection::vec("([前中後一二三四五123458兵卒車马炮相士帥進退平五]{3,5}|[+\\-=.1-9A-EHKNPRacr]{4})", 64),
    ) {
        for text in texts {
            assert_read_or_refused(&position, &text)?;
        }
    }

    #[test]
    fn any_text_is_read_or_refused(position in played(), text in any::<String>()) {
        assert_read_or_refused(&position, &text)?;
    }
}

fn assert_read_or_refused(position: &Position, text: &str) -> Result<(), TestCaseError> {
    match position.read_move(text) {
        Ok(played) => prop_assert!(position.is_legal(played), "{} is {}", text, played),
        Err(error) => {
            prop_assert!(text.starts_with(&error.given));
            prop_assert!(error.possible.is_sorted());
            prop_assert!(error.possible.iter().all(|&possible| position.is_legal(possible)), "{}", text);
            prop_assert!(error.why != ReadMoveFlaw::Unreadable || error.understood.is_none());
            prop_assert!(!error.possible.is_empty() || position.legal_moves().is_empty(), "{}", text);
        }
    }
    Ok(())
}
