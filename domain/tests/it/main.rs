//! The domain from outside: whole tournaments and games, told as given, when, then.
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]

mod alerts;
mod categories;
mod clock;
mod conduct;
mod corrections;
mod course;
mod discipline;
mod flags;
mod fouls;
mod golden;
mod hall;
mod halts;
mod knock_out;
mod lateness;
mod laws;
mod lots_and_rounds;
mod moments;
mod natural_limit;
mod numbers;
mod play_and_press;
mod register;
mod repetition;
mod results;
mod rules;
mod set_back;
mod sheets;
mod signatures;
mod stages;
mod swiss;
mod table;
mod teams;
mod tokens;
mod touch;
mod withdrawals;
