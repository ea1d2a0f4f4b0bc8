//! Rebuilding: the derived tables, worked out again from the events alone.

use chuhe_domain::vocabulary::BookId;

use crate::journal::audit::Audit;
use crate::journal::derived::Derived;
use crate::journal::error::StoreError;
use crate::journal::plan::Rows;
use crate::journal::store::Store;

/// How many events are read at once.
const PAGE: u32 = 1000;

/// What was rebuilt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rebuilt {
    /// How many books.
    pub books: u64,
    /// From how many events.
    pub events: u64,
}

/// Sets every derived row down anew, in one transaction, which is left to commit: until then, readers see the old ones.
pub(crate) async fn rebuild<S: Store>(store: &mut S) -> Result<Rebuilt, StoreError> {
    store.begin().await?;
    let mut rebuilt = Rebuilt::default();
    let mut last_position = 0;
    store.clear_derived().await?;
    for book in store.audit().books().await? {
        let (derived, events, position) = fold(store.audit(), book).await?;
        last_position = position.max(last_position);
        rebuilt.events += events;
        rebuilt.books += u64::from(events > 0);
        store.write(&Rows { derived, last_position, ..Rows::default() }).await?;
    }
    Ok(rebuilt)
}

/// What follows from the events of one book, with their number and their highest position.
async fn fold(audit: &mut impl Audit, book: BookId) -> Result<(Derived, u64, u64), StoreError> {
    let mut derived = Derived::default();
    let (mut events, mut last_position, mut after) = (0, 0, 0);
    loop {
        let page = audit.events(book, after, PAGE).await?;
        let Some((last, _)) = page.last() else { return Ok((derived, events, last_position)) };
        after = *last;
        for (sequence, row) in page {
            let row = row.map_err(|what| StoreError::Corrupt { book, sequence, what })?;
            derived.apply(&row, &row.event()?);
            last_position = row.position.max(last_position);
            events += 1;
        }
    }
}
