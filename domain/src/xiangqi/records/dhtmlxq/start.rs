//! Where play begins: the places of 32 men in a fixed order, `99` for those that are off the board. Who moves first
//! is nowhere said, and told by the first move.

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::fen::flaw::FenError;
use crate::xiangqi::fen::placement;
use crate::xiangqi::man::Man;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::dhtmlxq::squares;
use crate::xiangqi::records::flaw::RecordFlaw;

/// Whose places a list gives, by their FEN letters.
const MEN: &str = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

const OFF_BOARD: &str = "99";

/// The board with men at these places.
pub(super) fn read_places(list: &str) -> Result<Board, RecordFlaw> {
    let bad = || RecordFlaw::BadPlaces { given: list.chars().take(80).collect() };
    let mut rest = list;
    let mut board = Board::empty();
    for man in MEN.chars().filter_map(Man::from_letter) {
        let (place, after) = rest.split_at_checked(2).ok_or_else(bad)?;
        rest = after;
        if place != OFF_BOARD {
            let square = squares::read(place).ok_or_else(bad)?;
            if board.put(square, man).is_some() {
                return Err(bad());
            }
        }
    }
    if rest.is_empty() { Ok(board) } else { Err(bad()) }
}

/// The places of the men of a board that has no more of them than a set.
pub(super) fn write_places(board: &Board) -> String {
    let mut men: Vec<_> = board.men().collect();
    let mut places = MEN.chars().filter_map(Man::from_letter).map(|man| {
        let found = men.iter().position(|&(_, other)| other == man);
        found.map_or_else(|| OFF_BOARD.to_owned(), |found| squares::write(men.remove(found).0))
    });
    places.by_ref().collect()
}

/// The position on this board before this move. On the board as it is before a game Red moves first, and so where
/// there is no move, unless Black would stand in check then.
pub(super) fn position(board: &Board, first: Option<Move>) -> Result<Position, FenError> {
    let on = |side| Position::from_fen(&format!("{} {side} - - 0 1", placement(board)));
    let mover = first.and_then(|first| board.man_at(first.from)).map(|man| man.side);
    match mover {
        Some(Side::Black) if *board != Board::initial() => on('b'),
        None => on('w').or_else(|error| on('b').map_err(|_| error)),
        Some(_) => on('w'),
    }
}
