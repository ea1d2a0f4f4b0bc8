//! The list of tournaments, across books: a fold over the few facts that change a line of it.

use chuhe_domain::event::Event;
use chuhe_domain::tournament::TournamentEvent;
use chuhe_domain::vocabulary::{BookId, Timestamp};

use crate::journal::stored::StoredEvent;

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogueEntry {
    /// The tournament.
    pub book: BookId,
    /// Its title.
    pub title: String,
    /// Whether anyone may read it.
    pub public: bool,
    /// Whether it is over.
    pub closed: bool,
    /// When it was founded.
    pub created_at: Timestamp,
    /// Where its founding stands among all events: the order of the list, newest last.
    pub position: u64,
}

/// What of the list is asked for: the newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CatalogueQuery {
    /// Leave out what is not public.
    pub public_only: bool,
    /// Only tournaments founded before this position: the last one of the page before.
    pub before: Option<u64>,
    /// How many at most.
    pub limit: u32,
}

/// Whether the event changes a line of the list.
pub(crate) const fn concerns(event: &Event) -> bool {
    use TournamentEvent::{CalledOff, Closed, Created, MadePublic, Reopened, Retitled};
    matches!(
        event,
        Event::Tournament(Created(_) | Retitled(_) | MadePublic(_) | Closed(_) | CalledOff(_) | Reopened(_))
    )
}

/// The line after the event; none for a book that was never founded.
pub(crate) fn evolve(
    entry: Option<CatalogueEntry>,
    row: &StoredEvent,
    event: &Event,
) -> Option<CatalogueEntry> {
    let Event::Tournament(event) = event else { return entry };
    match event {
        TournamentEvent::Created(created) => Some(CatalogueEntry {
            book: row.book,
            title: created.title.clone(),
            public: false,
            closed: false,
            created_at: row.recorded_at,
            position: row.position,
        }),
        TournamentEvent::Retitled(retitled) => {
            entry.map(|entry| CatalogueEntry { title: retitled.title.clone(), ..entry })
        }
        TournamentEvent::MadePublic(_) => entry.map(|entry| CatalogueEntry { public: true, ..entry }),
        TournamentEvent::Closed(_) | TournamentEvent::CalledOff(_) => {
            entry.map(|entry| CatalogueEntry { closed: true, ..entry })
        }
        TournamentEvent::Reopened(_) => entry.map(|entry| CatalogueEntry { closed: false, ..entry }),
        _ => entry,
    }
}
