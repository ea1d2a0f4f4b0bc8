//! The schemes that the rule book prints, as periods. Which one is played, the regulations say.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

use crate::clock::period::Period;

const MINUTE_MS: u64 = 60_000;

/// A printed scheme, named by its article. Unused time carries over into the next period (reading).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumIter)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TimeControlPreset))]
pub enum Preset {
    /// **Art. 6.1** – 40 moves in 90 minutes, then 10 in each 15.
    #[serde(rename = "6.1")]
    #[strum(serialize = "6.1")]
    Art6_1,
    /// **Art. 6.2** – 30 moves in 60 minutes, then 10 in each 10.
    #[serde(rename = "6.2")]
    #[strum(serialize = "6.2")]
    Art6_2,
    /// **Art. 6.3** – 40 moves in 10 minutes, then 30 in each 5: rapid games.
    #[serde(rename = "6.3")]
    #[strum(serialize = "6.3")]
    #[doc(alias = "快棋")]
    Art6_3,
    /// **Art. 6.4** – 30 moves in each 5 minutes: rapid games.
    #[serde(rename = "6.4")]
    #[strum(serialize = "6.4")]
    Art6_4,
    /// **Art. 6.5** – one allotment for the whole game, and no count of moves.
    #[serde(rename = "6.5")]
    #[strum(serialize = "6.5")]
    #[doc(alias = "包乾")]
    Art6_5,
}

impl Preset {
    /// Its periods. The article leaves the allotment of 6.5 to the regulations; the others' times are printed.
    #[must_use]
    pub fn periods(self, allotment_ms: u64) -> Vec<Period> {
        let printed = |moves, minutes| Period::new(Some(moves), minutes * MINUTE_MS);
        match self {
            Self::Art6_1 => vec![printed(40, 90), printed(10, 15)],
            Self::Art6_2 => vec![printed(30, 60), printed(10, 10)],
            Self::Art6_3 => vec![printed(40, 10), printed(30, 5)],
            Self::Art6_4 => vec![printed(30, 5)],
            Self::Art6_5 => vec![Period::new(None, allotment_ms)],
        }
    }
}
