//! The check of recorded events: every file of a folder is held against itself and its records, and played through
//! the HTTP API of a server of its own; then places and values are compared with what stands in the file. To refuse a
//! file that contradicts itself is right, and shows in the figures.

use std::fs;
use std::path::{Path, PathBuf};

use chuhe_api::client::Client;
use chuhe_api::host::{OwnServer, runtime};
use chuhe_api::import::{self, NotPrepared, Prepared, Verdict};
use indicatif::ProgressBar;

use super::figures::Figures;
use super::files;
use super::report::Report;
use crate::project;

/// What was counted.
#[derive(Debug, Default)]
struct Counts {
    events: u64,
    accepted: u64,
    refused: u64,
    order_published: u64,
    order_equal: u64,
    values: usize,
    values_equal: usize,
}

/// Plays every event there is.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let mut counts = Counts::default();
    let mut accepted = Vec::new();
    for file in events(path, report) {
        match import::prepare(&file, games(&file).as_deref()) {
            Ok(prepared) => accepted.push((file, prepared)),
            Err(NotPrepared::Contradictory(reasons)) => {
                counts.events += 1;
                counts.refused += 1;
                eprintln!("{}: refused: {reasons}", file.display());
            }
            Err(unreadable) => report.unreadable(file.display(), unreadable),
        }
    }
    for (file, prepared) in accepted {
        counts.events += 1;
        match played(&prepared) {
            Ok(verdict) => counts.take(&file, &verdict, report),
            Err(error) => report.miss(file.display(), error),
        }
    }
    counts.figures()
}

/// The files of the folder itself, not of those below it.
fn events(path: &Path, report: &mut Report) -> Vec<PathBuf> {
    let mut files = files::under(path, &["json"], report);
    files.retain(|file| file == path || file.parent() == Some(path));
    files
}

/// The records beside the event, else those of the corpus; the results stand alone where there are none.
fn games(file: &Path) -> Option<PathBuf> {
    let corpus = project::corpus_folder(&project::root()).join("games").join("real_games.jsonl");
    [import::games_beside(file), corpus].into_iter().find(|games| fs::exists(games).unwrap_or(false))
}

fn played(prepared: &Prepared) -> Result<Verdict, String> {
    let folder = tempfile::tempdir().map_err(|error| format!("failed to make a folder: {error}"))?;
    let playing = async {
        let server = OwnServer::on_loopback(folder.path()).await.map_err(|error| words(&error))?;
        let client = Client::new(&server.url()).map_err(|error| words(&error))?;
        let client = client.holding(server.administrator());
        let imported = import::play(&client, prepared, &ProgressBar::hidden()).await;
        server.stop().await.map_err(|error| words(&error))?;
        imported.map_err(|error| words(&error))
    };
    let imported = runtime::run(playing).map_err(|error| error.to_string())??;
    Ok(Verdict::of(&prepared.event, &imported.standings))
}

/// An error with its causes.
fn words(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |words, cause| format!("{words}: {cause}"))
}

impl Counts {
    fn take(&mut self, file: &Path, verdict: &Verdict, report: &mut Report) {
        self.accepted += 1;
        self.order_published += u64::from(verdict.published > 0);
        self.order_equal += u64::from(verdict.published > 0 && verdict.order_holds());
        self.values += verdict.values;
        self.values_equal += verdict.values - verdict.values_off.len();
        for off in verdict.places_off.iter().chain(&verdict.values_off) {
            report.miss(file.display(), off);
        }
    }

    fn figures(&self) -> Figures {
        Figures::default()
            .with("events", self.events)
            .with("accepted", self.accepted)
            .with("refused", self.refused)
            .with("order_published", self.order_published)
            .with("order_equal", self.order_equal)
            .with("values", self.values)
            .with("values_equal", self.values_equal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = r#"{
        "name": "three invented players",
        "published": { "ranks": [["Ada", 1, null], ["Bea", 2, null]] },
        "games": [
            { "id": null, "round": 1, "board": 1, "red": "Bea", "black": "Cy", "result": "1-0" },
            { "id": null, "round": 2, "board": 1, "red": "Ada", "black": "Bea", "result": "1-0" },
            { "id": null, "round": 3, "board": 1, "red": "Cy", "black": "Ada", "result": "1/2-1/2" }
        ],
        "computed_by_us_unofficial": [{ "player": "Ada", "points": 3, "sonneborn_berger_x2": 5 }]
    }"#;

    #[test]
    fn events_are_played_refused_or_cannot_be_read() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("whole.json", WHOLE);
        write("off.json", &WHOLE.replace(r#"["Bea", 2"#, r#"["Cy", 2"#));
        write(
            "contradictory.json",
            &WHOLE.replace(r#""red": "Cy", "black": "Ada""#, r#""red": "Cy", "black": "Bea""#),
        );
        write("other.json", "{}");
        fs::create_dir(folder.path().join("below")).unwrap();
        write("below/whole.json", WHOLE);
        let mut report = Report::default();
        let figures = run(folder.path(), &mut report);
        assert_eq!(
            figures.to_json(),
            r#"{"events":3,"accepted":2,"refused":1,"order_published":2,"order_equal":1,"values":4,"values_equal":4}"#
        );
        assert_eq!((report.misses(), report.unread()), (1, 1));
    }
}
