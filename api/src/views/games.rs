//! Games.

use chuhe_domain::game::{Game, Ground, Loser, Status};
use chuhe_domain::vocabulary::{BookId, Ending, EntryId, GameId, GameResult, Outcome, Side, TokenId};
use chuhe_domain::xiangqi::{Forms, IllegalMove, Move, Position};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::{Remark, WrittenMove};

/// A move to be played.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "move": "炮二平五", "ply": 1 })))]
pub struct NewMove {
    /// The move, in any notation (**Art. 7.5**).
    #[serde(rename = "move")]
    #[schema(examples("炮二平五"))]
    pub play: WrittenMove,
    /// Its number in the game, from 1; named, it keeps a move from being played twice.
    #[schema(nullable = false, minimum = 1)]
    pub ply: Option<u32>,
}

/// Whose word it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red" })))]
pub struct SideBody {
    /// The side; a player's token speaks for that player's side only.
    pub side: Side,
}

/// An answer to a draw offer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "black", "accept": true })))]
pub struct DrawAnswer {
    /// Who answers; a player's token speaks for that player's side only.
    pub side: Side,
    /// Yes or no.
    pub accept: bool,
}

/// A result as a table reports it (**Art. 10.1**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "outcome": "red_wins" })))]
pub struct Report {
    /// How it came out.
    pub outcome: Outcome,
}

/// A forfeit that an arbiter declares.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "loser": "black", "ground": "absence", "reason": "not at the board in time" })))]
pub struct NewForfeit {
    /// Who loses.
    pub loser: Loser,
    /// Why (**Art. 21**, **4.1.10**).
    pub ground: Ground,
    /// The arbiter's words; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A result that an authority puts in the place of another.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "outcome": "draw", "reason": "both sheets show a draw" })))]
pub struct Amendment {
    /// How it came out.
    pub outcome: Outcome,
    /// Whether it was won or lost without play (`+`, `-`).
    #[serde(default)]
    pub without_play: bool,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A result and the article that gives it its effect.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultView {
    /// How it came out.
    pub outcome: Outcome,
    /// What ended the game.
    pub ending: Ending,
    /// The article.
    #[schema(examples("4.1.1"))]
    pub article: &'static str,
}

impl From<GameResult> for ResultView {
    fn from(result: GameResult) -> Self {
        Self { outcome: result.outcome, ending: result.ending, article: result.ending.article() }
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
    /// The result, where there is one; of a disputed game, the one reported first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<ResultView>,
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
    /// What was reported, in order.
    pub reports: Vec<ReportView>,
    /// The version, as in `ETag`.
    pub version: u64,
}

/// A move that was played.
#[derive(Debug, Serialize, ToSchema)]
pub struct MoveView {
    /// Its number in the game, from 1.
    pub ply: u32,
    /// Who played it.
    pub side: Side,
    /// The move, in every notation.
    #[serde(flatten)]
    pub forms: Forms,
}

/// A report of a result.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportView {
    /// The token of whoever reported.
    pub reporter: TokenId,
    /// What was reported.
    pub outcome: Outcome,
}

impl MoveView {
    /// A move as it is played in this position.
    ///
    /// # Errors
    /// What is wrong with the move.
    pub fn of(ply: u32, position: &Position, played: Move) -> Result<Self, IllegalMove> {
        Ok(Self { ply, side: position.side_to_move(), forms: position.forms(played)? })
    }

    /// Moves that follow from one another, from this position on.
    ///
    /// # Errors
    /// What is wrong with the first that cannot be played.
    pub fn all(mut position: Position, moves: &[Move]) -> Result<Vec<Self>, IllegalMove> {
        let each = (1..).zip(moves).map(|(ply, &played)| {
            let view = Self::of(ply, &position, played)?;
            position.play(played)?;
            Ok(view)
        });
        each.collect()
    }
}

impl GameView {
    /// What is shown of a game.
    ///
    /// # Errors
    /// When its moves do not follow from one another, which no game of the ledger's does.
    pub fn of(id: GameId, tournament: BookId, game: &Game, version: u64) -> Result<Self, IllegalMove> {
        let moves = MoveView::all(Position::initial(), &game.moves)?;
        let reports = game.reports.iter();
        Ok(Self {
            id,
            tournament,
            round: game.card.round,
            table: game.card.table,
            red: game.card.red,
            black: game.card.black,
            status: game.card.status,
            result: game.card.result.map(ResultView::from),
            fen: game.position.to_fen(),
            side_to_move: game.position.side_to_move(),
            in_check: game.position.in_check(),
            moves,
            draw_offer: game.offers.open,
            reports: reports
                .map(|report| ReportView { reporter: report.reporter, outcome: report.outcome })
                .collect(),
            version,
        })
    }
}
