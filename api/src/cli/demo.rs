//! `chuhe demo`: a server with an example tournament played on it, to look around in.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tokio_util::sync::CancellationToken;

use super::Failure;
use super::serve::until_signalled;
use crate::client::answers::{Place, Standings};
use crate::config::{LogConfig, LogFormat, ServerConfig};
use crate::demo::{self, Shown, cast};
use crate::host::{OwnServer, runtime};
use crate::{server, telemetry};

/// How many places are printed.
const TOP: usize = 3;

/// Arguments of `chuhe demo`.
#[derive(Debug, Args)]
pub struct Demo {
    /// Address and port to listen on; where the port is taken, the next free one
    #[arg(long, env = "CHUHE_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,

    /// Folder for the database and the tokens of the demo's officials
    #[arg(long, default_value = "chuhe-demo", value_name = "FOLDER")]
    folder: PathBuf,

    /// What the tournament is drawn from; another seed plays another one beside it
    #[arg(long, default_value = cast::SEED, value_name = "TEXT")]
    seed: String,

    /// End when the tournament is played, instead of staying up
    #[arg(long)]
    exit: bool,

    /// What to log: error, warn, info, debug, trace, or a filter such as info,chuhe_storage=debug
    #[arg(long, env = "CHUHE_LOG", default_value = "warn", value_name = "FILTER")]
    log: String,
}

impl Demo {
    /// Plays and stays.
    ///
    /// # Errors
    /// When the folder or an address cannot be had, or a step of the tournament fails.
    pub fn run(self) -> Result<(), Failure> {
        telemetry::start(&LogConfig { log_format: LogFormat::Text, log: self.log.clone() })?;
        runtime::run(self.stage())?
    }

    async fn stage(self) -> Result<(), Failure> {
        let began = Instant::now();
        let stop = CancellationToken::new();
        let (listener, bound) = server::bind_or_next_free(self.listen)?;
        let mut server =
            OwnServer::start(listener, &self.folder, ServerConfig::default(), stop.clone()).await?;
        tokio::spawn(until_signalled(stop.clone()));
        let url = server.url();
        if bound.port() != self.listen.port() && self.listen.port() != 0 {
            say(&format!("Port {} is taken.", self.listen.port()))?;
        }
        say(&format!("Chuhe listens on {url}; its folder is {}", self.folder.display()))?;
        let bar = progress();
        let played = tokio::select! {
            played = demo::run(&mut server, &self.seed, bar.clone()) => Some(played),
            () = stop.cancelled() => None,
        };
        bar.finish_and_clear();
        let outcome = match played {
            Some(Ok(shown)) => say(&told(&url, &shown, began.elapsed())).map_err(Failure::from),
            Some(Err(failure)) => Err(failure.into()),
            None => Err("stopped before the tournament was over; run again, and it goes on".into()),
        };
        if outcome.is_err() || self.exit {
            let ended = server.stop().await;
            outcome?;
            return Ok(ended?);
        }
        say("Ctrl-C stops it.")?;
        Ok(server.until_stopped().await?)
    }
}

/// A bar on standard error; none where that is no terminal.
fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:>14} {wide_bar} {pos}/{len} moves {elapsed}");
    let bar = ProgressBar::new(0).with_message("opening");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn say(words: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{words}")?;
    out.flush()
}

fn told(url: &str, shown: &Shown, took: Duration) -> String {
    let tournament = shown.tournament;
    let played = if shown.was_there {
        "The tournament was in the folder already, and is complete.".to_owned()
    } else {
        format!("The tournament is played: {:.1} s.", took.as_secs_f64())
    };
    format!(
        "{played}\n\n\
         {}\n\n  \
         the tournament  {url}/tournaments/{tournament}\n  \
         the API         {url}/docs\n  \
         crosstable      {url}/v1/tournaments/{tournament}/crosstable\n  \
         standings       {url}/v1/tournaments/{tournament}/standings\n",
        top(&shown.standings)
    )
}

fn top(standings: &Standings) -> String {
    let mut lines: Vec<String> = standings.ranked.iter().take(TOP).map(line).collect();
    let rest = standings.ranked.len().saturating_sub(TOP);
    let gone = standings.annulled.iter().filter_map(|entrant| entrant.name.as_deref());
    lines
        .push(format!("  … and {rest} more; withdrawn before half: {}", gone.collect::<Vec<_>>().join(", ")));
    lines.join("\n")
}

fn line(place: &Place) -> String {
    let shared = if place.shared { "=" } else { " " };
    let name = place.name.as_deref().unwrap_or("(erased)");
    format!("  {}{shared} {:>3}  {name}", place.place, place.points)
}
