//! Positions that are looked at without a game.

use chuhe_domain::vocabulary::{Refuse, Side};
use chuhe_domain::xiangqi::notation::Forms;
use chuhe_domain::xiangqi::{Move, Position, Status};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::moves::MoveView;
use super::text::WrittenMove;
use crate::problem::{Code, Problem};

/// How many moves of one request are read.
const MOST_MOVES: usize = 1000;

/// A position: where it begins, and the moves from there.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "moves": ["炮二平五", "h9g7", "H2+3"] })))]
pub struct PositionBody {
    /// Where it begins, in FEN; without it, before the first move (**Art. 1.3**).
    #[schema(nullable = false, max_length = 160)]
    pub fen: Option<String>,
    /// The moves from there, each in any notation (**Art. 7.5**).
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub moves: Vec<WrittenMove>,
}

/// What the board alone says of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PositionStatus {
    /// The side to move has a legal move, and somebody can still attack.
    Ongoing,
    /// **Art. 4.1.1** – the side to move is checkmated, and has lost.
    Checkmate,
    /// **Art. 4.1.3** – the side to move is stalemated, and has lost.
    Stalemate,
    /// **Art. 4.2.1** – neither side has a man left that can attack: the game is drawn.
    Drawn,
}

/// A position as the rules see it (**Art. 1–4**).
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisView {
    /// The position, in FEN.
    pub fen: String,
    /// Whose turn it is.
    pub side_to_move: Side,
    /// Whether that side is in check (**Art. 3.1**).
    pub in_check: bool,
    /// Whether that side is mated or stalemated, the game is drawn by the board alone, or it goes on.
    pub status: PositionStatus,
    /// The article by which the game is over, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("4.1.1"))]
    pub article: Option<&'static str>,
    /// Who has lost, where somebody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub loser: Option<Side>,
    /// Whether neither side has a man left that can attack: such a game is drawn (**Art. 4.2.1**).
    pub neither_side_can_attack: bool,
    /// The moves that led here.
    pub moves: Vec<MoveView>,
    /// Every legal move.
    pub legal_moves: Vec<Forms>,
}

impl PositionBody {
    /// What is shown of it.
    ///
    /// # Errors
    /// With the FEN, or with a move: then its place, and which moves were possible.
    pub fn analyse(&self) -> Result<AnalysisView, Problem> {
        let (line, position) = line(self.fen.as_deref(), &self.moves)?;
        let moves = MoveView::line(&line)?;
        AnalysisView::of(&position, moves)
    }
}

/// The moves from the position of this FEN, each with the position before it, and the position that they lead to.
///
/// # Errors
/// With the FEN, or with a move: then its place, and which moves were possible.
pub(super) fn line(
    fen: Option<&str>,
    moves: &[WrittenMove],
) -> Result<(Vec<(Position, Move)>, Position), Problem> {
    not_too_many(moves)?;
    let mut position = position(fen)?;
    let read = moves.iter().enumerate().map(|(index, text)| {
        let read = position.read_move(text.as_str());
        let played = read.map_err(|error| Problem::refused(error.reason().at(format!("/moves/{index}"))))?;
        let before = position.clone();
        position.play(played)?;
        Ok((before, played))
    });
    let line = read.collect::<Result<_, Problem>>()?;
    Ok((line, position))
}

/// Refuses more moves than are read of one request.
pub(super) fn not_too_many(moves: &[WrittenMove]) -> Result<(), Problem> {
    if moves.len() <= MOST_MOVES {
        return Ok(());
    }
    let reason = format!("expected at most {MOST_MOVES} moves, found {}", moves.len());
    Err(Problem::new(Code::INVALID_VALUE).fact("reason", reason).at("/moves"))
}

/// Moves as they are written, if they are not too many.
pub(super) fn written(moves: Vec<WrittenMove>) -> Result<Vec<String>, Problem> {
    not_too_many(&moves)?;
    Ok(moves.into_iter().map(WrittenMove::into_inner).collect())
}

/// The position of this FEN, or the one before the first move.
pub(super) fn position(fen: Option<&str>) -> Result<Position, Problem> {
    let Some(fen) = fen else { return Ok(Position::initial()) };
    Position::from_fen(fen).map_err(|error| Problem::refused(error.reason().at("/fen")))
}

/// These moves of a position, in every notation.
pub(super) fn in_every_notation(position: &Position, moves: &[Move]) -> Result<Vec<Forms>, Problem> {
    moves.iter().map(|&one| Ok(position.forms(one)?)).collect()
}

impl AnalysisView {
    fn of(position: &Position, moves: Vec<MoveView>) -> Result<Self, Problem> {
        let lost = position.status().article();
        let neither_side_can_attack = position.neither_side_can_attack();
        let status = match position.status() {
            Status::Checkmate => PositionStatus::Checkmate,
            Status::Stalemate => PositionStatus::Stalemate,
            Status::Ongoing if neither_side_can_attack => PositionStatus::Drawn,
            Status::Ongoing => PositionStatus::Ongoing,
        };
        Ok(Self {
            fen: position.to_fen(),
            side_to_move: position.side_to_move(),
            in_check: position.in_check(),
            status,
            article: lost.or((status == PositionStatus::Drawn).then_some("4.2.1")),
            loser: lost.map(|_| position.side_to_move()),
            neither_side_can_attack,
            moves,
            legal_moves: in_every_notation(position, &position.legal_moves())?,
        })
    }
}
