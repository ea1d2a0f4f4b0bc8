//! The one way every command goes: look the key up, decide on what is read, append under guards, and decide
//! again where something came between.

use chuhe_domain::event::Event;
use chuhe_domain::vocabulary::{BookId, PersonalId, Reason, StreamId};
use chuhe_storage::ledger::{
    Append, Appended, CommandRecord, DeadlineChange, Guard, NewEvent, NewPersonal, Outcome, StoreError,
};

use super::books::Desk;
use super::envelope::Envelope;
use super::failure::{Between, Failure};

/// How often a command is decided anew before the sender is told to try later.
pub(super) const ATTEMPTS: usize = 64;
/// Refusals that speak of the address or the sender, not of the state of things: nothing is stored of them.
const UNSTORED: [&str; 11] = [
    "discipline.unknown_appeal",
    "discipline.unknown_official",
    "discipline.unknown_penalty",
    "tournament.not_found",
    "tournament.unknown_match",
    "tournament.unknown_round",
    "tournament.unknown_stage",
    "game.unknown_foul",
    "player.not_found",
    "token.unknown",
    "token.outranks_issuer",
];
/// How many events after each version that was named a mismatch tells of.
const TOLD: usize = 20;

/// A decision on what was read.
pub(super) struct Decided {
    pub(super) book: BookId,
    /// What was read.
    pub(super) guards: Vec<Guard>,
    /// The versions of what was read, as the sender may have pinned them.
    pub(super) versions: Vec<String>,
    /// What follows.
    pub(super) verdict: Result<Vec<(StreamId, Event)>, Reason>,
    pub(super) erasures: Vec<PersonalId>,
    /// What becomes of the deadlines of its games.
    pub(super) deadlines: Vec<DeadlineChange>,
}

/// A command that was accepted.
#[derive(Debug, Clone)]
pub struct Done {
    /// The book it was decided in.
    pub book: BookId,
    /// The status of its answer.
    pub status: u16,
    /// The first event that came of it, if any did.
    pub first: Option<u64>,
    /// The last event of the book when it was answered: what its answer shows.
    pub sequence: u64,
}

impl Desk {
    /// The first event that came of a command: a repeat learns from it which ids the first run made.
    ///
    /// # Errors
    /// When nothing came of it, or the ledger cannot be read.
    pub async fn first_event(&self, done: &Done) -> Result<Event, Failure> {
        let nothing = || Failure::Broken(format!("no event came of a command in book {}", done.book));
        let first = done.first.and_then(|first| first.checked_sub(1)).ok_or_else(nothing)?;
        let rows = self.ledger.read(done.book, first, None, 1).await?;
        Ok(rows.first().ok_or_else(nothing)?.event()?)
    }

    /// What was answered before for this command, if it was.
    ///
    /// # Errors
    /// As it was refused then; when the ledger cannot be read.
    pub(super) async fn answered(&self, envelope: &Envelope) -> Result<Option<Done>, Failure> {
        let known = self.ledger.outcome(envelope.actor.id, envelope.key, &envelope.digest).await?;
        known.map(answer).transpose()
    }

    /// Runs a command to its answer.
    pub(super) async fn run(
        &self,
        envelope: &Envelope,
        status: u16,
        texts: Vec<NewPersonal>,
        decide: impl AsyncFn() -> Result<Decided, Failure>,
    ) -> Result<Done, Failure> {
        if let Some(done) = self.answered(envelope).await? {
            return Ok(done);
        }
        for _ in 0..ATTEMPTS {
            let decided = decide().await?;
            self.check_pins(envelope, &decided).await?;
            if let Err(reason) = &decided.verdict
                && UNSTORED.contains(&reason.code.as_str())
            {
                return Err(Failure::NotFound(reason.clone()));
            }
            if let Some(appended) = self.write(envelope, status, &texts, decided).await? {
                return answer(appended.outcome().clone());
            }
        }
        Err(Failure::Contended)
    }

    /// Writes what was decided; nothing where something came between.
    pub(super) async fn write(
        &self,
        envelope: &Envelope,
        status: u16,
        texts: &[NewPersonal],
        decided: Decided,
    ) -> Result<Option<Appended>, Failure> {
        match self.ledger.append(append(envelope, status, texts, decided)).await {
            Ok(appended) => Ok(Some(appended)),
            Err(StoreError::Conflict(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Refuses where the sender named versions and none of them is current.
    async fn check_pins(&self, envelope: &Envelope, decided: &Decided) -> Result<(), Failure> {
        let Some(pins) = &envelope.pins else { return Ok(()) };
        if pins.iter().any(|pin| decided.versions.contains(pin)) {
            return Ok(());
        }
        let mut between = Vec::new();
        for pin in pins {
            between.extend(self.since(decided, pin).await?);
        }
        Err(Failure::VersionMismatch { current: decided.versions.clone(), between })
    }

    /// What came after the version a sender named.
    async fn since(&self, decided: &Decided, pin: &str) -> Result<Vec<Between>, Failure> {
        let Some((kind, version)) = pin.rsplit_once('-') else { return Ok(Vec::new()) };
        let Ok(version) = version.parse() else { return Ok(Vec::new()) };
        let stream = decided.guards.iter().find_map(|guard| match guard {
            Guard::Stream { stream, .. } if stream.kind.to_string() == kind => Some(*stream),
            _ => None,
        });
        let rows = match stream {
            Some(stream) => self.ledger.read_stream(decided.book, stream, version).await?,
            None if kind == "tables" => self.ledger.read_tables(decided.book, version, None).await?,
            None => Vec::new(),
        };
        let told = rows.into_iter().take(TOLD).map(|row| Between {
            sequence: row.sequence,
            type_name: row.type_name,
            recorded_at: row.recorded_at,
        });
        Ok(told.collect())
    }
}

fn append(envelope: &Envelope, status: u16, texts: &[NewPersonal], decided: Decided) -> Append {
    let (events, refusal) = match decided.verdict {
        Ok(events) => (events, None),
        Err(reason) => (Vec::new(), Some(reason)),
    };
    let occurred_at = envelope.occurred_at();
    let events: Vec<NewEvent> =
        events.into_iter().map(|(stream, event)| NewEvent { stream, event, occurred_at }).collect();
    // What adds no event adds no text either: nothing would speak of it.
    let (personal, erasures) =
        if events.is_empty() { (Vec::new(), Vec::new()) } else { (texts.to_vec(), decided.erasures) };
    Append {
        book: decided.book,
        guards: decided.guards,
        events,
        personal,
        erasures,
        deadlines: decided.deadlines,
        command: CommandRecord {
            actor: envelope.actor.id,
            command_id: envelope.key,
            request_digest: envelope.digest,
            status: if refusal.is_some() { REFUSED } else { status },
            refusal,
            received_at: envelope.received_at,
            correlation_id: envelope.correlation_id,
        },
    }
}

/// What stands as the status of a refusal: its code says the true one, in the problem catalogue.
const REFUSED: u16 = 409;

fn answer(outcome: Outcome) -> Result<Done, Failure> {
    match outcome.refusal {
        Some(reason) => Err(Failure::Refused(reason)),
        None => Ok(Done {
            book: outcome.book,
            status: outcome.status,
            first: outcome.first_sequence,
            sequence: outcome.at_sequence,
        }),
    }
}
