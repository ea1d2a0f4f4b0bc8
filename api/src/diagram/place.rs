//! A point of the drawing.

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::Square;

/// Between two lines, in the drawing's units.
const STEP: u16 = 10;
/// Before the first line.
const MARGIN: u16 = 10;

/// A point of the drawing. Red sits at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) x: u16,
    pub(crate) y: u16,
}

impl Place {
    pub(crate) fn of(square: Square) -> Self {
        let line = |number: u8| MARGIN + STEP * u16::from(number);
        Self { x: line(square.file()), y: line(square.rank_from(Side::Black)) }
    }
}
