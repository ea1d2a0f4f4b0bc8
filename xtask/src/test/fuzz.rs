//! A short run of every fuzz target, where a nightly compiler exists; without one they are skipped, loudly, and
//! the same laws are still tried by the property tests. What a run finds stays out of the committed corpus.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::tally::Tally;
use crate::failure::Failure;
use crate::interrupt::Interrupts;
use crate::programs;

/// How long each target runs, how long one input may take, and how long an input may be.
const LIMITS: [&str; 4] = ["-max_total_time=8", "-timeout=5", "-max_len=8192", "-print_final_stats=1"];

/// Runs each target and enters it in the tally.
pub(crate) fn run(
    root: &Path,
    left_out: bool,
    interrupts: &Interrupts,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let targets = targets(root)?;
    if left_out {
        tally.left_out(targets.len());
        return Ok(());
    }
    if programs::answer("rustup", &["run", "nightly", "cargo", "--version"]).is_none() {
        let bar = "!".repeat(100);
        eprintln!(
            "\n{bar}\n!!! NO NIGHTLY COMPILER: {} fuzz targets are SKIPPED. `rustup toolchain install nightly` brings one.\n{bar}",
            targets.len()
        );
        tally.left_out(targets.len());
        return Ok(());
    }
    let fuzz = Fuzz { root, tools: root.join("target").join("tools") };
    fuzz.provide()?;
    eprintln!("\nxtask: cargo fuzz build");
    fuzz.cargo_fuzz("build", &[]).map_err(Failure::broken)?;
    for target in &targets {
        interrupts.check()?;
        eprintln!("xtask: cargo fuzz run {target}");
        match fuzz.try_law(target) {
            Ok(()) => tally.law_held(),
            Err(words) => tally.fault(format!("fuzz {target}: {words}")),
        }
    }
    Ok(())
}

/// The names of the targets: their files.
fn targets(root: &Path) -> Result<Vec<String>, Failure> {
    let folder = root.join("fuzz").join("fuzz_targets");
    let failed = |error: io::Error| Failure::broken(format!("failed to list {}: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

struct Fuzz<'a> {
    root: &'a Path,
    /// Where `cargo-fuzz` is put if the machine has none.
    tools: PathBuf,
}

impl Fuzz<'_> {
    fn provide(&self) -> Result<(), Failure> {
        if self.nightly().args(["fuzz", "--version"]).output().is_ok_and(|said| said.status.success()) {
            return Ok(());
        }
        eprintln!("xtask: installing cargo-fuzz …");
        let mut install = self.nightly();
        install.args(["install", "cargo-fuzz", "--locked", "--root"]).arg(&self.tools);
        programs::quietly(&mut install).map_err(|words| {
            Failure::missing(format!(
                "{words}\n`cargo install cargo-fuzz` brings it; --without-fuzz does without"
            ))
        })
    }

    /// One target over its corpus; new finds go to a folder that is thrown away.
    fn try_law(&self, target: &str) -> Result<(), String> {
        let finds = tempfile::tempdir().map_err(|error| format!("failed to make a folder: {error}"))?;
        let corpus = self.root.join("fuzz").join("corpus").join(target);
        let mut arguments = vec![target.into(), finds.path().into(), corpus.into(), "--".into()];
        arguments.extend(LIMITS.map(OsString::from));
        self.cargo_fuzz("run", &arguments)
    }

    /// Without a sanitizer: the laws are about safe code, which no address can break.
    fn cargo_fuzz(&self, verb: &str, arguments: &[OsString]) -> Result<(), String> {
        let mut command = self.nightly();
        command.args(["fuzz", verb, "--features", "libfuzzer", "--sanitizer", "none"]).args(arguments);
        programs::quietly(&mut command)
    }

    /// Cargo of the nightly toolchain, which finds `cargo-fuzz` in `PATH` or among our tools.
    fn nightly(&self) -> Command {
        let path = programs::path().into_iter().chain([self.tools.join("bin")]);
        let mut command = Command::new("rustup");
        command.args(["run", "nightly", "cargo"]).current_dir(self.root);
        // What the cargo that runs us has set speaks of another toolchain.
        for variable in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN", "CARGO_MANIFEST_DIR"] {
            command.env_remove(variable);
        }
        // A dozen programs are linked for seconds of work each.
        command.env("CARGO_PROFILE_RELEASE_LTO", "off");
        if let Ok(path) = std::env::join_paths(path) {
            command.env("PATH", path);
        }
        command
    }
}
