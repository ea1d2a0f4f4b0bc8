//! Who waits for a book to grow, and the tap on the shoulder. A signal only says "look": losing one costs time, not events.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use chuhe_domain::vocabulary::BookId;
use tokio::sync::watch;

/// The books somebody waits for, with the last sequence heard of.
#[derive(Debug, Default)]
pub(crate) struct Signals {
    books: Mutex<HashMap<BookId, watch::Sender<u64>>>,
}

impl Signals {
    /// From here on, every growth of the book is heard.
    pub(crate) fn subscribe(&self, book: BookId) -> watch::Receiver<u64> {
        self.books().entry(book).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// The book has come this far.
    pub(crate) fn announce(&self, book: BookId, sequence: u64) {
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

    /// Any book may have grown: what was heard may have been missed.
    pub(crate) fn announce_all(&self) {
        for sender in self.books().values() {
            sender.send_modify(|_| ());
        }
    }

    fn books(&self) -> MutexGuard<'_, HashMap<BookId, watch::Sender<u64>>> {
        // a poisoned map is as good as before: it is only ever added to and swept
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
