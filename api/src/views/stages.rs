//! The stages.

use chuhe_domain::standings::TieBreak;
use chuhe_domain::tables::{StageGroup, StageRound, StageStatus, StageTable};
use chuhe_domain::tournament::{Entrants, Format, Seeding, Standing};
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::{Names, Player};

/// A stage, as the regulations lay it down and as far as it has come.
#[derive(Debug, Serialize, ToSchema)]
pub struct StageView {
    /// Its number, from 1.
    pub number: u32,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// How far it has come.
    pub status: StageStatus,
    /// The system (**Art. 11**).
    pub format: Format,
    /// Who plays in it.
    pub entrants: Entrants,
    /// How its numbers are found.
    pub seeding: Seeding,
    /// The criteria in force that part equal points, in order (**Art. 15**).
    pub tie_breaks: Vec<TieBreak>,
    /// Its groups, in order; none before they are drawn.
    pub groups: Vec<GroupView>,
    /// The seed of the draw, where it was drawn by seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seed: Option<String>,
    /// SHA-256 of the seed of a draw to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub commitment: Option<String>,
    /// Its rounds, in order; those not published are shown to officials only.
    pub rounds: Vec<StageRound>,
    /// How many rounds it has by its tables, once it is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rounds_planned: Option<u32>,
}

/// A group of a stage.
#[derive(Debug, Serialize, ToSchema)]
pub struct GroupView {
    /// Its number, from 1.
    pub number: u32,
    /// Whether its numbers are to be drawn afresh (**Art. 20.2**).
    pub drawn_afresh: bool,
    /// Who is in it, in order of number.
    pub entrants: Vec<GroupEntrant>,
}

/// One who is in a group.
#[derive(Debug, Serialize, ToSchema)]
pub struct GroupEntrant {
    /// Who, with the number drawn.
    #[serde(flatten)]
    pub player: Player,
    /// Whether the entrant still plays in this stage.
    pub standing: Standing,
}

impl StageView {
    /// What is shown of a stage.
    #[must_use]
    pub fn of(table: StageTable, names: &Names<'_>) -> Self {
        let groups = table.groups.iter().map(|group| GroupView::of(table.number, group, names));
        Self {
            number: table.number,
            status: table.status,
            groups: groups.collect(),
            name: table.plan.name,
            format: table.plan.format,
            entrants: table.plan.entrants,
            seeding: table.seeding,
            tie_breaks: table.tie_breaks,
            seed: table.seed,
            commitment: table.commitment,
            rounds: table.rounds,
            rounds_planned: table.rounds_planned,
        }
    }
}

impl GroupView {
    fn of(stage: u32, group: &StageGroup, names: &Names<'_>) -> Self {
        let entrants = group.entrants.iter().map(|entrant| GroupEntrant {
            player: names.player_in(stage, entrant.entry),
            standing: entrant.standing,
        });
        Self { number: group.number, drawn_afresh: group.afresh, entrants: entrants.collect() }
    }
}

/// The stages of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct StagesView {
    /// In order.
    pub stages: Vec<StageView>,
    /// The last event of the book that this shows.
    pub sequence: u64,
}
