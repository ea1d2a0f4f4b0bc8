//! Lots.

use chuhe_domain::pairing::lots::Lot;
use chuhe_domain::tournament::DrawLots;
use chuhe_domain::vocabulary::EntryId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::text::{Seed, Sha256Hex};

/// How the numbers are drawn.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "by")]
#[schema(examples(json!({ "by": "seed", "seed": "the river" })))]
pub enum NewLots {
    /// By a seed, from which anyone can draw the same numbers.
    Seed(LotsBySeed),
    /// As they were drawn in the hall.
    Hand(LotsByHand),
}

/// A draw by seed: the entrants are sorted by SHA-256(seed ‖ id of the entrant, in lower case with hyphens).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LotsBySeed {
    /// The seed.
    pub seed: Seed,
}

/// A draw as it was made in the hall.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LotsByHand {
    /// Who drew which number.
    #[schema(max_items = 1000)]
    pub drawn: Vec<LotView>,
}

/// A number and who drew it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LotView {
    /// The number, from 1.
    #[schema(minimum = 1)]
    pub number: u32,
    /// Who drew it.
    pub entry: EntryId,
}

impl From<NewLots> for DrawLots {
    fn from(lots: NewLots) -> Self {
        match lots {
            NewLots::Seed(by) => Self::BySeed { seed: by.seed.into_inner() },
            NewLots::Hand(by) => Self::ByHand {
                drawn: by.drawn.iter().map(|lot| Lot { number: lot.number, entry: lot.entry }).collect(),
            },
        }
    }
}

/// The seed of a draw to come, fixed by its hash.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeedCommitment {
    /// SHA-256 of the seed, in lower-case hexadecimal.
    pub sha256: Sha256Hex,
}

/// The lots of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct LotsView {
    /// Whether the numbers are drawn.
    pub drawn: bool,
    /// The numbers and who has them, once drawn.
    pub lots: Vec<LotView>,
    /// The seed, where they were drawn by seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seed: Option<String>,
    /// SHA-256 of the seed of a draw to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub commitment: Option<String>,
}
