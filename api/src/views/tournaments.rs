//! Tournaments and their regulations.

use chuhe_domain::tournament::Regulations;
use chuhe_domain::vocabulary::BookId;
use chuhe_storage::ledger::CatalogueEntry;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::chosen::chosen;
use super::text::Title;
use crate::desk::Fold;
use crate::timestamp::Timestamp;

/// A tournament to be founded.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "title": "River Cup" })))]
pub struct NewTournament {
    /// Its id, where the sender wants to choose it (a UUIDv7).
    #[serde(default, deserialize_with = "chosen")]
    #[schema(nullable = false)]
    pub id: Option<BookId>,
    /// Its title.
    pub title: Title,
    /// Its regulations; what is left out takes the value of the 1999 rules.
    #[serde(default)]
    pub regulations: Regulations,
}

/// What is to be changed of a tournament.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "public": true })))]
pub struct TournamentAmendment {
    /// The new title; left out, it stays.
    #[schema(nullable = false)]
    pub title: Option<Title>,
    /// `true` lets anyone read it from now on; it cannot be taken back.
    #[serde(default)]
    pub public: bool,
}

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentView {
    /// Its id, also the id of its book in the ledger.
    pub id: BookId,
    /// Its title.
    pub title: String,
    /// Whether anyone may read it.
    pub public: bool,
    /// Whether it is over.
    pub closed: bool,
    /// Whether it was called off; then it is closed too.
    pub called_off: bool,
    /// Its regulations (**Art. 16.1, 17.1**).
    pub regulations: Regulations,
    /// Whether no more entries are taken.
    pub registration_closed: bool,
    /// How many entrants there are, those who left among them.
    pub entrants: u32,
    /// Whether the numbers are drawn.
    pub lots_drawn: bool,
    /// How many rounds are paired.
    pub rounds_paired: u32,
    /// Whether the whole hall is stopped.
    pub hall_stopped: bool,
    /// The version, as in `ETag`.
    pub version: u64,
    /// The last event of the book that this shows.
    pub sequence: u64,
}

impl TournamentView {
    /// What this fold shows.
    #[must_use]
    pub fn of(id: BookId, fold: &Fold<chuhe_domain::tournament::Tournament>) -> Self {
        let tournament = &fold.state;
        Self {
            id,
            title: tournament.title.clone().unwrap_or_default(),
            public: tournament.public,
            closed: tournament.closed,
            called_off: tournament.called_off,
            regulations: tournament.regulations.clone(),
            registration_closed: tournament.registration_closed,
            entrants: count(tournament.entries.len()),
            lots_drawn: tournament.draw(1).is_some(),
            rounds_paired: count(tournament.rounds.len()),
            hall_stopped: tournament.hall_stopped.is_some(),
            version: fold.version,
            sequence: fold.sequence,
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The regulations of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct RegulationsView {
    /// The regulations.
    pub regulations: Regulations,
    /// Whether they stand for good: a round is paired (**Art. 17.1**).
    pub fixed: bool,
}

/// One line of the list of tournaments.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentLine {
    /// Its id.
    pub id: BookId,
    /// Its title.
    pub title: String,
    /// Whether anyone may read it.
    pub public: bool,
    /// Whether it is over.
    pub closed: bool,
    /// When it was founded.
    pub created_at: Timestamp,
}

impl From<CatalogueEntry> for TournamentLine {
    fn from(entry: CatalogueEntry) -> Self {
        Self {
            id: entry.book,
            title: entry.title,
            public: entry.public,
            closed: entry.closed,
            created_at: entry.created_at.into(),
        }
    }
}

/// A page of the list of tournaments, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentsView {
    /// The tournaments.
    pub tournaments: Vec<TournamentLine>,
    /// Where the next page begins, where there is one; also in `Link`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub next: Option<String>,
}
