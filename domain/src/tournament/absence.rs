//! Who is not going to be there in a round: a fact of its own, neither a bye nor a forfeit.

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::must_be_active;
use crate::tournament::event::{AbsenceAnnounced, AbsenceLifted};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::rounds::RoundStatus;
use crate::tournament::rounds_to_come::last_round;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Announce that an entrant is not going to be there in a round.
#[derive(Debug, Clone)]
pub struct AnnounceAbsence {
    /// The entrant.
    pub entry: EntryId,
    /// The round; it need not be paired yet.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for AnnounceAbsence {
    /// House – an absence by itself decides nothing: in a circular event the game stands in its round, and is put off,
    /// played early, or forfeited (**Art. 21**) as an arbiter says.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_active(tournament, self.entry)?;
        let (entry, round) = (self.entry, self.round);
        if tournament.rounds.get(&round).is_some_and(|round| round.status == RoundStatus::Closed) {
            return Err(Refusal::RoundClosed { round });
        }
        let last = last_round(tournament);
        if !(1..=last).contains(&round) {
            return Err(CourseRefusal::NoRoundToCome { round, last }.into());
        }
        if tournament.is_absent(entry, round) {
            return Err(CourseRefusal::AlreadyAbsent { entry, round }.into());
        }
        Ok(vec![AbsenceAnnounced { entry, round, reason: self.reason.clone() }.into()])
    }
}

/// Take an announced absence back.
#[derive(Debug, Clone, Copy)]
pub struct LiftAbsence {
    /// The entrant.
    pub entry: EntryId,
    /// The round.
    pub round: u32,
}

impl TournamentCommand for LiftAbsence {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (entry, round) = (self.entry, self.round);
        if !tournament.is_absent(entry, round) {
            return Err(CourseRefusal::NotAbsent { entry, round }.into());
        }
        Ok(vec![AbsenceLifted { entry, round }.into()])
    }
}
