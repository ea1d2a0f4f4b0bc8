//! Which colour an entrant ought to have next (FIDE C.04.3, articles 1.6 and 1.7).

use crate::vocabulary::Side;

/// How much an entrant ought to have a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// As often Red as Black: the other than last time.
    Mild,
    /// Once more Red than Black, or the other way round.
    Strong,
    /// Twice more, or the same colour twice running.
    Absolute,
}

/// The colour an entrant ought to have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preference {
    /// Which.
    pub side: Side,
    /// How much.
    pub strength: Strength,
}

impl Preference {
    /// From the colours played with, the first first: none before the first game.
    #[must_use]
    pub fn after(sides: &[Side]) -> Option<Self> {
        let last = *sides.last()?;
        let surplus = surplus(sides);
        let twice = sides.len() > 1 && sides[sides.len() - 2] == last;
        let (side, strength) = match surplus {
            2.. => (Side::Black, Strength::Absolute),
            ..=-2 => (Side::Red, Strength::Absolute),
            _ if twice => (last.opponent(), Strength::Absolute),
            1 => (Side::Black, Strength::Strong),
            -1 => (Side::Red, Strength::Strong),
            0 => (last.opponent(), Strength::Mild),
        };
        Some(Self { side, strength })
    }

    /// Whether nothing else will do.
    #[must_use]
    pub fn is_absolute(self) -> bool {
        self.strength == Strength::Absolute
    }
}

/// How many games more with Red than with Black.
#[must_use]
pub fn surplus(sides: &[Side]) -> i64 {
    sides.iter().map(|side| if *side == Side::Red { 1 } else { -1 }).sum()
}
