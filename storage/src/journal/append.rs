//! What is handed to the ledger: one decided command, and what is answered for it.

use chuhe_domain::event::Event;
use chuhe_domain::vocabulary::{
    BookId, CommandId, PersonalId, PersonalRef, Reason, StreamId, Timestamp, TokenId,
};
use uuid::Uuid;

use crate::journal::deadline::DeadlineChange;

/// One decided command. It is written whole or not at all.
#[derive(Debug, Clone)]
pub struct Append {
    /// The book it belongs to.
    pub book: BookId,
    /// What the decision has read: checked again, under the writer's lock, for refusals too.
    pub guards: Vec<Guard>,
    /// What happened; nothing for a refusal, or where there was nothing left to do.
    pub events: Vec<NewEvent>,
    /// The texts about persons that the events speak of.
    pub personal: Vec<NewPersonal>,
    /// The texts about persons to erase, named by an event of this command.
    pub erasures: Vec<PersonalId>,
    /// What becomes of the deadlines of its games, in this order; a refusal may change them too.
    pub deadlines: Vec<DeadlineChange>,
    /// Who asked for what, and what is answered.
    pub command: CommandRecord,
}

/// Something the decision has read, as it stood then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guard {
    /// A stream of the book stands at this version; 0 is a stream that is not there.
    Stream {
        /// The stream.
        stream: StreamId,
        /// Its last version.
        version: u64,
    },
    /// The book holds this many events that touch a table.
    Tables {
        /// How many.
        count: u64,
    },
}

/// A fact to be added.
#[derive(Debug, Clone)]
pub struct NewEvent {
    /// The stream it is added to.
    pub stream: StreamId,
    /// The fact.
    pub event: Event,
    /// When it happened, by the word of the device or the arbiter.
    pub occurred_at: Timestamp,
}

/// A text about a person, kept apart from the event that speaks of it.
#[derive(Debug, Clone)]
pub struct NewPersonal {
    /// The id by which the event names it.
    pub id: PersonalId,
    /// Sixteen random bytes, hashed before the text, so that a short text cannot be guessed from its digest.
    pub salt: [u8; PersonalRef::SALT],
    /// The text.
    pub text: String,
}

/// Who asked for what, and what is answered: kept for ever, so that a repeat gets the first answer.
#[derive(Debug, Clone)]
pub struct CommandRecord {
    /// The token under which it was sent.
    pub actor: TokenId,
    /// Its key, chosen by the sender.
    pub command_id: CommandId,
    /// SHA-256 of the request, by which the same key with another request is found out.
    pub request_digest: [u8; 32],
    /// The HTTP status of the answer.
    pub status: u16,
    /// Why it was refused, where it was.
    pub refusal: Option<Reason>,
    /// When it reached the server.
    pub received_at: Timestamp,
    /// The request it came with.
    pub correlation_id: Uuid,
}

/// What was answered for a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The book it was decided in.
    pub book: BookId,
    /// The HTTP status of the answer.
    pub status: u16,
    /// The first event that came of it.
    pub first_sequence: Option<u64>,
    /// The last event that came of it.
    pub last_sequence: Option<u64>,
    /// The last event of the book when it was answered.
    pub at_sequence: u64,
    /// Why it was refused, where it was.
    pub refusal: Option<Reason>,
}

/// An append that is on disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Appended {
    /// Written now.
    New(Outcome),
    /// Written before, under the same key: this is the first answer.
    Repeated(Outcome),
}

impl Appended {
    /// The answer, whenever it was written.
    #[must_use]
    pub const fn outcome(&self) -> &Outcome {
        match self {
            Self::New(outcome) | Self::Repeated(outcome) => outcome,
        }
    }
}
