//! Withdrawals.

use std::collections::HashMap;

use chuhe_domain::tournament::{Tournament, WithdrawalEffect};
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
    /// Opponents met over the board when it was recorded.
    pub met: u32,
    /// Opponents there were to meet.
    pub opponents: u32,
    /// What follows for the tables.
    pub effect: WithdrawalEffect,
    /// The article that says so.
    #[schema(examples("20.3"))]
    pub article: &'static str,
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
            Some(WithdrawalView {
                entry: entry.id,
                consent: withdrawal.consent,
                reason: reasons.get(&withdrawal.reason.id).cloned(),
                met: withdrawal.last.met,
                opponents: withdrawal.last.opponents,
                effect: withdrawal.last.effect,
                article: match withdrawal.last.effect {
                    WithdrawalEffect::LeftField => "20.2",
                    WithdrawalEffect::Annulled | WithdrawalEffect::Kept => "20.3",
                },
            })
        });
        Self { withdrawals: withdrawals.collect() }
    }
}
