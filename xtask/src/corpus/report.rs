//! What a check says on the way: misses, which are figures of the code, and what could not be read, which means
//! that the figures are not to be trusted.

use std::fmt::Display;

/// Collects while a check runs; every word goes to stderr at once.
#[derive(Debug, Default)]
pub(crate) struct Report {
    misses: usize,
    unread: usize,
}

impl Report {
    /// The code got something wrong at `place` (a file, a line, a round).
    pub(crate) fn miss(&mut self, place: impl Display, words: impl Display) {
        self.misses += 1;
        eprintln!("{place}: {words}");
    }

    /// Something at `place` cannot be read: the command will end with 2.
    pub(crate) fn unreadable(&mut self, place: impl Display, words: impl Display) {
        self.unread += 1;
        eprintln!("{place}: UNREADABLE: {words}");
    }

    /// How many misses so far.
    pub(crate) fn misses(&self) -> usize {
        self.misses
    }

    /// How many things could not be read so far.
    pub(crate) fn unread(&self) -> usize {
        self.unread
    }
}
