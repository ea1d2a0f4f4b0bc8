//! Entrants left the tournament, and came back.

use serde::{Deserialize, Serialize};

use crate::tournament::stages::{first_stage, is_first_stage};
use crate::vocabulary::{EntryId, PersonalRef};

/// What a withdrawal does to the entrant's results (**Art. 20.2, 20.3**); judged once, when it is recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WithdrawalEffect {
    /// **Art. 20.2** – before the start: the entrant is out of the field.
    LeftField,
    /// **Art. 20.3** – fewer than half of the opponents met: every result is annulled, for everyone.
    Annulled,
    /// **Art. 20.3** – half or more met, or nothing to count (house): results stand, the rest is forfeited.
    Kept,
}

/// What a withdrawal does in one stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WithdrawalJudged))]
pub struct Judged {
    /// The stage.
    #[serde(default = "first_stage")]
    pub stage: u32,
    /// Opponents met over the board.
    pub met: u32,
    /// Opponents there were to meet.
    pub opponents: u32,
    /// What follows.
    pub effect: WithdrawalEffect,
}

/// An entrant left the tournament (**Art. 20**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryWithdrew {
    /// The entrant.
    pub entry: EntryId,
    /// Whether the organiser consented (**Art. 20.1**).
    pub consent: bool,
    /// The reason given.
    pub reason: PersonalRef,
    /// The stage in which the entrant played last; before anything was drawn, the first.
    #[serde(default = "first_stage", skip_serializing_if = "is_first_stage")]
    pub stage: u32,
    /// Opponents met over the board there.
    pub met: u32,
    /// Opponents there were to meet.
    pub opponents: u32,
    /// What follows there.
    pub effect: WithdrawalEffect,
    /// What follows in the stages before it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Judged>,
}

impl EntryWithdrew {
    /// What follows in the last stage.
    #[must_use]
    pub const fn last(&self) -> Judged {
        let Self { stage, met, opponents, effect, .. } = *self;
        Judged { stage, met, opponents, effect }
    }

    /// What follows, stage by stage, the last one first.
    pub fn judged(&self) -> impl Iterator<Item = Judged> {
        std::iter::once(self.last()).chain(self.before.iter().copied())
    }
}

/// Consent to a withdrawal, or its reason, was put right; what follows from it stays as it was judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WithdrawalAmended {
    /// The entrant.
    pub entry: EntryId,
    /// Whether the organiser consents (**Art. 20.1**).
    pub consent: bool,
    /// The reason given.
    pub reason: PersonalRef,
}

/// A withdrawal was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryReinstated {
    /// The entrant.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}
