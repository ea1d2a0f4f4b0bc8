//! Which criteria of tie-breaking there are, of whom each makes sense, and in which unit it counts.
//!
//! A criterion's id is written into regulations and is stable for ever; an unknown one is an error, never skipped.
//! How a value is worked out stands in the file of that name; the order of criteria in the ranking.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::vocabulary::Points;

/// A criterion by which equal points are parted.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TieBreak {
    /// 小分: the points of the opponents beaten, and half of those drawn with.
    #[doc(alias = "小分")]
    SonnebornBerger,
    /// 勝局: the games won.
    #[doc(alias = "勝局")]
    Wins,
    /// 直勝: the points from the games of those still equal among themselves.
    #[doc(alias = "直勝")]
    DirectEncounter,
    /// 犯規: the fouls, fewer before more.
    #[doc(alias = "犯規")]
    FewerFouls,
    /// 對手分: the sum of the opponents' points.
    #[doc(alias = "對手分")]
    OpponentsScore,
    /// 團體對手分: the sum of the match points of a team's opponents.
    #[doc(alias = "團體對手分")]
    TeamOpponentsScore,
    /// 全隊勝場: the matches that a team has won.
    #[doc(alias = "全隊勝場")]
    MatchWins,
    /// 全隊總局分: the board points of all of a team's matches.
    #[doc(alias = "全隊總局分")]
    BoardPoints,
    /// 全隊勝局: the games won on all of a team's boards.
    #[doc(alias = "全隊勝局")]
    BoardWins,
    /// 最高個人名次: the best place of a team's members.
    #[doc(alias = "最高個人名次")]
    BestPlace,
    /// 次高個人名次: the second best place of a team's members.
    #[doc(alias = "次高個人名次")]
    SecondBestPlace,
}

/// Who is ranked, and by what: not every criterion makes sense of everyone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumIter)]
pub enum Contenders {
    /// Players, by the points of their games.
    Players,
    /// Teams, by the points of their matches.
    Teams,
    /// Teams, by the places of their members (隊員總分制).
    #[doc(alias = "隊員總分制")]
    TeamsByPlaces,
}

impl TieBreak {
    /// **Art. 15.1** – the order of the individual circular event with one game per meeting.
    pub const ART_15_1: [Self; 4] =
        [Self::SonnebornBerger, Self::Wins, Self::DirectEncounter, Self::FewerFouls];

    /// **Art. 15.2** – the order of the individual Swiss event (積分編排制).
    pub const ART_15_2: [Self; 3] = [Self::OpponentsScore, Self::Wins, Self::FewerFouls];

    /// **Art. 15.4** – the order of the Swiss event of teams.
    pub const ART_15_4: [Self; 4] =
        [Self::TeamOpponentsScore, Self::BoardPoints, Self::MatchWins, Self::FewerFouls];

    /// **Art. 15.3** – the order of the circular event of teams with one game per meeting.
    pub const ART_15_3: [Self; 4] =
        [Self::BoardPoints, Self::BoardWins, Self::DirectEncounter, Self::FewerFouls];

    /// **Art. 15.5** – the order of teams by the places of their members.
    pub const ART_15_5: [Self; 3] = [Self::BestPlace, Self::SecondBestPlace, Self::FewerFouls];

    /// Whether it makes sense of these contenders. The games won are a player's; a team's are its board wins.
    #[must_use]
    pub const fn fits(self, contenders: Contenders) -> bool {
        match self {
            Self::FewerFouls => true,
            Self::SonnebornBerger | Self::DirectEncounter => {
                matches!(contenders, Contenders::Players | Contenders::Teams)
            }
            Self::Wins | Self::OpponentsScore => matches!(contenders, Contenders::Players),
            Self::BoardPoints | Self::BoardWins | Self::TeamOpponentsScore | Self::MatchWins => {
                matches!(contenders, Contenders::Teams)
            }
            Self::BestPlace | Self::SecondBestPlace => matches!(contenders, Contenders::TeamsByPlaces),
        }
    }

    /// Whether it says anything where everybody meets everybody: there the opponents of all are the same.
    #[must_use]
    pub const fn fits_circular(self) -> bool {
        !matches!(self, Self::OpponentsScore | Self::TeamOpponentsScore)
    }

    /// What its values count.
    #[must_use]
    pub const fn unit(self) -> Unit {
        match self {
            Self::SonnebornBerger => Unit::QuarterPoints,
            Self::Wins | Self::BoardWins => Unit::Games,
            Self::MatchWins => Unit::Matches,
            Self::DirectEncounter | Self::BoardPoints | Self::OpponentsScore | Self::TeamOpponentsScore => {
                Unit::HalfPoints
            }
            Self::FewerFouls => Unit::Fouls,
            Self::BestPlace | Self::SecondBestPlace => Unit::HalfPlaces,
        }
    }

    /// A value as a merit: the greater goes before.
    #[must_use]
    pub const fn merit(self, value: i64) -> i64 {
        match self {
            Self::SonnebornBerger
            | Self::Wins
            | Self::DirectEncounter
            | Self::OpponentsScore
            | Self::TeamOpponentsScore
            | Self::MatchWins
            | Self::BoardPoints
            | Self::BoardWins => value,
            Self::FewerFouls | Self::BestPlace | Self::SecondBestPlace => -value,
        }
    }
}

/// What one unit of a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TieBreakUnit))]
pub enum Unit {
    /// A quarter of a point.
    QuarterPoints,
    /// Half a point.
    HalfPoints,
    /// A game.
    Games,
    /// A match of two teams.
    Matches,
    /// A foul.
    Fouls,
    /// Half a place: a shared one may count as the mean of those it stands for.
    HalfPlaces,
}

impl Unit {
    /// An amount as it is printed: `4¼`, `2½`, `3`.
    #[must_use]
    pub fn print(self, amount: i64) -> String {
        match self {
            Self::QuarterPoints if amount % 2 == 0 => Points::from_halves(amount / 2).to_string(),
            Self::QuarterPoints => {
                let quarter = if amount.rem_euclid(4) == 1 { "¼" } else { "¾" };
                let whole = amount.div_euclid(4);
                if whole == 0 { quarter.to_owned() } else { format!("{whole}{quarter}") }
            }
            Self::HalfPoints | Self::HalfPlaces => Points::from_halves(amount).to_string(),
            Self::Games | Self::Matches | Self::Fouls => amount.to_string(),
        }
    }
}

#[cfg(test)]
mod tests;
