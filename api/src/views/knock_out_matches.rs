//! A match of a knock-out: its games, its points, what comes next or who goes on.

use chuhe_domain::game::Status;
use chuhe_domain::pairing::knock_out::{MatchOutcome, Slot};
use chuhe_domain::tables::{KnockOutGame, KnockOutMatch, NextGame};
use chuhe_domain::tournament::DecidedBy;
use chuhe_domain::tournament::knock_out::Ground;
use chuhe_domain::vocabulary::{EntryId, GameId, MatchId, Points};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::entries::{Names, Player};
use super::games::ResultView;
use super::text::{Remark, Seed};

/// Further games of a match to be ordered.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "seed": "river and border" })))]
pub struct NewPlayOff {
    /// Who has Red in the first of them, as it was drawn in the hall (**Art. 13.4**).
    #[schema(nullable = false)]
    pub red: Option<EntryId>,
    /// The seed to draw it by, where neither the stage nor the round has one.
    #[schema(nullable = false)]
    pub seed: Option<Seed>,
}

/// How a match that its games left level is decided.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "winner": "second", "by": "lots", "reason": "level after the whole ladder" })))]
pub struct NewMatchDecision {
    /// Who goes on, as the match names the two.
    pub winner: MatchOutcome,
    /// How it was found.
    pub by: DecidedBy,
    /// Whether it takes the place of the decision before.
    #[serde(default)]
    pub corrects: bool,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A match as it was paired and played.
#[derive(Debug, Serialize, ToSchema)]
pub struct KnockOutMatchView {
    /// The match; of one game, the id of that game.
    pub id: MatchId,
    /// The stage, from 1.
    pub stage: u32,
    /// The round, through the whole tournament.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
    /// Which match of the bracket it is, in a knock-out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub slot: Option<Slot>,
    /// Who is named first.
    pub first: Player,
    /// Who is named second.
    pub second: Player,
    /// The points of the first from the games that are decided, in half points.
    #[schema(value_type = i64)]
    pub first_points_x2: Points,
    /// The points of the second, in half points.
    #[schema(value_type = i64)]
    pub second_points_x2: Points,
    /// Its games, in order; those of play-offs name their step.
    pub games: Vec<KnockOutGameView>,
    /// The next game, where one is to be ordered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub next: Option<NextGame>,
    /// Whether its games leave it level and the regulations have no further one (**Art. 15.6**): it takes a decision.
    pub level: bool,
    /// Whether others belong into it now than those it was paired for; it counts for nothing while that is so.
    pub outdated: bool,
    /// By what it was decided, in a knock-out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub by: Option<Ground>,
    /// Who goes on from it, in a knock-out; absent where nobody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub winner: Option<Player>,
}

/// A game of a match.
#[derive(Debug, Serialize, ToSchema)]
pub struct KnockOutGameView {
    /// The game.
    pub game: GameId,
    /// The step of the play-off ladder it is of, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub step: Option<u32>,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// How far it has come.
    pub status: Status,
    /// Its result, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<ResultView>,
}

impl KnockOutMatchView {
    /// What is shown of a match.
    #[must_use]
    pub fn of(table: KnockOutMatch, names: &Names<'_>) -> Self {
        let KnockOutMatch { entries: [first, second], points: [first_points_x2, second_points_x2], .. } =
            table;
        Self {
            id: table.id,
            stage: table.stage,
            round: table.round,
            table: table.table,
            slot: table.slot,
            first: names.player(first),
            second: names.player(second),
            first_points_x2,
            second_points_x2,
            games: table.games.into_iter().map(KnockOutGameView::from).collect(),
            next: table.next,
            level: table.level,
            outdated: table.outdated,
            by: table.by,
            winner: table.winner.map(|winner| names.player(winner)),
        }
    }
}

impl From<KnockOutGame> for KnockOutGameView {
    fn from(KnockOutGame { game, step, red, black, status, result, article }: KnockOutGame) -> Self {
        Self { game, step, red, black, status, result: result.zip(article).map(ResultView::from) }
    }
}
