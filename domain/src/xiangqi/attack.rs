//! Who attacks what: the men that could take on a point, looked at from that point backwards, and the two
//! dangers no move may leave its own General in. Where men may go is decided by `generate`; a law test holds
//! the two together.

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::reach;
use crate::xiangqi::square::Square;
use crate::xiangqi::squares::Squares;

/// What a General may not be left in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Danger {
    /// **Art. 2.2** – the two Generals face each other on an open file.
    GeneralsFace,
    /// **Art. 3.1** – the man on this square attacks the General.
    Attacked {
        /// Where the attacker stands; the first found, if there are several.
        by: Square,
    },
}

/// The men of `by` that could take a man of the other side on `target`, by **Art. 2.2 and 2.3**, whatever
/// becomes of their own General. In the squares' order.
pub fn attackers(board: &Board, target: Square, by: Side) -> impl Iterator<Item = Square> {
    attacking(board, target, by, board.occupied()).into_iter()
}

/// **Art. 3.1** (照將) – whether the General of `side` is attacked.
#[must_use]
#[doc(alias = "照將")]
#[doc(alias = "將軍")]
pub fn is_checked(board: &Board, side: Side) -> bool {
    board.general(side).is_some_and(|general| attackers(board, general, side.opponent()).next().is_some())
}

/// **Art. 2.2** (將帥對面) – whether the Generals stand on one file with nobody between.
#[must_use]
#[doc(alias = "將帥對面")]
#[doc(alias = "白臉將")]
pub fn generals_face(board: &Board) -> bool {
    let generals = board.general(Side::Red).zip(board.general(Side::Black));
    generals.is_some_and(|(red, black)| face(red, black, board.occupied()))
}

/// What the General of `side` would be left in if its player had just moved to this board. Facing Generals
/// are named first: **Art. 4.1.2** is the narrower rule.
#[must_use]
pub fn danger(board: &Board, side: Side) -> Option<Danger> {
    danger_of(board, side, board.general(side)?, board.occupied(), Squares::EMPTY)
}

/// What the General of `side` would be left in by this move of one of its men.
#[must_use]
pub fn danger_after(board: &Board, side: Side, tried: Move) -> Option<Danger> {
    let general = board.general(side)?;
    let general = if general == tried.from { tried.to } else { general };
    let occupied = board.occupied().without(tried.from).with(tried.to);
    danger_of(board, side, general, occupied, Squares::of(tried.to))
}

/// The points that a check to the General of `side` hangs on: a move that neither leaves nor enters one of them gives none.
#[must_use]
pub fn bearing_on_general(board: &Board, side: Side) -> Squares {
    board.general(side).map_or(Squares::EMPTY, reach::bearing_on)
}

/// **Art. 3.1** – whether this move, of a man of either side to an empty point or to one of the other side, gives check to the
/// other's General; the same as making it and looking, and quicker.
#[must_use]
pub fn gives_check(board: &Board, tried: Move) -> bool {
    let Some(mover) = board.man_at(tried.from) else { return false };
    let Some(general) = board.general(mover.side.opponent()) else { return false };
    let bearing = reach::bearing_on(general);
    if !bearing.contains(tried.from) && !bearing.contains(tried.to) {
        return false;
    }
    let occupied = board.occupied().without(tried.from).with(tried.to);
    let men = |kind| {
        let men = board.of_man(Man::new(mover.side, kind));
        if kind == mover.kind { men.without(tried.from).with(tried.to) } else { men }
    };
    !attacking_with(men, general, mover.side, occupied).is_empty()
}

/// The same for a General that stands there, men standing on these points, and the opponent's men on those others
/// gone.
fn danger_of(board: &Board, side: Side, general: Square, occupied: Squares, gone: Squares) -> Option<Danger> {
    let other = board.general(side.opponent()).filter(|&other| !gone.contains(other));
    if other.is_some_and(|other| face(general, other, occupied)) {
        return Some(Danger::GeneralsFace);
    }
    let by = (attacking(board, general, side.opponent(), occupied) - gone).first()?;
    Some(Danger::Attacked { by })
}

/// Whether two Generals on these points would face each other, men standing on those others.
pub(super) fn face(one: Square, other: Square, occupied: Squares) -> bool {
    let [file, _] = reach::lines(one);
    file.contains(other) && (Squares::between(one, other, file) & occupied).is_empty()
}

/// The men of `by` that attack this point, if men stood on these points.
fn attacking(board: &Board, target: Square, by: Side, occupied: Squares) -> Squares {
    attacking_with(|kind| board.of_man(Man::new(by, kind)), target, by, occupied)
}

/// The same, the men of each kind standing where `men` says.
fn attacking_with(men: impl Fn(Kind) -> Squares, target: Square, by: Side, occupied: Squares) -> Squares {
    let mut found = (men(Kind::Horse) & reach::horses_to(target, occupied))
        | (men(Kind::Soldier) & reach::soldiers_to(target, by));
    for line in reach::lines(target) {
        let screens = |from| Squares::between(target, from, line) & occupied;
        let chariots = (men(Kind::Chariot) & line).into_iter().filter(|&from| screens(from).is_empty());
        let cannons = (men(Kind::Cannon) & line).into_iter().filter(|&from| screens(from).is_one());
        found = chariots.chain(cannons).fold(found, Squares::with);
    }
    if Squares::home(by).contains(target) {
        found = found | (men(Kind::Elephant) & reach::elephant(target, by, occupied));
    }
    if Squares::palace(by).contains(target) {
        let (general, advisors) = (reach::general(target, by), reach::advisor(target, by));
        found = found | (men(Kind::General) & general) | (men(Kind::Advisor) & advisors);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xiangqi::diagram;

    fn attackers_of(target: &str, by: Side, drawing: &str) -> Vec<String> {
        let board = diagram::board(drawing);
        let mut found: Vec<_> =
            attackers(&board, diagram::square(target), by).map(|square| square.to_string()).collect();
        found.sort();
        found
    }

    #[test]
    fn art_3_1_every_kind_that_can_cross_gives_check() {
        // The chariot's way is free, the cannon has one screen, one horse's leg is free and one's is not,
        // a soldier stands before the general and one beside it.
        let drawing = "
            . . . . . . . . .
            . . . . N . . . .
            R . P k P C . . .
            . . . P . . . . .
            . . . . N . . . .
            . . . . . . . . .
            . . . C . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .";
        // e5 jumps to d7 over e6; e8 is too near; a7 stands behind the soldier, d3 has it as its screen.
        assert_eq!(attackers_of("d7", Side::Red, drawing), ["c7", "d3", "d6", "e5", "e7", "f7"]);
    }

    #[test]
    fn art_2_2_a_soldier_behind_the_general_gives_no_check() {
        let drawing = "
            . . . . P . . . .
            . . . P k . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . K . . . . .";
        assert_eq!(attackers_of("e8", Side::Red, drawing), ["d8"]);
    }

    #[test]
    fn art_2_2_bound_men_attack_at_home_only() {
        let drawing = "
            . . . . k . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . b . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . B . . . .
            . . . . A . . . .
            . . . K . . . . .";
        assert_eq!(attackers_of("d2", Side::Red, drawing), ["e1"]);
        assert_eq!(attackers_of("d1", Side::Red, drawing), ["d0"]);
        assert_eq!(attackers_of("c0", Side::Red, drawing), ["e2"]);
        assert_eq!(attackers_of("c4", Side::Red, drawing), ["e2"]);
        assert_eq!(attackers_of("e7", Side::Black, drawing), ["c5"]);
        assert_eq!(attackers_of("e3", Side::Black, drawing), Vec::<String>::new());
    }

    #[test]
    fn art_4_1_2_generals_face_on_an_open_file_only() {
        let face = |middle: &str| {
            let empty = ". . . . . . . . .\n".repeat(7);
            generals_face(&diagram::board(&format!(". . . . k . . . .\n{middle}\n{empty}. . . . K . . . .")))
        };
        assert!(face(". . . . . . . . ."));
        assert!(!face(". . . . p . . . ."));
    }
}
