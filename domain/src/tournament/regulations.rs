//! The regulations (規程) of a tournament: the choices that the rules leave to its organiser.

use serde::{Deserialize, Serialize};

use crate::clock::{ClockRules, TimeControl};
use crate::rules::{Overrides, Rules};
use crate::standings::{RankingRules, TieBreak};
use crate::tournament::discipline::terms::AppealRules;

pub use crate::rules::RuleSet;

/// The system by which the tournament is played (**Art. 11**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Format {
    /// **Art. 11.2** – 大循環制: everyone meets everyone, one game per meeting.
    #[default]
    #[doc(alias = "大循環制")]
    Circular,
}

/// What becomes of the results of an entrant who leaves having met fewer than half of the opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WithdrawalBelowHalf {
    /// **Art. 20.3** – all of them are annulled, for everyone.
    #[default]
    Annul,
    /// House: they stand, and the rest is forfeited.
    Keep,
}

/// The regulations of a tournament. What a request leaves out takes the value of the 1999 rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(examples(json!({ "tie_breaks": ["sonneborn_berger", "wins", "direct_encounter", "fewer_fouls"] })))
)]
pub struct Regulations {
    /// The rules it is played by.
    pub rule_set: RuleSet,
    /// What they change of its values (**Art. 17.1**).
    #[serde(skip_serializing_if = "Overrides::is_empty")]
    pub overrides: Overrides,
    /// The system (**Art. 11**).
    pub format: Format,
    /// The time control (**Art. 6**); none where no clock is kept here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub time_control: Option<TimeControl>,
    /// Whose word counts for the times (**Art. 22**).
    pub clock: ClockRules,
    /// The criteria that part equal points, in order (**Art. 15.1**).
    pub tie_breaks: Vec<TieBreak>,
    /// What a withdrawal below half does (**Art. 20.3**).
    pub withdrawal_below_half: WithdrawalBelowHalf,
    /// How long an appeal may be lodged (**Art. 8.5**); half an hour, where nothing is said.
    #[serde(skip_serializing_if = "AppealRules::is_usual")]
    pub appeals: AppealRules,
    /// House: whether a win by forfeit (`+`) counts among the wins.
    pub forfeit_counts_as_win: bool,
    /// House: whether the points of an opponent who forfeited count in the tie-breaks.
    pub forfeit_opponent_counts: bool,
}

impl Default for Regulations {
    fn default() -> Self {
        let ranking = RankingRules::default();
        Self {
            rule_set: RuleSet::default(),
            overrides: Overrides::default(),
            format: Format::default(),
            time_control: None,
            clock: ClockRules::default(),
            tie_breaks: ranking.tie_breaks,
            withdrawal_below_half: WithdrawalBelowHalf::default(),
            appeals: AppealRules::default(),
            forfeit_counts_as_win: ranking.forfeit_counts_as_win,
            forfeit_opponent_counts: ranking.forfeit_opponent_counts,
        }
    }
}

impl Regulations {
    /// The values in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.overrides.apply(self.rule_set)
    }

    /// What the ranking needs to know of them.
    #[must_use]
    pub fn ranking(&self) -> RankingRules {
        RankingRules {
            tie_breaks: self.tie_breaks.clone(),
            forfeit_counts_as_win: self.forfeit_counts_as_win,
            forfeit_opponent_counts: self.forfeit_opponent_counts,
            game_points: self.rules().game_points,
        }
    }
}
