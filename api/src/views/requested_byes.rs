//! Byes that were asked for.

use std::collections::HashMap;

use chuhe_domain::tournament::Tournament;
use chuhe_domain::vocabulary::{EntryId, PersonalId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::numbers;
use super::text::Remark;

/// A bye to be asked for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000004", "round": 3, "reason": "travels" })))]
pub struct NewByeRequest {
    /// Who is not to be paired.
    pub entry: EntryId,
    /// In which round, which is not paired yet.
    #[serde(deserialize_with = "numbers::round")]
    #[schema(minimum = 1, maximum = 2000)]
    pub round: u32,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A bye that is not asked for any more.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000004", "round": 3 })))]
pub struct LiftedByeRequest {
    /// Who is to be paired after all.
    pub entry: EntryId,
    /// In which round.
    #[serde(deserialize_with = "numbers::round")]
    #[schema(minimum = 1, maximum = 2000)]
    pub round: u32,
}

/// A bye that was asked for.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequestedByeView {
    /// Who is not to be paired.
    pub entry: EntryId,
    /// In which round.
    pub round: u32,
    /// Why; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
}

/// The byes that were asked for.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequestedByesView {
    /// In the order of rounds.
    pub requested_byes: Vec<RequestedByeView>,
}

impl RequestedByesView {
    /// What is shown of them.
    #[must_use]
    pub fn of(tournament: &Tournament, reasons: &HashMap<PersonalId, String>) -> Self {
        let asked = tournament.bye_requests.iter().flat_map(|(round, asked)| {
            asked.iter().map(|(entry, reason)| RequestedByeView {
                entry: *entry,
                round: *round,
                reason: reasons.get(&reason.id).cloned(),
            })
        });
        Self { requested_byes: asked.collect() }
    }
}
