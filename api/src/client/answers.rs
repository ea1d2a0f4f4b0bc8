//! What is read from answers: of each resource the part that this program's own client needs.

use chuhe_domain::game::Status;
use chuhe_domain::standings::TieBreak;
use chuhe_domain::tournament::RoundStatus;
use chuhe_domain::vocabulary::{BookId, Ending, EntryId, GameId, Outcome, TokenId};
use serde::Deserialize;

/// A tournament.
#[derive(Debug, Clone, Deserialize)]
pub struct Tournament {
    /// Its id.
    pub id: BookId,
    /// Its title.
    pub title: String,
    /// Whether anyone may read it.
    pub public: bool,
    /// Whether it is over.
    pub closed: bool,
    /// How many entrants there are.
    pub entrants: u32,
}

/// A token.
#[derive(Debug, Clone, Deserialize)]
pub struct Token {
    /// Its id.
    pub id: TokenId,
    /// Its secret, in the first answer only.
    pub secret: Option<String>,
}

/// An entrant, as tables name one.
#[derive(Debug, Clone, Deserialize)]
pub struct Player {
    /// The entrant.
    pub entry: EntryId,
}

/// A round.
#[derive(Debug, Clone, Deserialize)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// How far it has come.
    pub status: RoundStatus,
    /// Its pairings, by table.
    pub pairings: Vec<Pairing>,
}

/// The rounds of a tournament.
#[derive(Debug, Clone, Deserialize)]
pub struct Rounds {
    /// In order.
    pub rounds: Vec<Round>,
}

/// A pairing.
#[derive(Debug, Clone, Deserialize)]
pub struct Pairing {
    /// The game.
    pub game: GameId,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: Player,
    /// Who has Black.
    pub black: Player,
}

/// A game.
#[derive(Debug, Clone, Deserialize)]
pub struct Game {
    /// How far it has come.
    pub status: Status,
    /// The result, where there is one.
    pub result: Option<GameEnd>,
}

/// How a game came out.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct GameEnd {
    /// What each side gets.
    pub outcome: Outcome,
    /// What ended it.
    pub ending: Ending,
}

/// The standings.
#[derive(Debug, Clone, Deserialize)]
pub struct Standings {
    /// Whether a meeting that counts is still without a result.
    pub provisional: bool,
    /// Everyone who has a place, from the first to the last.
    pub ranked: Vec<Place>,
    /// Those whose results are annulled.
    pub annulled: Vec<Annulled>,
}

/// A place.
#[derive(Debug, Clone, Deserialize)]
pub struct Place {
    /// The place, from 1.
    pub place: u32,
    /// Whether it is shared.
    pub shared: bool,
    /// The name.
    pub name: Option<String>,
    /// The entrant's number.
    pub number: u32,
    /// The points, in half points.
    pub points_x2: i64,
    /// The points as they are printed.
    pub points: String,
    /// The values of the criteria.
    pub tie_breaks: Vec<Criterion>,
}

/// A value under one criterion.
#[derive(Debug, Clone, Deserialize)]
pub struct Criterion {
    /// Which.
    pub tie_break: TieBreak,
    /// The value, where there is one.
    pub value: Option<i64>,
    /// The value as it is printed.
    pub display: Option<String>,
}

/// An entrant without a place.
#[derive(Debug, Clone, Deserialize)]
pub struct Annulled {
    /// The name.
    pub name: Option<String>,
    /// The entrant's number.
    pub number: u32,
}
