//! The task that keeps time.

use std::sync::Arc;
use std::time::Duration;

use chuhe_domain::vocabulary::{BookId, Timestamp};
use chuhe_storage::ledger::{Heard, Hearing};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::{AbortHandle, JoinHandle};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::agenda::{Agenda, Entry};
use crate::config::TimekeeperConfig;
use crate::desk::{Desk, Failure, Taken};
use crate::timestamp;

/// How many games are taken up at once: enough for the ledger to commit them together.
const ABREAST: usize = 256;
/// How long it waits after a failure of the ledger.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// A running timekeeper.
pub struct Timekeeper {
    task: JoinHandle<()>,
    stop: CancellationToken,
}

impl Timekeeper {
    /// Starts keeping time.
    #[must_use]
    pub fn start(desk: Desk, config: &TimekeeperConfig) -> Self {
        let stop = CancellationToken::new();
        let task = Task::new(desk, config);
        Self { task: tokio::spawn(task.run(stop.clone())), stop }
    }

    /// By which it can be asked whether it still keeps time.
    #[must_use]
    pub fn pulse(&self) -> AbortHandle {
        self.task.abort_handle()
    }

    /// Takes nothing more up, and waits for what is being taken up.
    pub async fn stop(self) {
        self.stop.cancel();
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the timekeeper did not end well");
        }
    }
}

struct Task {
    desk: Desk,
    hearing: Hearing,
    agenda: Agenda,
    /// What the table holds is not looked at before this instant: devices shall have time to report after an outage.
    grace: Timestamp,
    /// How often all of the table is looked at, where other nodes write to it.
    poll: Option<Duration>,
    /// When it is looked at next.
    look: Option<Instant>,
    room: Arc<Semaphore>,
    under_way: TaskTracker,
    results: (mpsc::UnboundedSender<Result>, mpsc::UnboundedReceiver<Result>),
}

type Result = (Entry, std::result::Result<Taken, Failure>);

impl Task {
    fn new(desk: Desk, config: &TimekeeperConfig) -> Self {
        let shared = desk.ledger().is_shared();
        Self {
            hearing: desk.ledger().heard(),
            agenda: Agenda::default(),
            grace: now().plus(millis(config.grace)),
            poll: shared.then_some(config.deadline_poll),
            look: Some(Instant::now()),
            room: Arc::new(Semaphore::new(ABREAST)),
            under_way: TaskTracker::new(),
            results: mpsc::unbounded_channel(),
            desk,
        }
    }

    async fn run(mut self, stop: CancellationToken) {
        loop {
            let (look, due) = (self.look, self.agenda.next().map(instant));
            tokio::select! {
                // What was heard first: it may be that nothing is due any more.
                biased;
                () = stop.cancelled() => break,
                heard = self.hearing.next() => match heard {
                    Some(heard) => self.hear(heard).await,
                    None => break,
                },
                Some(result) = self.results.1.recv() => self.settle(result),
                () = until(due) => self.take_up(),
                () = until(look) => self.look_everywhere().await,
            }
        }
        self.under_way.close();
        self.under_way.wait().await;
    }

    async fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Here { deadlines, .. } => {
                for (book, change) in deadlines {
                    match change.at {
                        Some(at) => self.agenda.set(book, change.game, at, at),
                        None => self.agenda.clear(change.game),
                    }
                }
            }
            Heard::Elsewhere(heads) => {
                for (book, _) in heads {
                    self.look_at(Some(book)).await;
                }
            }
            Heard::Anything => self.look_everywhere().await,
        }
    }

    async fn look_everywhere(&mut self) {
        self.look = self.poll.map(|poll| Instant::now() + poll);
        self.look_at(None).await;
    }

    /// Reads what the table holds, of one book or of all.
    async fn look_at(&mut self, book: Option<BookId>) {
        match self.desk.ledger().deadlines(book, None, u32::MAX).await {
            Ok(standing) => self.agenda.replace(book, &standing, self.grace),
            Err(error) => {
                tracing::warn!(%error, "failed to read the deadlines");
                self.look = Some(Instant::now() + AFTER_FAILURE);
            }
        }
    }

    /// Has the desk take up everything that is due.
    fn take_up(&mut self) {
        for entry in self.agenda.take(now()) {
            let (desk, room, results) = (self.desk.clone(), Arc::clone(&self.room), self.results.0.clone());
            self.under_way.spawn(async move {
                // it is never closed
                let _turn = room.acquire().await;
                let taken = desk.take_up(entry.book, entry.game, now()).await;
                // whoever has stopped wants no results
                let _ = results.send((entry, taken));
            });
        }
    }

    fn settle(&mut self, (entry, taken): Result) {
        match taken {
            Ok(Taken::Ruled | Taken::Nothing) => self.agenda.done(entry),
            Ok(Taken::NotBefore(until)) => self.agenda.put_off(entry, until),
            Err(error) => {
                tracing::warn!(%error, game = %entry.game, "failed to rule what has come due");
                self.agenda.put_off(entry, now().plus(millis(AFTER_FAILURE)));
            }
        }
    }
}

async fn until(instant: Option<Instant>) {
    match instant {
        Some(instant) => sleep_until(instant).await,
        None => std::future::pending().await,
    }
}

fn now() -> Timestamp {
    timestamp::Timestamp::now().into()
}

/// The instant by the clock that timers go by.
fn instant(at: Timestamp) -> Instant {
    Instant::now() + Duration::from_millis(at.since(now()))
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
