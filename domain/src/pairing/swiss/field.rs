//! What a Swiss round is paired from: who there is, and what every round so far was to them.

use crate::vocabulary::Side;

/// What one round was to an entrant. Points are half-points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Past {
    /// Played at the board.
    Played {
        /// Against whom.
        opponent: usize,
        /// With which colour.
        side: Side,
        /// What it brought.
        points: u32,
    },
    /// Paired and not played: won or lost by forfeit.
    Forfeit {
        /// Against whom.
        opponent: usize,
        /// What it brought.
        points: u32,
    },
    /// The bye of an odd field.
    Bye {
        /// What it brought.
        points: u32,
    },
    /// Not paired: a bye that was asked for, an absence, or not yet there.
    Unpaired {
        /// What it brought.
        points: u32,
    },
}

/// One who takes part.
#[derive(Debug, Clone)]
pub struct SwissEntrant {
    /// The rounds so far, the first first.
    pub past: Vec<Past>,
    /// To be paired now.
    pub present: bool,
}

/// A field before a round.
#[derive(Debug, Clone)]
pub struct SwissField {
    /// In the order the event began with.
    pub entrants: Vec<SwissEntrant>,
    /// How many rounds the event has.
    pub rounds: usize,
    /// What a win brings, in half-points.
    pub win: u32,
    /// The colour the first entrant had by lot in round 1, or would have had.
    pub first_side: Side,
    /// Who may not be paired in this round, met or not.
    pub forbidden: Vec<(usize, usize)>,
    /// What is lent to an entrant for the pairing of a round, in half-points: by entrants, then by rounds. What is not
    /// there is nothing.
    pub fictitious: Vec<Vec<u32>>,
}

impl Past {
    /// What the round brought, in half-points.
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Played { points, .. }
            | Self::Forfeit { points, .. }
            | Self::Bye { points }
            | Self::Unpaired { points } => points,
        }
    }
}

impl SwissField {
    /// How many rounds have been paired.
    #[must_use]
    pub fn rounds_before(&self) -> usize {
        self.entrants.iter().map(|entrant| entrant.past.len()).max().unwrap_or_default()
    }

    /// What is lent to an entrant for the pairing of a round, rounds counted from 0.
    #[must_use]
    pub fn lent(&self, entrant: usize, round: usize) -> u32 {
        self.fictitious.get(entrant).and_then(|rounds| rounds.get(round)).copied().unwrap_or_default()
    }
}
