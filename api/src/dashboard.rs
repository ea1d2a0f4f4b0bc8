//! The pages for people: plain HTML in four languages, drawn from the same desk and the same tables as the JSON,
//! with no script in them. They show what anybody may read: public tournaments and published rounds, whoever asks.

mod addresses;
mod assets;
mod edition;
mod game;
mod list;
mod page;
mod person;
mod print;
mod tournament;
mod words;

pub use addresses::pages;
