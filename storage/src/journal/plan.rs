//! The planning of a batch: from what is asked and what stands, the rows to write and the answers to give.
//!
//! Pure, and the same for both databases. Commands are taken in the order they came; each sees the book as those before
//! it leave it. Whatever is wrong is found here, by comparing, before anything is inserted.

use std::collections::{BTreeSet, HashMap};

use chuhe_domain::vocabulary::{BookId, CommandId, PersonalId, StreamId, Timestamp, TokenId};
use sha2::{Digest, Sha256};
use uuid::{Builder, Uuid};

use crate::journal::append::{Append, Appended, Guard, NewPersonal, Outcome};
use crate::journal::catalogue;
use crate::journal::chain;
use crate::journal::deadline::DeadlineRows;
use crate::journal::derived::Derived;
use crate::journal::error::{GuardFailure, Invalid, StoreError};
use crate::journal::stored::StoredEvent;
use crate::journal::validate::Checked;

/// What has to be known before a batch can be planned.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Wanted {
    pub(crate) commands: BTreeSet<(TokenId, CommandId)>,
    pub(crate) books: BTreeSet<BookId>,
    /// Wherever they stand: a stream of another book is found out.
    pub(crate) streams: BTreeSet<StreamId>,
    pub(crate) catalogue: BTreeSet<BookId>,
}

/// What stands, of what is wanted.
#[derive(Debug, Default)]
pub(crate) struct Loaded {
    pub(crate) last_position: u64,
    pub(crate) commands: HashMap<(TokenId, CommandId), Known>,
    pub(crate) derived: Derived,
}

/// A command that was answered before.
#[derive(Debug, Clone)]
pub(crate) struct Known {
    pub(crate) request_digest: [u8; 32],
    pub(crate) outcome: Outcome,
}

/// The rows to write.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) last_position: u64,
    pub(crate) events: Vec<StoredEvent>,
    pub(crate) commands: Vec<CommandRow>,
    pub(crate) personal: Vec<(BookId, NewPersonal)>,
    pub(crate) erasures: Vec<(BookId, PersonalId)>,
    pub(crate) deadlines: DeadlineRows,
    pub(crate) derived: Derived,
}

impl Rows {
    /// Whether there is anything to write.
    pub(crate) fn is_empty(&self) -> bool {
        self.commands.is_empty()
    }

    /// The books that grow, or of which a deadline changes, and how far they come.
    pub(crate) fn heads(&self) -> Vec<(BookId, u64)> {
        let grown = self.derived.touched_books().map(|(book, _)| book);
        let books: BTreeSet<_> = grown.chain(self.deadlines.books()).collect();
        books.into_iter().map(|book| (book, self.derived.head(book).sequence)).collect()
    }
}

/// An answer to keep.
#[derive(Debug)]
pub(crate) struct CommandRow {
    pub(crate) actor: TokenId,
    pub(crate) command_id: CommandId,
    pub(crate) request_digest: [u8; 32],
    pub(crate) correlation_id: Uuid,
    pub(crate) received_at: Timestamp,
    pub(crate) recorded_at: Timestamp,
    pub(crate) outcome: Outcome,
    /// The refusal as it is stored.
    pub(crate) refusal: Option<String>,
}

/// One answer for each command, in their order.
pub(crate) type Reply = Result<Appended, StoreError>;

/// What must be known to plan these.
pub(crate) fn wanted(batch: &[&Checked]) -> Wanted {
    let mut wanted = Wanted::default();
    for Checked { append, .. } in batch {
        wanted.commands.insert((append.command.actor, append.command.command_id));
        wanted.books.insert(append.book);
        wanted.streams.extend(append.guards.iter().filter_map(|guard| match guard {
            Guard::Stream { stream, .. } => Some(stream),
            Guard::Tables { .. } => None,
        }));
        wanted.streams.extend(changed(append));
        if append.events.iter().any(|new| catalogue::concerns(&new.event)) {
            wanted.catalogue.insert(append.book);
        }
    }
    wanted
}

/// Plans a batch at the time `now`.
pub(crate) fn plan(batch: &[&Checked], loaded: Loaded, now: Timestamp) -> (Rows, Vec<Reply>) {
    let Loaded { last_position, mut commands, derived } = loaded;
    let mut rows = Rows { last_position, derived, ..Rows::default() };
    let replies = batch.iter().map(|checked| one(checked, &mut rows, &mut commands, now)).collect();
    (rows, replies)
}

fn one(
    checked: &Checked,
    rows: &mut Rows,
    commands: &mut HashMap<(TokenId, CommandId), Known>,
    now: Timestamp,
) -> Reply {
    let append = &checked.append;
    let command = &append.command;
    if let Some(known) = commands.get(&(command.actor, command.command_id)) {
        return known.repeat(&command.request_digest);
    }
    hold(append, &rows.derived)?;

    let before = rows.derived.head(append.book);
    let recorded_at = now.max(before.recorded_at);
    for (nth, (new, payload)) in append.events.iter().zip(&checked.payloads).enumerate() {
        let head = rows.derived.head(append.book);
        rows.last_position += 1;
        let mut row = StoredEvent {
            position: rows.last_position,
            book: append.book,
            sequence: head.sequence + 1,
            stream: new.stream,
            version: rows.derived.version(append.book, new.stream) + 1,
            event_id: event_id(command.actor, command.command_id, nth, recorded_at),
            type_name: new.event.type_name().to_owned(),
            schema: new.event.schema(),
            payload: payload.clone(),
            actor: command.actor,
            command_id: command.command_id,
            correlation_id: command.correlation_id,
            occurred_at: new.occurred_at,
            received_at: command.received_at,
            recorded_at,
            hash: [0; 32],
        };
        row.hash = chain::link(&head.hash, &row);
        rows.derived.apply(&row, &new.event);
        rows.events.push(row);
    }

    let at_sequence = rows.derived.head(append.book).sequence;
    let written = !append.events.is_empty();
    let outcome = Outcome {
        book: append.book,
        status: command.status,
        first_sequence: written.then_some(before.sequence + 1),
        last_sequence: written.then_some(at_sequence),
        at_sequence,
        refusal: command.refusal.clone(),
    };
    rows.personal.extend(append.personal.iter().map(|personal| (append.book, personal.clone())));
    rows.erasures.extend(append.erasures.iter().map(|id| (append.book, *id)));
    append.deadlines.iter().for_each(|change| rows.deadlines.change(append.book, *change));
    rows.commands.push(CommandRow {
        actor: command.actor,
        command_id: command.command_id,
        request_digest: command.request_digest,
        correlation_id: command.correlation_id,
        received_at: command.received_at,
        recorded_at,
        outcome: outcome.clone(),
        refusal: checked.refusal.clone(),
    });
    let known = Known { request_digest: command.request_digest, outcome: outcome.clone() };
    commands.insert((command.actor, command.command_id), known);
    Ok(Appended::New(outcome))
}

impl Known {
    /// The answer to the same key again.
    pub(crate) fn repeat(&self, request_digest: &[u8; 32]) -> Reply {
        if self.request_digest == *request_digest {
            Ok(Appended::Repeated(self.outcome.clone()))
        } else {
            Err(StoreError::KeyReused)
        }
    }
}

/// Whether every guard holds, and every stream is at home.
fn hold(append: &Append, derived: &Derived) -> Result<(), StoreError> {
    let failed: Vec<_> =
        append.guards.iter().filter_map(|guard| failure(append.book, *guard, derived)).collect();
    if !failed.is_empty() {
        return Err(StoreError::Conflict(failed));
    }
    for stream in changed(append) {
        if let Some(home) = derived.elsewhere(append.book, stream) {
            return Err(StoreError::Invalid(Invalid::StreamElsewhere { stream, home }));
        }
    }
    Ok(())
}

/// The streams of which something changes.
fn changed(append: &Append) -> impl Iterator<Item = StreamId> {
    let games = append.deadlines.iter().map(|change| change.game.into());
    append.events.iter().map(|new| new.stream).chain(games)
}

fn failure(book: BookId, expected: Guard, derived: &Derived) -> Option<GuardFailure> {
    let (wanted, found) = match expected {
        Guard::Stream { stream, version } => (version, derived.version(book, stream)),
        Guard::Tables { count } => (count, derived.head(book).tables.count),
    };
    (wanted != found).then_some(GuardFailure { expected, found })
}

/// A UUIDv7 of the time it is written at; its random part is drawn from the command, so that planning needs no dice.
fn event_id(actor: TokenId, command: CommandId, nth: usize, at: Timestamp) -> Uuid {
    let digest = Sha256::new()
        .chain_update(b"chuhe event id\0")
        .chain_update(actor.0.as_bytes())
        .chain_update(command.0.as_bytes())
        .chain_update(nth.to_be_bytes())
        .finalize();
    let mut random = [0; 10];
    random.copy_from_slice(digest.as_slice().split_at(10).0);
    let ms = u64::try_from(at.as_millis()).unwrap_or(0);
    Builder::from_unix_timestamp_millis(ms, &random).into_uuid()
}

#[cfg(test)]
mod tests;
