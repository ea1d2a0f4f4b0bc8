//! Absences.

use std::collections::HashMap;

use chuhe_domain::tournament::Tournament;
use chuhe_domain::vocabulary::{EntryId, PersonalId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::numbers;
use super::text::Remark;

/// An absence to be announced.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000004", "round": 3, "reason": "a hearing" })))]
pub struct NewAbsence {
    /// Who is not going to be there.
    pub entry: EntryId,
    /// In which round; it need not be paired yet.
    #[serde(deserialize_with = "numbers::round")]
    #[schema(minimum = 1, maximum = 2000)]
    pub round: u32,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// An absence to be taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000004", "round": 3 })))]
pub struct LiftedAbsence {
    /// Who is going to be there after all.
    pub entry: EntryId,
    /// In which round.
    #[serde(deserialize_with = "numbers::round")]
    #[schema(minimum = 1, maximum = 2000)]
    pub round: u32,
}

/// An announced absence.
#[derive(Debug, Serialize, ToSchema)]
pub struct AbsenceView {
    /// Who is not going to be there.
    pub entry: EntryId,
    /// In which round.
    pub round: u32,
    /// Why; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
}

/// The announced absences.
#[derive(Debug, Serialize, ToSchema)]
pub struct AbsencesView {
    /// In the order of rounds.
    pub absences: Vec<AbsenceView>,
}

impl AbsencesView {
    /// What is shown of them.
    #[must_use]
    pub fn of(tournament: &Tournament, reasons: &HashMap<PersonalId, String>) -> Self {
        let absences = tournament.absences.iter().flat_map(|(round, absent)| {
            absent.iter().map(|(entry, reason)| AbsenceView {
                entry: *entry,
                round: *round,
                reason: reasons.get(&reason.id).cloned(),
            })
        });
        Self { absences: absences.collect() }
    }
}
