//! What every command to a game has in common: it is judged against the game and its setting.

use crate::game::card::Status;
use crate::game::event::GameEvent;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{EntryId, Side};

/// What the tournament says about a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// Whether the round is published.
    pub published: bool,
    /// Whether the round is closed.
    pub round_closed: bool,
    /// Whether the tournament is closed.
    pub tournament_closed: bool,
    /// A player of this game who has left the tournament.
    pub withdrawn: Option<EntryId>,
}

impl Setting {
    /// Refuses what may no longer be changed.
    ///
    /// # Errors
    /// When the tournament or the round is closed.
    pub const fn unclosed(&self) -> Result<(), Refusal> {
        if self.tournament_closed {
            Err(Refusal::TournamentClosed)
        } else if self.round_closed {
            Err(Refusal::RoundClosed)
        } else {
            Ok(())
        }
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
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal>;
}

/// Refuses unless the game is under way and may go on.
///
/// # Errors
/// When it is not.
pub fn must_run(game: &Game, setting: &Setting) -> Result<(), Refusal> {
    setting.open()?;
    match game.card.status {
        Status::Running => Ok(()),
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
