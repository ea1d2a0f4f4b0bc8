//! Runs every corpus check as a person would, through the command line, and holds its figures against the ones
//! that were reached before.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::tally::Tally;
use crate::corpus;
use crate::corpus::expected::{self, Expectation};
use crate::failure::Failure;
use crate::project;

/// Where the figures stand that must not fall.
const EXPECTED: &str = "xtask/expected.toml";

/// Runs what `expected.toml` asks for and enters it in the tally.
pub(crate) fn run(root: &Path, tally: &mut Tally) -> Result<(), Failure> {
    let text = fs::read_to_string(root.join(EXPECTED))
        .map_err(|error| Failure::broken(format!("failed to read {EXPECTED}: {error}")))?;
    let expectations = expected::read(&text)
        .map_err(|error| Failure::broken(format!("failed to read {EXPECTED}: {error}")))?;
    for name in corpus::names() {
        if !expectations.iter().any(|expectation| expectation.check == name) {
            tally.fault(format!("corpus {name}: {EXPECTED} says nothing about this check"));
        }
    }
    let folder = project::corpus_folder(root);
    if folder.is_dir() {
        for expectation in &expectations {
            judge(expectation, &folder, tally);
        }
    } else {
        let bar = "!".repeat(100);
        eprintln!(
            "\n{bar}\n!!! NO CORPUS: {} is absent, and {} corpus checks are SKIPPED. CHUHE_CORPUS names another folder.\n{bar}",
            folder.display(),
            expectations.len()
        );
        tally.left_out(expectations.len());
    }
    Ok(())
}

fn judge(expectation: &Expectation, folder: &Path, tally: &mut Tally) {
    let title = format!("corpus {} {}", expectation.check, expectation.path);
    eprintln!("\nxtask: {title}");
    match reach(&expectation.check, &folder.join(&expectation.path)) {
        Err(error) => tally.fault(format!("{title}: {error}")),
        Ok(reached) => {
            eprintln!("{reached}");
            let comparison = expectation.compare(&reached);
            for note in comparison.notes {
                eprintln!("xtask: {title}: {note}");
            }
            if comparison.faults.is_empty() {
                tally.corpus_held();
            }
            for fault in comparison.faults {
                tally.fault(format!("{title}: {fault}"));
            }
        }
    }
}

/// In a process of its own: a check that panics or never stops calling itself fails alone.
fn reach(check: &str, path: &Path) -> Result<Value, String> {
    let program = env::current_exe().map_err(|error| format!("failed to find this program: {error}"))?;
    let ended = Command::new(program)
        .args(["corpus", check])
        .arg(path)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("failed to start the check: {error}"))?;
    if !ended.status.success() {
        return Err(format!("failed to read everything ({})", ended.status));
    }
    let said = String::from_utf8_lossy(&ended.stdout);
    let last = said.lines().last().unwrap_or_default();
    serde_json::from_str(last)
        .map_err(|error| format!("failed to read the last line as JSON: {error}: {last}"))
}
