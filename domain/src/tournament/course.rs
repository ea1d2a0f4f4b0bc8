//! A stage is ended before all of it is played, or goes on again; a tournament is called off.

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::{CalledOff, StageEnded, StageResumed};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{Moment, PersonalRef};

/// End a stage short of its table.
#[derive(Debug, Clone)]
pub struct EndStage {
    /// Which.
    pub stage: u32,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for EndStage {
    /// **Art. 16.1**, house – an event that is shortened: no round of the stage is open, none is paired any more, and its
    /// places are as they are, so that a later stage can begin.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let stage = self.stage;
        tournament.regulations.stage(stage).ok_or(Refusal::UnknownStage { stage })?;
        if tournament.draw(stage).is_none() {
            return Err(tournament.not_drawn(stage));
        }
        if let Some(round) = tournament.open_round(stage) {
            return Err(Refusal::RoundOpen { round });
        }
        if tournament.stage_is_ended(stage) {
            return Ok(Vec::new());
        }
        Ok(vec![StageEnded { stage, reason: self.reason.clone() }.into()])
    }
}

/// Let a stage that was ended go on.
#[derive(Debug, Clone)]
pub struct ResumeStage {
    /// Which.
    pub stage: u32,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ResumeStage {
    /// House – unless a later stage was drawn from its places.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let stage = self.stage;
        tournament.regulations.stage(stage).ok_or(Refusal::UnknownStage { stage })?;
        if !tournament.stage_is_ended(stage) {
            return Err(CourseRefusal::StageNotEnded { stage }.into());
        }
        if let Some(later) = tournament.drawn_from(stage) {
            return Err(CourseRefusal::DrawnFrom { stage, later }.into());
        }
        Ok(vec![StageResumed { stage, reason: self.reason.clone() }.into()])
    }
}

/// Call the tournament off.
#[derive(Debug, Clone)]
pub struct CallOff {
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for CallOff {
    /// **Art. 16.1**, house – whatever is open stays so; tables show what was played. Reopening takes it back.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        Ok(vec![CalledOff { reason: self.reason.clone() }.into()])
    }
}
