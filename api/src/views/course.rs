//! What the hall brings to a stage: late comers, and shared places that are settled.

use chuhe_domain::tournament::SettledBy;
use chuhe_domain::vocabulary::EntryId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bracket::BracketView;
use super::numbers;
use super::standings::StandingsView;
use super::text::Remark;

/// A late comer to be let into a stage.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000006", "reason": "the train was late" })))]
pub struct NewAdmission {
    /// Who; entered as one who comes late.
    pub entry: EntryId,
    /// The group, from 1; left out, the first with a number that nobody holds.
    #[serde(default, deserialize_with = "numbers::group")]
    #[schema(nullable = false, minimum = 1, maximum = 32)]
    pub group: Option<u32>,
    /// Why so late; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A shared place to be settled (**Art. 15.6**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "order": ["01930000-0000-7000-8000-000000000003", "01930000-0000-7000-8000-000000000002"],
    "by": "play_off",
    "reason": "two games, 1½ to ½"
})))]
pub struct NewSettlement {
    /// The group, from 1.
    #[serde(default = "first", deserialize_with = "numbers::group")]
    #[schema(minimum = 1, default = 1, maximum = 32)]
    pub group: u32,
    /// All who share the place, the best first.
    #[schema(max_items = 1000)]
    pub order: Vec<EntryId>,
    /// How it was found.
    pub by: SettledBy,
    /// Whether it takes the place of what was said of the same entrants before.
    #[serde(default)]
    pub corrects: bool,
    /// What there is to say of it; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// The table in which shared places were settled.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum SettledView {
    /// Of a circular stage.
    Table(StandingsView),
    /// Of a knock-out.
    Bracket(BracketView),
}

const fn first() -> u32 {
    1
}
