//! The handle of a ledger: cheap to clone, safe to share.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use chuhe_domain::vocabulary::{BookId, CommandId, PersonalId, StreamId, Timestamp, TokenId};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::journal::append::{Append, Appended, Outcome};
use crate::journal::catalogue::{CatalogueEntry, CatalogueQuery};
use crate::journal::error::StoreError;
use crate::journal::store::Store;
use crate::journal::stored::{Head, StoredEvent, TablesHead};
use crate::journal::validate;
use crate::ledger::follow::{Follower, Slices};
use crate::ledger::location::Location;
use crate::ledger::reader::Reader;
use crate::ledger::rebuild::Rebuilt;
use crate::ledger::settings::Settings;
use crate::ledger::signals::Signals;
use crate::ledger::verify::{Finding, Verified};
use crate::ledger::writer::{Request, Writer};
use crate::postgres::listen::Heard;
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
        let (reader, writing) = match location {
            Location::Sqlite(path) => {
                let (store, reader) = sqlite::open::open(path, settings.readers).await?;
                (Reader::Sqlite(reader), start(store, waiting, &signals, &settings, &closing))
            }
            Location::Postgres(url) => {
                let (store, reader) = postgres::open::open(url, settings.readers).await?;
                (Reader::Postgres(reader), start(store, waiting, &signals, &settings, &closing))
            }
        };
        Ok(Self::assemble(location, queue, reader, signals, settings, closing, vec![writing]))
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
        Ok(Self::assemble(location, queue, reader, signals, settings, closing, Vec::new()))
    }

    fn assemble(
        location: &Location,
        queue: mpsc::Sender<Request>,
        reader: Reader,
        signals: Arc<Signals>,
        settings: Settings,
        closing: CancellationToken,
        mut tasks: Vec<JoinHandle<()>>,
    ) -> Self {
        if let Location::Postgres(url) = location {
            tasks.push(tokio::spawn(listen(url.clone(), Arc::clone(&signals), closing.clone())));
        }
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

    /// What was answered for a command.
    ///
    /// # Errors
    /// [`StoreError::KeyReused`] where its key was used for another request.
    pub async fn outcome(
        &self,
        actor: TokenId,
        command: CommandId,
        request_digest: &[u8; 32],
    ) -> Result<Option<Outcome>, StoreError> {
        let known = self.inner.reader.known(actor, command).await?;
        let reply = known.map(|known| known.repeat(request_digest)).transpose()?;
        Ok(reply.map(|reply| reply.outcome().clone()))
    }

    /// How far a book has come; the default for one that is not there.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn head(&self, book: BookId) -> Result<Head, StoreError> {
        self.inner.reader.head(book).await
    }

    /// How far the book's tables had come at `sequence`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn tables_at(&self, book: BookId, sequence: u64) -> Result<TablesHead, StoreError> {
        self.inner.reader.tables_at(book, sequence).await
    }

    /// The last event of the book written at `time` or before; 0 where there is none.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn sequence_at(&self, book: BookId, time: Timestamp) -> Result<u64, StoreError> {
        self.inner.reader.sequence_at(book, time).await
    }

    /// Events of a book after a sequence, up to and with another, at most so many, in order.
    ///
    /// # Errors
    /// When the database cannot be read, or a row of it.
    pub async fn read(
        &self,
        book: BookId,
        after: u64,
        up_to: Option<u64>,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.inner.reader.read(book, after, up_to, limit).await
    }

    /// The events of a book that touch a table, after a sequence, up to and with another, in order.
    ///
    /// # Errors
    /// When the database cannot be read, or a row of it.
    pub async fn read_tables(
        &self,
        book: BookId,
        after: u64,
        up_to: Option<u64>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.inner.reader.read_tables(book, after, up_to).await
    }

    /// The events of a stream after a version, in order.
    ///
    /// # Errors
    /// When the database cannot be read, or a row of it.
    pub async fn read_stream(
        &self,
        book: BookId,
        stream: StreamId,
        after_version: u64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.inner.reader.read_stream(book, stream, after_version).await
    }

    /// The last version of a stream; 0 where it is not in this book.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn stream_version(&self, book: BookId, stream: StreamId) -> Result<u64, StoreError> {
        self.inner.reader.stream_version(book, stream).await
    }

    /// The book in which a stream stands: games are addressed without their tournament.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn book_of(&self, stream: StreamId) -> Result<Option<BookId>, StoreError> {
        self.inner.reader.book_of(stream).await
    }

    /// Follows a book: every event after `after`, once, in order. Nothing is read before it is polled.
    #[must_use]
    pub fn follow(&self, book: BookId, after: u64) -> Slices {
        let Inner { reader, signals, settings, closing, .. } = &*self.inner;
        let follower = Follower {
            reader: reader.clone(),
            book,
            after,
            signal: signals.subscribe(book),
            poll: settings.poll,
            closed: Arc::clone(closing),
        };
        follower.slices()
    }

    /// The texts about persons under these ids; what is erased is not among them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn personal(&self, ids: &[PersonalId]) -> Result<HashMap<PersonalId, String>, StoreError> {
        self.inner.reader.personal(ids).await
    }

    /// A page of the list of tournaments, newest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn catalogue(&self, query: CatalogueQuery) -> Result<Vec<CatalogueEntry>, StoreError> {
        self.inner.reader.catalogue(query).await
    }

    /// One tournament's line of the list.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn catalogue_entry(&self, book: BookId) -> Result<Option<CatalogueEntry>, StoreError> {
        self.inner.reader.catalogue_entry(book).await
    }

    /// Every book there is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn books(&self) -> Result<Vec<BookId>, StoreError> {
        self.inner.reader.books().await
    }

    /// Looks at everything as it stands at this moment, and tells what is not as it was written. May run beside the
    /// server, for as long as it takes.
    ///
    /// # Errors
    /// When the database cannot be read. What it holds is no error, but a finding.
    pub async fn verify(&self, mut on_finding: impl FnMut(Finding) + Send) -> Result<Verified, StoreError> {
        self.inner.reader.verify(&mut on_finding).await
    }

    /// Works out everything derived from the events again and sets it down anew. Appends wait meanwhile.
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
async fn listen(url: String, signals: Arc<Signals>, closing: CancellationToken) {
    let listening = postgres::listen::listen(&url, |heard| match heard {
        Heard::Heads(heads) => heads.iter().for_each(|(book, sequence)| signals.announce(*book, *sequence)),
        Heard::Anything => signals.announce_all(),
    });
    tokio::select! {
        () = closing.cancelled() => (),
        () = listening => (),
    }
}
