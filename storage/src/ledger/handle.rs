//! The handle of a ledger: cheap to clone, safe to share. What it reads stands in `reading`.

mod reading;

use std::fmt;
use std::sync::Arc;

use chuhe_domain::vocabulary::BookId;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_util::sync::{CancellationToken, DropGuard};
use uuid::Uuid;

use crate::journal::append::{Append, Appended};
use crate::journal::deadline::DeadlineChange;
use crate::journal::error::StoreError;
use crate::journal::store::Store;
use crate::journal::validate;
use crate::ledger::location::Location;
use crate::ledger::reader::Reader;
use crate::ledger::rebuild::Rebuilt;
use crate::ledger::settings::Settings;
use crate::ledger::signals::Signals;
use crate::ledger::verify::{Finding, Verified};
use crate::ledger::writer::{Request, Writer};
use crate::{postgres, sqlite};

/// An open ledger.
#[derive(Clone)]
pub struct Ledger {
    inner: Arc<Inner>,
}

struct Inner {
    queue: mpsc::Sender<Request>,
    reader: Reader,
    signals: Arc<Signals>,
    settings: Settings,
    closing: Arc<CancellationToken>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    _close_on_drop: DropGuard,
}

impl Ledger {
    /// Opens the ledger, or founds it, and brings its tables up to date.
    ///
    /// # Errors
    /// When it cannot be reached, is held by another process (SQLite), or is not what this program can work with.
    pub async fn open(location: &Location) -> Result<Self, StoreError> {
        Self::open_with(location, Settings::default()).await
    }

    /// The same, run otherwise than by default.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub async fn open_with(location: &Location, settings: Settings) -> Result<Self, StoreError> {
        let (signals, closing) = (Arc::new(Signals::default()), CancellationToken::new());
        let (queue, waiting) = mpsc::channel(settings.queue.max(1));
        let node = Uuid::new_v4().simple().to_string();
        let (reader, writing) = match location {
            Location::Sqlite(path) => {
                let (store, reader) = sqlite::open::open(path, settings.readers).await?;
                (Reader::Sqlite(reader), start(store, waiting, &signals, &settings, &closing))
            }
            Location::Postgres(url) => {
                let (store, reader) = postgres::open::open(url, &node, settings.readers).await?;
                (Reader::Postgres(reader), start(store, waiting, &signals, &settings, &closing))
            }
        };
        let mut tasks = vec![writing];
        if let Location::Postgres(url) = location {
            tasks.push(tokio::spawn(listen(url.clone(), node, Arc::clone(&signals), closing.clone())));
        }
        Ok(Self::assemble(queue, reader, signals, settings, closing, tasks))
    }

    /// Opens a ledger that is there, beside the server that writes to it: to verify it, or to take a copy. It appends
    /// nothing, and follows a file by polling alone.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn open_to_read(location: &Location) -> Result<Self, StoreError> {
        let settings = Settings::default();
        let reader = match location {
            Location::Sqlite(path) => {
                Reader::Sqlite(sqlite::open::open_to_read(path, settings.readers).await?)
            }
            Location::Postgres(url) => {
                Reader::Postgres(postgres::open::open_to_read(url, settings.readers).await?)
            }
        };
        // a queue that nobody reads is closed from the beginning
        let (queue, _) = mpsc::channel(1);
        let (signals, closing) = (Arc::new(Signals::default()), CancellationToken::new());
        let mut tasks = Vec::new();
        if let Location::Postgres(url) = location {
            let nobody = String::new();
            tasks.push(tokio::spawn(listen(url.clone(), nobody, Arc::clone(&signals), closing.clone())));
        }
        Ok(Self::assemble(queue, reader, signals, settings, closing, tasks))
    }

    fn assemble(
        queue: mpsc::Sender<Request>,
        reader: Reader,
        signals: Arc<Signals>,
        settings: Settings,
        closing: CancellationToken,
        tasks: Vec<JoinHandle<()>>,
    ) -> Self {
        let inner = Inner {
            queue,
            reader,
            signals,
            settings,
            closing: Arc::new(closing.clone()),
            tasks: Mutex::new(tasks),
            _close_on_drop: closing.drop_guard(),
        };
        Self { inner: Arc::new(inner) }
    }

    /// Writes one decided command. When this returns, it is on disk.
    ///
    /// Leaving early does not take it back: what is queued is written, and a repeat gets its answer.
    ///
    /// # Errors
    /// Every variant of [`StoreError`] says whether something was written.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let checked = Box::new(validate::check(append).map_err(StoreError::Invalid)?);
        let (reply, answer) = oneshot::channel();
        self.ask(Request::Append { checked, reply }).await?;
        answer.await.map_err(|_| StoreError::OutcomeUnknown)?
    }

    /// Looks at everything as it stands at this moment, and tells what is not as it was written. May run beside the
    /// server, for as long as it takes.
    ///
    /// # Errors
    /// When the database cannot be read. What it holds is no error, but a finding.
    pub async fn verify(&self, mut on_finding: impl FnMut(Finding) + Send) -> Result<Verified, StoreError> {
        self.inner.reader.verify(&mut on_finding).await
    }

    /// Changes deadlines outside of any command, all of them or none: to arm anew what was never armed, or is doubted.
    ///
    /// It overwrites what a command has set meanwhile. Where commands are taken at the same time, look afterwards whether
    /// the game has moved since it was read, and if so, set its deadline again.
    ///
    /// # Errors
    /// When there are more than [`MAX_DEADLINES`](validate::MAX_DEADLINES), or the database cannot be written. It may be
    /// written all the same: ask again, it does no harm.
    pub async fn set_deadlines(&self, changes: Vec<(BookId, DeadlineChange)>) -> Result<(), StoreError> {
        validate::few("deadlines", changes.len(), validate::MAX_DEADLINES).map_err(StoreError::Invalid)?;
        let (reply, answer) = oneshot::channel();
        self.ask(Request::Deadlines { changes, reply }).await?;
        answer.await.map_err(|_| StoreError::OutcomeUnknown)?
    }

    /// Works out everything derived from the events again and sets it down anew. Appends wait meanwhile. Deadlines are
    /// not derived, and stay.
    ///
    /// # Errors
    /// When an event cannot be read, or the database cannot be written. Nothing is changed then.
    pub async fn rebuild(&self) -> Result<Rebuilt, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Request::Rebuild { reply }).await?;
        answer.await.map_err(|_| StoreError::OutcomeUnknown)?
    }

    async fn ask(&self, request: Request) -> Result<(), StoreError> {
        let queued = self.inner.queue.send(request).await;
        queued.map_err(|_| StoreError::Unavailable("it is closed".to_owned()))
    }

    /// Takes no more appends, writes those that wait, ends the followers, and lets go of the database.
    pub async fn close(&self) {
        self.inner.closing.cancel();
        for task in self.inner.tasks.lock().await.drain(..) {
            if let Err(error) = task.await {
                tracing::error!(%error, "a task of the ledger did not end well");
            }
        }
        self.inner.reader.close().await;
    }
}

impl fmt::Debug for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ledger").field("settings", &self.inner.settings).finish_non_exhaustive()
    }
}

/// Starts the task that writes.
fn start(
    store: impl Store,
    waiting: mpsc::Receiver<Request>,
    signals: &Arc<Signals>,
    settings: &Settings,
    closing: &CancellationToken,
) -> JoinHandle<()> {
    let writer = Writer::new(store, Arc::clone(signals), settings.clone());
    tokio::spawn(writer.run(waiting, closing.clone()))
}

/// Passes on what other nodes say, until the ledger is closed.
async fn listen(url: String, node: String, signals: Arc<Signals>, closing: CancellationToken) {
    let listening = postgres::listen::listen(&url, &node, |heard| signals.announce(heard));
    tokio::select! {
        () = closing.cancelled() => (),
        () = listening => (),
    }
}
