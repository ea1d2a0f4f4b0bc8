//! The verification of texts about persons: each is what an event said it is, or was erased by another.

use std::collections::{BTreeMap, BTreeSet};

use chuhe_domain::event::Event;
use chuhe_domain::federation::PlayerEvent;
use chuhe_domain::tournament::TournamentEvent;
use chuhe_domain::vocabulary::{PersonalId, PersonalRef};
use serde_json::Value;

use crate::journal::audit::{PersonalRow, Row};
use crate::journal::stored::StoredEvent;

/// What the events of a book say about texts.
#[derive(Default)]
pub(crate) struct Persons {
    /// The digest of each text, with the first event that speaks of it.
    named: BTreeMap<PersonalId, (String, u64)>,
    erased: BTreeSet<PersonalId>,
}

impl Persons {
    /// Takes down what one event says.
    pub(crate) fn event(&mut self, row: &StoredEvent, event: &Event) {
        match event {
            Event::Tournament(TournamentEvent::PersonErased(erased)) => {
                self.erased.extend(&erased.personal);
            }
            Event::Tournament(TournamentEvent::OfficialErased(erased)) => {
                self.erased.extend(&erased.personal);
            }
            Event::Player(PlayerEvent::Erased(erased)) => self.erased.extend(&erased.personal),
            _ => (),
        }
        // a payload that was decoded is JSON
        let payload = serde_json::from_str(&row.payload).unwrap_or_default();
        self.look(&payload, row.sequence);
    }

    /// Finds references wherever they stand: events yet to be invented need no word here.
    fn look(&mut self, value: &Value, sequence: u64) {
        match value {
            Value::Object(fields) => {
                if let Some(found) = reference(value) {
                    self.named.entry(found.id).or_insert((found.digest, sequence));
                }
                fields.values().for_each(|field| self.look(field, sequence));
            }
            Value::Array(values) => values.iter().for_each(|value| self.look(value, sequence)),
            _ => (),
        }
    }

    /// Compares with what stands there.
    pub(crate) fn compare(&self, rows: Vec<Row<PersonalRow>>, mut tell: impl FnMut(Option<u64>, String)) {
        let mut missing: BTreeMap<_, _> = self.named.iter().collect();
        for row in rows {
            let PersonalRow { id, salt, text } = match row {
                Ok(row) => row,
                Err(what) => {
                    tell(None, what);
                    continue;
                }
            };
            if self.erased.contains(&id) {
                tell(None, format!("text {id} was erased, and is still there"));
            }
            match missing.remove(&id) {
                None => tell(None, format!("no event speaks of text {id}")),
                Some((digest, _)) if *digest == PersonalRef::digest(&salt, &text) => (),
                Some((_, sequence)) => {
                    tell(Some(*sequence), format!("text {id} is not the one the event speaks of"));
                }
            }
        }
        for (id, (_, sequence)) in missing {
            if !self.erased.contains(id) {
                tell(Some(*sequence), format!("text {id} is gone, and no event says that it was erased"));
            }
        }
    }
}

/// A reference, if the value is one and nothing else.
fn reference(value: &Value) -> Option<PersonalRef> {
    let fields = value.as_object()?;
    if fields.len() != 2 || !fields.contains_key("id") || !fields.contains_key("digest") {
        return None;
    }
    serde_json::from_value(value.clone()).ok()
}
