//! What an arbiter rules and puts right at a table: rulings, moves taken back, positions stated, records corrected.

use chuhe_domain::adjudication::Verdict;
use chuhe_domain::game::event::{Breach, Readings};
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Move, Position};
use serde::Deserialize;
use utoipa::ToSchema;

use super::positions::{position, written};
use super::text::{ArticleNumber, Remark, WrittenMove};
use crate::problem::{Code, Problem};

/// A ruling.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(examples(json!({
    "kind": "illegal_move", "side": "red", "move": "h0f1", "breach": "illegal_move", "reason": "the leg was blocked"
})))]
pub enum NewRuling {
    /// On the natural limit (**Art. 23.3**): on the claim that waits, or unasked.
    NaturalLimit {},
    /// On the repetition on the board (**Art. 24, 23.2**): on the claim that waits, or unasked. What the moves bear out is ruled;
    /// where they leave several verdicts open, one of those is to be chosen, with the reason. A chief arbiter may judge otherwise,
    /// with the reason (**Art. 17.4**).
    Repetition {
        /// What is ruled; may be left out where nothing is open.
        #[schema(nullable = false)]
        verdict: Option<Verdict>,
        /// Why; kept apart from the ledger as personal data. To be given where the arbiter chooses.
        #[schema(nullable = false)]
        reason: Option<Remark>,
    },
    /// That the claim that waits is dismissed: it was made in error, and nothing is ruled (**Art. 17.4**).
    ClaimDismissed {
        /// Why; kept apart from the ledger as personal data.
        reason: Remark,
    },
    /// That an illegal move was played on the board (**Art. 4.1.2, 4.1.6**); the position confirms it, or refuses.
    IllegalMove {
        /// Who played it.
        side: Side,
        /// From and to, in ICCS.
        #[serde(rename = "move")]
        #[schema(value_type = String, examples("h0f1"))]
        played: Move,
        /// What was wrong.
        breach: Breach,
        /// The arbiter's words; kept apart from the ledger as personal data.
        #[schema(nullable = false)]
        reason: Option<Remark>,
    },
    /// That neither side can win a simple position (**Art. 4.2.1**).
    SimplePosition {
        /// Why; kept apart from the ledger as personal data.
        reason: Remark,
    },
    /// That something should not have happened: it is on record, and stands.
    Irregularity {
        /// The article it concerns.
        #[schema(nullable = false)]
        article: Option<ArticleNumber>,
        /// Whose it is, where it is anybody's.
        #[schema(nullable = false)]
        side: Option<Side>,
        /// What happened; kept apart from the ledger as personal data.
        reason: Remark,
    },
}

/// From where the game goes on (**Art. 5.8**): back after a ply, or from a position that is stated.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "after_ply": 12, "readings": { "red_ms": 1_740_000, "black_ms": 1_805_000 }, "reason": "men were displaced"
})))]
pub struct NewRetraction {
    /// The last ply that stands; 0 is the beginning.
    #[schema(nullable = false)]
    pub after_ply: Option<u32>,
    /// The position from which it goes on, in FEN.
    #[schema(nullable = false, max_length = 160)]
    pub fen: Option<String>,
    /// What the faces show now; as they stand, where nothing is said.
    #[schema(nullable = false)]
    pub readings: Option<Readings>,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// Where a game goes on.
#[derive(Debug, Clone)]
pub enum GoesOn {
    /// After this ply.
    After(u32),
    /// From this position.
    From(Box<Position>),
}

impl NewRetraction {
    /// Where it goes on.
    ///
    /// # Errors
    /// Where it is said in neither way, or in both, or the FEN is none.
    pub fn goes_on(&self) -> Result<GoesOn, Problem> {
        match (self.after_ply, &self.fen) {
            (Some(ply), None) => Ok(GoesOn::After(ply)),
            (None, Some(fen)) => Ok(GoesOn::From(Box::new(position(Some(fen))?))),
            _ => {
                let expected = "expected either after_ply, or fen";
                Err(Problem::new(Code::INVALID_VALUE).fact("reason", expected).at("/after_ply"))
            }
        }
    }
}

/// A record put right, or the moves of a board that reported its result alone.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "from_ply": 2, "moves": ["馬2進3"], "reason": "keyed wrong" })))]
pub struct NewCorrection {
    /// The first ply that changes.
    #[schema(minimum = 1)]
    pub from_ply: u32,
    /// The moves from there to the end, in any notation; 1000 at most.
    #[schema(max_items = 1000)]
    pub moves: Vec<WrittenMove>,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

impl NewCorrection {
    /// The first ply that changes, the moves as they are written, and why.
    ///
    /// # Errors
    /// Where the moves are too many.
    pub fn parts(self) -> Result<(u32, Vec<String>, Remark), Problem> {
        Ok((self.from_ply, written(self.moves)?, self.reason))
    }
}

/// A game put off to another time (封局).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "sealed_by": "red", "reason": "the hall closes" })))]
pub struct NewAdjournment {
    /// Who has sealed a move, if anybody has: the side to move.
    #[schema(nullable = false)]
    pub sealed_by: Option<Side>,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}
