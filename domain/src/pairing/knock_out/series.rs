//! A match: how many games it has, who has Red in the next one, and when it is won.
//!
//! It counts games that are over, in the order in which they were played. Giving out the games, drawing the lots and
//! ruling where nothing decides are left to those who call.

use serde::{Deserialize, Serialize};

use crate::clock::TimeControlFlaw;
use crate::pairing::knock_out::ladder::PlayOffStep;
use crate::pairing::knock_out::outcome::{Contender, MatchOutcome};
use crate::vocabulary::{Outcome, Side};

/// **Art. 13.4, 13.5, 15.6** – the games of a match, and the play-off ladder where they leave it level.
///
/// The games end as soon as the match cannot be turned any more; so with two, the second is always played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MatchSeries))]
#[doc(alias = "兩局制")]
pub struct Series {
    /// From 1 to [`Self::MOST_GAMES`].
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 16))]
    games: u32,
    /// At most [`Self::MOST_STEPS`], each with as many games; one in which a draw decides is the last, of one game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(max_items = 8, required = false))]
    play_off: Vec<PlayOffStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    games: u32,
    #[serde(default)]
    play_off: Vec<PlayOffStep>,
}

/// A game of a match that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeriesGame {
    /// Who had Red.
    pub red: Contender,
    /// How it came out.
    pub outcome: Outcome,
    /// Whether it was played, or decided by who came.
    pub played: bool,
}

/// How a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeriesState {
    /// A game is to be played.
    Next {
        /// 0 among the games of the match itself, then the step of the ladder, from 1.
        step: usize,
        /// Which game of the step, from 1.
        game: u32,
        /// **Art. 13.5** – who has Red, where that is reversed from the game before; else (**Art. 13.4**) by lot (猜先).
        red: Option<Contender>,
    },
    /// It is decided.
    Over(MatchOutcome),
    /// It is level and there is no further step: the arbiters decide, by what the regulations say.
    NeedsRuling,
}

impl Series {
    /// The most games in a match or a step (house).
    pub const MOST_GAMES: u32 = 16;
    /// The most steps of a ladder (house).
    pub const MOST_STEPS: usize = 8;

    /// A match of so many games, with this ladder.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn new(games: u32, play_off: Vec<PlayOffStep>) -> Result<Self, SeriesFlaw> {
        if !(1..=Self::MOST_GAMES).contains(&games) {
            return Err(SeriesFlaw::Games { given: games });
        }
        let given = play_off.len();
        if given > Self::MOST_STEPS {
            return Err(SeriesFlaw::TooManySteps { given });
        }
        for (step, it) in (1..).zip(&play_off) {
            if !(1..=Self::MOST_GAMES).contains(&it.games) {
                return Err(SeriesFlaw::StepGames { step, given: it.games });
            }
            if it.draw_advances.is_some() && (it.games != 1 || step != given) {
                return Err(SeriesFlaw::DrawAdvances { step });
            }
            it.time.control().map_err(|flaw| SeriesFlaw::Time { step, flaw })?;
        }
        Ok(Self { games, play_off })
    }

    /// How many games the match itself has.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The ladder.
    #[must_use]
    pub fn play_off(&self) -> &[PlayOffStep] {
        &self.play_off
    }

    /// How it stands after these games. Any beyond the one that decided it count for nothing.
    ///
    /// Where it is level and neither came to the game that was to decide, nobody goes on. One double forfeit before
    /// that is a game without points.
    #[must_use]
    pub fn state(&self, games: &[SeriesGame]) -> SeriesState {
        let mut games = games.iter();
        let steps = self.play_off.iter().map(|step| (step.games, step.draw_advances));
        for (step, (length, draw_advances)) in std::iter::once((self.games, None)).chain(steps).enumerate() {
            let mut score = Score::default();
            let mut before: Option<&SeriesGame> = None;
            for game in 1..=length {
                let Some(over) = games.next() else {
                    let reversed = before.filter(|_| game % 2 == 0).map(|before| before.red.opponent());
                    return SeriesState::Next { step, game, red: reversed };
                };
                score.add(*over);
                if let Some(winner) = score.winner(length - game) {
                    return SeriesState::Over(MatchOutcome::won_by(winner));
                }
                before = Some(over);
            }
            if let Some(outcome) = before.and_then(|last| last.decides_level(draw_advances)) {
                return SeriesState::Over(outcome);
            }
        }
        SeriesState::NeedsRuling
    }
}

/// One game, and no ladder.
impl Default for Series {
    fn default() -> Self {
        Self { games: 1, play_off: Vec::new() }
    }
}

impl SeriesGame {
    const fn at(self, side: Side) -> Contender {
        match side {
            Side::Red => self.red,
            Side::Black => self.red.opponent(),
        }
    }

    /// What follows where this was the last game of a step that ended level.
    fn decides_level(self, draw_advances: Option<Side>) -> Option<MatchOutcome> {
        match self.outcome {
            Outcome::Draw => draw_advances.map(|side| MatchOutcome::won_by(self.at(side))),
            Outcome::BothLose if !self.played => Some(MatchOutcome::Neither),
            _ => None,
        }
    }
}

/// The games each has won in a step; draws and games both lost leave them as they are.
#[derive(Default)]
struct Score {
    first: u32,
    second: u32,
}

impl Score {
    const fn add(&mut self, game: SeriesGame) {
        if let Some(side) = game.outcome.winner() {
            match game.at(side) {
                Contender::First => self.first += 1,
                Contender::Second => self.second += 1,
            }
        }
    }

    /// Who is further ahead than the games that are left can make good.
    const fn winner(&self, left: u32) -> Option<Contender> {
        if self.first > self.second + left {
            Some(Contender::First)
        } else if self.second > self.first + left {
            Some(Contender::Second)
        } else {
            None
        }
    }
}

impl TryFrom<Written> for Series {
    type Error = SeriesFlaw;

    fn try_from(written: Written) -> Result<Self, SeriesFlaw> {
        Self::new(written.games, written.play_off)
    }
}

/// What is wrong with a stated match. Steps are counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SeriesFlaw {
    /// Too few or too many games.
    #[error("a match has 1 to {} games, not {given}", Series::MOST_GAMES)]
    Games {
        /// What was stated.
        given: u32,
    },
    /// Too many steps.
    #[error("a ladder has at most {} steps, not {given}", Series::MOST_STEPS)]
    TooManySteps {
        /// How many were stated.
        given: usize,
    },
    /// Too few or too many games in a step.
    #[error("step {step} has 1 to {} games, not {given}", Series::MOST_GAMES)]
    StepGames {
        /// The step.
        step: usize,
        /// What was stated.
        given: u32,
    },
    /// A draw decides a step of several games, or one that another follows.
    #[error("a draw decides step {step}, which is not the last or has more than one game")]
    DrawAdvances {
        /// The step.
        step: usize,
    },
    /// Its time is none.
    #[error("the time of step {step} is none: {flaw}")]
    Time {
        /// The step.
        step: usize,
        /// Why.
        flaw: TimeControlFlaw,
    },
}

#[cfg(test)]
mod tests;
