//! A bye is asked for in a round of a Swiss stage, or the request taken back.

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::must_be_active;
use crate::tournament::event::{ByeRequestLifted, ByeRequested};
use crate::tournament::plan::StagePlan;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::tournament::rounds_to_come::last_round;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Ask for a bye.
#[derive(Debug, Clone)]
pub struct RequestBye {
    /// The entrant.
    pub entry: EntryId,
    /// The round, which is not paired yet.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for RequestBye {
    /// House – as often as the terms of the stage have it: the Swiss stage drawn last.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_active(tournament, self.entry)?;
        let (entry, round, stage) = (self.entry, self.round, tournament.current_swiss_stage());
        let terms = tournament.regulations.stage(stage).and_then(StagePlan::swiss);
        let limit = terms.ok_or(SwissRefusal::NoSwiss { stage })?.requested_byes;
        if !tournament.entries.get(&entry).is_some_and(|it| tournament.competes(it)) {
            return Err(CourseRefusal::DoesNotCompete { entry }.into());
        }
        if tournament.rounds.contains_key(&round) {
            return Err(SwissRefusal::AlreadyPaired { round }.into());
        }
        let last = last_round(tournament);
        if !(1..=last).contains(&round) {
            return Err(CourseRefusal::NoRoundToCome { round, last }.into());
        }
        if has_asked(tournament, entry, round) {
            return Err(SwissRefusal::ByeRequested { entry, round }.into());
        }
        // What was asked for in an earlier stage was of that stage.
        let of_this = |of: u32| tournament.rounds.get(&of).is_none_or(|round| round.stage == stage);
        let asked =
            tournament.bye_requests.iter().filter(|(of, by)| of_this(**of) && by.contains_key(&entry));
        if u32::try_from(asked.count()).is_ok_and(|asked| asked >= limit) {
            return Err(SwissRefusal::TooManyRequests { entry, limit }.into());
        }
        Ok(vec![ByeRequested { entry, round, reason: self.reason.clone() }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}

/// Take back that a bye was asked for.
#[derive(Debug, Clone, Copy)]
pub struct LiftByeRequest {
    /// The entrant.
    pub entry: EntryId,
    /// The round, which is not paired yet.
    pub round: u32,
}

impl TournamentCommand for LiftByeRequest {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (entry, round) = (self.entry, self.round);
        if !has_asked(tournament, entry, round) {
            return Err(SwissRefusal::ByeNotRequested { entry, round }.into());
        }
        if tournament.rounds.contains_key(&round) {
            return Err(SwissRefusal::AlreadyPaired { round }.into());
        }
        Ok(vec![ByeRequestLifted { entry, round }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}

fn has_asked(tournament: &Tournament, entry: EntryId, round: u32) -> bool {
    tournament.bye_requests.get(&round).is_some_and(|asked| asked.contains_key(&entry))
}
