//! An arrow between two points of the board: where its shaft runs, and the outline of its head.

use chuhe_domain::xiangqi::Move;

use crate::diagram::place::Place;

/// From a man's rim, or the mark on an empty point.
const TAIL: f32 = 3.6;
/// To the ring around what it is aimed at.
const TIP: f32 = 5.2;
/// Between neighbours there is less room than both ask for: then it begins on the man.
const SHORTEST: f32 = 3.0;
const HEAD: f32 = 2.6;
const HALF_WIDTH: f32 = 1.5;

/// An arrow, as the data of two paths.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Arrow {
    pub(crate) shaft: String,
    pub(crate) head: String,
    /// Where a number may stand.
    pub(crate) middle: (String, String),
}

impl Arrow {
    /// The arrow of this move.
    pub(crate) fn of(way: Move) -> Self {
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
        let tip = length - TIP;
        let neck = tip - HEAD;
        let tail = TAIL.min(tip - SHORTEST);
        let path = |points: &[(String, String)]| {
            let points: Vec<_> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
            format!("M{}", points.join("L"))
        };
        Self {
            shaft: path(&[at(tail, 0.0), at(neck, 0.0)]),
            head: path(&[at(tip, 0.0), at(neck, HALF_WIDTH), at(neck, -HALF_WIDTH)]) + "z",
            middle: at(f32::midpoint(tail, neck), 0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_runs_from_rim_to_ring_and_between_neighbours_begins_on_the_man() {
        let far = Arrow::of("a0a5".parse().unwrap());
        assert_eq!(
            (far.shaft.as_str(), far.head.as_str()),
            ("M10.0 96.4L10.0 57.8", "M10.0 55.2L8.5 57.8L11.5 57.8z")
        );
        let near = Arrow::of("a0b0".parse().unwrap());
        assert_eq!(
            (near.shaft.as_str(), near.head.as_str()),
            ("M11.8 100.0L12.2 100.0", "M14.8 100.0L12.2 98.5L12.2 101.5z")
        );
    }
}
