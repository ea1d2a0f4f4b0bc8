//! Points and moves in digits: the file from Red's left, then the rank from Black's back rank, so that `7747` is
//! 炮二平五.

use crate::xiangqi::moves::Move;
use crate::xiangqi::square::Square;

/// The moves of a list, or what is no move of four digits. Spaces do not count.
pub(super) fn moves(list: &str) -> impl Iterator<Item = Result<Move, String>> {
    let mut letters = list.chars().filter(|letter| !letter.is_whitespace());
    std::iter::from_fn(move || {
        let move_of_four: String = letters.by_ref().take(4).collect();
        if move_of_four.is_empty() {
            return None;
        }
        Some(read_move(&move_of_four).ok_or(move_of_four))
    })
}

fn read_move(text: &str) -> Option<Move> {
    let (from, to) = text.split_at_checked(2)?;
    Some(Move::new(read(from)?, read(to)?))
}

/// The point of two digits.
pub(super) fn read(text: &str) -> Option<Square> {
    let mut digits = text.bytes().map(|byte| byte.checked_sub(b'0'));
    match (digits.next()??, digits.next()??, digits.next()) {
        (file, rank, None) => Square::new(file, 9_u8.checked_sub(rank)?),
        _ => None,
    }
}

/// Two digits.
pub(super) fn write(square: Square) -> String {
    format!("{}{}", square.file(), 9 - square.rank())
}
