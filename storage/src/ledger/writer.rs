//! The one task that writes. It takes what waits, plans it, and commits it together: one sync for all of it.
//!
//! It answers only what it knows. After a connection was lost at a commit it looks, under the lock, which commands are
//! there, and writes the others again; where it cannot look, it says so. A failing disk ends everything. What it does
//! outside of any command stands in `apart`.

mod apart;

use std::sync::Arc;
use std::time::Duration;

use chuhe_domain::vocabulary::BookId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::journal::append::Appended;
use crate::journal::deadline::DeadlineChange;
use crate::journal::error::StoreError;
use crate::journal::heard::Heard;
use crate::journal::plan::{self, Reply};
use crate::journal::store::{Failure, Store};
use crate::journal::validate::Checked;
use crate::ledger::rebuild::Rebuilt;
use crate::ledger::settings::Settings;
use crate::ledger::signals::Signals;

/// How much text is committed together at most, in bytes.
const BATCH_WEIGHT: usize = 16 * 1024 * 1024;

/// How often a batch is begun again after its connection was lost, or a lock was not had in time.
const ATTEMPTS: usize = 4;

/// What the writer is asked for.
pub(crate) enum Request {
    /// To write one decided command.
    Append { checked: Box<Checked>, reply: oneshot::Sender<Reply> },
    /// To change deadlines outside of any command.
    Deadlines { changes: Vec<(BookId, DeadlineChange)>, reply: oneshot::Sender<Result<(), StoreError>> },
    /// To set down anew what is derived.
    Rebuild { reply: oneshot::Sender<Result<Rebuilt, StoreError>> },
}

pub(crate) struct Writer<S> {
    store: S,
    signals: Arc<Signals>,
    settings: Settings,
    /// Why nothing is written any more.
    stopped: Option<String>,
}

/// An attempt that broke.
struct Broken {
    failure: Failure,
    /// The answers, if it is written all the same: the commit was on its way, and nobody knows how far it came.
    promised: Vec<Reply>,
}

impl From<Failure> for Broken {
    /// Before the commit: nothing of it is written.
    fn from(failure: Failure) -> Self {
        Self { failure, promised: Vec::new() }
    }
}

/// What an attempt came to: an answer for each command, and what to tell of.
struct Settled {
    replies: Vec<Reply>,
    heads: Vec<(BookId, u64)>,
    deadlines: Vec<(BookId, DeadlineChange)>,
    /// Something was written before, and what became of its deadlines is not among these.
    doubtful: bool,
}

impl Settled {
    /// Nothing was written.
    const fn answers(replies: Vec<Reply>) -> Self {
        Self { replies, heads: Vec::new(), deadlines: Vec::new(), doubtful: false }
    }
}

impl<S: Store> Writer<S> {
    pub(crate) const fn new(store: S, signals: Arc<Signals>, settings: Settings) -> Self {
        Self { store, signals, settings, stopped: None }
    }

    /// Writes until it is told to stop, and then what still waits.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Request>, stop: CancellationToken) {
        let limit = self.settings.batch.max(1);
        let mut waiting = Vec::with_capacity(limit);
        loop {
            tokio::select! {
                () = stop.cancelled(), if !queue.is_closed() => queue.close(),
                taken = queue.recv_many(&mut waiting, limit) => {
                    if taken == 0 {
                        break;
                    }
                    self.serve(&mut waiting).await;
                }
            }
        }
        self.store.close().await;
    }

    /// Serves what was taken from the queue, in its order, in as few batches as its weight allows.
    async fn serve(&mut self, waiting: &mut Vec<Request>) {
        let mut batch = Vec::with_capacity(waiting.len());
        let mut weight = 0;
        for request in waiting.drain(..) {
            // what is no append stands by itself, after all that came before it
            let apart = match &request {
                Request::Append { checked, .. } => weight + checked.weight > BATCH_WEIGHT,
                Request::Deadlines { .. } | Request::Rebuild { .. } => true,
            };
            if apart {
                self.write(std::mem::take(&mut batch)).await;
                weight = 0;
            }
            match request {
                Request::Append { checked, reply } => {
                    weight += checked.weight;
                    batch.push((checked, reply));
                }
                // whoever left can ask again
                Request::Deadlines { changes, reply } => {
                    let _ = reply.send(self.set_deadlines(changes).await);
                }
                Request::Rebuild { reply } => {
                    let _ = reply.send(self.rebuild().await);
                }
            }
        }
        self.write(batch).await;
    }

    async fn write(&mut self, batch: Vec<(Box<Checked>, oneshot::Sender<Reply>)>) {
        if batch.is_empty() {
            return;
        }
        let checked: Vec<&Checked> = batch.iter().map(|(checked, _)| &**checked).collect();
        let settled = self.settle(&checked, vec![false; checked.len()]).await;
        let Settled { replies, heads, deadlines, doubtful } = settled;
        if !heads.is_empty() {
            self.signals.announce(Heard::Here { heads: heads.clone(), deadlines });
        }
        if doubtful {
            self.signals.announce(Heard::Anything);
        }
        for ((_, sender), reply) in batch.into_iter().zip(replies) {
            // whoever left asks again with the same key
            let _ = sender.send(reply);
        }
        if !heads.is_empty() {
            self.store.announce(&heads).await;
        }
    }

    fn running(&self) -> Result<(), StoreError> {
        self.stopped.as_ref().map_or(Ok(()), |what| Err(StoreError::Unavailable(what.clone())))
    }

    /// Nothing is written, and nothing answered, after the disk has failed at a commit.
    fn stop(&mut self, what: &str) {
        self.stopped = Some(what.to_owned());
        (self.settings.on_fatal)(what);
    }

    /// Finds an answer for every command. `perhaps` marks those a lost commit may have written already.
    async fn settle(&mut self, batch: &[&Checked], mut perhaps: Vec<bool>) -> Settled {
        let mut error = StoreError::Unavailable("the connection is lost again and again".to_owned());
        for _ in 0..ATTEMPTS {
            if let Err(error) = self.running() {
                return given_up(&perhaps, &error);
            }
            let failure = match self.attempt(batch).await {
                Ok(settled) => return with_credit(settled, &perhaps),
                Err(Broken { failure, promised }) => {
                    for (perhaps, promised) in perhaps.iter_mut().zip(&promised) {
                        *perhaps |= matches!(promised, Ok(Appended::New(_)));
                    }
                    if let (Failure::Disk(what), false) = (&failure, promised.is_empty()) {
                        self.stop(what);
                        return given_up(&vec![true; batch.len()], &StoreError::OutcomeUnknown);
                    }
                    failure
                }
            };
            tracing::warn!(what = failure.what(), commands = batch.len(), "a batch was not written");
            let lost = matches!(failure, Failure::Lost(_)) || self.store.rollback().await.is_err();
            if lost && !self.regain().await {
                return given_up(&perhaps, &failure.into());
            }
            match failure {
                Failure::Refused(_) if batch.len() > 1 => return self.singly(batch, &perhaps).await,
                Failure::Refused(_) | Failure::Disk(_) => return given_up(&perhaps, &failure.into()),
                Failure::Busy(_) | Failure::Lost(_) => error = failure.into(),
            }
        }
        given_up(&perhaps, &error)
    }

    /// Each command by itself, so that the one the database refuses harms no other.
    async fn singly(&mut self, batch: &[&Checked], perhaps: &[bool]) -> Settled {
        let mut all = Settled::answers(Vec::with_capacity(batch.len()));
        for (checked, perhaps) in batch.iter().zip(perhaps) {
            let one = Box::pin(self.settle(&[checked], vec![*perhaps])).await;
            all.replies.extend(one.replies);
            all.heads.extend(one.heads);
            all.deadlines.extend(one.deadlines);
            all.doubtful |= one.doubtful;
        }
        all
    }

    /// One transaction, from beginning to end.
    async fn attempt(&mut self, batch: &[&Checked]) -> Result<Settled, Broken> {
        let store = &mut self.store;
        store.begin().await?;
        let loaded = store.load(&plan::wanted(batch)).await?;
        let (rows, replies) = plan::plan(batch, loaded, (self.settings.clock)());
        if rows.is_empty() {
            // what was read under the lock is true, however the reading ends
            if store.rollback().await.is_err() {
                self.regain().await;
            }
            return Ok(Settled::answers(replies));
        }
        store.write(&rows).await?;
        match store.commit().await {
            Ok(()) => {
                let (heads, deadlines) = (rows.heads(), rows.deadlines.changes());
                Ok(Settled { replies, heads, deadlines, doubtful: false })
            }
            Err(failure @ (Failure::Lost(_) | Failure::Disk(_))) => {
                Err(Broken { failure, promised: replies })
            }
            // it was put off as a whole
            Err(failure) => Err(failure.into()),
        }
    }

    /// Tries for a while to get a fresh connection.
    async fn regain(&mut self) -> bool {
        let until = Instant::now() + self.settings.patience;
        let mut pause = Duration::from_millis(20);
        while let Err(failure) = self.store.reconnect().await {
            tracing::warn!(what = failure.what(), "the connection that writes is not back yet");
            if Instant::now() + pause > until {
                return false;
            }
            sleep(pause).await;
            pause = (pause * 2).min(Duration::from_secs(1));
        }
        true
    }
}

/// What a lost commit had written is found as if it were a repeat; it is not one, and its book has grown.
fn with_credit(mut settled: Settled, perhaps: &[bool]) -> Settled {
    for (reply, perhaps) in settled.replies.iter_mut().zip(perhaps) {
        if let (true, Ok(Appended::Repeated(outcome))) = (perhaps, &*reply) {
            settled.heads.push((outcome.book, outcome.at_sequence));
            settled.doubtful = true;
            *reply = Ok(Appended::New(outcome.clone()));
        }
    }
    settled
}

/// No answer is to be had: nothing is known of what may be written, and the rest failed.
fn given_up(perhaps: &[bool], error: &StoreError) -> Settled {
    let unknown = |perhaps: &bool| Err(if *perhaps { StoreError::OutcomeUnknown } else { error.clone() });
    Settled::answers(perhaps.iter().map(unknown).collect())
}

#[cfg(test)]
mod tests;
