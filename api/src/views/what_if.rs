//! What a corrected result would have changed.

use chuhe_domain::tournament::planned::PlannedRound;
use chuhe_domain::tournament::swiss::PairedOtherwise;
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::{Names, Player};

/// What would follow, of which nothing is written.
#[derive(Debug, Serialize, ToSchema)]
pub struct WhatIfView {
    /// The types of the events that would be added.
    pub events: Vec<String>,
    /// The later rounds of the Swiss stage that would have been paired otherwise; they stay as they are.
    pub later_rounds: Vec<PairedOtherwiseView>,
}

/// A round that would have been paired otherwise.
#[derive(Debug, Serialize, ToSchema)]
pub struct PairedOtherwiseView {
    /// The round.
    pub round: u32,
    /// The stage.
    pub stage: u32,
    /// Whether an arbiter's hand has paired or changed it: then `paired` is not as it stands, but as the system has it.
    pub by_hand: bool,
    /// Whether by the corrected result it could not have been paired at all.
    pub impossible: bool,
    /// What the system makes of the result as it stands, where that differs.
    pub paired: DifferingPairs,
    /// What it makes of the corrected one.
    pub corrected: DifferingPairs,
}

/// The pairs and byes that differ.
#[derive(Debug, Serialize, ToSchema)]
pub struct DifferingPairs {
    /// Who would have met whom.
    pub pairs: Vec<DifferingPair>,
    /// Who would have been free (輪空).
    pub byes: Vec<Player>,
}

/// A pair that differs.
#[derive(Debug, Serialize, ToSchema)]
pub struct DifferingPair {
    /// Who has Red; of two teams, the first-named.
    pub red: Player,
    /// Who has Black.
    pub black: Player,
}

impl WhatIfView {
    /// What is shown of it.
    #[must_use]
    pub fn of(events: Vec<String>, rounds: Vec<PairedOtherwise>, names: &Names<'_>) -> Self {
        let later_rounds = rounds.into_iter().map(|it| PairedOtherwiseView {
            round: it.round,
            stage: it.stage,
            by_hand: it.by_hand,
            impossible: it.impossible,
            paired: DifferingPairs::of(it.stage, &it.as_it_is, names),
            corrected: DifferingPairs::of(it.stage, &it.corrected, names),
        });
        Self { events, later_rounds: later_rounds.collect() }
    }
}

impl DifferingPairs {
    fn of(stage: u32, planned: &PlannedRound, names: &Names<'_>) -> Self {
        let player = |entry| names.player_in(stage, entry);
        let pairs = planned.meetings.iter();
        let pairs = pairs.map(|it| DifferingPair { red: player(it.first), black: player(it.second) });
        Self { pairs: pairs.collect(), byes: planned.byes.iter().copied().map(player).collect() }
    }
}
