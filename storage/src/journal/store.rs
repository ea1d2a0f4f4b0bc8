//! What the writer asks of a database, step by step, and how it hears that a step failed.

use std::future::Future;

use chuhe_domain::vocabulary::BookId;

use crate::journal::audit::Audit;
use crate::journal::error::StoreError;
use crate::journal::plan::{Loaded, Rows, Wanted};

/// Why a step failed, as far as it matters to what comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The database did not take a row. The transaction is void; others may be fine.
    Refused(String),
    /// Somebody else holds what is needed, or there is no room. The transaction is void; later it may do.
    Busy(String),
    /// The connection is gone.
    Lost(String),
    /// The disk did not do what it was told: what it holds now is not known.
    Disk(String),
}

impl Failure {
    /// The words, whatever kind it is.
    pub(crate) fn what(&self) -> &str {
        let (Self::Refused(what) | Self::Busy(what) | Self::Lost(what) | Self::Disk(what)) = self;
        what
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(what) => Self::Rejected(what),
            Failure::Busy(what) | Failure::Lost(what) | Failure::Disk(what) => Self::Unavailable(what),
        }
    }
}

/// The one connection that writes.
pub(crate) trait Store: Send + 'static {
    /// How it looks at everything.
    type Audit: Audit;

    /// Opens a transaction and locks the row that orders all appends. What it reads from here on is what stands.
    fn begin(&mut self) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Reads what a batch needs to be planned.
    fn load(&mut self, wanted: &Wanted) -> impl Future<Output = Result<Loaded, Failure>> + Send;

    /// Writes the rows of a batch.
    fn write(&mut self, rows: &Rows) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Makes it last. When this returns, it is on disk.
    fn commit(&mut self) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Gives the transaction up.
    fn rollback(&mut self) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Puts a fresh connection in the place of a lost one.
    fn reconnect(&mut self) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Tells other nodes which books have grown, or have another deadline, and how far they have come. May fail unheard: they look by themselves, slowly.
    fn announce(&mut self, heads: &[(BookId, u64)]) -> impl Future<Output = ()> + Send;

    /// Takes away every derived row, so that `write` can set them down anew.
    fn clear_derived(&mut self) -> impl Future<Output = Result<(), Failure>> + Send;

    /// A look at everything from inside the transaction.
    fn audit(&mut self) -> &mut Self::Audit;

    /// Leaves the database in good order.
    fn close(self) -> impl Future<Output = ()> + Send;
}
