//! The end of a game: one event, and which of two ends stands.
//!
//! A game has one end. The first to be recorded stands, unless what comes in later happened before it.

use crate::game::card::Status;
use crate::game::event::{Ended, FlagTakenBack, GameEvent};
use crate::game::state::Game;
use crate::vocabulary::{Ending, GameResult, Moment, Outcome, PersonalRef, Side, Timestamp};

/// The end of a game at `at`, that the rules bring about by themselves.
#[must_use]
pub fn ends(outcome: Outcome, ending: Ending, at: Timestamp) -> GameEvent {
    Ended { result: GameResult { outcome, ending }, at: Some(at), article: None, reason: None }.into()
}

/// The end of a game at `at`, that a person ruled.
#[must_use]
pub fn ruled(outcome: Outcome, ending: Ending, at: Timestamp, reason: Option<PersonalRef>) -> GameEvent {
    Ended { result: GameResult { outcome, ending }, at: Some(at), article: None, reason }.into()
}

/// **Art. 22.5** – the game as it stood before a flag that was ruled too early, where what is told now happened before it
/// and ends the game: mate, stalemate, a resignation or an agreement. At one and the same instant these come before the
/// flag (**Art. 9.2**, house).
///
/// `word_of` is whose word it is, where it is one side's only: nobody undoes their own flag by their own word.
#[must_use]
pub fn before_the_flag(game: &Game, word_of: Option<Side>, at: Moment) -> Option<(Game, GameEvent)> {
    let flag = game.flag.as_ref().filter(|flag| flag.by_clock())?;
    let standing = game.card.result.filter(|result| result.ending == Ending::TimeForfeit)?;
    let signed = game.card.status != Status::Provisional || !game.signatures.is_empty();
    let late = at.occurred > flag.at || word_of == Some(flag.side);
    if late || signed || standing.outcome.winner() != Some(flag.side.opponent()) {
        return None;
    }
    undone(game, flag.side, at.occurred)
}

/// The game as it stood before a flag, where a press that had come in before the flag could be ruled was in time.
#[must_use]
pub fn before_the_ruling(
    game: &Game,
    by: Side,
    received: Timestamp,
    margin_ms: u64,
) -> Option<(Game, GameEvent)> {
    let flag = game.flag.as_ref().filter(|flag| flag.by_clock() && flag.side == by)?;
    let signed = game.card.status != Status::Provisional || !game.signatures.is_empty();
    if signed || received > flag.at.plus(margin_ms) {
        return None;
    }
    undone(game, by, received)
}

fn undone(game: &Game, side: Side, before: Timestamp) -> Option<(Game, GameEvent)> {
    let event = GameEvent::from(FlagTakenBack { side, before });
    let game = Game::evolve(Some(game.clone()), &event).ok()?;
    Some((game, event))
}
