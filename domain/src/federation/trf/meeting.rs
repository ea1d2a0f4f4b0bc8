//! What a round was to a player: ten columns of a player's line.

use std::fmt;

use crate::federation::trf::flaw::{Expected, Flaw, Gravity};
use crate::federation::trf::outcome::Outcome;
use crate::federation::trf::row::{Notes, Row};
use crate::vocabulary::Side;

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Meeting {
    /// With whom.
    pub opponent: Option<u16>,
    /// With which colour; White, who moves first, is Red.
    pub colour: Option<Side>,
    /// And how it ended.
    pub outcome: Outcome,
}

/// The first column of the first round.
const FIRST: usize = 92;
/// The columns of a round.
const WIDTH: usize = 10;
/// Other lines have three columns for the number of a round.
const MOST: u16 = 999;

impl Meeting {
    /// The column in which a round begins, rounds counted from 0.
    pub(super) const fn column(round: usize) -> usize {
        FIRST + WIDTH * round
    }

    /// Whether there was a game to be played, at the board or lost without.
    #[must_use]
    pub const fn is_paired(&self) -> bool {
        self.opponent.is_some()
    }

    /// Whether a pairing made it what it is.
    #[must_use]
    pub fn is_of_a_pairing(&self) -> bool {
        self.is_paired() || self.outcome == Outcome::PairingBye
    }

    /// All rounds of a line, without those at the end that hold nothing.
    pub(super) fn read_all(row: &Row, notes: &mut Notes) -> Vec<Self> {
        let mut rounds = (row.len() + 1).saturating_sub(FIRST).div_ceil(WIDTH);
        if rounds > MOST.into() {
            rounds = MOST.into();
            let column = Self::column(rounds);
            notes.error(column, Flaw::TooManyRounds { round: rounds + 1, planned: MOST });
        }
        let mut meetings: Vec<_> = (0..rounds).map(|round| Self::read(row, round, notes)).collect();
        Self::drop_blank(&mut meetings);
        meetings
    }

    pub(super) fn drop_blank(meetings: &mut Vec<Self>) {
        while meetings.last().is_some_and(|last| *last == Self::default()) {
            meetings.pop();
        }
    }

    fn read(row: &Row, round: usize, notes: &mut Notes) -> Self {
        let at = Self::column(round);
        notes.parted(row, &[at + 4, at + 6, at + 8, at + 9], Gravity::Error);
        let word = row.cut(at, at + 3);
        let opponent = notes.number_if_any(&word, Expected::Opponent).filter(|number| *number != 0);
        let colour = match row.at(at + 5) {
            'w' | 'W' => Some(Side::Red),
            'b' | 'B' => Some(Side::Black),
            '-' => None,
            letter => {
                if !letter.is_whitespace() {
                    notes.expected(&row.cut(at + 5, at + 5), Expected::Colour);
                }
                None
            }
        };
        let outcome = Outcome::of(row.at(at + 7)).unwrap_or_else(|| {
            notes.expected(&row.cut(at + 7, at + 7), Expected::Result);
            Outcome::Blank
        });
        let round = round + 1;
        match opponent {
            // What is no result is told already.
            Some(_) if outcome == Outcome::Blank && !row.at(at + 7).is_whitespace() => {}
            Some(_) if outcome == Outcome::Blank => notes.error(at + 7, Flaw::ResultMissing { round }),
            Some(_) if outcome.is_bye() => {
                notes.error(at + 7, Flaw::ByeWithOpponent { round, result: outcome });
            }
            Some(_) => {
                let is_blank = matches!(row.at(at + 5), '-' | ' ');
                if is_blank && outcome.is_played() {
                    notes.expected(&row.cut(at + 5, at + 5), Expected::Colour);
                }
            }
            // An old way of writing a half-point bye.
            None if outcome == Outcome::Draw => {}
            None if outcome.is_played() => {
                notes.error(at, Flaw::OpponentMissing { round, result: outcome });
            }
            None if colour.is_some() => notes.warning(at + 5, Flaw::ColourWithoutOpponent { round }),
            None => {}
        }
        Self { opponent, colour, outcome }
    }
}

impl fmt::Display for Meeting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            return f.write_str("        ");
        }
        let colour = match self.colour {
            Some(Side::Red) => 'w',
            Some(Side::Black) => 'b',
            None => '-',
        };
        match self.opponent {
            Some(number) => write!(f, "{number:>4} {colour} {}", self.outcome),
            None => write!(f, "0000 {colour} {}", self.outcome),
        }
    }
}
