//! Debian's packages, installed only where we are root: a bare machine has nothing but the Rust toolchain.

use std::cell::Cell;
use std::io;
use std::process::Command;

use rustix::process::geteuid;

use crate::programs;

const GET: &str = "apt-get";
const INSTALL: [&str; 5] = ["-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends"];

/// The package lists, fetched once in a run.
#[derive(Debug, Default)]
pub(crate) struct Apt {
    fresh: Cell<bool>,
}

/// The command for a person who must do it alone.
pub(crate) fn command_for(package: &str) -> String {
    format!("sudo apt-get update && sudo apt-get install -y --no-install-recommends {package}")
}

/// Whether we may install at all.
pub(crate) fn usable() -> bool {
    geteuid().is_root() && programs::first(&[GET], programs::path().iter()).is_some()
}

impl Apt {
    /// Installs one package, after refreshing the lists if that has not been done.
    pub(crate) fn install(&self, package: &str) -> Result<(), String> {
        eprintln!("xtask: installing {package} …");
        if !self.fresh.get() {
            aloud(Command::new(GET).arg("update"))?;
            self.fresh.set(true);
        }
        aloud(Command::new(GET).args(INSTALL).arg(package))
    }
}

/// With its output on stderr, so that stdout keeps to the tests.
fn aloud(command: &mut Command) -> Result<(), String> {
    let status = command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(std::process::Stdio::null())
        .stdout(io::stderr())
        .status()
        .map_err(|error| format!("failed to start {GET}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("failed to run {command:?} ({status})")) }
}
