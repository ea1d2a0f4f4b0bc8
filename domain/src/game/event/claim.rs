//! What players claim and arbiters rule on it: the natural limit, and a repetition.

use serde::{Deserialize, Serialize};

use crate::adjudication::verdict::{Ground, Verdict};
use crate::vocabulary::{PersonalRef, Role, Side};

/// What was counted for the natural limit (**Art. 23.3**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LimitCount {
    /// Plies since a man was last taken.
    pub plies: u32,
    /// The claimant's checks among them.
    pub checks: u32,
    /// Rounds that count.
    pub counted: u32,
    /// Rounds that are needed.
    pub needed: u32,
}

impl LimitCount {
    /// Whether the limit is reached.
    #[must_use]
    pub const fn reached(&self) -> bool {
        self.counted >= self.needed
    }
}

/// A draw by the natural limit was claimed (**Art. 23.3**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NaturalLimitClaimed {
    /// Who claims.
    pub by: Side,
}

/// An arbiter ruled on the natural limit (**Art. 23.3**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NaturalLimitRuled {
    /// Whose claim it was; none where the arbiter ruled unasked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant: Option<Side>,
    /// What was counted.
    pub count: LimitCount,
    /// In which office.
    pub authority: Role,
}

/// A ruling on a repetition was claimed (**Art. 24**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepetitionClaimed {
    /// Who claims.
    pub by: Side,
}

/// An arbiter dismissed a claim: it was made in error, or told so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimDismissed {
    /// Whose claim it was.
    pub claimant: Side,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    pub reason: PersonalRef,
}

/// An arbiter ruled on a repetition (**Art. 23.2, 24**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepetitionRuled {
    /// Whose claim it was; none where the arbiter ruled unasked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant: Option<Side>,
    /// How often the position stood since a man was last taken.
    pub occurrences: u32,
    /// Over how many plies it was judged: those since the first of the last three.
    pub span_plies: u32,
    /// What was ruled.
    pub verdict: Verdict,
    /// Why.
    pub ground: Ground,
    /// What could be ruled, the mildest first: of several the arbiter chose.
    pub offered: Vec<Verdict>,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words: always there where the arbiter chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// A side must change (**Art. 24.3**): once more round the same cycle, and it loses (**Art. 4.1.7**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeOrdered {
    /// Who must change.
    pub side: Side,
}
