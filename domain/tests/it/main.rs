//! The domain from outside: whole tournaments and games, told as given, when, then.
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]

mod clock;
mod conduct;
mod flags;
mod golden;
mod hall;
mod lateness;
mod laws;
mod lots_and_rounds;
mod play_and_press;
mod results;
mod rules;
mod table;
mod tokens;
mod withdrawals;
