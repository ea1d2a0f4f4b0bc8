//! Withdrawals.

use std::collections::HashMap;

use chuhe_domain::tournament::{Departure, Tournament};
use chuhe_domain::vocabulary::{EntryId, PersonalId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::Remark;

/// A withdrawal to be recorded (**Art. 20**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000001", "consent": true, "reason": "taken ill" })))]
pub struct NewWithdrawal {
    /// Who leaves.
    pub entry: EntryId,
    /// Whether the organiser consents (**Art. 20.1**); only the organiser says so.
    pub consent: bool,
    /// The reason given; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// Consent to a withdrawal, or its reason, put right.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "consent": true, "reason": "the organiser has consented since" })))]
pub struct WithdrawalAmendment {
    /// Whether the organiser consents (**Art. 20.1**); only the organiser says so.
    pub consent: bool,
    /// The reason given; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A withdrawal in force.
#[derive(Debug, Serialize, ToSchema)]
pub struct WithdrawalView {
    /// Who left.
    pub entry: EntryId,
    /// Whether the organiser consented (**Art. 20.1**).
    pub consent: bool,
    /// The reason given; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
    /// Opponents met over the board when it was recorded, where that is counted (**Art. 20.3**): in no knock-out, and not of a
    /// member of a team.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub met: Option<u32>,
    /// Opponents there were to meet, where they are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub opponents: Option<u32>,
    /// What follows.
    pub effect: Departure,
    /// The article that says so; absent where none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("20.3"))]
    pub article: Option<&'static str>,
}

/// The withdrawals in force.
#[derive(Debug, Serialize, ToSchema)]
pub struct WithdrawalsView {
    /// In the order of registration.
    pub withdrawals: Vec<WithdrawalView>,
}

impl WithdrawalsView {
    /// What is shown of them.
    #[must_use]
    pub fn of(tournament: &Tournament, reasons: &HashMap<PersonalId, String>) -> Self {
        let withdrawals = tournament.by_registration().into_iter().filter_map(|entry| {
            let withdrawal = entry.withdrawal.as_ref()?;
            let last = Some(withdrawal.last).filter(|last| tournament.is_judged_by_half(entry, last.stage));
            let effect = tournament.departure(entry, withdrawal.last);
            Some(WithdrawalView {
                entry: entry.id,
                consent: withdrawal.consent,
                reason: reasons.get(&withdrawal.reason.id).cloned(),
                met: last.map(|judged| judged.met),
                opponents: last.map(|judged| judged.opponents),
                effect,
                article: effect.article(),
            })
        });
        Self { withdrawals: withdrawals.collect() }
    }
}
