//! Appeals.

use std::collections::HashMap;

use chuhe_domain::tournament::appeals::concern::about;
use chuhe_domain::tournament::event::appeals::{Against, AppealDecided, Decision, Effect};
use chuhe_domain::tournament::{Appeal, Tournament, later_pairings};
use chuhe_domain::vocabulary::{EntryId, GameId, PersonalId, Role};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::Remark;
use crate::timestamp::Timestamp;

/// An appeal to be lodged (**Art. 8.5**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "by": "01930000-0000-7000-8000-000000000001",
    "against": { "kind": "game", "game": "01930000-0000-7000-8000-000000000005" },
    "ground": "the flag had not fallen"
})))]
pub struct NewAppeal {
    /// Who appeals; a player for the own side.
    pub by: EntryId,
    /// Against what.
    pub against: Against,
    /// The ground; kept apart from the ledger as personal data.
    pub ground: Remark,
    /// When what it is against was made known, by an official's word; else by the record, where that says so.
    #[schema(nullable = false)]
    pub since: Option<Timestamp>,
}

/// A decision on an appeal.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "decision": "upheld", "reason": "the clock was out of order",
    "effects": [{ "kind": "amend_result", "game": "01930000-0000-7000-8000-000000000005" }]
})))]
pub struct NewDecision {
    /// How it is decided.
    pub decision: Decision,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
    /// What is to be done, by commands of its own.
    #[serde(default)]
    #[schema(max_items = 100)]
    pub effects: Vec<Effect>,
}

/// An appeal.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppealView {
    /// Its number in the tournament, from 1.
    pub appeal: u32,
    /// Who appeals.
    pub by: EntryId,
    /// Against what.
    pub against: Against,
    /// Whom it concerns, the appellant among them.
    pub parties: Vec<EntryId>,
    /// The ground; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub ground: Option<String>,
    /// When it was lodged.
    pub at: Timestamp,
    /// When what it is against was made known, where that is on record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub since: Option<Timestamp>,
    /// Until when it could be lodged, where that can be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub deadline: Option<Timestamp>,
    /// Whether it came after that.
    pub late: bool,
    /// Whether it was let in though late.
    pub admitted: bool,
    /// Why it was let in; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub admitted_because: Option<String>,
    /// How it was decided; absent while it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub decision: Option<DecisionView>,
    /// The games of the parties that are paired in later rounds, or were when it was decided: whatever is decided, they stay.
    pub later_pairings: Vec<LaterPairing>,
}

/// How an appeal was decided (**Art. 16.3**).
#[derive(Debug, Serialize, ToSchema)]
pub struct DecisionView {
    /// How.
    pub decision: Decision,
    /// In which office.
    pub authority: Role,
    /// Why; for officials, and absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
    /// What it orders.
    pub effects: Vec<Effect>,
}

/// A pairing of a later round.
#[derive(Debug, Serialize, ToSchema)]
pub struct LaterPairing {
    /// The game.
    pub game: GameId,
    /// Its round.
    pub round: u32,
    /// Its table.
    pub table: u32,
}

impl AppealView {
    /// The texts that it shows officials.
    pub fn texts(appeal: &Appeal) -> impl Iterator<Item = PersonalId> {
        let decided = appeal.decided.as_ref().map(|decided| &decided.reason);
        std::iter::once(&appeal.lodged.ground).chain(&appeal.admitted).chain(decided).map(|text| text.id)
    }

    /// What is shown of an appeal; texts that the reader is not to see are not among `texts`. Of one about a round that is
    /// not published, nobody but officials sees anything.
    #[must_use]
    pub fn of(
        tournament: &Tournament,
        appeal: &Appeal,
        texts: &HashMap<PersonalId, String>,
        to_official: bool,
    ) -> Option<Self> {
        let (lodged, seen) = (&appeal.lodged, Seen { tournament, to_official });
        if about(tournament, lodged.against).is_some_and(|round| !seen.round(round)) {
            return None;
        }
        let decision = |decided: &AppealDecided| DecisionView {
            decision: decided.decision,
            authority: decided.authority,
            reason: texts.get(&decided.reason.id).cloned(),
            effects: decided.effects.iter().copied().filter(|effect| seen.effect(*effect)).collect(),
        };
        let later = match &appeal.decided {
            Some(decided) => decided.later_pairings.clone(),
            None => later_pairings(tournament, appeal),
        };
        Some(Self {
            appeal: lodged.appeal,
            by: lodged.by,
            against: lodged.against,
            parties: lodged.parties.clone(),
            ground: texts.get(&lodged.ground.id).cloned(),
            at: lodged.at.into(),
            since: lodged.since.map(Into::into),
            deadline: lodged.deadline.map(Into::into),
            late: lodged.late,
            admitted: appeal.admitted.is_some(),
            admitted_because: appeal.admitted.as_ref().and_then(|reason| texts.get(&reason.id).cloned()),
            decision: appeal.decided.as_ref().map(decision),
            later_pairings: later.into_iter().filter_map(|game| seen.later(game)).collect(),
        })
    }
}

/// What a reader sees of the rounds.
struct Seen<'a> {
    tournament: &'a Tournament,
    to_official: bool,
}

impl Seen<'_> {
    fn round(&self, round: u32) -> bool {
        self.to_official || self.tournament.rounds.get(&round).is_some_and(|round| !round.is_draft())
    }

    fn game(&self, game: GameId) -> bool {
        self.to_official || self.tournament.setting(game).published
    }

    fn effect(&self, effect: Effect) -> bool {
        match effect {
            Effect::AmendResult { game } | Effect::ReopenGame { game } => self.game(game),
            Effect::ChangePairings { round } => self.round(round),
            Effect::ReinstateEntry { .. } | Effect::LiftPenalty { .. } => true,
        }
    }

    fn later(&self, game: GameId) -> Option<LaterPairing> {
        let card = self.tournament.games.get(&game).filter(|_| self.game(game))?;
        Some(LaterPairing { game, round: card.round, table: card.table })
    }
}

/// The appeals of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppealsView {
    /// In the order of their numbers.
    pub appeals: Vec<AppealView>,
}
