//! The values in force: plain numbers that the rooms above decide by. How well each is founded is told by
//! `parameter`; what the regulations change of them, by `overrides`.

use serde::{Deserialize, Serialize};

use crate::rules::set::RuleSet;
use crate::vocabulary::points::Points;

/// The values in force. A field is named as the parameter is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// **Art. 4.2.4, 23.3** – rounds on end without a capture that make a draw (自然限着).
    #[doc(alias = "自然限着")]
    pub natural_limit_rounds: u32,
    /// **Art. 23.3** – how many of the claimant's own checks are counted at most.
    pub counted_checks: u32,
    /// **Art. 23.3** – what a check beyond those takes from the count (reading).
    pub surplus_check_drops: SurplusCheck,
    /// **Art. 23.3** – whether an arbiter may rule the draw when nobody claims it.
    pub natural_limit_unasked: bool,
    /// **Art. 23.3** – what an unfounded claim takes from the claimant's time, in milliseconds.
    pub claim_penalty_ms: u64,
    /// **Art. 23.2** – whether an arbiter may rule more than the draw on a repetition that nobody claims (house).
    pub repetition_loss_unasked: bool,
    /// **Art. 4.1.8** – the foul that loses the game.
    pub fouls_to_lose: u32,
    /// **Art. 7.1** – plies left out of a score sheet on end that make one foul.
    pub omitted_plies_per_foul: u32,
    /// **Art. 7.2** – with less than this left, in milliseconds, nobody need keep the score.
    pub omission_grace_ms: u64,
    /// **Art. 21.1** – how late a player may be, in milliseconds on the own clock. The text gives no number: the
    /// regulations must.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_limit_ms: Option<u64>,
    /// **Art. 4.1.6** – what an illegal move on the board costs.
    pub illegal_move: IllegalMovePolicy,
    /// **Art. 23.1** – the first round in which a draw may be offered.
    pub draw_offer_from_round: u32,
    /// **Art. 14.1** – what a game gives.
    pub game_points: GamePoints,
    /// **Art. 14.2** – what a match gives a team (場分).
    pub team_points: TeamPoints,
}

/// What a check beyond those counted takes from the rounds of the natural limit (**Art. 23.3**; reading).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SurplusCheck {
    /// The whole round it stands in: with 20 checks it takes 70 rounds to come to 60.
    Round,
    /// The check alone, half a round.
    Ply,
}

/// What an illegal move on the board costs (**Art. 4.1.6**). Generals that face (**Art. 4.1.2**) always lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum IllegalMovePolicy {
    /// The game.
    Loses,
    /// A warning; the same player's second in the game loses it.
    SecondLoses,
}

/// What each way of coming out gives, in half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(examples(json!({ "win_x2": 6, "draw_x2": 2, "loss_x2": 0 })))
)]
pub struct Scale {
    /// For who wins, in half points.
    #[serde(rename = "win_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub win: Points,
    /// For each where nobody does, in half points.
    #[serde(rename = "draw_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub draw: Points,
    /// For who loses, in half points.
    #[serde(rename = "loss_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub loss: Points,
}

/// **Art. 14.1** – of games.
pub type GamePoints = Scale;
/// **Art. 14.2** – of matches between teams.
pub type TeamPoints = Scale;

impl Scale {
    /// These, in half points.
    #[must_use]
    pub const fn from_halves(win: i64, draw: i64, loss: i64) -> Self {
        Self {
            win: Points::from_halves(win),
            draw: Points::from_halves(draw),
            loss: Points::from_halves(loss),
        }
    }
}

impl RuleSet {
    /// Its values. Where no document states one, it is that of 1999.
    #[must_use]
    pub const fn values(self) -> Rules {
        let natural_limit_rounds = match self {
            Self::Cn1999 | Self::Cn2011 | Self::Cn2020 => 60,
            Self::Wxf2018 => 50,
        };
        Rules {
            natural_limit_rounds,
            counted_checks: 10,
            surplus_check_drops: SurplusCheck::Round,
            natural_limit_unasked: true,
            claim_penalty_ms: 5 * 60_000,
            repetition_loss_unasked: false,
            fouls_to_lose: 3,
            omitted_plies_per_foul: 4,
            omission_grace_ms: 3 * 60_000,
            late_limit_ms: None,
            illegal_move: IllegalMovePolicy::Loses,
            draw_offer_from_round: 1,
            game_points: Scale::from_halves(2, 1, 0),
            team_points: Scale::from_halves(4, 2, 0),
        }
    }
}
