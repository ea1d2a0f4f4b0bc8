//! What has come due in a game is ruled: the server's own command, decided and written like any other, under a key that
//! is the same on every node. Where nothing is due nothing is written, not even an outcome: under the same key something
//! may be due later.

use chuhe_domain::clock::{Clock, Keeper};
use chuhe_domain::event::Event;
use chuhe_domain::game::{Deadline, Game, GameCommand, RuleDeadline, Setting};
use chuhe_domain::vocabulary::{Actor, BookId, CommandId, GameId, Refuse, Role, StreamId, Timestamp};
use chuhe_storage::ledger::{Appended, Guard};
use uuid::Uuid;

use super::books::Desk;
use super::deadlines::{self, kind, waited_for};
use super::envelope::{Envelope, SERVER};
use super::failure::Failure;
use super::folds::{GameFold, TournamentFold};
use super::run::{ATTEMPTS, Decided};
use super::versions;

/// How long a node waits that has only read that the table was in contact: the one that heard it itself goes first, and
/// what it wrote is told within that time.
const AFTER_YOU_MS: u64 = 250;

/// What came of a deadline that was taken up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// It was ruled, or the arbiter was called.
    Ruled,
    /// Nothing is to be done before this instant.
    NotBefore(Timestamp),
    /// The game waits for nothing.
    Nothing,
}

/// Whether the device at the table is in contact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Contact {
    /// This node heard it.
    Heard,
    /// The record says so: something came from the table, here before a restart, or on another node.
    Recorded,
    /// Not as far as this node can know.
    Lost,
}

impl Desk {
    /// Somebody who may play or record at this table has asked for something; so long it may be silent.
    pub async fn hear_of(&self, game: GameId, at: Timestamp, contact_ms: u64) {
        self.contacts.hear_of(game, at, contact_ms).await;
    }

    /// Whether the table was out of contact since the face that runs began to, as far as this node knows: one that was
    /// down, or had another before it, does not.
    pub(super) async fn unheard(&self, id: GameId, game: &Game) -> bool {
        let Some(since) = game.clock.as_ref().and_then(Clock::since) else { return false };
        self.contacts.heard_of(id).await.is_none_or(|heard| heard.since > since)
    }

    /// Takes up what has come due in a game.
    ///
    /// # Errors
    /// When the ledger fails.
    pub async fn take_up(&self, book: BookId, game: GameId, now: Timestamp) -> Result<Taken, Failure> {
        // Where what was read last is still true, which the guards find out, nothing is read again.
        if let Some((tournament, fold)) = self.folds.known(book, game).await
            && self.attempt(book, game, now, &tournament, &fold).await? == Some(Taken::Ruled)
        {
            return Ok(Taken::Ruled);
        }
        for _ in 0..ATTEMPTS {
            let tournament = self.folds.tournament(book, None).await?;
            let fold = self.folds.game(book, game, None).await?;
            if let Some(taken) = self.attempt(book, game, now, &tournament, &fold).await? {
                return Ok(taken);
            }
        }
        Err(Failure::Contended)
    }

    /// Takes it up as the game stands here; nothing comes of it where the game has moved on.
    async fn attempt(
        &self,
        book: BookId,
        game: GameId,
        now: Timestamp,
        tournament: &TournamentFold,
        fold: &GameFold,
    ) -> Result<Option<Taken>, Failure> {
        let Some(state) = &fold.state else { return Ok(Some(Taken::Nothing)) };
        let setting = tournament.state.setting(game);
        let Some(deadline) = waited_for(state, &setting) else { return Ok(Some(Taken::Nothing)) };
        let contact = self.contact(game, fold.heard, &deadline, &setting).await;
        let from = deadline.at.plus(setting.clock.margin_ms).plus(self.patience_ms(contact, &setting));
        if now < from {
            return Ok(Some(Taken::NotBefore(from)));
        }
        let envelope = envelope(game, &deadline, fold.version, now);
        let rule = RuleDeadline { contact: contact != Contact::Lost };
        let verdict = rule.decide(state, &setting, envelope.moment()).map_err(|refusal| refusal.reason());
        let events = verdict.map_err(Failure::Refused)?;
        if events.is_empty() {
            return Ok(Some(Taken::Nothing));
        }
        let stream = StreamId::from(game);
        let decided = Decided {
            book,
            guards: vec![
                Guard::Stream { stream, version: fold.version },
                Guard::Stream { stream: StreamId::from(book), version: tournament.version },
            ],
            versions: vec![versions::game(fold.version)],
            deadlines: deadlines::after(game, state, &events, &setting)?.into_iter().collect(),
            verdict: Ok(events.into_iter().map(|event| (stream, Event::Game(event))).collect()),
            erasures: Vec::new(),
        };
        let written = self.write(&envelope, 200, &[], decided).await?;
        Ok(written.filter(|written| matches!(written, Appended::New(_))).map(|_| Taken::Ruled))
    }

    /// Whether the table was heard of in the time before the deadline that the regulations allow it to be silent, and not only
    /// after it: what came due in a silence is told by the table afterwards, and is the arbiter's.
    async fn contact(
        &self,
        game: GameId,
        recorded: Timestamp,
        deadline: &Deadline,
        setting: &Setting,
    ) -> Contact {
        let covered = |since: Timestamp, last: Timestamp| {
            since <= deadline.at && last.plus(setting.clock.contact_ms) >= deadline.at
        };
        if self.contacts.heard_of(game).await.is_some_and(|heard| covered(heard.since, heard.last)) {
            Contact::Heard
        } else if covered(recorded, recorded) {
            Contact::Recorded
        } else {
            Contact::Lost
        }
    }

    /// How long this node lets another go first that may know more.
    fn patience_ms(&self, contact: Contact, setting: &Setting) -> u64 {
        match contact {
            _ if !self.ledger.is_shared() => 0,
            Contact::Heard => 0,
            Contact::Recorded => AFTER_YOU_MS,
            Contact::Lost if setting.clock.authority == Keeper::Device => AFTER_YOU_MS,
            Contact::Lost => setting.clock.contact_ms.max(AFTER_YOU_MS),
        }
    }
}

/// The key says of which game, of what, and when it is due, and since which event of the game: an arbiter who puts a
/// clock right can make the same instant due once more.
fn envelope(game: GameId, deadline: &Deadline, version: u64, now: Timestamp) -> Envelope {
    let name = format!("{} {} {version}", kind(deadline.due), deadline.at.as_millis());
    let key = Uuid::new_v5(&game.0, name.as_bytes());
    Envelope {
        actor: Actor { id: SERVER, role: Role::Administrator, entry: None },
        key: CommandId(key),
        digest: [0; 32],
        pins: None,
        received_at: now,
        occurred_at: Some(deadline.at),
        correlation_id: key,
    }
}
