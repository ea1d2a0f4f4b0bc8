//! What a command names beside its address is there, or it is refused with the place.

use crate::tournament::discipline::refusal::{Refusal, Spoken};
use crate::tournament::refusal::Refusal as Refused;
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

/// Refuses an article that no line-up can break: who sits where, and who may, is said by **Art. 12.1–12.4** alone.
///
/// # Errors
/// When there is none of this number, or it is about something else.
pub fn must_be_about_line_ups(article: &str) -> Result<(), Refused> {
    must_be_an_article(article)?;
    match article {
        "12" | "12.1" | "12.2" | "12.3" | "12.4" => Ok(()),
        _ => Err(Refused::NotAboutLineUps { article: article.to_owned() }),
    }
}

/// What a player can break, so that an official punishes it: the duties of a player in the game and the hall (**Art. 5, 7–10**,
/// **19**), illegal moves and what is ruled as grave misconduct (**4.1.2**, **4.1.6**, **4.1.10**), offers (**23.1**), line-ups
/// (**12**) and leaving without consent (**20.1**). What a man may do, how time and places are counted and who holds an office
/// nobody breaks.
const GROUNDS: [&str; 13] =
    ["4.1.2", "4.1.6", "4.1.10", "5", "7", "8", "9", "10", "12", "19", "20.1", "21.1", "23.1"];

/// **Art. 8.8, 17.7** – refuses an article that is no ground for a penalty.
///
/// # Errors
/// When there is none of this number, or it lays no duty on a player.
pub fn must_be_a_ground(article: &str) -> Result<(), Refusal> {
    must_be_an_article(article)?;
    let within = |ground: &str| {
        article.strip_prefix(ground).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    if GROUNDS.into_iter().any(within) {
        Ok(())
    } else {
        Err(Refusal::NoGround { article: article.to_owned() })
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
