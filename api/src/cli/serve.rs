//! `chuhe serve`: the server until a signal ends it. The first signal lets running requests end, a second
//! one does not wait for them.

use clap::Args;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

use super::{Failure, opening};
use crate::config::{LedgerConfig, LogConfig, ServerConfig};
use crate::host::serving;
use crate::{server, telemetry};

/// Arguments of `chuhe serve`.
#[derive(Debug, Args)]
pub struct Serve {
    #[command(flatten)]
    server: ServerConfig,
    #[command(flatten)]
    ledger: LedgerConfig,
    #[command(flatten)]
    log: LogConfig,
}

impl Serve {
    /// Serves.
    ///
    /// # Errors
    /// When the log, the ledger or the address cannot be had.
    pub fn run(self) -> Result<(), Failure> {
        telemetry::start(&self.log)?;
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.serve())
    }

    async fn serve(self) -> Result<(), Failure> {
        let stop = CancellationToken::new();
        // The address first: a start that fails must not have made an administrator whose secret nobody saw.
        let listener = server::bind(self.server.listen)?;
        let (desk, secret) = opening::open(&self.ledger).await?;
        opening::show_administrator(secret.as_ref())?;
        tracing::info!(address = %listener.local_addr()?, "listening");
        tokio::spawn(until_signalled(stop.clone()));
        serving::serve(listener, &self.server, &desk, stop).await?;
        desk.ledger().close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Cancels `stop` at the first signal, and ends the process at the second.
pub async fn until_signalled(stop: CancellationToken) {
    let (Ok(mut interrupt), Ok(mut terminate)) =
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        tracing::error!("failed to listen for signals: only a kill ends the server");
        return;
    };
    for told in 0.. {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        if told > 0 {
            tracing::warn!("stopping at once");
            std::process::exit(1);
        }
        tracing::info!("stopping: running requests end first");
        stop.cancel();
    }
}
