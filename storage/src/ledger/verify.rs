//! Verification: is everything as it was written?
//!
//! Each book is read from its first event on, and everything that follows from the events is worked out again and
//! compared. It works on a snapshot, beside the running server. What it cannot see by itself is a tail that was cut off
//! with everything derived from it: for that, keep a head outside and compare it with those in [`Verified`].

mod book;
mod finding;
mod personal;

use std::collections::BTreeMap;

use chuhe_domain::vocabulary::BookId;

use crate::journal::audit::Audit;
use crate::journal::error::StoreError;
use crate::journal::stored::Head;
use crate::ledger::verify::book::Book;

pub use finding::Finding;

/// How many events are read at once.
const PAGE: u32 = 1000;

/// What was looked at.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Verified {
    /// How many events.
    pub events: u64,
    /// How many things were found to be wrong.
    pub findings: u64,
    /// Where each book stands, by its events.
    pub heads: BTreeMap<BookId, Head>,
}

/// Looks at everything, and tells what is wrong as it is found.
pub(crate) async fn verify(
    audit: &mut impl Audit,
    on_finding: &mut (dyn FnMut(Finding) + Send),
) -> Result<Verified, StoreError> {
    let mut verified = Verified::default();
    let mut found = 0;
    let mut tell = |finding| {
        found += 1;
        on_finding(finding);
    };
    let (last_position, count) = audit.positions().await?;
    if last_position != count {
        let what = format!("the last position is {last_position}, with {count} events");
        tell(Finding { table: "log_state", book: None, sequence: None, what });
    }
    for (book, sequence) in audit.doubled_positions().await? {
        let what = "another event has its position too".to_owned();
        tell(Finding { table: "events", book: Some(book), sequence: Some(sequence), what });
    }
    for id in audit.books().await? {
        let mut book = Book::new(id, last_position);
        let mut after = 0;
        loop {
            let page = audit.events(id, after, PAGE).await?;
            let Some((last, _)) = page.last() else { break };
            after = *last;
            for (sequence, row) in page {
                verified.events += 1;
                book.event(sequence, row, &mut tell);
            }
        }
        book.derived(audit.derived(id).await?, &mut tell);
        book.commands(audit.commands(id).await?, &mut tell);
        book.personal(audit.personal(id).await?, &mut tell);
        verified.heads.insert(id, book.head());
    }
    verified.findings = found;
    Ok(verified)
}
