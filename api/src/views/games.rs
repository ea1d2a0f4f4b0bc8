//! Games, as they are shown.

use chuhe_domain::game::event::StopGround;
use chuhe_domain::game::{ClaimKind, Game, Repetition, Status};
use chuhe_domain::vocabulary::{BookId, Ending, EntryId, GameId, GameResult, Outcome, Side, TokenId};
use chuhe_domain::xiangqi::IllegalMove;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::moves::MoveView;
use super::particulars::{AlertView, ConductView, FacesView, FlagView, SignatureView};
use crate::timestamp::Timestamp;

/// Whose word it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red" })))]
pub struct SideBody {
    /// The side; a player's token speaks for that player's side only.
    pub side: Side,
}

/// The beginning of a game.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "absent": ["black"] })))]
pub struct NewStart {
    /// Who is not there (**Art. 21**): an arbiter's or a scorer's word.
    #[serde(default)]
    pub absent: Vec<Side>,
}

/// A result and the article that gives it its effect.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultView {
    /// How it came out.
    pub outcome: Outcome,
    /// What ended the game.
    pub ending: Ending,
    /// The article: the one that a ruling named, or that of the result.
    #[schema(examples("4.1.1"))]
    pub article: &'static str,
}

impl From<(GameResult, &'static str)> for ResultView {
    fn from((GameResult { outcome, ending }, article): (GameResult, &'static str)) -> Self {
        Self { outcome, ending, article }
    }
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameView {
    /// The game.
    pub id: GameId,
    /// Its tournament.
    pub tournament: BookId,
    /// The round, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// How far it has come.
    pub status: Status,
    /// Why it is halted, where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub halted: Option<StopGround>,
    /// Who has sealed a move, in a game adjourned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sealed_by: Option<Side>,
    /// The result, where there is one; of a disputed game, the one reported first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<ResultView>,
    /// When it began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub started_at: Option<Timestamp>,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub ended_at: Option<Timestamp>,
    /// Who has not come to the board yet (**Art. 21**).
    pub absent: Vec<Side>,
    /// The clock, where one is kept: as it was last charged, and at the end with the times used. What it shows at an
    /// instant, `…/clock` says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub clock: Option<FacesView>,
    /// What an arbiter is called for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub alert: Option<AlertView>,
    /// The flag that ended it (**Art. 22**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub flag: Option<FlagView>,
    /// The position on the board, in FEN.
    pub fen: String,
    /// Whose turn it is.
    pub side_to_move: Side,
    /// Whether that side is in check (**Art. 3.1**).
    pub in_check: bool,
    /// The moves played.
    pub moves: Vec<MoveView>,
    /// Who has offered a draw that waits for its answer (**Art. 23.1**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub draw_offer: Option<Side>,
    /// Who claims a draw by the natural limit, and waits for the ruling (**Art. 23.3**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub natural_limit_claim: Option<Side>,
    /// Who claims a ruling on a repetition, and waits for it (**Art. 24**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub repetition_claim: Option<Side>,
    /// The repetition on the board: there where the position stands at least for the third time since a man was last taken, and
    /// may be claimed (**Art. 24**). It ends nothing by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub repetition: Option<GameRepetition>,
    /// Who must change, and loses by going once more round the cycle that was ruled on (**Art. 24.3, 4.1.7**).
    pub must_change: Vec<Side>,
    /// What happened beside the moves.
    pub conduct: ConductView,
    /// What was reported, in order.
    pub reports: Vec<ReportView>,
    /// Who has signed its result (**Art. 10.1**).
    pub signatures: Vec<SignatureView>,
    /// The version, as in `ETag`.
    pub version: u64,
}

/// A report of a result.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportView {
    /// The token of whoever reported.
    pub reporter: TokenId,
    /// What was reported.
    pub outcome: Outcome,
}

/// A position that stands at least for the third time (**Art. 24**).
#[derive(Debug, Serialize, ToSchema)]
pub struct GameRepetition {
    /// How often it has stood since a man was last taken.
    pub occurrences: u32,
    /// How many of the last plies a ruling would be on: those since the first of the last three.
    pub span_plies: u32,
}

impl From<Repetition> for GameRepetition {
    fn from(Repetition { occurrences, span_plies }: Repetition) -> Self {
        Self { occurrences, span_plies }
    }
}

impl GameView {
    /// What is shown of a game.
    ///
    /// # Errors
    /// When its moves do not follow from one another, which no game of the ledger's does.
    pub fn of(id: GameId, tournament: BookId, game: &Game, version: u64) -> Result<Self, IllegalMove> {
        let card = &game.card;
        let reports = game.reports.iter();
        let claim = |kind| game.claim.filter(|claim| claim.kind == kind).map(|claim| claim.by);
        Ok(Self {
            id,
            tournament,
            round: card.round,
            table: card.table,
            red: card.red,
            black: card.black,
            status: card.status,
            halted: card.halted,
            sealed_by: game.sealed_by,
            result: card.result.zip(card.article()).map(ResultView::from),
            started_at: game.started.map(Timestamp::from),
            ended_at: game.ended.map(Timestamp::from),
            absent: Side::BOTH.into_iter().filter(|side| *game.lateness.absent.of(*side)).collect(),
            clock: game.clock.as_ref().map(FacesView::from),
            alert: game.alert.as_ref().map(AlertView::from),
            flag: game.flag.as_ref().map(FlagView::from),
            fen: game.position.to_fen(),
            side_to_move: game.position.side_to_move(),
            in_check: game.position.in_check(),
            moves: MoveView::line(&game.line())?,
            draw_offer: game.offers.open,
            natural_limit_claim: claim(ClaimKind::NaturalLimit),
            repetition_claim: claim(ClaimKind::Repetition),
            repetition: game.repetition().map(GameRepetition::from),
            must_change: game.must_change(),
            conduct: ConductView::of(game)?,
            reports: reports
                .map(|report| ReportView { reporter: report.reporter, outcome: report.outcome })
                .collect(),
            signatures: game.signatures.iter().map(SignatureView::from).collect(),
            version,
        })
    }
}
