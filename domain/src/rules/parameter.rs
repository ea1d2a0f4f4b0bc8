//! Where the values come from: for every parameter of every rule set its article, its unit, and whether a text, a
//! second-hand source or nobody states it. The values themselves stand in `values`.

use serde::Serialize;
use strum::{Display, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

use crate::rules::set::RuleSet;

/// A parameter of the rules. Its id is the name of its field, in `Rules` and in the overrides.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumIter, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the fields of `Rules` say it")]
pub enum ParameterId {
    NaturalLimitRounds,
    CountedChecks,
    SurplusCheckDrops,
    NaturalLimitUnasked,
    ClaimPenaltyMs,
    RepetitionLossUnasked,
    FoulsToLose,
    OmittedPliesPerFoul,
    OmissionGraceMs,
    LateLimitMs,
    IllegalMove,
    DrawOfferFromRound,
    GamePoints,
    TeamPoints,
}

impl ParameterId {
    /// The id.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// The article of the 1999 rules that it belongs to.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::NaturalLimitRounds => "4.2.4",
            Self::CountedChecks
            | Self::SurplusCheckDrops
            | Self::NaturalLimitUnasked
            | Self::ClaimPenaltyMs => "23.3",
            Self::RepetitionLossUnasked => "23.2",
            Self::FoulsToLose => "4.1.8",
            Self::OmittedPliesPerFoul => "7.1",
            Self::OmissionGraceMs => "7.2",
            Self::LateLimitMs => "21.1",
            Self::IllegalMove => "4.1.6",
            Self::DrawOfferFromRound => "23.1",
            Self::GamePoints => "14.1",
            Self::TeamPoints => "14.2",
        }
    }

    /// What its value counts; none where the value is a word, or yes or no.
    #[must_use]
    pub const fn unit(self) -> Option<ParameterUnit> {
        match self {
            Self::NaturalLimitRounds | Self::DrawOfferFromRound => Some(ParameterUnit::Rounds),
            Self::CountedChecks => Some(ParameterUnit::Checks),
            Self::ClaimPenaltyMs | Self::OmissionGraceMs | Self::LateLimitMs => {
                Some(ParameterUnit::Milliseconds)
            }
            Self::FoulsToLose => Some(ParameterUnit::Fouls),
            Self::OmittedPliesPerFoul => Some(ParameterUnit::Plies),
            Self::GamePoints | Self::TeamPoints => Some(ParameterUnit::HalfPoints),
            Self::SurplusCheckDrops
            | Self::NaturalLimitUnasked
            | Self::RepetitionLossUnasked
            | Self::IllegalMove => None,
        }
    }
}

/// What a parameter's value counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ParameterUnit {
    /// Rounds of two plies (回合).
    Rounds,
    /// Checks.
    Checks,
    /// Fouls.
    Fouls,
    /// Plies.
    Plies,
    /// Milliseconds.
    Milliseconds,
    /// Half points.
    HalfPoints,
}

/// How well a value is founded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ParameterSource))]
pub enum Source {
    /// The text of the rules, or one that quotes it.
    Text,
    /// One second-hand source.
    Secondary,
    /// Concluded from other editions, or from events.
    Inference,
    /// No document states it: the value is that of 1999, for a federation to check.
    Unsourced,
    /// The text leaves it open, and this is our choice.
    House,
    /// The text is unclear, and this is how we read it.
    Reading,
}

/// A parameter as one rule set has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Which.
    pub id: ParameterId,
    /// The value as JSON; absent where the regulations must give it.
    pub value: Option<serde_json::Value>,
    /// How well it is founded.
    pub source: Source,
    /// The name of a note on it, where there is more to say.
    pub note: Option<&'static str>,
}

impl RuleSet {
    /// Every parameter, with what its value rests on.
    #[must_use]
    pub fn sourced(self) -> Vec<Parameter> {
        let values = serde_json::to_value(self.values()).unwrap_or_default();
        ParameterId::iter()
            .map(|id| {
                let (source, note) = self.foundation(id);
                Parameter { id, value: values.get(id.as_str()).cloned(), source, note }
            })
            .collect()
    }

    /// What the value rests on, and the name of a note.
    const fn foundation(self, id: ParameterId) -> (Source, Option<&'static str>) {
        use ParameterId as P;
        use Source::{Inference, Reading, Secondary, Text, Unsourced};
        match self {
            Self::Cn1999 => match id {
                P::NaturalLimitRounds => (Text, Some("may_be_lowered")),
                P::SurplusCheckDrops => (Reading, Some("surplus")),
                P::LateLimitMs => (Text, Some("no_number")),
                P::DrawOfferFromRound => (Text, Some("no_first_round")),
                _ => (Text, None),
            },
            Self::Cn2011 => match id {
                P::NaturalLimitRounds => (Inference, Some("between_editions")),
                P::NaturalLimitUnasked => (Text, Some("quick_chess")),
                P::IllegalMove => (Unsourced, Some("strictness_parted")),
                P::GamePoints => (Text, Some("other_scales")),
                _ => (Unsourced, None),
            },
            Self::Cn2020 => match id {
                P::NaturalLimitRounds => (Text, None),
                P::CountedChecks => (Secondary, None),
                P::GamePoints => (Inference, Some("from_events")),
                _ => (Unsourced, None),
            },
            Self::Wxf2018 => match id {
                P::NaturalLimitRounds | P::CountedChecks => (Text, None),
                P::SurplusCheckDrops => (Reading, Some("surplus")),
                P::FoulsToLose => (Unsourced, Some("fouls_in_events")),
                P::OmittedPliesPerFoul => (Secondary, Some("omissions_in_events")),
                P::GamePoints => (Secondary, Some("from_events")),
                P::TeamPoints => (Unsourced, Some("sum_of_places")),
                _ => (Unsourced, None),
            },
        }
    }
}

#[cfg(test)]
mod tests;
