//! What a command names beside its address is there, or it is refused with the place.

use crate::tournament::discipline::refusal::{Refusal, Spoken};
use crate::tournament::state::Tournament;
use crate::vocabulary::GameId;

/// Refuses an article that the rules do not have.
///
/// # Errors
/// When there is none of this number.
pub fn must_be_an_article(article: &str) -> Result<(), Refusal> {
    match crate::rules::article(article) {
        Some(_) => Ok(()),
        None => Err(Refusal::UnknownArticle { article: article.to_owned() }),
    }
}

/// Refuses a game that is not of this tournament; `pointer` says where it was named.
///
/// # Errors
/// When there is none.
pub fn must_be_a_game(
    tournament: &Tournament,
    game: GameId,
    pointer: impl Into<String>,
) -> Result<(), Refusal> {
    must_be(tournament.games.contains_key(&game), Spoken::Game, game, pointer)
}

/// Refuses a round that is not paired; `pointer` says where it was named.
///
/// # Errors
/// When there is none.
pub fn must_be_a_round(
    tournament: &Tournament,
    round: u32,
    pointer: impl Into<String>,
) -> Result<(), Refusal> {
    must_be(tournament.rounds.contains_key(&round), Spoken::Round, round, pointer)
}

/// Refuses a penalty that was not given; `pointer` says where it was named.
///
/// # Errors
/// When there is none.
pub fn must_be_a_penalty(
    tournament: &Tournament,
    penalty: u32,
    pointer: impl Into<String>,
) -> Result<(), Refusal> {
    must_be(tournament.discipline.penalties.contains_key(&penalty), Spoken::Penalty, penalty, pointer)
}

fn must_be(
    there: bool,
    kind: Spoken,
    named: impl ToString,
    pointer: impl Into<String>,
) -> Result<(), Refusal> {
    let no_such = || Refusal::NoSuch { kind, named: named.to_string(), pointer: pointer.into() };
    if there { Ok(()) } else { Err(no_such()) }
}
