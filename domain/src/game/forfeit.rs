//! An arbiter's forfeit: for absence (**Art. 21**) or for grave misconduct (**Art. 4.1.10**).

use serde::{Deserialize, Serialize};

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::event::{Ended, GameEvent};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, GameResult, Moment, Outcome, PersonalRef, Side};

/// Who loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Loser {
    /// Red.
    Red,
    /// Black.
    Black,
    /// Both sides.
    Both,
}

impl Loser {
    const fn outcome(self) -> Outcome {
        match self {
            Self::Red => Outcome::BlackWins,
            Self::Black => Outcome::RedWins,
            Self::Both => Outcome::BothLose,
        }
    }

    fn sides(self) -> impl Iterator<Item = Side> {
        Side::BOTH.into_iter().filter(move |side| match self {
            Self::Red => *side == Side::Red,
            Self::Black => *side == Side::Black,
            Self::Both => true,
        })
    }
}

/// Why the game is forfeited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Ground {
    /// Not at the board in time: shown as `+` and `−`.
    Absence,
    /// Refusing the rules or grave misconduct during the game: lost as if played.
    Misconduct,
}

/// Declare the game forfeited.
#[derive(Debug, Clone)]
pub struct Forfeit {
    /// Who loses.
    pub loser: Loser,
    /// Why.
    pub ground: Ground,
    /// The article that was broken, where the arbiter names a nearer one
    /// (**Art. 7.4**; **Art. 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8**).
    pub article: Option<String>,
    /// The arbiter's words.
    pub reason: PersonalRef,
}

impl GameCommand for Forfeit {
    /// **Art. 21.1–21.3** – whoever is absent when the limit has passed loses, both where both are absent.
    /// **Art. 4.1.10** – misconduct loses the game under way.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        if let Some(article) =
            self.article.as_ref().filter(|article| crate::rules::article(article).is_none())
        {
            return Err(Refusal::UnknownArticle { article: article.clone() });
        }
        let ending = match self.ground {
            Ground::Misconduct => {
                must_be_under_way(game, setting)?;
                Ending::Misconduct
            }
            Ground::Absence => {
                setting.open()?;
                if !setting.published {
                    return Err(Refusal::RoundNotPublished);
                }
                if game.card.status != Status::Scheduled {
                    must_be_under_way(game, setting)?;
                } else if setting.board_ruled {
                    return Err(Refusal::BoardRuled);
                }
                if let Some(side) = self.loser.sides().find(|&side| was_there(game, side)) {
                    return Err(Refusal::NotAbsent { side });
                }
                Ending::Forfeit
            }
        };
        let result = GameResult { outcome: self.loser.outcome(), ending };
        let (article, reason) = (self.article.clone(), Some(self.reason.clone()));
        Ok(vec![Ended { result, at: Some(at.occurred), article, reason }.into()])
    }
}

/// Whether a player was seen at the board: has moved, or has come and not too late.
fn was_there(game: &Game, side: Side) -> bool {
    game.has_moved(side) || *game.lateness.came.of(side) && !*game.lateness.too_late.of(side)
}
