//! A game that is decided, as the ranking takes it.

use crate::game::Card;
use crate::standings::{Fouls, Meeting};
use crate::vocabulary::GameId;

/// It, with how it came out and whether it was played.
#[must_use]
pub fn decided(game: GameId, card: &Card) -> Option<Meeting> {
    let result = card.result?;
    Some(Meeting {
        game: Some(game),
        round: Some(card.round),
        red: card.red,
        black: card.black,
        outcome: result.outcome,
        played: !result.ending.without_play(),
        fouls: Fouls { red: card.fouls.red, black: card.fouls.black },
        boards: None,
    })
}
