//! Runs `cargo test` over the workspace, shows its output as it comes, and reads it at the same time.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use super::libtest::{Reader, Record};
use crate::failure::Failure;
use crate::interrupt::Interrupts;

/// What to run, and what the tests are given.
#[derive(Debug)]
pub(crate) struct Suite<'a> {
    root: &'a Path,
    interrupts: &'a Interrupts,
    given: Vec<(&'static str, OsString)>,
    taken: Vec<&'static str>,
    skipped: Vec<&'static str>,
}

impl<'a> Suite<'a> {
    /// Everything in the workspace at `root`.
    pub(crate) fn of(root: &'a Path, interrupts: &'a Interrupts) -> Self {
        Self { root, interrupts, given: Vec::new(), taken: Vec::new(), skipped: Vec::new() }
    }

    /// Tells the tests of something they need.
    pub(crate) fn give(&mut self, variable: &'static str, value: impl AsRef<OsStr>) {
        self.given.push((variable, value.as_ref().to_owned()));
    }

    /// Leaves out the tests whose names contain `mark`; those that run all the same get no `variable`.
    pub(crate) fn skip(&mut self, mark: &'static str, variable: &'static str) {
        self.skipped.push(mark);
        self.taken.push(variable);
    }

    /// The names of the tests that are left out.
    pub(crate) fn list_skipped(&self) -> Result<Vec<String>, Failure> {
        if self.skipped.is_empty() {
            return Ok(Vec::new());
        }
        heading("cargo test --workspace -- --list", "the tests that will be left out");
        let mut command = self.cargo();
        command.args(["--", "--list"]).args(&self.skipped);
        let mut names = Vec::new();
        let status = self.follow(&mut command, |line| {
            names.extend(line.strip_suffix(": test").map(str::to_owned));
        })?;
        if status.success() {
            Ok(names)
        } else {
            Err(Failure::broken(format!("failed to list the tests ({status})")))
        }
    }

    /// Runs the tests; a run in which something failed is a record too.
    pub(crate) fn run(&self) -> Result<Record, Failure> {
        heading("cargo test --workspace", "SQLite, PostgreSQL, browser and all the rest");
        let mut command = self.cargo();
        command.args(["--no-fail-fast", "--"]);
        command.args(self.skipped.iter().flat_map(|mark| ["--skip", mark]));
        let mut reader = Reader::default();
        let status = self.follow(&mut command, |line| reader.line(line))?;
        let mut record = reader.finish();
        if !status.success() && record.failed.is_empty() {
            record
                .contradictions
                .push(format!("cargo test ended with {status}, and no test says that it failed"));
        }
        Ok(record)
    }

    fn cargo(&self) -> Command {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(["test", "--workspace"]).current_dir(self.root).envs(self.given.iter().cloned());
        for variable in &self.taken {
            command.env_remove(variable);
        }
        command
    }

    /// In a process group of its own, so that a signal ends the tests first and us in good order afterwards.
    fn follow(&self, command: &mut Command, each: impl FnMut(&str)) -> Result<ExitStatus, Failure> {
        let failed = |error: io::Error| Failure::broken(format!("failed to run cargo test: {error}"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).process_group(0);
        let mut child = command.spawn().map_err(failed)?;
        let forwarding = self.interrupts.forward_to(&child);
        let read = child.stdout.take().map_or(Ok(()), |output| copy_lines(output, each));
        let status = child.wait();
        drop(forwarding);
        self.interrupts.check()?;
        read.and(status).map_err(failed)
    }
}

/// Shows every line and hands it on; bytes that are no text lose nothing but their look.
fn copy_lines(output: impl Read, mut each: impl FnMut(&str)) -> io::Result<()> {
    let mut output = BufReader::new(output);
    let mut shown = io::stdout().lock();
    let mut line = Vec::new();
    while output.read_until(b'\n', &mut line)? > 0 {
        shown.write_all(&line)?;
        shown.flush()?;
        each(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']));
        line.clear();
    }
    Ok(())
}

/// What runs now, for the person who scrolls.
fn heading(command: &str, what: &str) {
    eprintln!("\nxtask: {command}: {what}");
}
