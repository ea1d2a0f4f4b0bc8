//! `cargo xtask test`: everything, in one command. What a test needs is found or installed first; then the tests
//! run, then the corpus and the fuzz targets; the last line counts them all, and nothing is left out unless it was asked for.

mod corpora;
mod fuzz;
mod libtest;
mod suite;
mod tally;

use std::time::Instant;

use clap::Args;

use crate::apt::Apt;
use crate::chromium;
use crate::failure::Failure;
use crate::interrupt::Interrupts;
use crate::postgres;
use crate::project;
use suite::Suite;
use tally::Tally;

/// Run every test: SQLite, PostgreSQL, the browser, the corpus and a short run of every fuzz target
///
/// PostgreSQL is the server of CHUHE_TEST_POSTGRES_URL, else a throw-away cluster from installed binaries (as root
/// through the user `postgres`), else the same after `apt-get install postgresql` if root. The browser is
/// CHUHE_TEST_CHROMIUM, else Chromium or Chrome in PATH, else Debian's if root. The corpus is the folder
/// CHUHE_CORPUS, else ../shared/data from the project's root; where it is absent, its checks are skipped, loudly.
/// The fuzz targets need a nightly compiler, and are skipped as loudly where rustup knows none.
///
/// The last line of the output is `sqlite n, postgres n, corpus n, browser n, skipped n`: what passed, and what was
/// not run. The exit code is 0 if everything passed and nothing was skipped unasked, 1 if not, and 2 if something
/// is missing, with the command that would bring it.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Leave out the tests that need PostgreSQL; the last line counts them as skipped
    #[arg(long)]
    without_postgres: bool,
    /// Leave out the tests that need Chromium; the last line counts them as skipped
    #[arg(long)]
    without_browser: bool,
    /// Leave out the runs of the fuzz targets; the last line counts them as skipped
    #[arg(long)]
    without_fuzz: bool,
}

/// Runs it all; the verdict is printed here, whatever it is.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let began = Instant::now();
    let interrupts = Interrupts::watch()?;
    let apt = Apt::default();
    let root = project::root();
    let mut suite = Suite::of(&root, &interrupts);

    let source = (!options.without_postgres).then(|| postgres::Source::find(&apt)).transpose()?;
    interrupts.check()?;
    match options.without_browser {
        true => suite.skip(tally::BROWSER, chromium::VARIABLE),
        false => suite.give(chromium::VARIABLE, chromium::provide(&apt)?),
    }
    interrupts.check()?;
    let server = source.map(postgres::Source::open).transpose()?;
    match &server {
        None => suite.skip(tally::POSTGRES, postgres::VARIABLE),
        Some(server) => suite.give(postgres::VARIABLE, server.url()),
    }
    interrupts.check()?;

    let listed = suite.list_skipped()?;
    let record = suite.run()?;
    drop(server);
    interrupts.check()?;

    let mut tally = Tally::of(&record, &listed);
    corpora::run(&root, &mut tally)?;
    interrupts.check()?;
    fuzz::run(&root, options.without_fuzz, &interrupts, &mut tally)?;
    tally.announce(began.elapsed())
}
