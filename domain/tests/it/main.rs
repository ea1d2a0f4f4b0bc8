//! The domain from outside: whole tournaments and games, told as given, when, then.

mod conduct;
mod golden;
mod hall;
mod laws;
mod lots_and_rounds;
mod results;
mod rules;
mod tokens;
mod withdrawals;
