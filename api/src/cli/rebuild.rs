//! `chuhe rebuild`: every derived table worked out again from the events, and every deadline from the games.

use std::io::{self, Write};

use chuhe_storage::ledger::Ledger;
use clap::Args;

use super::{Failure, opening};
use crate::config::{LedgerConfig, LogConfig};
use crate::desk::Desk;
use crate::telemetry;

/// Arguments of `chuhe rebuild`.
#[derive(Debug, Args)]
pub struct Rebuild {
    #[command(flatten)]
    ledger: LedgerConfig,
    #[command(flatten)]
    log: LogConfig,
}

impl Rebuild {
    /// Rebuilds.
    ///
    /// # Errors
    /// When an event cannot be read, or the ledger not be written; nothing is changed then.
    pub fn run(self) -> Result<(), Failure> {
        telemetry::start(&self.log)?;
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.rebuild())
    }

    async fn rebuild(self) -> Result<(), Failure> {
        let ledger = Ledger::open(&opening::existing(&self.ledger)?).await?;
        let rebuilt = ledger.rebuild().await?;
        let armed = Desk::new(ledger.clone()).arm_anew().await?;
        ledger.close().await;
        let (books, events) = (rebuilt.books, rebuilt.events);
        writeln!(
            io::stdout(),
            "rebuilt {books} books from {events} events; {armed} games wait for a deadline"
        )?;
        Ok(())
    }
}
