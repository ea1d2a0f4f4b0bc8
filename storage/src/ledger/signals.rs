//! Who waits for books to grow, and the tap on the shoulder. A signal only says "look": losing one costs time, not events.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chuhe_domain::vocabulary::BookId;
use tokio::sync::{broadcast, watch};
use tokio_util::sync::CancellationToken;

use crate::journal::heard::Heard;
use crate::ledger::hearing::Hearing;

/// How much may wait for one who listens to all books; whoever lags further behind is told to look everywhere.
const MOST: usize = 1024;

/// The books somebody waits for, with the last sequence heard of, and those who wait for any.
#[derive(Debug)]
pub(crate) struct Signals {
    books: Mutex<HashMap<BookId, watch::Sender<u64>>>,
    all: broadcast::Sender<Heard>,
}

impl Default for Signals {
    fn default() -> Self {
        Self { books: Mutex::default(), all: broadcast::Sender::new(MOST) }
    }
}

impl Signals {
    /// From here on, every growth of the book is heard.
    pub(crate) fn subscribe(&self, book: BookId) -> watch::Receiver<u64> {
        self.books().entry(book).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// From here on, whatever is heard of any book.
    pub(crate) fn subscribe_all(&self, closed: Arc<CancellationToken>) -> Hearing {
        Hearing::new(self.all.subscribe(), closed)
    }

    /// Passes on what was heard.
    pub(crate) fn announce(&self, heard: Heard) {
        match &heard {
            Heard::Here { heads, .. } | Heard::Elsewhere(heads) => {
                heads.iter().for_each(|(book, sequence)| self.grown(*book, *sequence));
            }
            // what was heard may have been missed
            Heard::Anything => self.books().values().for_each(|sender| sender.send_modify(|_| ())),
        }
        // that nobody listens is no error
        let _ = self.all.send(heard);
    }

    fn grown(&self, book: BookId, sequence: u64) {
        let mut books = self.books();
        let Some(sender) = books.get(&book) else { return };
        if sender.receiver_count() == 0 {
            books.remove(&book);
            return;
        }
        sender.send_if_modified(|last| {
            let news = sequence > *last;
            *last = sequence.max(*last);
            news
        });
    }

    fn books(&self) -> MutexGuard<'_, HashMap<BookId, watch::Sender<u64>>> {
        // a poisoned map is as good as before: it is only ever added to and swept
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
