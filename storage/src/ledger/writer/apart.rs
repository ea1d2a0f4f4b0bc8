//! What the writer does outside of any command, in a transaction of its own: rebuilding, and changing deadlines. It is tried
//! once; to ask again does no harm.

use chuhe_domain::vocabulary::BookId;

use crate::journal::deadline::DeadlineChange;
use crate::journal::error::StoreError;
use crate::journal::heard::Heard;
use crate::journal::plan::{Rows, Wanted};
use crate::journal::store::{Failure, Store};
use crate::ledger::rebuild::{self, Rebuilt};
use crate::ledger::writer::Writer;

impl<S: Store> Writer<S> {
    pub(super) async fn rebuild(&mut self) -> Result<Rebuilt, StoreError> {
        self.running()?;
        let rebuilt = rebuild::rebuild(&mut self.store).await;
        self.conclude(rebuilt).await
    }

    pub(super) async fn set_deadlines(
        &mut self,
        changes: Vec<(BookId, DeadlineChange)>,
    ) -> Result<(), StoreError> {
        self.running()?;
        let written = self.write_deadlines(changes).await.map_err(StoreError::from);
        let rows = self.conclude(written).await?;
        let (heads, deadlines) = (rows.heads(), rows.deadlines.changes());
        self.signals.announce(Heard::Here { heads: heads.clone(), deadlines });
        self.store.announce(&heads).await;
        Ok(())
    }

    /// Writes the changes, which is left to commit; answers what it wrote.
    async fn write_deadlines(&mut self, changes: Vec<(BookId, DeadlineChange)>) -> Result<Rows, Failure> {
        self.store.begin().await?;
        let books = changes.iter().map(|(book, _)| *book).collect();
        let loaded = self.store.load(&Wanted { books, ..Wanted::default() }).await?;
        let (last_position, derived) = (loaded.last_position, loaded.derived);
        let mut rows = Rows { last_position, derived, ..Rows::default() };
        changes.into_iter().for_each(|(book, change)| rows.deadlines.change(book, change));
        self.store.write(&rows).await?;
        Ok(rows)
    }

    /// Commits what was done outside of any command, or gives it up.
    async fn conclude<T: Send>(&mut self, mut done: Result<T, StoreError>) -> Result<T, StoreError> {
        if done.is_ok()
            && let Err(failure) = self.store.commit().await
        {
            if let Failure::Disk(what) = &failure {
                self.stop(what);
            }
            done = Err(failure.into());
        }
        if done.is_err() && self.store.rollback().await.is_err() {
            self.regain().await;
        }
        done
    }
}
