//! What is said of a table beside the moves: touches, draw offers, fouls, claims, score sheets.

use chuhe_domain::game::WhichFoul;
use chuhe_domain::game::event::Excuse;
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::Square;
use serde::Deserialize;
use utoipa::ToSchema;

use super::positions::written;
use super::text::{ArticleNumber, Remark, WrittenMove};
use crate::problem::{Code, Problem};

/// Men that the side to move has touched (**Art. 5**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red", "touched": ["b0", "c3"] })))]
pub struct NewTouch {
    /// Who touched them.
    pub side: Side,
    /// Where they stand, in the order they were touched.
    #[schema(value_type = Vec<String>)]
    pub touched: Vec<Square>,
    /// Whether they were touched at the same time (**Art. 5.5**).
    #[serde(default)]
    pub together: bool,
    /// Why it binds nobody, where it does not (**Art. 5.6**).
    #[schema(nullable = false)]
    pub excuse: Option<Excuse>,
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

/// A foul that an arbiter announces (**Art. 9.2**): one that was detected, by its number; or one that was seen, by side
/// and article.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "black", "article": "9.1.1", "reason": "talked while Red was thinking" })))]
pub struct NewFoul {
    /// The number of the foul that was detected.
    #[schema(nullable = false, minimum = 1)]
    pub foul: Option<u32>,
    /// Whose foul it is, of one that was seen.
    #[schema(nullable = false)]
    pub side: Option<Side>,
    /// By which article, of one that was seen: one of 9.1.1 to 9.1.8.
    #[schema(nullable = false)]
    pub article: Option<ArticleNumber>,
    /// The arbiter's words; kept apart from the ledger as personal data.
    #[schema(nullable = false)]
    pub reason: Option<Remark>,
}

impl NewFoul {
    /// The foul that is meant.
    ///
    /// # Errors
    /// Where it is named in neither way, or in both.
    pub fn which(&self) -> Result<WhichFoul, Problem> {
        let missing =
            |field: &str| Problem::new(Code::MISSING_FIELD).fact("field", field).at(format!("/{field}"));
        match (self.foul, self.side, &self.article) {
            (Some(foul), None, None) => Ok(WhichFoul::Detected(foul)),
            (None, Some(side), Some(article)) => {
                Ok(WhichFoul::Seen { side, article: article.as_str().to_owned() })
            }
            (None, Some(_), None) => Err(missing("article")),
            (None, None, Some(_)) => Err(missing("side")),
            _ => {
                let expected = "expected either foul, or side and article";
                Err(Problem::new(Code::INVALID_VALUE).fact("reason", expected).at("/foul"))
            }
        }
    }
}

/// What is claimed.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClaimKind {
    /// A draw by the natural limit (**Art. 23.3**).
    NaturalLimit,
    /// A ruling on the position that stands for the third time (**Art. 24**).
    Repetition,
}

/// A claim of a player.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red", "kind": "natural_limit" })))]
pub struct NewClaim {
    /// Who claims; a player's token speaks for that player's side only.
    pub side: Side,
    /// What.
    pub kind: ClaimKind,
}

/// Plies that were not written down (**Art. 7.1**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red", "from_ply": 21, "to_ply": 24 })))]
pub struct NewOmission {
    /// Whose sheet it is.
    pub side: Side,
    /// The first ply that is missing.
    #[schema(minimum = 1)]
    pub from_ply: u32,
    /// The last ply that is missing.
    #[schema(minimum = 1)]
    pub to_ply: u32,
}

/// A score sheet, as its player wrote it (**Art. 7.1**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red", "moves": ["炮二平五", "馬8進7"] })))]
pub struct NewSheet {
    /// Whose sheet it is; a player's token speaks for that player's side only.
    pub side: Side,
    /// Its moves from the beginning, in any notation; 1000 at most.
    #[schema(max_items = 1000)]
    pub moves: Vec<WrittenMove>,
}

impl NewSheet {
    /// Its moves, as they are written.
    ///
    /// # Errors
    /// Where they are too many.
    pub fn written(self) -> Result<Vec<String>, Problem> {
        written(self.moves)
    }
}
