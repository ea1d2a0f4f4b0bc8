//! Lots.

use chuhe_domain::pairing::lots::Lot;
use chuhe_domain::tournament::{DrawLots, Drawing, DrawnLot};
use chuhe_domain::vocabulary::EntryId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::numbers;
use super::text::{Remark, Seed, Sha256Hex};

/// How the numbers are drawn: by a seed, or by hand; one of the two.
///
/// By seed, the entrants are sorted by SHA-256(seed ‖ id of the entrant, in lower case with hyphens), so that anyone
/// can draw them again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "seed": "the river" })))]
pub struct NewLots {
    /// The stage; left out, the next one to be drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[schema(nullable = false, minimum = 1, maximum = 16)]
    pub stage: Option<u32>,
    /// The seed.
    #[schema(nullable = false)]
    pub seed: Option<Seed>,
    /// Who drew which number in the hall.
    #[schema(nullable = false, max_items = 1000)]
    pub drawn: Option<Vec<LotView>>,
}

/// A number and who drew it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LotView {
    /// The number, from 1.
    #[serde(deserialize_with = "numbers::lot")]
    #[schema(minimum = 1, maximum = 10000)]
    pub number: u32,
    /// Who drew it.
    pub entry: EntryId,
    /// The group (**Art. 11.3**), from 1, where the stage is played in groups.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "numbers::group")]
    #[schema(nullable = false, minimum = 1, maximum = 32)]
    pub group: Option<u32>,
}

impl NewLots {
    /// The draw; none where it is not exactly one of the two.
    #[must_use]
    pub fn draw(self) -> Option<DrawLots> {
        let drawing = match (self.seed, self.drawn) {
            (Some(seed), None) => Drawing::BySeed(seed.into_inner()),
            (None, Some(drawn)) => {
                let drawn = drawn.into_iter().map(|LotView { number, entry, group }| DrawnLot {
                    group: group.unwrap_or(1),
                    lot: Lot { number, entry },
                });
                Drawing::ByHand(drawn.collect())
            }
            _ => return None,
        };
        Some(DrawLots { stage: self.stage, drawing })
    }
}

/// The seed of a draw to come, fixed by its hash.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "sha256": "7cbb40b5e6e1a1bcb2c3a2ebbd6f8a6a0d5d3d8c4c1f2f7e5a9b8c7d6e5f4a3b" })))]
pub struct SeedCommitment {
    /// The stage; left out, the next one to be drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[schema(nullable = false, minimum = 1, maximum = 16)]
    pub stage: Option<u32>,
    /// SHA-256 of the seed, in lower-case hexadecimal.
    pub sha256: Sha256Hex,
}

/// A draw to be taken back, or the commitment to one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "reason": "two numbers were entered the wrong way round" })))]
pub struct LotsAnnulment {
    /// The stage; left out, the last one for which anything was drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[schema(nullable = false, minimum = 1, maximum = 16)]
    pub stage: Option<u32>,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// The lots of a stage.
#[derive(Debug, Serialize, ToSchema)]
pub struct LotsView {
    /// The stage.
    pub stage: u32,
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
