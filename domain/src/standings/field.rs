//! What a table is made from: the entrants, and the results of their meetings, sorted once into those that count
//! and those that are annulled.
//!
//! Who has withdrawn and whether that annuls (**Art. 20.3**) is judged by the caller; that an annulled entrant's
//! results count nowhere is decided here, so that no reader of the table can forget it.

use std::collections::BTreeSet;

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
}

/// A meeting of two entrants that has a result, played or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The game; none where it was forfeited before it was paired.
    pub game: Option<GameId>,
    /// The round it belongs to, from 1; none where it was forfeited before it was paired, and no table says.
    pub round: Option<u32>,
    /// Who had Red.
    pub red: EntryId,
    /// Who had Black.
    pub black: EntryId,
    /// What it gives each side.
    pub outcome: Outcome,
    /// Whether it was played; if not, it is a forfeit (**Art. 21.4**: `+`, `-`).
    pub played: bool,
    /// The fouls announced in it.
    pub fouls: Fouls,
}

/// Fouls (犯規) announced in one game. They stand with the game, so that an annulled game takes its fouls with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
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

/// The entrants and the results of one circular event with one game per meeting (一局循環制).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    entrants: Vec<Entrant>,
    counted: Vec<Meeting>,
    annulled: Vec<Meeting>,
}

impl Field {
    /// Sorts entrants by number and meetings by round, and parts what counts from what is annulled.
    ///
    /// # Errors
    /// [`FieldFault`] where the same thing is there twice, or a meeting is none.
    pub fn new(mut entrants: Vec<Entrant>, mut meetings: Vec<Meeting>) -> Result<Self, FieldFault> {
        entrants.sort_unstable_by_key(|entrant| (entrant.number, entrant.entry));
        meetings.sort_unstable_by_key(|meeting| (meeting.round, meeting.game));
        Self::check(&entrants, &meetings)?;
        let gone = entrants.iter().filter(|entrant| entrant.annulled).map(|entrant| entrant.entry).collect();
        let (annulled, counted) = meetings.into_iter().partition(|meeting| meeting.is_of(&gone));
        Ok(Self { entrants, counted, annulled })
    }

    fn check(entrants: &[Entrant], meetings: &[Meeting]) -> Result<(), FieldFault> {
        let (mut entries, mut numbers) = (BTreeSet::new(), BTreeSet::new());
        for entrant in entrants {
            if !entries.insert(entrant.entry) {
                return Err(FieldFault::EntrantTwice(entrant.entry));
            }
            if !numbers.insert(entrant.number) {
                return Err(FieldFault::NumberTwice(entrant.number));
            }
        }
        let (mut games, mut met) = (BTreeSet::new(), BTreeSet::new());
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
            if !met.insert((red.min(black), red.max(black))) {
                return Err(FieldFault::MetTwice { red, black });
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
    /// Two meetings of the same two entrants are counted, where a meeting is one game.
    #[error("{red} and {black} meet twice")]
    MetTwice {
        /// Who had Red in the later one.
        red: EntryId,
        /// Who had Black in it.
        black: EntryId,
    },
}

#[cfg(test)]
mod tests;
