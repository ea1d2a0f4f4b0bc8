//! What tables must show: a fold of the events from nothing, past every cache of the server.

use chuhe_domain::event::Event;
use chuhe_domain::tables;
use chuhe_domain::tournament::Tournament;
use chuhe_domain::vocabulary::{BookId, GameId};
use chuhe_storage::ledger::{Ledger, StoredEvent};
use serde_json::{Value, json};

/// A tournament, folded from nothing.
#[derive(Debug, Default, Clone)]
pub(crate) struct Folded {
    pub(crate) tournament: Tournament,
    /// The last event that touched a table.
    pub(crate) sequence: u64,
}

/// Every event of a book.
pub(crate) async fn events(ledger: &Ledger, book: BookId) -> Vec<StoredEvent> {
    let mut events: Vec<StoredEvent> = Vec::new();
    loop {
        let page = ledger.read(book, events.last().map_or(0, |last| last.sequence), None, 500).await.unwrap();
        if page.is_empty() {
            return events;
        }
        events.extend(page);
    }
}

impl Folded {
    pub(crate) fn of<'a>(events: impl IntoIterator<Item = &'a StoredEvent>) -> Self {
        let mut folded = Self::default();
        events.into_iter().for_each(|row| folded.add(row));
        folded
    }

    /// Goes on by one event.
    pub(crate) fn add(&mut self, row: &StoredEvent) {
        let event = row.event().unwrap();
        match &event {
            Event::Tournament(event) => self.tournament.evolve(event),
            Event::Game(event) => self.tournament.evolve_game(GameId(row.stream.id), event),
            Event::Token(_) | Event::Player(_) => panic!("the federation's in a tournament's book"),
        }
        if event.touches_tables() {
            self.sequence = row.sequence;
        }
    }

    /// The same as far as it is published.
    pub(crate) fn as_published(&self) -> Self {
        Self { tournament: self.tournament.as_published(), sequence: self.sequence }
    }

    /// The crosstable, as [`bare`] leaves it of an answer.
    pub(crate) fn crosstable(&self) -> Value {
        let table = tables::crosstable(&self.tournament, 1, 1).unwrap();
        json!({ "sequence": self.sequence, "stage": 1, "group": 1, "provisional": table.provisional, "rows": table.rows })
    }

    /// The standings, as [`bare`] leaves them of an answer.
    pub(crate) fn standings(&self) -> Value {
        let table = tables::standings(&self.tournament, 1, 1).unwrap();
        json!({
            "sequence": self.sequence,
            "stage": 1,
            "group": 1,
            "provisional": table.provisional,
            "tie_breaks": self.tournament.regulations.ranking(1).tie_breaks,
            "ranked": table.standings.ranked,
            "annulled": table.standings.annulled,
        })
    }
}

/// A table without what is not folded: the names of people and of the tournament.
pub(crate) fn bare(mut table: Value) -> Value {
    let members = table.as_object_mut().unwrap();
    members.remove("tournament");
    for list in ["rows", "ranked", "annulled"] {
        for line in members.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten() {
            line.as_object_mut().unwrap().remove("name");
        }
    }
    table
}
