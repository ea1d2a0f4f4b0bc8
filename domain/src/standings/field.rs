//! What a table is made from: the entrants, and the results of their meetings, sorted once into those that count
//! and those that are annulled.
//!
//! Who has withdrawn and whether that annuls (**Art. 20.3**) is judged by the caller; that an annulled entrant's
//! results count nowhere is decided here, so that no reader of the table can forget it.

use std::collections::{BTreeMap, BTreeSet};

use crate::standings::board_score::BoardScore;
use crate::standings::free_round::FreeRound;
use crate::standings::penalties::Penalties;
use crate::vocabulary::per_side::PerSide;
use crate::vocabulary::{EntryId, GameId, Outcome, Side};

/// An entrant, as far as the table goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entrant {
    /// Who it is.
    pub entry: EntryId,
    /// The number drawn. Those who share a place are listed by it.
    pub number: u32,
    /// **Art. 20.3** – withdrawn before half the opponents were met: no result counts, for anyone.
    pub annulled: bool,
    /// **Art. 18.4** – what it was punished with.
    pub penalties: Penalties,
}

/// A meeting of two entrants that has a result, played or not: a game, or a match of two teams. Where two entrants
/// play several games (兩局制, several cycles), each of them is a meeting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The game; none where it was forfeited before it was paired, and of a match, which has several.
    pub game: Option<GameId>,
    /// The round it belongs to, from 1; none where it was forfeited before it was paired, and no table says.
    pub round: Option<u32>,
    /// Who had Red; of two teams the first-named (**Art. 13.2**: Red at odd boards).
    pub red: EntryId,
    /// Who had Black.
    pub black: EntryId,
    /// What it gives each side.
    pub outcome: Outcome,
    /// Whether it was played; if not, it is a forfeit (**Art. 21.4**: `+`, `-`).
    pub played: bool,
    /// The fouls announced in it; of a match, in all of its games.
    pub fouls: Fouls,
    /// **Art. 14.2** – what the boards of a match come to; none of a game.
    pub boards: Option<PerSide<BoardScore>>,
}

/// Fouls (犯規) announced in one meeting. They stand with it, so that an annulled game takes its fouls with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
#[doc(alias = "犯規")]
pub struct Fouls {
    /// Red's.
    pub red: u32,
    /// Black's.
    pub black: u32,
}

impl Fouls {
    /// Those of one side.
    #[must_use]
    pub const fn of(self, side: Side) -> u32 {
        match side {
            Side::Red => self.red,
            Side::Black => self.black,
        }
    }
}

impl Meeting {
    /// The entrant who had this side.
    #[must_use]
    pub const fn entry(&self, side: Side) -> EntryId {
        match side {
            Side::Red => self.red,
            Side::Black => self.black,
        }
    }

    fn is_of(&self, entries: &BTreeSet<EntryId>) -> bool {
        entries.contains(&self.red) || entries.contains(&self.black)
    }
}

/// The entrants and the results of one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    entrants: Vec<Entrant>,
    counted: Vec<Meeting>,
    annulled: Vec<Meeting>,
    free: Vec<FreeRound>,
}

impl Field {
    /// Sorts entrants by number and meetings by round, and parts what counts from what is annulled. `times` is how
    /// often any two of them may meet: the games of a meeting, times the cycles; of teams, the matches.
    ///
    /// # Errors
    /// [`FieldFault`] where the same thing is there twice, or a meeting is none.
    pub fn new(
        mut entrants: Vec<Entrant>,
        mut meetings: Vec<Meeting>,
        times: u32,
    ) -> Result<Self, FieldFault> {
        entrants.sort_unstable_by_key(|entrant| (entrant.number, entrant.entry));
        Self::check(&entrants, &meetings, times)?;
        let numbers: BTreeMap<EntryId, u32> =
            entrants.iter().map(|entrant| (entrant.entry, entrant.number)).collect();
        meetings.sort_by_cached_key(|it| {
            let sides = Side::BOTH.map(|side| numbers.get(&it.entry(side)).copied());
            (it.round, it.game, sides, it.outcome, it.played, it.fouls)
        });
        let gone = entrants.iter().filter(|entrant| entrant.annulled).map(|entrant| entrant.entry).collect();
        let (annulled, counted) = meetings.into_iter().partition(|meeting| meeting.is_of(&gone));
        Ok(Self { entrants, counted, annulled, free: Vec::new() })
    }

    /// The same with rounds in which somebody played nobody.
    #[must_use]
    pub fn with_free(self, free: Vec<FreeRound>) -> Self {
        Self { free, ..self }
    }

    fn check(entrants: &[Entrant], meetings: &[Meeting], times: u32) -> Result<(), FieldFault> {
        let (mut entries, mut numbers) = (BTreeSet::new(), BTreeSet::new());
        for entrant in entrants {
            if !entries.insert(entrant.entry) {
                return Err(FieldFault::EntrantTwice(entrant.entry));
            }
            if !numbers.insert(entrant.number) {
                return Err(FieldFault::NumberTwice(entrant.number));
            }
        }
        let (mut games, mut met) = (BTreeSet::new(), BTreeMap::new());
        for meeting in meetings {
            let Meeting { game, red, black, .. } = *meeting;
            if let Some(stranger) = [red, black].into_iter().find(|entry| !entries.contains(entry)) {
                return Err(FieldFault::NotEntered(stranger));
            }
            if red == black {
                return Err(FieldFault::AgainstItself(red));
            }
            if !meeting.played && meeting.outcome == Outcome::Draw {
                return Err(FieldFault::DrawnByForfeit { red, black });
            }
            if let Some(game) = game.filter(|game| !games.insert(*game)) {
                return Err(FieldFault::GameTwice(game));
            }
            let met = met.entry((red.min(black), red.max(black))).or_insert(0_u32);
            *met += 1;
            if *met > times {
                return Err(FieldFault::MetTooOften { red, black, times });
            }
        }
        Ok(())
    }

    /// Everyone, in order of number, the annulled among them.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The meetings that count, in order of round.
    #[must_use]
    pub fn counted(&self) -> &[Meeting] {
        &self.counted
    }

    /// The rounds in which somebody played nobody.
    #[must_use]
    pub fn free(&self) -> &[FreeRound] {
        &self.free
    }

    /// **Art. 20.3** – the meetings of annulled entrants: shown in the crosstable, counted by nobody.
    #[must_use]
    #[doc(alias = "註銷")]
    pub fn annulled(&self) -> &[Meeting] {
        &self.annulled
    }
}

/// What makes a list of entrants and meetings no field: whoever gathered it made a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FieldFault {
    /// An entrant is listed twice.
    #[error("entrant {0} is listed twice")]
    EntrantTwice(EntryId),
    /// Two entrants have the same number.
    #[error("number {0} is held by two entrants")]
    NumberTwice(u32),
    /// Somebody who is not entered played.
    #[error("{0} plays and is not entered")]
    NotEntered(EntryId),
    /// Both sides are the same entrant.
    #[error("{0} plays against itself")]
    AgainstItself(EntryId),
    /// **Art. 21.3, 21.4** – a forfeit is won by one side or lost by both.
    #[error("the meeting of {red} and {black} is a draw without play")]
    DrawnByForfeit {
        /// Who had Red.
        red: EntryId,
        /// Who had Black.
        black: EntryId,
    },
    /// A game is counted twice.
    #[error("game {0} is counted twice")]
    GameTwice(GameId),
    /// Two entrants meet more often than the event has them meet.
    #[error("{red} and {black} meet more than {times} times")]
    MetTooOften {
        /// Who had Red in the last of the meetings.
        red: EntryId,
        /// Who had Black in it.
        black: EntryId,
        /// How often they may.
        times: u32,
    },
    /// A match of two teams has no board.
    #[error("the match of {red} and {black} has no board")]
    NoBoards {
        /// The first-named team.
        red: EntryId,
        /// The other.
        black: EntryId,
    },
}

#[cfg(test)]
mod tests;
