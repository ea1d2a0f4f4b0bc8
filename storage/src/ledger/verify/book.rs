//! The verification of one book: its events, and what is derived from them or answered for them.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use chuhe_domain::vocabulary::{BookId, CommandId, StreamId, Timestamp, TokenId};
use uuid::Uuid;

use crate::journal::audit::{DerivedRows, PersonalRow, Row};
use crate::journal::chain::link;
use crate::journal::derived::Derived;
use crate::journal::plan::CommandRow;
use crate::journal::stored::{Head, StoredEvent};
use crate::ledger::verify::finding::Finding;
use crate::ledger::verify::personal::Persons;

/// Who tells.
pub(crate) type Tell<'t> = &'t mut dyn FnMut(Finding);

/// A book as far as it was read.
pub(crate) struct Book {
    id: BookId,
    /// The last position of the whole ledger.
    last_position: u64,
    /// The last event's, each for itself: an event that is out of place does not put the next one out of place.
    sequence: u64,
    position: u64,
    recorded_at: Timestamp,
    /// None after an event that cannot be read.
    hash: Option<[u8; 32]>,
    derived: Derived,
    /// Whether every event could be read, so that what is derived from them is known.
    whole: bool,
    /// The events of each command.
    commands: HashMap<(TokenId, CommandId), Came>,
    persons: Persons,
}

/// What came of a command, by its events.
#[derive(Debug, PartialEq, Eq)]
struct Came {
    first: u64,
    last: u64,
    count: u64,
    correlation_id: Uuid,
    received_at: Timestamp,
}

impl Book {
    pub(crate) fn new(id: BookId, last_position: u64) -> Self {
        Self {
            id,
            last_position,
            sequence: 0,
            position: 0,
            recorded_at: Timestamp::from_millis(i64::MIN),
            hash: Some([0; 32]),
            derived: Derived::default(),
            whole: true,
            commands: HashMap::new(),
            persons: Persons::default(),
        }
    }

    pub(crate) fn head(&self) -> Head {
        self.derived.head(self.id)
    }

    fn tell(
        &self,
        table: &'static str,
        sequence: impl Into<Option<u64>>,
        what: impl Into<String>,
        tell: Tell<'_>,
    ) {
        tell(Finding { table, book: Some(self.id), sequence: sequence.into(), what: what.into() });
    }

    /// Looks at the next event.
    pub(crate) fn event(&mut self, sequence: u64, row: Row<StoredEvent>, tell: Tell<'_>) {
        if sequence != self.sequence + 1 {
            let what = format!("it is missing: {sequence} comes next");
            self.tell("events", self.sequence + 1, what, tell);
        }
        self.sequence = sequence;
        match row {
            Ok(row) => self.read(&row, tell),
            Err(what) => {
                self.tell("events", sequence, what, tell);
                self.hash = None;
                self.whole = false;
            }
        }
    }

    fn read(&mut self, row: &StoredEvent, tell: Tell<'_>) {
        let sequence = row.sequence;
        if self.hash.is_some_and(|previous| link(&previous, row) != row.hash) {
            let what = "its hash does not follow from its fields and the hash before it";
            self.tell("events", sequence, what, tell);
        }
        self.hash = Some(row.hash);
        let version = self.derived.version(self.id, row.stream) + 1;
        if row.version != version {
            let what = format!("version {} of {}, where {version} is due", row.version, name(row.stream));
            self.tell("events", sequence, what, tell);
        }
        if row.recorded_at < self.recorded_at {
            self.tell("events", sequence, "it was written before the event before it", tell);
        }
        self.recorded_at = self.recorded_at.max(row.recorded_at);
        if row.position <= self.position || row.position > self.last_position {
            let what = format!("position {} is out of the order of appends", row.position);
            self.tell("events", sequence, what, tell);
        } else {
            self.position = row.position;
        }
        self.count(row);
        match row.event() {
            Ok(event) => {
                self.derived.apply(row, &event);
                self.persons.event(row, &event);
            }
            Err(error) => {
                self.tell("events", sequence, error.to_string(), tell);
                self.whole = false;
            }
        }
    }

    fn count(&mut self, row: &StoredEvent) {
        let came = self.commands.entry((row.actor, row.command_id)).or_insert(Came {
            first: row.sequence,
            last: row.sequence,
            count: 0,
            correlation_id: row.correlation_id,
            received_at: row.received_at,
        });
        came.last = row.sequence;
        came.count += 1;
    }

    /// Compares what is derived with what stands there.
    pub(crate) fn derived(&self, stored: DerivedRows, tell: Tell<'_>) {
        if !self.whole {
            let what = "what is derived cannot be compared, as an event cannot be read";
            return self.tell("books", self.sequence, what, tell);
        }
        let head = self.derived.books.get(&self.id).map(|head| ((), *head));
        self.compare("books", head, stored.head.map(|row| row.map(|head| ((), head))), |()| None, tell);
        let streams = self.derived.streams.iter().map(|(stream, head)| (*stream, *head));
        self.compare("streams", streams, stored.streams, |_| None, tell);
        let lines = self.derived.table_events.iter().map(|line| (line.sequence, *line));
        let stored_lines = stored.table_events.into_iter().map(|row| row.map(|line| (line.sequence, line)));
        self.compare("table_events", lines, stored_lines, |sequence| Some(*sequence), tell);
        let entry = self.derived.catalogue.get(&self.id).map(|entry| ((), entry.clone()));
        self.compare(
            "catalogue",
            entry,
            stored.catalogue.map(|row| row.map(|entry| ((), entry))),
            |()| None,
            tell,
        );
    }

    fn compare<K: Ord + Debug, V: PartialEq + Debug>(
        &self,
        table: &'static str,
        expected: impl IntoIterator<Item = (K, V)>,
        stored: impl IntoIterator<Item = Row<(K, V)>>,
        sequence: impl Fn(&K) -> Option<u64>,
        tell: Tell<'_>,
    ) {
        let mut expected: BTreeMap<K, V> = expected.into_iter().collect();
        for row in stored {
            match row {
                Err(what) => self.tell(table, None, what, tell),
                Ok((key, found)) => match expected.remove(&key) {
                    Some(due) if due == found => (),
                    due => {
                        let what = format!("{found:?} stands there, where the events say {due:?}");
                        self.tell(table, sequence(&key), what, tell);
                    }
                },
            }
        }
        for (key, due) in expected {
            self.tell(table, sequence(&key), format!("it is missing: the events say {due:?}"), tell);
        }
    }

    /// Compares what was answered with what came of it.
    pub(crate) fn commands(&self, rows: Vec<Row<CommandRow>>, tell: Tell<'_>) {
        for row in rows {
            match row {
                Ok(row) => self.command(&row, tell),
                Err(what) => self.tell("commands", None, what, tell),
            }
        }
    }

    fn command(&self, row: &CommandRow, tell: Tell<'_>) {
        let outcome = &row.outcome;
        let said = outcome.first_sequence.zip(outcome.last_sequence).map(|(first, last)| Came {
            first,
            last,
            count: (last + 1).saturating_sub(first),
            correlation_id: row.correlation_id,
            received_at: row.received_at,
        });
        let came = self.commands.get(&(row.actor, row.command_id));
        if said.as_ref() != came {
            let what = format!("command {} says {said:?}, and its events {came:?}", row.command_id);
            self.tell("commands", outcome.first_sequence, what, tell);
        }
        let at = outcome.at_sequence;
        if at > self.sequence || outcome.last_sequence.is_some_and(|last| last != at) {
            let what = format!("command {} was answered at {at}, which cannot be", row.command_id);
            self.tell("commands", at, what, tell);
        }
    }

    /// Compares the texts about persons with what the events say of them.
    pub(crate) fn personal(&self, rows: Vec<Row<PersonalRow>>, tell: Tell<'_>) {
        self.persons.compare(rows, |sequence, what| self.tell("personal", sequence, what, tell));
    }
}

fn name(stream: StreamId) -> String {
    format!("{} {}", stream.kind, stream.id)
}
