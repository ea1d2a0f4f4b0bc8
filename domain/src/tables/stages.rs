//! The stages, with how far each has come: who was drawn into which group, and which rounds it has.
//!
//! What is played in them, `rounds` shows; who stands where, the crosstables and standings.

use serde::Serialize;

use crate::standings::TieBreak;
use crate::tournament::meetings::is_over;
use crate::tournament::rounds_to_come::rounds_planned;
use crate::tournament::{Draw, Round, RoundStatus, Seeding, StagePlan, Standing, Tournament};
use crate::vocabulary::EntryId;

/// How far a stage has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum StageStatus {
    /// Its numbers are not drawn, or not all of them.
    Waiting,
    /// Its numbers are drawn.
    Drawn,
    /// A game of it has begun, or has a result.
    UnderWay,
    /// Every meeting that counts has a result, and its rounds are closed.
    Over,
    /// It was ended before all of it was played (**Art. 16.1**).
    EndedEarly,
}

/// A stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageTable {
    /// Its number, from 1.
    pub number: u32,
    /// How far it has come.
    pub status: StageStatus,
    /// As the regulations lay it down.
    pub plan: StagePlan,
    /// How its numbers are found.
    pub seeding: Seeding,
    /// The criteria in force that part equal points, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Its groups, in order; none before they are drawn.
    pub groups: Vec<StageGroup>,
    /// The seed of the draw, where it was drawn by seed.
    pub seed: Option<String>,
    /// The hash that fixes the seed of the draw to come.
    pub commitment: Option<String>,
    /// Its rounds that are paired, in order.
    pub rounds: Vec<StageRound>,
    /// How many rounds it has by its tables, once it is drawn.
    pub rounds_planned: Option<u32>,
}

/// A group of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageGroup {
    /// Its number, from 1.
    pub number: u32,
    /// **Art. 20.2** – whether its numbers are to be drawn afresh.
    pub afresh: bool,
    /// Who is in it, in order of number.
    pub entrants: Vec<StageEntrant>,
}

/// One who is in a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StageEntrant {
    /// The number drawn.
    pub number: u32,
    /// The entrant.
    pub entry: EntryId,
    /// Where the entrant stands in this stage.
    pub standing: Standing,
}

/// A round of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageRound {
    /// Its number, from 1 through the whole tournament.
    pub number: u32,
    /// Which round of its stage it is, from 1.
    pub stage_round: u32,
    /// How far it has come.
    pub status: RoundStatus,
}

/// The stages of the regulations, in order.
#[must_use]
pub fn stages(tournament: &Tournament) -> Vec<StageTable> {
    (1..).zip(&tournament.regulations.stages).map(|(number, plan)| table(tournament, number, plan)).collect()
}

/// One stage; none where the regulations have no such.
#[must_use]
pub fn stage(tournament: &Tournament, number: u32) -> Option<StageTable> {
    tournament.regulations.stage(number).map(|plan| table(tournament, number, plan))
}

fn table(tournament: &Tournament, number: u32, plan: &StagePlan) -> StageTable {
    let draw = tournament.draw(number);
    StageTable {
        number,
        status: status(tournament, number),
        plan: plan.clone(),
        seeding: plan.seeded_by(),
        tie_breaks: tournament.regulations.ranking(number).tie_breaks,
        groups: draw.map(|draw| groups(tournament, number, draw)).unwrap_or_default(),
        seed: draw.and_then(|draw| draw.seed.clone()),
        commitment: tournament.stages.get(&number).and_then(|stage| stage.commitment.clone()),
        rounds: tournament.rounds_of(number).map(StageRound::of).collect(),
        rounds_planned: rounds_planned(tournament, number),
    }
}

fn status(tournament: &Tournament, stage: u32) -> StageStatus {
    if tournament.stage_is_ended(stage) {
        return StageStatus::EndedEarly;
    }
    if is_over(tournament, stage) {
        return StageStatus::Over;
    }
    if tournament.stage_has_begun(stage) {
        return StageStatus::UnderWay;
    }
    let drawn = tournament.draw(stage).is_some_and(Draw::is_whole);
    if drawn { StageStatus::Drawn } else { StageStatus::Waiting }
}

fn groups(tournament: &Tournament, stage: u32, draw: &Draw) -> Vec<StageGroup> {
    let groups = (1..).zip(&draw.groups).map(|(number, group)| {
        let entrants = (1..).zip(&group.order).filter_map(|(number, entry)| {
            let standing = tournament.standing_in(stage, *entry)?;
            Some(StageEntrant { number, entry: *entry, standing })
        });
        StageGroup { number, afresh: group.afresh, entrants: entrants.collect() }
    });
    groups.collect()
}

impl StageRound {
    fn of(round: &Round) -> Self {
        Self { number: round.number, stage_round: round.stage_round, status: round.status }
    }
}
