//! A fresh, empty place for a ledger, and a way to reach it behind the ledger's back.

use std::future::Future;

use chuhe_storage::ledger::{Ledger, Location, Settings};

pub(crate) mod postgres;
pub(crate) mod sqlite;

pub(crate) trait Fixture: Send + Sync + Sized {
    /// How many columns the table `events` has.
    const COLUMNS_OF_EVENTS: &str;

    /// A place where nothing is yet.
    fn fresh() -> impl Future<Output = Self> + Send;

    fn location(&self) -> Location;

    /// Runs statements as one who does not go through the ledger.
    fn tamper(&self, sql: &str) -> impl Future<Output = Result<(), sqlx::Error>> + Send;

    /// The same, with the triggers out of the way.
    fn force(&self, sql: &str) -> impl Future<Output = ()> + Send;

    /// A number, asked for behind the ledger's back.
    fn number(&self, sql: &str) -> impl Future<Output = i64> + Send;

    /// How a UUID is written in this dialect.
    fn uuid(id: uuid::Uuid) -> String;

    /// How bytes are written in this dialect.
    fn bytes(bytes: &[u8]) -> String;

    /// Takes the place away again.
    fn finish(self) -> impl Future<Output = ()> + Send;

    fn open(&self) -> impl Future<Output = Ledger> + Send {
        self.open_with(Settings::default())
    }

    fn open_with(&self, settings: Settings) -> impl Future<Output = Ledger> + Send {
        async move { Ledger::open_with(&self.location(), settings).await.unwrap() }
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
