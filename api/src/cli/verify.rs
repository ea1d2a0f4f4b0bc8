//! `chuhe verify`: is everything in the ledger as it was written? Each finding names the table, the book and the
//! event; any finding ends it with a failure.

use std::io::{self, Write};

use chuhe_storage::ledger::Ledger;
use clap::Args;

use super::{Failure, opening};
use crate::config::{LedgerConfig, LogConfig};
use crate::telemetry;

/// Arguments of `chuhe verify`.
#[derive(Debug, Args)]
pub struct Verify {
    #[command(flatten)]
    ledger: LedgerConfig,
    #[command(flatten)]
    log: LogConfig,
}

impl Verify {
    /// Verifies, and tells on standard output what is wrong.
    ///
    /// # Errors
    /// When the ledger cannot be read, or something in it is not as it was written.
    pub fn run(self) -> Result<(), Failure> {
        telemetry::start(&self.log)?;
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.verify())
    }

    async fn verify(self) -> Result<(), Failure> {
        let location = opening::existing(&self.ledger)?;
        let ledger = Ledger::open_to_read(&location).await?;
        let mut lines = Vec::new();
        let verified = ledger.verify(|finding| lines.push(finding.to_string())).await?;
        ledger.close().await;
        let mut out = io::stdout().lock();
        for line in &lines {
            writeln!(out, "{line}")?;
        }
        for (book, head) in &verified.heads {
            let hash: String = head.hash.iter().map(|byte| format!("{byte:02x}")).collect();
            writeln!(out, "book {book}: {} events, head {hash}", head.sequence)?;
        }
        writeln!(
            out,
            "{} events in {} books, {} findings",
            verified.events,
            verified.heads.len(),
            lines.len()
        )?;
        if lines.is_empty() { Ok(()) } else { Err("the ledger is not as it was written".into()) }
    }
}
