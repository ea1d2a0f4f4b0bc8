//! FEN, in and out (**Art. 1.1–1.3**): the board from Black's back rank down, the side to move, two fields
//! that Xiangqi leaves at `-`, plies since the last capture, and the round. Reading is strict: what cannot be
//! a position of a game is refused, with every flaw named at once.

pub mod flaw;

use crate::vocabulary::side::Side;
use crate::xiangqi::attack::{attackers, face};
use crate::xiangqi::board::Board;
use crate::xiangqi::fen::flaw::{FenError, FenFlaw, LONGEST};
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;
use crate::xiangqi::squares::Squares;

impl Position {
    /// Reads a FEN. The fields after the side may be left out; `r` is read as `w`, `h` as `n`, `e` as `b`.
    ///
    /// # Errors
    /// Every flaw there is, at once.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        read(text, |_| false)
    }

    /// Reads a FEN like [`Position::from_fen`], save that the last move may have been illegal: the Generals
    /// may face, and the side that has just moved may stand in check. A hall can get there, and be left
    /// there, before anybody notices (**Art. 4.1.2, 4.1.6**); in such a position alone a General is taken.
    ///
    /// # Errors
    /// Every flaw there is, if one of them is more than that.
    pub fn from_fen_after_breach(text: &str) -> Result<Self, FenError> {
        read(text, FenFlaw::is_breach)
    }

    /// Writes the FEN in full, as it is standard: `rnbakabnr/9/… w - - 0 1`.
    #[must_use]
    pub fn to_fen(&self) -> String {
        let side = match self.side_to_move() {
            Side::Red => 'w',
            Side::Black => 'b',
        };
        let (board, plies, round) = (placement(self.board()), self.plies_since_capture(), self.round());
        format!("{board} {side} - - {plies} {round}")
    }
}

/// The first field of a FEN: the board from Black's back rank down.
#[must_use]
pub fn placement(board: &Board) -> String {
    let mut text = String::with_capacity(64);
    for rank in (0..Square::RANKS).rev() {
        let mut empty = 0;
        for square in (0..Square::FILES).filter_map(|file| Square::new(file, rank)) {
            match board.man_at(square) {
                None => empty += 1,
                Some(man) => {
                    push_number(&mut text, &mut empty);
                    text.push(man.letter());
                }
            }
        }
        push_number(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_number(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
    }
    *empty = 0;
}

fn read(text: &str, tolerated: impl Fn(&FenFlaw) -> bool) -> Result<Position, FenError> {
    let refuse = |flaws| FenError { given: text.chars().take(LONGEST).collect(), flaws };
    if text.chars().nth(LONGEST).is_some() {
        return Err(refuse(vec![FenFlaw::TooLong]));
    }
    let mut flaws = Vec::new();
    let mut fields = text.split_whitespace();
    let Some(placed) = fields.next() else { return Err(refuse(vec![FenFlaw::Empty])) };
    let (board, sound) = read_board(placed, &mut flaws);
    let board_is_whole = flaws.is_empty();
    check_set(placed, &mut flaws);
    check_points(&board, sound, &mut flaws);

    let side = read_side(fields.next()).map_err(|flaw| flaws.push(flaw)).ok();
    if let (Some(side), true) = (side, board_is_whole) {
        check_generals(&board, side, &mut flaws);
    }
    for field in [3, 4] {
        if let Some(given) = fields.next().filter(|&given| given != "-") {
            flaws.push(FenFlaw::NotDash { field, given: given.to_owned() });
        }
    }
    let plies = fields.next().unwrap_or("0");
    let plies = read_number(plies).ok_or_else(|| FenFlaw::BadPlies { given: plies.to_owned() });
    let round = fields.next().unwrap_or("1");
    let round = read_number(round)
        .filter(|&round| round > 0)
        .ok_or_else(|| FenFlaw::BadRound { given: round.to_owned() });
    let plies = plies.map_err(|flaw| flaws.push(flaw)).ok();
    let round = round.map_err(|flaw| flaws.push(flaw)).ok();
    let beyond = fields.count();
    if beyond > 0 {
        flaws.push(FenFlaw::TooManyFields { found: 6 + beyond });
    }
    match (side, plies, round) {
        (Some(side), Some(plies), Some(round)) if flaws.iter().all(tolerated) => {
            Ok(Position::assemble(board, side, plies, round))
        }
        _ => Err(refuse(flaws)),
    }
}

/// Puts down what can be read, and says on which points that can be relied on: the ranks without a flaw, where there
/// are as many ranks as there should be.
fn read_board(placed: &str, flaws: &mut Vec<FenFlaw>) -> (Board, Squares) {
    let (mut board, mut sound) = (Board::empty(), Squares::EMPTY);
    let found = placed.split('/').count();
    let ten = found == usize::from(Square::RANKS);
    if !ten {
        flaws.push(FenFlaw::RankCount { found });
    }
    for (rank, text) in (0..Square::RANKS).rev().zip(placed.split('/')) {
        let before = flaws.len();
        read_rank(&mut board, rank, text, flaws);
        if ten && flaws.len() == before {
            sound = Square::new(0, rank).map_or(sound, |first| sound | Squares::rank_of(first));
        }
    }
    (board, sound)
}

/// Every flaw is told once of a rank, however often it is there.
fn read_rank(board: &mut Board, rank: u8, text: &str, flaws: &mut Vec<FenFlaw>) {
    let mut points = 0;
    let mut after_number = false;
    let mut found = Vec::new();
    for letter in text.chars() {
        let (number, man) = (letter.to_digit(10), Man::from_letter(letter));
        let is_number = number.is_some_and(|number| number > 0);
        if is_number && after_number {
            found.push(FenFlaw::NumbersSideBySide { rank });
        }
        after_number = is_number;
        if let (Some(man), Some(square)) =
            (man, u8::try_from(points).ok().and_then(|file| Square::new(file, rank)))
        {
            board.put(square, man);
        }
        if man.is_none() && !is_number {
            found.push(FenFlaw::UnknownLetter { letter, rank });
        }
        points += number.map_or(1, |number| number as usize);
    }
    for (index, flaw) in found.iter().enumerate() {
        if found.iter().take(index).all(|before| before != flaw) {
            flaws.push(flaw.clone());
        }
    }
    if points != usize::from(Square::FILES) {
        flaws.push(FenFlaw::RankLength { rank, found: points });
    }
}

/// **Art. 1.2** – the set of men, by their letters: also by those that found no point.
fn check_set(placed: &str, flaws: &mut Vec<FenFlaw>) {
    for side in Side::BOTH {
        for man in Kind::ALL.map(|kind| Man::new(side, kind)) {
            let found = placed.chars().filter(|&letter| Man::from_letter(letter) == Some(man)).count();
            if man.kind == Kind::General && found == 0 {
                flaws.push(FenFlaw::GeneralMissing { side });
            }
            if found > man.kind.in_full_set() {
                flaws.push(FenFlaw::TooMany { man, found });
            }
        }
    }
}

/// **Art. 2.2** – whether men can stand where they do, on the ranks that are sound: each by itself, and of the
/// Soldiers that have only gone forward no two of a side on one file.
fn check_points(board: &Board, sound: Squares, flaws: &mut Vec<FenFlaw>) {
    let lost = board.men().filter(|&(square, man)| sound.contains(square) && !man.may_stand_on(square));
    flaws.extend(lost.map(|(square, man)| FenFlaw::ImpossiblePoint { man, square }));
    for side in Side::BOTH {
        let soldier = Man::new(side, Kind::Soldier);
        let at_home = || {
            let men = board.of_man(soldier) & Squares::home(side) & sound;
            men.into_iter().filter(|&square| soldier.may_stand_on(square))
        };
        for (index, one) in at_home().enumerate() {
            let other = at_home().skip(index + 1).find(|other| other.file() == one.file());
            let file = char::from(b'a' + one.file());
            flaws.extend(other.map(|other| FenFlaw::SoldiersOnFile { side, file, squares: [one, other] }));
        }
    }
}

/// **Art. 2.2** and **3.1** – what the side that has just moved may not have left behind. A General that stands
/// where none can is looked at all the same.
fn check_generals(board: &Board, side_to_move: Side, flaws: &mut Vec<FenFlaw>) {
    let general = |side| {
        let anywhere =
            || board.men().find(|(_, man)| *man == Man::new(side, Kind::General)).map(|(at, _)| at);
        board.general(side).or_else(anywhere)
    };
    let side = side_to_move.opponent();
    let (mover, waiting) = (general(side_to_move), general(side));
    if mover.zip(waiting).is_some_and(|(one, other)| face(one, other, board.occupied())) {
        flaws.push(FenFlaw::GeneralsFace);
    }
    if let Some(by) = waiting.and_then(|general| attackers(board, general, side_to_move).next()) {
        flaws.push(FenFlaw::CheckedOutOfTurn { side, by });
    }
}

fn read_side(field: Option<&str>) -> Result<Side, FenFlaw> {
    match field {
        Some("w" | "r") => Ok(Side::Red),
        Some("b") => Ok(Side::Black),
        Some(given) => Err(FenFlaw::UnknownSide { given: given.to_owned() }),
        None => Err(FenFlaw::SideMissing),
    }
}

/// Digits only: `parse` alone would take a sign.
fn read_number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests;
