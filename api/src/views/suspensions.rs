//! Who is not paired any more, having forfeited too often in a row.

use chuhe_domain::tournament::Tournament;
use chuhe_domain::tournament::swiss::present::suspended;
use chuhe_domain::vocabulary::EntryId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::Remark;

/// One who is to be paired again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000004", "reason": "was ill, and is back" })))]
pub struct LiftedSuspension {
    /// Who.
    pub entry: EntryId,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// Those who are not paired in the next round of the stage under way.
#[derive(Debug, Serialize, ToSchema)]
pub struct SuspensionsView {
    /// The stage.
    pub stage: u32,
    /// They.
    pub suspended: Vec<EntryId>,
}

impl SuspensionsView {
    /// As it stands.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Self {
        let stage = tournament.current_swiss_stage();
        let next = tournament.rounds.last_key_value().map_or(1, |(last, _)| last.saturating_add(1));
        Self { stage, suspended: suspended(tournament, stage, next).into_iter().collect() }
    }
}
