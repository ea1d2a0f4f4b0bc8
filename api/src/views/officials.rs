//! Officials.

use std::collections::HashMap;

use chuhe_domain::tournament::event::officials::Office;
use chuhe_domain::tournament::{Discipline, Official};
use chuhe_domain::vocabulary::{EntryId, PersonalId, TokenId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::{Name, Remark};

/// A person to be appointed (**Art. 16**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "name": "Example Arbiter", "office": "arbiter" })))]
pub struct NewOfficial {
    /// The name; kept apart from the ledger as personal data.
    pub name: Name,
    /// The office.
    pub office: Office,
    /// The token that acts for the person: one of this tournament, for this office.
    #[schema(nullable = false)]
    pub token: Option<TokenId>,
}

/// Who takes an office from another.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSuccessor {
    /// The name; kept apart from the ledger as personal data.
    pub name: Name,
    /// The token that acts for the person: one of this tournament, for this office.
    #[schema(nullable = false)]
    pub token: Option<TokenId>,
}

/// An official's release.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "reason": "taken ill", "successor": { "name": "Another Arbiter" } })))]
pub struct NewRelease {
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
    /// Who takes the office.
    #[schema(nullable = false)]
    pub successor: Option<NewSuccessor>,
}

/// An entrant in whose games an arbiter is not to rule.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "entry": "01930000-0000-7000-8000-000000000001", "reason": "a sister of the player" })))]
pub struct NewBar {
    /// The entrant.
    pub entry: EntryId,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// An official.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfficialView {
    /// The number among the tournament's officials, from 1.
    pub official: u32,
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The office.
    pub office: Office,
    /// Whether the person holds it now.
    pub in_office: bool,
    /// Whom the person replaced.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub replaces: Option<u32>,
    /// Who replaced the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub replaced_by: Option<u32>,
    /// The token that acts for the person; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<TokenId>,
    /// Why the office ended; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub released_because: Option<String>,
    /// Whose games the person rules in no more; for officials.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<BarView>,
}

/// An entrant in whose games an arbiter does not rule.
#[derive(Debug, Serialize, ToSchema)]
pub struct BarView {
    /// The entrant.
    pub entry: EntryId,
    /// Why; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
}

impl OfficialView {
    /// The texts that it shows.
    pub fn texts(official: &Official, to_official: bool) -> impl Iterator<Item = PersonalId> {
        let reasons = official.released.iter().chain(official.barred.values()).filter(move |_| to_official);
        std::iter::once(&official.name).chain(reasons).map(|text| text.id)
    }

    /// What is shown of an official.
    #[must_use]
    pub fn of(
        number: u32,
        official: &Official,
        texts: &HashMap<PersonalId, String>,
        to_official: bool,
    ) -> Self {
        let bars = official
            .barred
            .iter()
            .filter(|_| to_official)
            .map(|(entry, reason)| BarView { entry: *entry, reason: texts.get(&reason.id).cloned() });
        Self {
            official: number,
            name: texts.get(&official.name.id).cloned(),
            office: official.office,
            in_office: official.is_in_office(),
            replaces: official.replaces,
            replaced_by: official.replaced_by,
            token: official.token.filter(|_| to_official),
            released_because: official.released.as_ref().and_then(|reason| texts.get(&reason.id).cloned()),
            barred: bars.collect(),
        }
    }
}

/// The officials of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfficialsView {
    /// In the order of their numbers.
    pub officials: Vec<OfficialView>,
    /// Whether an arbitration committee sits, by a member in office or a good token of it (**Art. 16.3**).
    pub committee_sits: bool,
}

impl OfficialsView {
    /// What is shown of them.
    #[must_use]
    pub fn of(
        discipline: &Discipline,
        texts: &HashMap<PersonalId, String>,
        committee_sits: bool,
        to_official: bool,
    ) -> Self {
        let officials = discipline.officials.iter();
        let officials =
            officials.map(|(number, official)| OfficialView::of(*number, official, texts, to_official));
        Self { officials: officials.collect(), committee_sits }
    }
}
