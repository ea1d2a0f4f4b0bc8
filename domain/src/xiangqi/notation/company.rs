//! Men of one kind and side as their player counts them: which file, who is in front on it, and how many stand
//! there. Which words a notation has for that is the alphabets' business.

use std::cmp::Reverse;

use crate::xiangqi::board::Board;
use crate::xiangqi::man::Man;
use crate::xiangqi::notation::way::file_of;
use crate::xiangqi::square::Square;

/// How one man stands among those of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Where it stands.
    pub square: Square,
    /// Its file, 1–9 from its player's right.
    pub file: u8,
    /// How many of its kind stand before it on the file.
    pub index: usize,
    /// How many of its kind stand on the file, itself among them.
    pub of: usize,
    /// How many are counted before it when all that share a file are counted, from the right, the front first.
    pub turn: usize,
    /// On how many files there are two or more of its kind.
    pub shared_files: usize,
}

/// The men like `man`, from their player's right, on each file the front one first.
#[must_use]
pub fn company(board: &Board, man: Man) -> Vec<Standing> {
    let mut squares: Vec<_> =
        board.men().filter(|&(_, found)| found == man).map(|(square, _)| square).collect();
    squares.sort_unstable_by_key(|square| (file_of(*square, man.side), Reverse(square.rank_from(man.side))));
    let files = || squares.chunk_by(|one, next| one.file() == next.file());
    let shared_files = files().filter(|file| file.len() > 1).count();
    let mut counted = 0;
    let mut standings = Vec::with_capacity(squares.len());
    for on_file in files() {
        standings.extend(on_file.iter().enumerate().map(|(index, &square)| Standing {
            square,
            file: file_of(square, man.side),
            index,
            of: on_file.len(),
            turn: counted + index,
            shared_files,
        }));
        counted += if on_file.len() > 1 { on_file.len() } else { 0 };
    }
    standings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::side::Side;
    use crate::xiangqi::diagram;
    use crate::xiangqi::man::Kind;

    const DRAWING: &str = "
        . . . . k . . . .
        . . . . . . P . .
        . . P . . . P . .
        . . P . . . . . .
        . . . . P . p . .
        p . . . . . p . p
        . . . . . . . . .
        . . . . . . p . .
        . . . . . . . . .
        . . . K . . . . .";

    fn counted(side: Side) -> Vec<(String, u8, usize, usize, usize)> {
        let standings = company(&diagram::board(DRAWING), Man::new(side, Kind::Soldier)).into_iter();
        standings.map(|one| (one.square.to_string(), one.file, one.index, one.of, one.turn)).collect()
    }

    #[test]
    fn men_are_counted_from_their_players_right_and_front() {
        let named = |rows: &[(&str, u8, usize, usize, usize)]| -> Vec<_> {
            rows.iter().map(|&(at, file, index, of, turn)| (at.to_owned(), file, index, of, turn)).collect()
        };
        let red = [
            ("g8", 3, 0, 2, 0),
            ("g7", 3, 1, 2, 1),
            ("e5", 5, 0, 1, 2),
            ("c7", 7, 0, 2, 2),
            ("c6", 7, 1, 2, 3),
        ];
        assert_eq!(counted(Side::Red), named(&red));
        let black = [
            ("a4", 1, 0, 1, 0),
            ("g2", 7, 0, 3, 0),
            ("g4", 7, 1, 3, 1),
            ("g5", 7, 2, 3, 2),
            ("i4", 9, 0, 1, 3),
        ];
        assert_eq!(counted(Side::Black), named(&black));
    }
}
