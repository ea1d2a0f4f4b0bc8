//! The board as a drawing: where on it each man stands, and where the last move began and ended. Red sits at the
//! bottom; the lines of the empty board stand in the template.

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Board, Kind, Man, Move, Square};

use crate::dashboard::print::colour;

/// Between two lines, in the drawing's units.
const STEP: u16 = 10;
/// Before the first line.
const MARGIN: u16 = 10;

/// A board with its men.
pub(crate) struct Drawing {
    pub(crate) men: Vec<DrawnMan>,
    /// Where the last move began.
    pub(crate) from: Option<Place>,
    /// Where it ended.
    pub(crate) to: Option<Place>,
}

/// A point of the drawing.
pub(crate) struct Place {
    pub(crate) x: u16,
    pub(crate) y: u16,
}

/// A man on the drawing.
pub(crate) struct DrawnMan {
    pub(crate) place: Place,
    pub(crate) colour: &'static str,
    pub(crate) character: char,
}

impl Drawing {
    /// This board after this last move.
    pub(crate) fn of(board: &Board, last: Option<Move>) -> Self {
        let men = board.men().map(|(square, man)| DrawnMan {
            place: Place::of(square),
            colour: colour(man.side),
            character: character(man),
        });
        Self {
            men: men.collect(),
            from: last.map(|played| Place::of(played.from)),
            to: last.map(|played| Place::of(played.to)),
        }
    }
}

impl Place {
    fn of(square: Square) -> Self {
        let line = |number: u8| MARGIN + STEP * u16::from(number);
        Self { x: line(square.file()), y: line(square.rank_from(Side::Black)) }
    }
}

/// **Art. 1.2** – what is written on a man.
const fn character(man: Man) -> char {
    match (man.side, man.kind) {
        (Side::Red, Kind::General) => '帥',
        (Side::Black, Kind::General) => '將',
        (Side::Red, Kind::Advisor) => '仕',
        (Side::Black, Kind::Advisor) => '士',
        (Side::Red, Kind::Elephant) => '相',
        (Side::Black, Kind::Elephant) => '象',
        (_, Kind::Horse) => '馬',
        (_, Kind::Chariot) => '車',
        (Side::Red, Kind::Cannon) => '炮',
        (Side::Black, Kind::Cannon) => '砲',
        (Side::Red, Kind::Soldier) => '兵',
        (Side::Black, Kind::Soldier) => '卒',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_1_3_the_men_stand_where_they_begin_with_red_at_the_bottom() {
        let drawing = Drawing::of(&Board::initial(), "h2e2".parse().ok());
        let at = |x, y| {
            let man = drawing.men.iter().find(|man| (man.place.x, man.place.y) == (x, y));
            man.map(|man| (man.colour, man.character))
        };
        assert_eq!(drawing.men.len(), 32);
        assert_eq!(at(50, 100), Some(("red", '帥')));
        assert_eq!(at(50, 10), Some(("black", '將')));
        assert_eq!((at(80, 80), at(80, 30)), (Some(("red", '炮')), Some(("black", '砲'))));
        assert_eq!(drawing.from.map(|from| (from.x, from.y)), Some((80, 80)));
        assert_eq!(drawing.to.map(|to| (to.x, to.y)), Some((50, 80)));
    }
}
