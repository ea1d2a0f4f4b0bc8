//! Who attacks what: the men that could take on a point, looked at from that point backwards, and the two
//! dangers no move may leave its own General in. Where men may go is decided by `generate`; a law test holds
//! the two together.

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::square::Square;
use crate::xiangqi::step::{DIAGONAL, ELEPHANT, HORSE, ORTHOGONAL, Step};

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
/// becomes of their own General. An order is kept, but promised to nobody.
pub fn attackers(board: &Board, target: Square, by: Side) -> impl Iterator<Item = Square> {
    on_lines(board, target, by).chain(horses(board, target, by)).chain(bound_men(board, target, by))
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
    board.general(Side::Red).is_some_and(|general| {
        board.along(general, Step::forward(Side::Red)).next().map(|(_, man)| man)
            == Some(Man::new(Side::Black, Kind::General))
    })
}

/// What the General of `side` would be left in if its player had just moved to this board. Facing Generals
/// are named first: **Art. 4.1.2** is the narrower rule.
#[must_use]
pub fn danger(board: &Board, side: Side) -> Option<Danger> {
    if generals_face(board) {
        return Some(Danger::GeneralsFace);
    }
    let by = attackers(board, board.general(side)?, side.opponent()).next()?;
    Some(Danger::Attacked { by })
}

/// Chariots with a free line, Cannons with one screen.
fn on_lines(board: &Board, target: Square, by: Side) -> impl Iterator<Item = Square> {
    ORTHOGONAL.into_iter().flat_map(move |step| {
        let mut met = board.along(target, step);
        let chariot = met.next().filter(|&(_, man)| man == Man::new(by, Kind::Chariot));
        let cannon = met.next().filter(|&(_, man)| man == Man::new(by, Kind::Cannon));
        chariot.into_iter().chain(cannon).map(|(square, _)| square)
    })
}

/// Horses whose leg is free: it lies beside the Horse, not beside the target.
fn horses(board: &Board, target: Square, by: Side) -> impl Iterator<Item = Square> {
    HORSE.into_iter().filter_map(move |leap| {
        let horse = target.step(leap.to.back())?;
        let leg = horse.step(leap.over)?;
        (board.man_at(horse) == Some(Man::new(by, Kind::Horse)) && board.man_at(leg).is_none())
            .then_some(horse)
    })
}

/// General, Advisors, Elephants and Soldiers: the men that go one step, or are bound to a region.
fn bound_men(board: &Board, target: Square, by: Side) -> impl Iterator<Item = Square> {
    let in_palace = target.in_palace(by);
    let at_home = !target.across_river(by);
    let straight = ORTHOGONAL.into_iter().filter_map(move |step| {
        let from = target.step(step.back())?;
        let man = board.man_at(from).filter(|man| man.side == by)?;
        let takes = match man.kind {
            Kind::General => in_palace,
            Kind::Soldier => step == Step::forward(by) || (step.ranks == 0 && from.across_river(by)),
            _ => false,
        };
        takes.then_some(from)
    });
    let advisors = DIAGONAL.into_iter().filter_map(move |step| {
        let from = target.step(step.back())?;
        (in_palace && board.man_at(from) == Some(Man::new(by, Kind::Advisor))).then_some(from)
    });
    let elephants = ELEPHANT.into_iter().filter_map(move |leap| {
        let from = target.step(leap.to.back())?;
        let eye = from.step(leap.over)?;
        (at_home && board.man_at(from) == Some(Man::new(by, Kind::Elephant)) && board.man_at(eye).is_none())
            .then_some(from)
    });
    straight.chain(advisors).chain(elephants)
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
