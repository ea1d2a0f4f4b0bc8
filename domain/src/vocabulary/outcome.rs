//! How a game came out, and by which article.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use super::side::Side;

/// What the game's end gives each side.
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
pub enum Outcome {
    /// Red won.
    RedWins,
    /// Black won.
    BlackWins,
    /// 和.
    Draw,
    /// Both lost, after play (`0–0`; not the same as a double forfeit `−/−`).
    BothLose,
}

impl Outcome {
    /// The outcome in which `side` won.
    #[must_use]
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::Red => Self::RedWins,
            Side::Black => Self::BlackWins,
        }
    }

    /// The side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::RedWins => Some(Side::Red),
            Self::BlackWins => Some(Side::Black),
            Self::Draw | Self::BothLose => None,
        }
    }
}

/// What ended the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString, EnumIter)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Ending {
    /// **Art. 4.1.1** – 將死.
    Checkmate,
    /// **Art. 4.1.3** – 困斃.
    Stalemate,
    /// **Art. 4.1.2** – the generals face each other after one's move.
    FacingGenerals,
    /// **Art. 4.1.4, 22.1** – 超時: the moves were not made in the time for them.
    #[doc(alias = "超時")]
    TimeForfeit,
    /// **Art. 4.1.6** – an illegal move was played on the board.
    IllegalMove,
    /// **Art. 24.1, 26.1** – 長將: one side alone gave check at every move of a repetition.
    #[doc(alias = "長將")]
    PerpetualCheck,
    /// **Art. 4.1.7, 24.3** – who was to change went once more round the forbidden cycle.
    #[doc(alias = "不變判負")]
    RefusedToChange,
    /// **Art. 4.1.8** – 三次犯規.
    Fouls,
    /// **Art. 4.1.9** – 認輸.
    Resignation,
    /// **Art. 4.1.10** – an arbiter's forfeit for refusing the rules or grave misconduct.
    Misconduct,
    /// **Art. 4.2.1** – neither side has a man left that can attack.
    NoAttackers,
    /// **Art. 4.2.1** – a simple position that neither side can win, by an arbiter's ruling.
    SimplePosition,
    /// **Art. 4.2.2** – 提和 and 同意.
    Agreement,
    /// **Art. 4.2.3, 24.2** – 不變作和: a repetition that neither side need change.
    #[doc(alias = "不變作和")]
    Repetition,
    /// **Art. 4.2.4** – 自然限着.
    #[doc(alias = "自然限着")]
    NaturalLimit,
    /// **Art. 10.1** – as the table reported it, without the moves.
    Reported,
    /// **Art. 21** – 棄權: nobody came, or came too late; won or lost without play (`+`, `−`).
    Forfeit,
    /// **Art. 20** – the game was under way when an entrant left the tournament.
    Withdrawal,
    /// **Art. 18.2** – 取消當場比賽資格: removed from the game by the chief arbiter.
    Removal,
    /// **Art. 10.1** – an arbiter's decision on a disputed or amended result.
    Ruling,
}

impl Ending {
    /// The article that gives this end its effect.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Checkmate => "4.1.1",
            Self::Stalemate => "4.1.3",
            Self::FacingGenerals => "4.1.2",
            Self::TimeForfeit => "4.1.4",
            Self::IllegalMove => "4.1.6",
            Self::PerpetualCheck => "24.1",
            Self::RefusedToChange => "4.1.7",
            Self::Fouls => "4.1.8",
            Self::Resignation => "4.1.9",
            Self::Misconduct => "4.1.10",
            Self::NoAttackers | Self::SimplePosition => "4.2.1",
            Self::Agreement => "4.2.2",
            Self::Repetition => "4.2.3",
            Self::NaturalLimit => "4.2.4",
            Self::Reported | Self::Ruling => "10.1",
            Self::Forfeit => "21.4",
            Self::Withdrawal => "20.3",
            Self::Removal => "18.2",
        }
    }

    /// Whether the position on the board brought it about by itself (**Art. 4.1.1, 4.1.3, 4.2.1**).
    #[must_use]
    pub const fn on_the_board(self) -> bool {
        matches!(self, Self::Checkmate | Self::Stalemate | Self::NoAttackers)
    }

    /// Whether the result came without play: `+` and `−` in the tables (**Art. 21.4**).
    #[must_use]
    pub const fn without_play(self) -> bool {
        matches!(self, Self::Forfeit)
    }
}

/// An outcome and what brought it about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// What each side gets.
    pub outcome: Outcome,
    /// What ended the game.
    pub ending: Ending,
}

impl GameResult {
    /// The article that gives this result its effect.
    ///
    /// **Art. 21.3** – both come too late: 雙方棄權. **Art. 21.4** – what is won and lost because one side is absent.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match (self.ending, self.outcome) {
            (Ending::Forfeit, Outcome::BothLose) => "21.3",
            (ending, _) => ending.article(),
        }
    }
}
