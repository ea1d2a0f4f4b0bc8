//! Following a book: every event after a sequence, once, in order, for as long as one listens.

use std::sync::Arc;
use std::time::Duration;

use chuhe_domain::vocabulary::BookId;
use futures::stream::{self, BoxStream, StreamExt};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::journal::error::StoreError;
use crate::journal::stored::StoredEvent;
use crate::ledger::reader::Reader;

/// Slices of a book, one after the other, none empty. An error is said and then tried again: it ends nothing. The stream
/// ends when the ledger is closed.
pub type Slices = BoxStream<'static, Result<Vec<StoredEvent>, StoreError>>;

/// How many events one slice holds at most.
const SLICE: u32 = 512;

/// What a follower needs; it does not keep the ledger open.
pub(crate) struct Follower {
    pub(crate) reader: Reader,
    pub(crate) book: BookId,
    pub(crate) after: u64,
    pub(crate) signal: watch::Receiver<u64>,
    pub(crate) poll: Duration,
    pub(crate) closed: Arc<CancellationToken>,
}

impl Follower {
    pub(crate) fn slices(self) -> Slices {
        stream::unfold((self, false), |(mut follower, failed)| async move {
            let slice = follower.next(failed).await?;
            let failed = slice.is_err();
            Some((slice, (follower, failed)))
        })
        .boxed()
    }

    async fn next(&mut self, failed: bool) -> Option<Result<Vec<StoredEvent>, StoreError>> {
        if failed {
            self.rest().await?;
        }
        loop {
            // marked before reading: what is written after the reading is a new signal
            self.signal.mark_unchanged();
            match self.reader.read(self.book, self.after, None, SLICE).await {
                Ok(slice) => {
                    if let Some(last) = slice.last() {
                        self.after = last.sequence;
                        return Some(Ok(slice));
                    }
                }
                // what is closed under one's hands is no error
                Err(_) if self.closed.is_cancelled() => return None,
                Err(error) => return Some(Err(error)),
            }
            self.rest().await?;
        }
    }

    /// Waits for a signal or for the poll; nothing once the ledger is closed.
    async fn rest(&mut self) -> Option<()> {
        tokio::select! {
            () = self.closed.cancelled() => None,
            heard = self.signal.changed() => {
                if heard.is_err() {
                    // nobody signals any more: the poll is left
                    tokio::time::sleep(self.poll).await;
                }
                Some(())
            }
            () = tokio::time::sleep(self.poll) => Some(()),
        }
    }
}
