//! The regulations (規程) of a tournament: the choices that the rules leave to its organiser.

use serde::{Deserialize, Serialize};

use crate::clock::{ClockRules, TimeControl};
use crate::rules::{Overrides, Rules};
use crate::standings::{Contenders, RankingRules, TieBreak};
use crate::tournament::categories::Category;
use crate::tournament::discipline::terms::AppealRules;
use crate::tournament::plan::StagePlan;
use crate::tournament::prize_lists::PrizeList;
use crate::tournament::teams::{TeamMatches, TeamRules, TeamsBy};

pub use crate::rules::RuleSet;

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

/// The word by which events were written while there was one system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OneSystem {
    /// One circular stage.
    Circular,
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
    /// The stages, in order (**Art. 11**).
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 16))]
    pub stages: Vec<StagePlan>,
    /// The one system there was before there were stages: in old events, and not written any more. Whoever still says it
    /// can have one circular stage beside it, and nothing else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, deprecated))]
    pub format: Option<OneSystem>,
    /// **Art. 12** – how teams play, where they do; left out, the entrants are players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub teams: Option<TeamRules>,
    /// The time control (**Art. 6**); none where no clock is kept here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub time_control: Option<TimeControl>,
    /// Whose word counts for the times (**Art. 22**).
    pub clock: ClockRules,
    /// The criteria that part equal points, in order, in every stage that names none of its own; left out, those of
    /// **Art. 15.1** to **15.4** for the stage's system.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// What a withdrawal below half does (**Art. 20.3**).
    pub withdrawal_below_half: WithdrawalBelowHalf,
    /// How long an appeal may be lodged (**Art. 8.5**); half an hour, where nothing is said.
    #[serde(skip_serializing_if = "AppealRules::is_usual")]
    pub appeals: AppealRules,
    /// House: whether a win by forfeit (`+`) counts among the wins.
    pub forfeit_counts_as_win: bool,
    /// House: whether the points of an opponent who forfeited count in the tie-breaks.
    pub forfeit_opponent_counts: bool,
    /// Who is ranked apart within the table (組別).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(max_items = 64))]
    pub categories: Vec<Category>,
    /// House: the prizes, a list for everybody and for each category at most.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(max_items = 65))]
    pub prizes: Vec<PrizeList>,
}

impl Default for Regulations {
    fn default() -> Self {
        let ranking = RankingRules::default();
        Self {
            rule_set: RuleSet::default(),
            overrides: Overrides::default(),
            stages: vec![StagePlan::default()],
            format: None,
            teams: None,
            time_control: None,
            clock: ClockRules::default(),
            tie_breaks: None,
            withdrawal_below_half: WithdrawalBelowHalf::default(),
            appeals: AppealRules::default(),
            forfeit_counts_as_win: ranking.forfeit_counts_as_win,
            forfeit_opponent_counts: ranking.forfeit_opponent_counts,
            categories: Vec::new(),
            prizes: Vec::new(),
        }
    }
}

impl Regulations {
    /// The values in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.overrides.apply(self.rule_set)
    }

    /// The plan of a stage, from 1.
    #[must_use]
    pub fn stage(&self, stage: u32) -> Option<&StagePlan> {
        let index = usize::try_from(stage).ok()?.checked_sub(1)?;
        self.stages.get(index)
    }

    /// The number of the last stage.
    #[must_use]
    pub fn last_stage(&self) -> u32 {
        u32::try_from(self.stages.len()).unwrap_or(u32::MAX)
    }

    /// The order of criteria that was named for a stage, if one was.
    #[must_use]
    pub fn named_order(&self, stage: u32) -> Option<&[TieBreak]> {
        let own = self.stage(stage).and_then(|plan| plan.tie_breaks.as_ref());
        own.or(self.tie_breaks.as_ref()).map(Vec::as_slice)
    }

    /// Who plays against whom in the stages: players, or teams.
    #[must_use]
    pub const fn contenders(&self) -> Contenders {
        match &self.teams {
            Some(TeamRules { by: TeamsBy::Matches(_), .. }) => Contenders::Teams,
            Some(TeamRules { by: TeamsBy::MembersPlaces(_), .. }) | None => Contenders::Players,
        }
    }

    /// How the matches of teams are played, where they play matches.
    #[must_use]
    pub const fn team_matches(&self) -> Option<&TeamMatches> {
        match &self.teams {
            Some(TeamRules { by: TeamsBy::Matches(matches), .. }) => Some(matches),
            _ => None,
        }
    }

    /// **Art. 15.1** to **15.4** – what the ranking of a stage needs to know of them.
    #[must_use]
    pub fn ranking(&self, stage: u32) -> RankingRules {
        let named = self.named_order(stage).map(<[TieBreak]>::to_vec);
        let swiss = self.stage(stage).is_some_and(|plan| plan.swiss().is_some());
        let (points, usual): (_, &[TieBreak]) = match (self.contenders(), swiss) {
            (Contenders::Teams, false) => (self.rules().team_points, &TieBreak::ART_15_3),
            (Contenders::Teams, true) => (self.rules().team_points, &TieBreak::ART_15_4),
            (Contenders::Players | Contenders::TeamsByPlaces, false) => {
                (self.rules().game_points, &TieBreak::ART_15_1)
            }
            (Contenders::Players | Contenders::TeamsByPlaces, true) => {
                (self.rules().game_points, &TieBreak::ART_15_2)
            }
        };
        RankingRules {
            tie_breaks: named.unwrap_or_else(|| usual.to_vec()),
            forfeit_counts_as_win: self.forfeit_counts_as_win,
            forfeit_opponent_counts: self.forfeit_opponent_counts,
            points,
        }
    }
}
