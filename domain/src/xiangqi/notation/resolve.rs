//! From what was read to the one legal move that it means. Whoever left the notation's rules is understood all
//! the same, as long as a single legal move fits.

use std::slice;

use crate::xiangqi::generate::reaches;
use crate::xiangqi::man::Man;
use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::company::company;
use crate::xiangqi::notation::phrase::Phrase;
use crate::xiangqi::notation::refusal::{ReadMoveError, ReadMoveFlaw};
use crate::xiangqi::notation::way::{Direction, target};
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;

/// The legal move that `phrase`, read from `text`, means.
///
/// # Errors
/// The other side's move, no such man, no such move, an illegal one, or several.
pub fn resolve(position: &Position, text: &str, phrase: Phrase) -> Result<Move, ReadMoveError> {
    let man = Man::new(position.side_to_move(), phrase.kind);
    let refuse = |why, possible| Err(ReadMoveError::new(position, text, Some(phrase), why, possible));
    if let Some(side) = phrase.side.filter(|&side| side != man.side) {
        let alike = |from| position.board().man_at(from) == Some(man);
        return refuse(ReadMoveFlaw::OtherSide { side }, nearest(position, alike));
    }
    let mut meant = company(position.board(), man);
    meant.retain(|standing| phrase.who.means(standing));
    let directions = phrase.direction.as_ref().map_or(Direction::ALL.as_slice(), slice::from_ref);
    let tried: Vec<_> = meant
        .iter()
        .flat_map(|standing| directions.iter().map(|&direction| (standing.square, direction)))
        .filter_map(|(from, direction)| {
            target(man, from, direction, phrase.number).map(|to| Move::new(from, to))
        })
        .collect();
    let mut legal = tried.iter().copied().filter(|&one| position.is_legal(one));
    match (legal.next(), legal.next()) {
        (Some(one), None) => Ok(one),
        (Some(first), Some(second)) => {
            let mut possible = vec![first, second];
            possible.extend(legal);
            possible.sort_unstable();
            refuse(ReadMoveFlaw::Ambiguous, possible)
        }
        (None, _) => {
            let why = if meant.is_empty() { ReadMoveFlaw::NoSuchMan } else { why_none(position, &tried) };
            let near = |from: Square| match why {
                ReadMoveFlaw::NoSuchMan => position.board().man_at(from) == Some(man),
                _ => meant.iter().any(|standing| standing.square == from),
            };
            refuse(why, nearest(position, near))
        }
    }
}

/// The move that is said by its two squares.
///
/// # Errors
/// It is illegal.
pub fn check(position: &Position, text: &str, played: Move) -> Result<Move, ReadMoveError> {
    let Some(why) = position.why_illegal(played) else { return Ok(played) };
    let possible = nearest(position, |from| from == played.from);
    Err(ReadMoveError::new(position, text, None, ReadMoveFlaw::Illegal { played, why }, possible))
}

/// The legal moves from such squares; if there are none, every legal move.
fn nearest(position: &Position, near: impl Fn(Square) -> bool) -> Vec<Move> {
    let legal = position.legal_moves();
    let nearest: Vec<_> = legal.iter().copied().filter(|one| near(one.from)).collect();
    if nearest.is_empty() { legal } else { nearest }
}

/// One illegal move is named if it alone can be meant: the only one tried, or the only one of the men's own way.
fn why_none(position: &Position, tried: &[Move]) -> ReadMoveFlaw {
    let tried = || tried.iter().copied();
    let named = only(tried().filter(|&one| reaches(position.board(), one))).or_else(|| only(tried()));
    named
        .and_then(|played| Some(ReadMoveFlaw::Illegal { played, why: position.why_illegal(played)? }))
        .unwrap_or(ReadMoveFlaw::NoMoveFits)
}

fn only(mut moves: impl Iterator<Item = Move>) -> Option<Move> {
    let first = moves.next()?;
    moves.next().is_none().then_some(first)
}
