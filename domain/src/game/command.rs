//! What every command to a game has in common: it is judged against the game and its setting.

use crate::clock::{ClockRules, TimeControl};
use crate::game::card::Status;
use crate::game::event::GameEvent;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::rules::{RuleSet, Rules};
use crate::vocabulary::{EntryId, Moment, Side};

/// What the tournament says about a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// Whether the round is published.
    pub published: bool,
    /// Whether the round is closed.
    pub round_closed: bool,
    /// Whether the tournament is closed.
    pub tournament_closed: bool,
    /// Whether the whole hall is halted.
    pub hall_stopped: bool,
    /// A player of this game who has left the tournament.
    pub withdrawn: Option<EntryId>,
    /// Whether its board is lost by a ruling on a line-up.
    pub board_ruled: bool,
    /// The rule set that the regulations name.
    pub rule_set: RuleSet,
    /// Its values, as the regulations have them.
    pub rules: Rules,
    /// The time control, where a clock is kept.
    pub time_control: Option<TimeControl>,
    /// Whose word counts for the times, and how exactly.
    pub clock: ClockRules,
    /// Whether the table was out of contact since the face that runs began to.
    pub unheard: bool,
}

impl Setting {
    /// Refuses what may be put on record until the tournament closes.
    ///
    /// # Errors
    /// When the tournament is closed.
    pub const fn still_open(&self) -> Result<(), Refusal> {
        if self.tournament_closed { Err(Refusal::TournamentClosed) } else { Ok(()) }
    }

    /// Refuses what may no longer be changed.
    ///
    /// # Errors
    /// When the tournament or the round is closed.
    pub fn unclosed(&self) -> Result<(), Refusal> {
        self.still_open()?;
        if self.round_closed { Err(Refusal::RoundClosed) } else { Ok(()) }
    }

    /// Refuses what may no longer be changed, or will not be played.
    ///
    /// # Errors
    /// When the tournament or the round is closed, or a player has left.
    pub fn open(&self) -> Result<(), Refusal> {
        self.unclosed()?;
        match self.withdrawn {
            Some(entry) => Err(Refusal::PlayerWithdrawn { entry }),
            None => Ok(()),
        }
    }
}

/// A command to a game.
pub trait GameCommand {
    /// The facts that follow from it.
    ///
    /// # Errors
    /// When the rules, or the state of the game, do not allow it.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal>;
}

/// Refuses unless the game is under way and goes on.
///
/// # Errors
/// When it is not, or was halted.
pub fn must_run(game: &Game, setting: &Setting) -> Result<(), Refusal> {
    must_be_under_way(game, setting)?;
    match game.card.status {
        Status::Stopped => Err(Refusal::Stopped),
        Status::Adjourned => Err(Refusal::Adjourned),
        _ => Ok(()),
    }
}

/// Refuses unless the game goes on, or went on until it was halted: what ended it before that stands, however late it is told
/// (**Art. 22.5**).
///
/// # Errors
/// When it did not.
pub fn must_have_run(game: &Game, setting: &Setting, at: Moment) -> Result<(), Refusal> {
    match must_run(game, setting) {
        Err(Refusal::Stopped | Refusal::Adjourned)
            if game.lateness.halted_since.is_some_and(|halted| at.occurred <= halted) =>
        {
            Ok(())
        }
        ran => ran,
    }
}

/// Refuses unless the game has begun and not ended; it may be halted.
///
/// # Errors
/// When it is not.
pub fn must_be_under_way(game: &Game, setting: &Setting) -> Result<(), Refusal> {
    setting.open()?;
    match game.card.status {
        Status::Running | Status::Stopped | Status::Adjourned => Ok(()),
        Status::Scheduled => Err(Refusal::NotStarted),
        Status::Annulled => Err(Refusal::Annulled),
        Status::Provisional | Status::Disputed | Status::Confirmed => Err(Refusal::Over),
    }
}

/// Refuses a side whose turn it is not to move.
///
/// # Errors
/// When it is the opponent's turn.
pub fn must_be_turn_of(game: &Game, by: Side) -> Result<(), Refusal> {
    if game.position.side_to_move() == by { Ok(()) } else { Err(Refusal::NotYourTurn { by }) }
}
