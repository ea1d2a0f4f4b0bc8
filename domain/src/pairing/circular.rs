//! The circular table (循環賽對局秩序表) of Appendix I: for a number of entrants, who meets whom in which round.
//!
//! It speaks of drawn numbers only; which entrant holds a number is decided by the lots. A bye gives nothing: no
//! game and no points. It says who has Red in the first game of a meeting; a second one is `boards`' to reverse.

use serde::Serialize;

use crate::vocabulary::{Reason, Refuse};

/// **Art. 11.2, 13.1** (大循環制) – the table for one number of entrants.
///
/// With `max` the number of entrants, made even, round 1 is 1–max, 2–(max−1), 3–(max−2) … Each round after it
/// adds max/2 to every number but `max`, going round in the circle of the others, and the pair with `max` is
/// turned in every second round. Where the entrants are odd, `max` is nobody and whoever meets it has the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[doc(alias = "循環賽對局秩序表")]
#[doc(alias = "大循環制")]
pub struct CircularTable {
    entrants: u32,
    cycles: u32,
}

/// One round of the table, in the order in which it is printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CircularRound {
    /// The round, from 1.
    pub round: u32,
    /// The games.
    pub pairs: Vec<Pair>,
    /// The number that has no opponent (輪空); there is one in every round exactly where the entrants are odd.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub bye: Option<u32>,
}

/// **Art. 13.1** – two numbers that meet: the one printed first has Red.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CircularPair))]
pub struct Pair {
    /// The number printed first.
    pub red: u32,
    /// The number printed second.
    pub black: u32,
}

impl Pair {
    /// The same two with colours reversed.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { red: self.black, black: self.red }
    }
}

impl CircularTable {
    /// The fewest entrants there is a table for.
    pub const FEWEST: u32 = 2;
    /// The most entrants there is a table for.
    pub const MOST: u32 = 64;

    /// The table for this many entrants, in one cycle.
    ///
    /// # Errors
    /// [`NoTable`] below [`Self::FEWEST`] and above [`Self::MOST`].
    pub fn new(entrants: usize) -> Result<Self, NoTable> {
        u32::try_from(entrants)
            .ok()
            .filter(|entrants| (Self::FEWEST..=Self::MOST).contains(entrants))
            .map(|entrants| Self { entrants, cycles: 1 })
            .ok_or(NoTable { entrants })
    }

    /// House: the same table gone through so many times, with colours reversed from each cycle to the next. Where
    /// two cycles join, somebody can have one colour three times in a row.
    #[must_use]
    pub const fn in_cycles(self, cycles: u32) -> Self {
        Self { cycles, ..self }
    }

    /// How many entrants it is for.
    #[must_use]
    pub const fn entrants(self) -> u32 {
        self.entrants
    }

    /// How many rounds it has, over all cycles.
    #[must_use]
    pub const fn rounds(self) -> u32 {
        self.cycle().saturating_mul(self.cycles)
    }

    /// How many rounds one cycle has.
    const fn cycle(self) -> u32 {
        self.max() - 1
    }

    /// The greatest number printed in it: the last entrant, or the bye.
    const fn max(self) -> u32 {
        self.entrants.next_multiple_of(2)
    }

    /// One round, from 1; nothing for a round the table does not have.
    #[must_use]
    pub fn round(self, round: u32) -> Option<CircularRound> {
        let before = round.checked_sub(1).filter(|_| round <= self.rounds())?;
        let (cycle, turns) = (before / self.cycle(), before % self.cycle());
        let max = self.max();
        let seat = |number| {
            if number == max { max } else { (number - 1 + turns * (max / 2)) % (max - 1) + 1 }
        };
        let with_max = Pair { red: seat(1), black: max };
        let with_max = if turns % 2 == 0 { with_max } else { with_max.reversed() };
        let others = (2..=max / 2).map(|number| Pair { red: seat(number), black: seat(max + 1 - number) });
        let (bye, first) = if max == self.entrants { (None, Some(with_max)) } else { (Some(seat(1)), None) };
        let pairs = first.into_iter().chain(others);
        let pairs = pairs.map(|pair| if cycle % 2 == 0 { pair } else { pair.reversed() }).collect();
        Some(CircularRound { round, pairs, bye })
    }

    /// All rounds, in order.
    pub fn schedule(self) -> impl Iterator<Item = CircularRound> {
        (1..=self.rounds()).filter_map(move |round| self.round(round))
    }
}

/// There is no circular table for this many entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a circular table is for {} to {} entrants, not for {entrants}",
    CircularTable::FEWEST,
    CircularTable::MOST
)]
pub struct NoTable {
    /// How many it was asked for.
    pub entrants: usize,
}

impl Refuse for NoTable {
    fn reason(&self) -> Reason {
        Reason::new("pairing.no_circular_table")
            .article("11.2")
            .fact("entrants", self.entrants)
            .fact("fewest", CircularTable::FEWEST)
            .fact("most", CircularTable::MOST)
    }
}

#[cfg(test)]
mod tests;
