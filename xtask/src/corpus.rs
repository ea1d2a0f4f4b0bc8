//! `cargo xtask corpus CHECK PATH`: judges the code by data from outside the project. A check is one file in
//! `corpus/` and one line in the table below; what it must reach stands in `expected.toml`.

mod events;
pub(crate) mod expected;
mod figures;
mod files;
mod form;
mod lines;
mod notation;
mod perft;
mod random_games;
mod real_games;
mod records;
mod repetition;
mod report;
mod swiss;
mod trf;
mod withdrawals;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser};

use crate::failure::Failure;
use figures::Figures;
use report::Report;

/// One way to judge the code: reads what is at the path, reports misses, and gives figures.
struct Check {
    name: &'static str,
    about: &'static str,
    run: fn(&Path, &mut Report) -> Figures,
}

const CHECKS: &[Check] = &[
    Check { name: "form", about: "every file of JSON or JSON lines can be read", run: form::run },
    Check {
        name: "records",
        about: "files of game records are imported, or refused for what is wrong",
        run: records::run,
    },
    Check {
        name: "withdrawals",
        about: "events that somebody left before half, annulled (20.3) and kept",
        run: withdrawals::run,
    },
    Check {
        name: "events",
        about: "recorded events come out as published, or are refused",
        run: events::run,
    },
    Check {
        name: "real-games",
        about: "recorded games are legal, and their notation means their moves",
        run: real_games::run,
    },
    Check {
        name: "repetition",
        about: "positions that stood three times are ruled as the books say",
        run: repetition::run,
    },
    Check {
        name: "notation",
        about: "every legal move of every position comes back from every notation",
        run: notation::run,
    },
    Check { name: "perft", about: "positions have as many continuations as others count", run: perft::run },
    Check {
        name: "random-games",
        about: "games of random moves: legal moves at every ply, and how it ends",
        run: random_games::run,
    },
    Check {
        name: "trf",
        about: "tournament reports are read, or refused, and written as they were",
        run: trf::run,
    },
    Check { name: "swiss", about: "rounds of Swiss events are paired as others pair them", run: swiss::run },
];

/// Judge the code by data from outside the project
///
/// Misses go to stderr, each with its place. The last line of stdout is one JSON object with the figures. The exit code is 0
/// if everything could be read, whatever the figures, else 2.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// What to judge
    #[arg(value_parser = PossibleValuesParser::new(choices()))]
    check: String,
    /// The file or folder to judge by
    path: PathBuf,
}

/// The names of all checks.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    CHECKS.iter().map(|check| check.name)
}

fn choices() -> impl Iterator<Item = PossibleValue> {
    CHECKS.iter().map(|check| PossibleValue::new(check.name).help(check.about))
}

/// Runs one check and prints its figures.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let Some(check) = CHECKS.iter().find(|check| check.name == options.check) else {
        return Err(Failure::missing(format!("there is no check `{}`", options.check)));
    };
    let mut report = Report::default();
    // A path that leads nowhere has the check's figures too: all of them naught, and unreadable.
    let figures = (check.run)(&options.path, &mut report);
    eprintln!("{} misses, {} unreadable", report.misses(), report.unread());
    writeln!(io::stdout(), "{}", figures.to_json())
        .map_err(|error| Failure::missing(format!("failed to print the figures: {error}")))?;
    match report.unread() {
        0 => Ok(()),
        some => {
            Err(Failure::missing(format!("failed to read {some} of what {} holds", options.path.display())))
        }
    }
}
