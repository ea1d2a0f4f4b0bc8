//! Moves: as they are sent, and as they are shown.

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Forms, IllegalMove, Move, Position};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::{Remark, WrittenMove};

/// A move to be played.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "move": "炮二平五", "ply": 1, "press": { "elapsed_ms": 4800 } })))]
pub struct NewMove {
    /// The move, in any notation (**Art. 7.5**).
    #[serde(rename = "move")]
    #[schema(examples("炮二平五"))]
    pub play: WrittenMove,
    /// Its number in the game, from 1; named, it keeps a move from being played twice.
    #[schema(nullable = false, minimum = 1)]
    pub ply: Option<u32>,
    /// The press that follows it (**Art. 6**): both are accepted, or neither is.
    #[schema(nullable = false)]
    pub press: Option<PressAfterMove>,
    /// An arbiter's word that it was played on the board against a duty: another man had been touched (**Art. 5**),
    /// the score sheet was owed (**Art. 7.2**). It is on record as that. Kept apart from the ledger as personal data.
    #[schema(nullable = false)]
    pub despite: Option<Remark>,
}

/// A press right after a move.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PressAfterMove {
    /// What the device's own clock measured since this face began to run, in milliseconds.
    #[schema(nullable = false)]
    pub elapsed_ms: Option<u64>,
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

    /// Moves, each with the position before it.
    ///
    /// # Errors
    /// What is wrong with the first that cannot be played.
    pub fn line(line: &[(Position, Move)]) -> Result<Vec<Self>, IllegalMove> {
        (1..).zip(line).map(|(ply, (before, played))| Self::of(ply, before, *played)).collect()
    }
}
