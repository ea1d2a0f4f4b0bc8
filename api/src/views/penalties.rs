//! Penalties.

use std::collections::HashMap;

use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::tournament::{Penalty, Tournament};
use chuhe_domain::vocabulary::{EntryId, GameId, PersonalId, Role};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::{ArticleNumber, Remark};
use crate::timestamp::Timestamp;

/// A penalty to be given (**Art. 18**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "entry": "01930000-0000-7000-8000-000000000001", "kind": "warning", "article": "8.3", "note": "talked to a spectator"
})))]
pub struct NewPenalty {
    /// To whom: an entrant, or a member of one.
    pub entry: EntryId,
    /// What it is: a warning (**Art. 18.1**), removal from one game (**Art. 18.2**), expulsion (**Art. 18.3**).
    pub kind: PenaltyKind,
    /// The article that was broken.
    pub article: ArticleNumber,
    /// The game it is given in; a removal is from this game.
    #[schema(nullable = false)]
    pub game: Option<GameId>,
    /// What happened; kept apart from the ledger as personal data.
    pub note: Remark,
}

/// A penalty.
#[derive(Debug, Serialize, ToSchema)]
pub struct PenaltyView {
    /// Its number in the tournament, from 1.
    pub penalty: u32,
    /// To whom.
    pub entry: EntryId,
    /// What it is.
    pub kind: PenaltyKind,
    /// The article that provides for it.
    #[schema(examples("18.1"))]
    pub by_article: &'static str,
    /// The article that was broken.
    #[schema(examples("8.3"))]
    pub article: String,
    /// The game it was given in; for officials only, while its round is not published.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub game: Option<GameId>,
    /// In which office it was given.
    pub authority: Role,
    /// When.
    pub at: Timestamp,
    /// What happened; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub note: Option<String>,
    /// Whether the entrant is out of the tournament by it.
    pub withdrew: bool,
    /// Whether it was lifted, and counts no more.
    pub lifted: bool,
    /// Why it was lifted; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub lifted_because: Option<String>,
}

impl PenaltyView {
    /// The texts that it shows officials.
    pub fn texts(penalty: &Penalty) -> impl Iterator<Item = PersonalId> {
        std::iter::once(&penalty.given.note).chain(&penalty.lifted).map(|text| text.id)
    }

    /// What is shown of a penalty; texts that the reader is not to see are not among `texts`.
    #[must_use]
    pub fn of(
        tournament: &Tournament,
        penalty: &Penalty,
        texts: &HashMap<PersonalId, String>,
        to_official: bool,
    ) -> Self {
        let given = &penalty.given;
        Self {
            penalty: given.penalty,
            entry: given.entry,
            kind: given.kind,
            by_article: given.kind.article(),
            article: given.article.clone(),
            game: given.game.filter(|game| to_official || tournament.setting(*game).published),
            authority: given.authority,
            at: given.at.into(),
            note: texts.get(&given.note.id).cloned(),
            withdrew: penalty.withdrew,
            lifted: !penalty.in_force(),
            lifted_because: penalty.lifted.as_ref().and_then(|reason| texts.get(&reason.id).cloned()),
        }
    }
}

/// The penalties of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct PenaltiesView {
    /// In the order of their numbers, those that were lifted among them.
    pub penalties: Vec<PenaltyView>,
}
