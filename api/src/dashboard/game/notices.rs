//! What everybody in the hall may hear of a game and the status alone does not say: that the arbiter is called, why no
//! time runs, and who must change. What waits between the players (a draw offer), and an arbiter's own words, stay at the table.

use chuhe_domain::game::event::{ArbiterAlerted, Due, StopGround};
use chuhe_domain::game::{Game, Status};

use crate::dashboard::print::instant;
use crate::dashboard::words::Words;
use crate::locales::NOT_GIVEN;

/// In sentences.
pub(crate) fn of(game: &Game, words: Words) -> Vec<String> {
    let called = game.alert.as_ref().map(|alert| called(alert, words));
    let halted = match game.card.status {
        Status::Stopped => Some(halted(game, words)),
        Status::Adjourned => Some(adjourned(game, words)),
        _ => None,
    };
    // **Art. 24.3** – the hall hears an order to change.
    let ordered = game.must_change().into_iter().map(|side| words.with("page-must_change", "side", side));
    [called, halted].into_iter().flatten().chain(ordered).collect()
}

/// **Art. 22.1, 21.1** – a time or a limit seems to be over, and a person is to rule it.
fn called(alert: &ArbiterAlerted, words: Words) -> String {
    let due = match alert.due {
        Due::Flag => "flag",
        Due::Late => "late",
    };
    let told = [("due", due.to_owned()), ("side", alert.side.to_string()), ("at", instant(alert.at))];
    words.tell("page-called", &told)
}

fn halted(game: &Game, words: Words) -> String {
    let ground = match game.card.halted {
        Some(StopGround::Arbiter) => "arbiter",
        Some(StopGround::Claim) => "claim",
        Some(StopGround::Hall) => "hall",
        Some(StopGround::Fault) => "fault",
        Some(StopGround::Reopened) => "reopened",
        Some(StopGround::Over) | None => NOT_GIVEN,
    };
    words.tell("page-halted", &[("since", since(game)), ("ground", ground.to_owned())])
}

fn adjourned(game: &Game, words: Words) -> String {
    let sealed = game.sealed_by.map_or_else(|| NOT_GIVEN.to_owned(), |side| side.to_string());
    words.tell("page-adjourned", &[("since", since(game)), ("side", sealed)])
}

/// Since when no time runs.
fn since(game: &Game) -> String {
    game.lateness.halted_since.map_or_else(|| NOT_GIVEN.to_owned(), instant)
}
