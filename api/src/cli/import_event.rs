//! `chuhe import-event`: a recorded event, played anew through the HTTP API.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::Failure;
use crate::client::Client;
use crate::client::answers::{Place, Standings};
use crate::config::{LogConfig, LogFormat};
use crate::host::{OwnServer, runtime};
use crate::import::{self, Imported, Prepared, Verdict};
use crate::telemetry;

/// Arguments of `chuhe import-event`.
#[derive(Debug, Args)]
pub struct ImportEvent {
    /// The event: a JSON file with its games, their players and results
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Records with moves, one JSON object a line [default: ../../games/real_games.jsonl beside FILE, if there]
    #[arg(long, value_name = "FILE")]
    games: Option<PathBuf>,

    /// A running server to play the event on [default: one of its own]
    #[arg(long, env = "CHUHE_SERVER", value_name = "URL", requires = "token")]
    server: Option<String>,

    /// An administrator's token of that server
    #[arg(long, env = "CHUHE_TOKEN", value_name = "SECRET", hide_env_values = true)]
    token: Option<String>,

    /// Folder for the database of a server of its own [default: a temporary one]
    #[arg(long, value_name = "FOLDER", conflicts_with = "server")]
    folder: Option<PathBuf>,

    /// What to log: error, warn, info, debug, trace, or a filter such as info,chuhe_storage=debug
    #[arg(long, env = "CHUHE_LOG", default_value = "warn", value_name = "FILTER")]
    log: String,
}

impl ImportEvent {
    /// Reads, examines, plays and compares.
    ///
    /// # Errors
    /// When a file cannot be read, the event contradicts itself, a step fails, or the order that was published does
    /// not come out.
    pub fn run(self) -> Result<(), Failure> {
        telemetry::start(&LogConfig { log_format: LogFormat::Text, log: self.log.clone() })?;
        let beside = Some(import::games_beside(&self.file)).filter(|beside| beside.is_file());
        let games = self.games.clone().or(beside);
        let prepared = import::prepare(&self.file, games.as_deref())?;
        let imported = runtime::run(self.play(&prepared))??;
        let verdict = Verdict::of(&prepared.event, &imported.standings);
        let mut text = told(&prepared, &imported, &verdict);
        if let Some(server) = &self.server {
            let server = server.trim_end_matches('/');
            text.push_str(&format!("to be seen at {server}/tournaments/{}\n", imported.tournament));
        }
        io::stdout().lock().write_all(text.as_bytes())?;
        if verdict.order_holds() { Ok(()) } else { Err(verdict.places_off.join("; ").into()) }
    }

    async fn play(&self, prepared: &Prepared) -> Result<Imported, Failure> {
        let bar = ProgressBar::new(0).with_message("entries");
        let style = ProgressStyle::with_template("{msg:>14} {wide_bar} {pos}/{len} moves {elapsed}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let imported = match (&self.server, &self.token) {
            (Some(server), Some(token)) => {
                import::play(&Client::new(server)?.holding(token), prepared, &bar).await
            }
            _ => {
                let temporary = tempfile::tempdir()?;
                let folder = self.folder.as_deref().unwrap_or(temporary.path());
                let server = OwnServer::on_loopback(folder).await?;
                let client = Client::new(&server.url())?.holding(server.administrator());
                let imported = import::play(&client, prepared, &bar).await;
                server.stop().await?;
                imported
            }
        };
        bar.finish_and_clear();
        Ok(imported?)
    }
}

fn told(prepared: &Prepared, imported: &Imported, verdict: &Verdict) -> String {
    let mut text = format!("{} (tournament {})\n", prepared.title, imported.tournament);
    if imported.was_there {
        text.push_str("imported before: nothing was added\n");
    }
    for note in &prepared.examined.notes {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "note: {note}");
    }
    text.push_str(&table(&imported.standings));
    let order = match verdict.published {
        0 => "no places were published".to_owned(),
        some if verdict.order_holds() => format!("as published: {some} of {some} places"),
        some => format!("NOT as published: {} of {some} places differ", verdict.places_off.len()),
    };
    let _ = writeln!(text, "{order}");
    for value in &verdict.values_off {
        let _ = writeln!(text, "note: {value}");
    }
    text
}

fn table(standings: &Standings) -> String {
    let mut text = String::from("place  points  small  wins  name\n");
    for place in &standings.ranked {
        let mark = if place.shared { '=' } else { ' ' };
        let name = place.name.as_deref().unwrap_or("(erased)");
        let (small, wins) = (shown(place, 0), shown(place, 1));
        let _ =
            writeln!(text, "{:>4}{mark}  {:>6}  {small:>5}  {wins:>4}  {name}", place.place, place.points);
    }
    text
}

fn shown(place: &Place, criterion: usize) -> &str {
    place.tie_breaks.get(criterion).and_then(|value| value.display.as_deref()).unwrap_or("")
}
