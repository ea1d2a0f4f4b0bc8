//! How far a man goes at once: the offsets of **Art. 2.2**, and the point a leap passes over.
//! Whether the way is free, and where a man may not go at all, is decided by `generate` and `man`.

use crate::vocabulary::side::Side;

/// An offset on the board, seen from Red: `files` to the right, `ranks` towards Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// To Red's right; negative to the left.
    pub files: i8,
    /// Towards Black; negative towards Red.
    pub ranks: i8,
}

/// A step of a Horse or an Elephant: where it lands, and the point that must be empty on the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Leap {
    /// The Horse's leg or the Elephant's eye, from where the man stands.
    pub over: Step,
    /// Where it lands, from where the man stands.
    pub to: Step,
}

const fn step(files: i8, ranks: i8) -> Step {
    Step { files, ranks }
}

const fn leap(over: Step, to: Step) -> Leap {
    Leap { over, to }
}

/// Along the lines: forward, back, left, right, as Red sees them.
pub const ORTHOGONAL: [Step; 4] = [step(0, 1), step(0, -1), step(-1, 0), step(1, 0)];

/// Along the palace's diagonals.
pub const DIAGONAL: [Step; 4] = [step(1, 1), step(1, -1), step(-1, 1), step(-1, -1)];

/// **Art. 2.2** (馬走日字) – one point along a line, then one aslant; the first must be empty.
pub const HORSE: [Leap; 8] = [
    leap(step(0, 1), step(-1, 2)),
    leap(step(0, 1), step(1, 2)),
    leap(step(0, -1), step(-1, -2)),
    leap(step(0, -1), step(1, -2)),
    leap(step(-1, 0), step(-2, 1)),
    leap(step(-1, 0), step(-2, -1)),
    leap(step(1, 0), step(2, 1)),
    leap(step(1, 0), step(2, -1)),
];

/// The Horse's leaps as their targets see them. The leg lies aslant: beside the Horse, not beside the target.
pub const HORSE_FROM_TARGET: [Leap; 8] = {
    let mut seen = HORSE;
    let mut leaps: &mut [Leap] = &mut seen;
    while let [leap, rest @ ..] = leaps {
        *leap = leap.seen_from_target();
        leaps = rest;
    }
    seen
};

/// **Art. 2.2** (象走田字) – two points aslant; the one between must be empty.
pub const ELEPHANT: [Leap; 4] = [
    leap(step(1, 1), step(2, 2)),
    leap(step(1, -1), step(2, -2)),
    leap(step(-1, 1), step(-2, 2)),
    leap(step(-1, -1), step(-2, -2)),
];

/// Left and right: what a Soldier gains across the river.
pub const SIDEWAYS: [Step; 2] = [step(-1, 0), step(1, 0)];

impl Leap {
    /// The same leap as the point it lands on sees it: where it comes from, and what it passes over.
    const fn seen_from_target(self) -> Self {
        let over = step(self.over.files - self.to.files, self.over.ranks - self.to.ranks);
        leap(over, self.to.back())
    }
}

impl Step {
    /// One point towards the opponent of `side`.
    #[must_use]
    pub const fn forward(side: Side) -> Self {
        match side {
            Side::Red => step(0, 1),
            Side::Black => step(0, -1),
        }
    }

    /// The same distance, the other way.
    #[must_use]
    pub const fn back(self) -> Self {
        step(-self.files, -self.ranks)
    }

    /// The unit step along the line this offset lies on, if it lies on one.
    #[must_use]
    pub const fn along_line(self) -> Option<Self> {
        match (self.files, self.ranks) {
            (0, 0) => None,
            (0, ranks) => Some(step(0, ranks.signum())),
            (files, 0) => Some(step(files.signum(), 0)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_2_2_lines_run_straight_and_every_other_offset_lies_on_none() {
        for files in -8..=8 {
            for ranks in -9..=9 {
                let unit = (step(files, ranks)).along_line();
                let straight = (files == 0) != (ranks == 0);
                assert_eq!(unit, straight.then(|| step(files.signum(), ranks.signum())), "{files} {ranks}");
            }
        }
    }
}
