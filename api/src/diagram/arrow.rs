//! An arrow between two points of the board: where its shaft runs, and the outline of its head.

use chuhe_domain::xiangqi::{Board, Move};

use crate::diagram::place::Place;

/// From a man's rim.
const TAIL: f32 = 3.6;
/// To the ring around a man.
const TIP: f32 = 5.2;
/// To an empty point, or from one.
const NEAR: f32 = 2.2;
/// Between neighbours there is less room than both ask for: then it begins on the man.
const SHORTEST: f32 = 3.0;
/// From the shaft to the number beside it.
const BESIDE: f32 = 2.4;
const HEAD: f32 = 2.6;
const HALF_WIDTH: f32 = 1.5;

/// An arrow, as the data of two paths.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Arrow {
    pub(crate) shaft: String,
    pub(crate) head: String,
    /// Where its number stands.
    pub(crate) beside: (String, String),
}

impl Arrow {
    /// The arrow of this move, over this board.
    pub(crate) fn of(way: Move, board: &Board) -> Self {
        let [from, to] = [way.from, way.to].map(|square| {
            let place = Place::of(square);
            (f32::from(place.x), f32::from(place.y))
        });
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        let (along_x, along_y) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        // So far along the arrow, and so far to its left.
        let at = |along: f32, aside: f32| {
            let x = from.0 + along * along_x + aside * along_y;
            let y = from.1 + along * along_y - aside * along_x;
            (format!("{x:.1}"), format!("{y:.1}"))
        };
        let gap = |square, by_man| if board.man_at(square).is_some() { by_man } else { NEAR };
        let tip = length - gap(way.to, TIP);
        let neck = tip - HEAD;
        let tail = gap(way.from, TAIL).min(tip - SHORTEST);
        let path = |points: &[(String, String)]| {
            let points: Vec<_> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
            format!("M{}", points.join("L"))
        };
        Self {
            shaft: path(&[at(tail, 0.0), at(neck, 0.0)]),
            head: path(&[at(tip, 0.0), at(neck, HALF_WIDTH), at(neck, -HALF_WIDTH)]) + "z",
            beside: at(f32::midpoint(tail, neck), BESIDE),
        }
    }
}

#[cfg(test)]
mod tests {
    use chuhe_domain::vocabulary::Side;
    use chuhe_domain::xiangqi::{Kind, Man};

    use super::*;

    #[test]
    fn an_arrow_runs_from_rim_to_ring_and_between_neighbours_begins_on_the_man() {
        let mut board = Board::empty();
        for square in ["a0", "b0", "a5"] {
            board.put(square.parse().unwrap(), Man::new(Side::Red, Kind::Horse));
        }
        let paths = |way: &str| {
            let arrow = Arrow::of(way.parse().unwrap(), &board);
            [arrow.shaft, arrow.head]
        };
        assert_eq!(paths("a0a5"), ["M10.0 96.4L10.0 57.8", "M10.0 55.2L8.5 57.8L11.5 57.8z"]);
        assert_eq!(paths("a0b0"), ["M11.8 100.0L12.2 100.0", "M14.8 100.0L12.2 98.5L12.2 101.5z"]);
        assert_eq!(paths("c0c2"), ["M30.0 97.8L30.0 84.8", "M30.0 82.2L28.5 84.8L31.5 84.8z"]);
    }
}
