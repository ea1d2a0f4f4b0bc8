//! The men of a board as a drawing: where on it each stands, what is written on it, and where the last move began and
//! ended. The lines of the empty board stand in the templates.

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Board, Kind, Man, Move, Script};

use crate::diagram::place::Place;

/// A board with its men.
pub(crate) struct Drawing {
    pub(crate) men: Vec<DrawnMan>,
    /// Where the last move began.
    pub(crate) from: Option<Place>,
    /// Where it ended.
    pub(crate) to: Option<Place>,
}

/// A man on the drawing.
pub(crate) struct DrawnMan {
    pub(crate) place: Place,
    /// Whose it is; the stylesheet knows the word.
    pub(crate) side: Side,
    pub(crate) character: char,
}

impl Drawing {
    /// This board after this last move, its men written in this script.
    pub(crate) fn of(board: &Board, last: Option<Move>, script: Script) -> Self {
        let men = board.men().map(|(square, man)| DrawnMan {
            place: Place::of(square),
            side: man.side,
            character: character(man, script),
        });
        Self {
            men: men.collect(),
            from: last.map(|played| Place::of(played.from)),
            to: last.map(|played| Place::of(played.to)),
        }
    }
}

/// **Art. 1.2** – what is written on a man.
const fn character(man: Man, script: Script) -> char {
    let (traditional, simplified) = match (man.side, man.kind) {
        (Side::Red, Kind::General) => ('帥', '帅'),
        (Side::Black, Kind::General) => ('將', '将'),
        (Side::Red, Kind::Advisor) => ('仕', '仕'),
        (Side::Black, Kind::Advisor) => ('士', '士'),
        (Side::Red, Kind::Elephant) => ('相', '相'),
        (Side::Black, Kind::Elephant) => ('象', '象'),
        (_, Kind::Horse) => ('馬', '马'),
        (_, Kind::Chariot) => ('車', '车'),
        (Side::Red, Kind::Cannon) => ('炮', '炮'),
        (Side::Black, Kind::Cannon) => ('砲', '炮'),
        (Side::Red, Kind::Soldier) => ('兵', '兵'),
        (Side::Black, Kind::Soldier) => ('卒', '卒'),
    };
    match script {
        Script::Traditional => traditional,
        Script::Simplified => simplified,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_1_3_the_men_stand_where_they_begin_with_red_at_the_bottom() {
        let drawing = Drawing::of(&Board::initial(), "h2e2".parse().ok(), Script::Traditional);
        let at = |x, y| {
            let man = drawing.men.iter().find(|man| (man.place.x, man.place.y) == (x, y));
            man.map(|man| (man.side, man.character))
        };
        assert_eq!(drawing.men.len(), 32);
        assert_eq!(at(50, 100), Some((Side::Red, '帥')));
        assert_eq!(at(50, 10), Some((Side::Black, '將')));
        assert_eq!((at(80, 80), at(80, 30)), (Some((Side::Red, '炮')), Some((Side::Black, '砲'))));
        assert_eq!(drawing.from.map(|from| (from.x, from.y)), Some((80, 80)));
        assert_eq!(drawing.to.map(|to| (to.x, to.y)), Some((50, 80)));
    }
}
