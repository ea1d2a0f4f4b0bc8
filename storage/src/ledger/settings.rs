//! How a ledger is run. The defaults are meant to be kept.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chuhe_domain::vocabulary::Timestamp;

/// How a ledger is run.
#[derive(Clone)]
pub struct Settings {
    /// How many appends may wait before their senders do.
    pub queue: usize,
    /// How many appends are committed together at most.
    pub batch: usize,
    /// How many connections read.
    pub readers: u32,
    /// How long a follower waits for a signal before it looks for itself.
    pub poll: Duration,
    /// How long the writer tries to get a lost connection back before it says so to those who wait.
    pub patience: Duration,
    /// What time it is.
    pub clock: Arc<dyn Fn() -> Timestamp + Send + Sync>,
    /// What to do when the disk fails at a commit: what it holds is not known then, and nothing more may be answered.
    /// It is not meant to return.
    pub on_fatal: Arc<dyn Fn(&str) + Send + Sync>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            queue: 4096,
            batch: 512,
            readers: 4,
            poll: Duration::from_secs(2),
            patience: Duration::from_secs(5),
            clock: Arc::new(system_clock),
            on_fatal: Arc::new(abort),
        }
    }
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings")
            .field("queue", &self.queue)
            .field("batch", &self.batch)
            .field("readers", &self.readers)
            .field("poll", &self.poll)
            .field("patience", &self.patience)
            .finish_non_exhaustive()
    }
}

fn system_clock() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn abort(what: &str) {
    tracing::error!(what, "the disk failed at a commit: stopping before anything more is answered");
    std::process::abort();
}
