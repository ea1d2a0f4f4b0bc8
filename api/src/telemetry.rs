//! The log: lines for people or JSON for machines, on standard error.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

use crate::config::{LogConfig, LogFormat};

/// Why there will be no log.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The filter cannot be read.
    #[error("failed to read the log filter")]
    Filter(#[from] tracing_subscriber::filter::ParseError),
    /// Somebody else logs already.
    #[error("failed to start the log: {0}")]
    Start(Box<dyn std::error::Error + Send + Sync>),
}

/// Starts the log, once per process.
///
/// # Errors
/// When the filter cannot be read, or a log was started before.
pub fn start(config: &LogConfig) -> Result<(), LogError> {
    let log = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::try_new(&config.log)?)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    }
    .map_err(LogError::Start)
}
