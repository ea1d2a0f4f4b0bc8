//! One move in every notation, for whoever shows it. The letters are the alphabets' business.

use serde::{Deserialize, Serialize};

use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::chinese::{self, Length, Script};
use crate::xiangqi::notation::description::Description;
use crate::xiangqi::notation::wxf;

/// One move in every notation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Forms {
    /// `h2e2`.
    pub iccs: String,
    /// 炮二平五, in traditional characters.
    pub chinese: String,
    /// 炮二平五, in simplified characters.
    pub chinese_simplified: String,
    /// 炮25, in traditional characters.
    pub chinese_short: String,
    /// `C2=5`.
    pub wxf: String,
}

impl Forms {
    /// What is written of a described move.
    #[must_use]
    pub fn of(played: Move, described: &Description) -> Self {
        Self {
            iccs: played.to_string(),
            chinese: chinese::write(described, Script::Traditional, Length::Full),
            chinese_simplified: chinese::write(described, Script::Simplified, Length::Full),
            chinese_short: chinese::write(described, Script::Traditional, Length::Short),
            wxf: wxf::write(described),
        }
    }
}
