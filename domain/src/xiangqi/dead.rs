//! Whether anybody can still win. The one 'simple' position of **Art. 4.2.1** that the board decides by
//! itself: no man left that can cross the river. Other simple positions are an arbiter's ruling. Mate and
//! stalemate are asked first: a last capture may leave both.

use crate::xiangqi::board::Board;
use crate::xiangqi::position::Position;

/// **Art. 4.2.1** – only Generals, Advisors and Elephants are left on both sides.
#[must_use]
pub fn neither_side_can_attack(board: &Board) -> bool {
    board.men().all(|(_, man)| !man.kind.may_cross_river())
}

impl Position {
    /// **Art. 4.2.1** – only Generals, Advisors and Elephants are left on both sides: a draw, unless the
    /// side to move has no move, which loses.
    #[must_use]
    pub fn neither_side_can_attack(&self) -> bool {
        neither_side_can_attack(self.board())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn can_nobody_attack(fen: &str) -> bool {
        Position::from_fen(fen).expect("a position").neither_side_can_attack()
    }

    #[test]
    fn art_4_2_1_generals_advisors_and_elephants_cannot_win() {
        assert!(can_nobody_attack("3k5/9/9/9/9/9/9/9/9/4K4 w"));
        assert!(can_nobody_attack("2bakab2/9/9/9/9/9/9/4B4/4A4/2B1KA3 b"));
    }

    #[test]
    fn art_4_2_1_one_man_of_either_side_that_crosses_is_enough() {
        for man in "RNCPrncp".chars() {
            assert!(!can_nobody_attack(&format!("3k5/9/9/{man}8/9/9/9/9/9/4K4 {}", side_of(man))), "{man}");
        }
    }

    fn side_of(man: char) -> char {
        if man.is_ascii_uppercase() { 'w' } else { 'b' }
    }
}
