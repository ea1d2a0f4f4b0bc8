//! What is said of a game's result: reports, forfeits, signatures, amendments.

use chuhe_domain::game::event::Signer;
use chuhe_domain::game::{Ground, Loser};
use chuhe_domain::vocabulary::Outcome;
use serde::Deserialize;
use utoipa::ToSchema;

use super::text::{ArticleNumber, Remark};

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
#[schema(examples(json!({
    "loser": "black", "ground": "misconduct", "article": "8.5", "reason": "refused to go on with the game"
})))]
pub struct NewForfeit {
    /// Who loses.
    pub loser: Loser,
    /// Why (**Art. 21**, **4.1.10**).
    pub ground: Ground,
    /// The article that was broken, where there is a nearer one than that of the ground (**Art. 7.4, 8.1–8.8**).
    #[schema(nullable = false)]
    pub article: Option<ArticleNumber>,
    /// The arbiter's words; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A signature under a result (**Art. 10.1**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "signer": "red", "outcome": "draw" })))]
pub struct NewSignature {
    /// Who signs: a player for the own side, an arbiter as that; a scorer passes on those of the players.
    pub signer: Signer,
    /// The result that is signed: nobody signs what they have not seen.
    pub outcome: Outcome,
    /// Why the arbiter signs without the players; kept apart from the ledger as personal data.
    #[schema(nullable = false)]
    pub reason: Option<Remark>,
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
