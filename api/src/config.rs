//! What the server can be told when it is started, on the command line or by `CHUHE_*`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

/// How the server listens and how patient it is.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Server")]
pub struct ServerConfig {
    /// Address and port to listen on
    #[arg(long, env = "CHUHE_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub listen: SocketAddr,

    /// Origin whose pages may write through a browser; may be given several times [default: none]
    #[arg(long = "writer-origin", env = "CHUHE_WRITER_ORIGINS", value_name = "URL", value_delimiter = ',')]
    pub writer_origins: Vec<String>,

    /// Threads that serve requests [default: one per core]
    #[arg(long, env = "CHUHE_WORKERS", value_name = "NUMBER")]
    pub workers: Option<usize>,

    /// Seconds until an answer must have begun
    #[arg(long, env = "CHUHE_ANSWER_TIME", default_value = "30", value_name = "SECONDS", value_parser = seconds)]
    pub answer_time: Duration,

    /// Seconds a body may take to come in (imports: more, by their size)
    #[arg(long, env = "CHUHE_BODY_TIME", default_value = "10", value_name = "SECONDS", value_parser = seconds)]
    pub body_time: Duration,

    /// Seconds that running requests get to end at shutdown
    #[arg(long, env = "CHUHE_SHUTDOWN_TIME", default_value = "20", value_name = "SECONDS", value_parser = seconds)]
    pub shutdown_time: Duration,

    /// How the time of the games is kept.
    #[command(flatten)]
    pub timekeeper: TimekeeperConfig,
}

/// How patient the timekeeper is.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Timekeeper")]
pub struct TimekeeperConfig {
    /// Milliseconds that devices get to report after a start, before deadlines from before it are ruled
    #[arg(
        long = "grace-ms",
        env = "CHUHE_GRACE_MS",
        default_value = "10000",
        value_name = "MS",
        value_parser = millis
    )]
    pub grace: Duration,

    /// Milliseconds between two looks at the deadlines of other nodes, in case a word of theirs was lost (PostgreSQL)
    #[arg(
        long = "deadline-poll-ms",
        env = "CHUHE_DEADLINE_POLL_MS",
        default_value = "15000",
        value_name = "MS",
        value_parser = some_millis
    )]
    pub deadline_poll: Duration,
}

impl Default for TimekeeperConfig {
    fn default() -> Self {
        Self { grace: Duration::from_secs(10), deadline_poll: Duration::from_secs(15) }
    }
}

impl Default for ServerConfig {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            writer_origins: Vec::new(),
            workers: None,
            answer_time: Duration::from_secs(30),
            body_time: Duration::from_secs(10),
            shutdown_time: Duration::from_secs(20),
            timekeeper: TimekeeperConfig::default(),
        }
    }
}

/// Where the ledger is kept.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Ledger")]
pub struct LedgerConfig {
    /// PostgreSQL to keep the ledger in, instead of SQLite in the data directory
    #[arg(
        long,
        env = "CHUHE_DATABASE",
        value_name = "URL",
        hide_env_values = true,
        conflicts_with = "data_dir"
    )]
    pub database: Option<String>,

    /// Directory for the SQLite ledger
    #[arg(long, env = "CHUHE_DATA_DIR", default_value = "chuhe-data", value_name = "DIRECTORY")]
    pub data_dir: PathBuf,
}

/// What the log looks like.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Log")]
pub struct LogConfig {
    /// Form of the log
    #[arg(long, env = "CHUHE_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text, value_name = "FORM")]
    pub log_format: LogFormat,

    /// What to log: error, warn, info, debug, trace, or a filter such as info,chuhe_storage=debug
    #[arg(long, env = "CHUHE_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
}

/// The forms of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object per line
    Json,
}

/// The most that is taken of a number of milliseconds: a day.
const DAY_MS: u64 = 86_400_000;

fn millis(text: &str) -> Result<Duration, String> {
    match text.parse::<u64>() {
        Ok(ms) if ms <= DAY_MS => Ok(Duration::from_millis(ms)),
        _ => Err(format!("expected a whole number of milliseconds, at most {DAY_MS}")),
    }
}

fn some_millis(text: &str) -> Result<Duration, String> {
    millis(text).and_then(|ms| if ms.is_zero() { Err("expected at least 1".to_owned()) } else { Ok(ms) })
}

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<u64>() {
        Ok(seconds) if seconds > 0 => Ok(Duration::from_secs(seconds)),
        _ => Err("expected a whole number of seconds, at least 1".to_owned()),
    }
}
