//! The circular table (循環賽對局秩序表) of Appendix I: for a number of entrants, who meets whom in which round.
//!
//! It speaks of drawn numbers only; which entrant holds a number is decided by the lots. A bye gives nothing: no
//! game and no points. One cycle, one game per meeting.

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

impl CircularTable {
    /// The fewest entrants there is a table for.
    pub const FEWEST: u32 = 2;
    /// The most entrants there is a table for.
    pub const MOST: u32 = 64;

    /// The table for this many entrants.
    ///
    /// # Errors
    /// [`NoTable`] below [`Self::FEWEST`] and above [`Self::MOST`].
    pub fn new(entrants: usize) -> Result<Self, NoTable> {
        u32::try_from(entrants)
            .ok()
            .filter(|entrants| (Self::FEWEST..=Self::MOST).contains(entrants))
            .map(|entrants| Self { entrants })
            .ok_or(NoTable { entrants })
    }

    /// How many entrants it is for.
    #[must_use]
    pub const fn entrants(self) -> u32 {
        self.entrants
    }

    /// How many rounds it has.
    #[must_use]
    pub const fn rounds(self) -> u32 {
        self.max() - 1
    }

    /// The greatest number printed in it: the last entrant, or the bye.
    const fn max(self) -> u32 {
        self.entrants.next_multiple_of(2)
    }

    /// One round, from 1; nothing for a round the table does not have.
    #[must_use]
    pub fn round(self, round: u32) -> Option<CircularRound> {
        let turns = round.checked_sub(1).filter(|_| round <= self.rounds())?;
        let max = self.max();
        let seat = |number| {
            if number == max { max } else { (number - 1 + turns * (max / 2)) % (max - 1) + 1 }
        };
        let with_max = if turns % 2 == 0 {
            Pair { red: seat(1), black: max }
        } else {
            Pair { red: max, black: seat(1) }
        };
        let others = (2..=max / 2).map(|number| Pair { red: seat(number), black: seat(max + 1 - number) });
        let (bye, first) = if max == self.entrants { (None, Some(with_max)) } else { (Some(seat(1)), None) };
        Some(CircularRound { round, pairs: first.into_iter().chain(others).collect(), bye })
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
