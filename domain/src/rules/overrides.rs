//! What the regulations of a tournament change of its rule set, and how far they may go. **Art. 17.1**

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::rules::parameter::ParameterId;
use crate::rules::set::RuleSet;
use crate::rules::values::{IllegalMovePolicy, Rules, Scale, SurplusCheck};

/// The values that the regulations set in the rule set's place; what is left out stays as the rule set has it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(examples(json!({ "natural_limit_rounds": 40, "late_limit_ms": 600_000 })))
)]
pub struct Overrides {
    /// Rounds on end without a capture that make a draw: lower than the rule set's, not higher (**Art. 4.2.4**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub natural_limit_rounds: Option<u32>,
    /// How many of the claimant's own checks are counted at most (**Art. 23.3**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub counted_checks: Option<u32>,
    /// What a check beyond those takes from the count (**Art. 23.3**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub surplus_check_drops: Option<SurplusCheck>,
    /// Whether an arbiter may rule the draw when nobody claims it (**Art. 23.3**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub natural_limit_unasked: Option<bool>,
    /// What an unfounded claim takes from the claimant's time, in milliseconds (**Art. 23.3**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub claim_penalty_ms: Option<u64>,
    /// Whether an arbiter may rule a loss or a change on a repetition that nobody claims (**Art. 23.2**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub repetition_loss_unasked: Option<bool>,
    /// The foul that loses the game (**Art. 4.1.8**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub fouls_to_lose: Option<u32>,
    /// Plies left out of a score sheet on end that make one foul (**Art. 7.1**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub omitted_plies_per_foul: Option<u32>,
    /// With less than this left, in milliseconds, nobody need keep the score (**Art. 7.2**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub omission_grace_ms: Option<u64>,
    /// How late a player may be, in milliseconds (**Art. 21.1**). No rule set gives it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub late_limit_ms: Option<u64>,
    /// What an illegal move on the board costs (**Art. 4.1.6**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub illegal_move: Option<IllegalMovePolicy>,
    /// The first round in which a draw may be offered (**Art. 23.1**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub draw_offer_from_round: Option<u32>,
    /// What a game gives (**Art. 14.1**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub game_points: Option<Scale>,
    /// What a match gives a team (**Art. 14.2**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub team_points: Option<Scale>,
}

/// A value that the regulations may not set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{field} may be from {least} to {most}, not {value}")]
pub struct OverrideFlaw {
    /// Which, as the path of its member: `fouls_to_lose`, `game_points/draw_x2`.
    pub field: String,
    /// The article it belongs to.
    pub article: &'static str,
    /// What was given.
    pub value: i128,
    /// The least it may be.
    pub least: i128,
    /// The most it may be.
    pub most: i128,
}

const HOUR_MS: i128 = 60 * 60_000;

impl Overrides {
    /// Whether they change nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// **Art. 4.2.4** – the natural limit may be lowered and not raised. The other bounds keep out what no event can
    /// have meant (house).
    ///
    /// # Errors
    /// The first value that is out of its bounds.
    pub fn check(&self, set: RuleSet) -> Result<(), OverrideFlaw> {
        use ParameterId as P;
        let limit = i128::from(set.values().natural_limit_rounds);
        within(P::NaturalLimitRounds, self.natural_limit_rounds, 1..=limit)?;
        within(P::CountedChecks, self.counted_checks, 0..=limit)?;
        within(P::ClaimPenaltyMs, self.claim_penalty_ms, 0..=HOUR_MS)?;
        within(P::FoulsToLose, self.fouls_to_lose, 1..=10)?;
        within(P::OmittedPliesPerFoul, self.omitted_plies_per_foul, 1..=20)?;
        within(P::OmissionGraceMs, self.omission_grace_ms, 0..=HOUR_MS)?;
        within(P::LateLimitMs, self.late_limit_ms, 0..=4 * HOUR_MS)?;
        within(P::DrawOfferFromRound, self.draw_offer_from_round, 1..=100)?;
        falling(P::GamePoints, self.game_points)?;
        falling(P::TeamPoints, self.team_points)
    }

    /// The values in force: the rule set's, with these in their place.
    #[must_use]
    pub fn apply(&self, set: RuleSet) -> Rules {
        let rules = set.values();
        Rules {
            natural_limit_rounds: self.natural_limit_rounds.unwrap_or(rules.natural_limit_rounds),
            counted_checks: self.counted_checks.unwrap_or(rules.counted_checks),
            surplus_check_drops: self.surplus_check_drops.unwrap_or(rules.surplus_check_drops),
            natural_limit_unasked: self.natural_limit_unasked.unwrap_or(rules.natural_limit_unasked),
            claim_penalty_ms: self.claim_penalty_ms.unwrap_or(rules.claim_penalty_ms),
            repetition_loss_unasked: self.repetition_loss_unasked.unwrap_or(rules.repetition_loss_unasked),
            fouls_to_lose: self.fouls_to_lose.unwrap_or(rules.fouls_to_lose),
            omitted_plies_per_foul: self.omitted_plies_per_foul.unwrap_or(rules.omitted_plies_per_foul),
            omission_grace_ms: self.omission_grace_ms.unwrap_or(rules.omission_grace_ms),
            late_limit_ms: self.late_limit_ms.or(rules.late_limit_ms),
            illegal_move: self.illegal_move.unwrap_or(rules.illegal_move),
            draw_offer_from_round: self.draw_offer_from_round.unwrap_or(rules.draw_offer_from_round),
            game_points: self.game_points.unwrap_or(rules.game_points),
            team_points: self.team_points.unwrap_or(rules.team_points),
        }
    }
}

fn within(
    parameter: ParameterId,
    value: Option<impl Into<i128>>,
    bounds: RangeInclusive<i128>,
) -> Result<(), OverrideFlaw> {
    value.map_or(Ok(()), |value| bound(parameter, "", value.into(), bounds))
}

/// Who wins gets something and more than who loses; who draws, neither more than the one nor less than the other.
fn falling(parameter: ParameterId, scale: Option<Scale>) -> Result<(), OverrideFlaw> {
    let Some(Scale { win, draw, loss }) = scale else { return Ok(()) };
    let [win, draw, loss] = [win, draw, loss].map(|points| i128::from(points.halves()));
    bound(parameter, "/win_x2", win, 1..=20)?;
    bound(parameter, "/draw_x2", draw, 0..=win)?;
    bound(parameter, "/loss_x2", loss, 0..=draw.min(win - 1))
}

fn bound(
    parameter: ParameterId,
    member: &str,
    value: i128,
    bounds: RangeInclusive<i128>,
) -> Result<(), OverrideFlaw> {
    if bounds.contains(&value) {
        return Ok(());
    }
    Err(OverrideFlaw {
        field: format!("{parameter}{member}"),
        article: parameter.article(),
        value,
        least: *bounds.start(),
        most: *bounds.end(),
    })
}

#[cfg(test)]
mod tests;
