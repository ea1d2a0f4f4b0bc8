//! The browser for the tests of the dashboard: one that is named, one that is installed, or Debian's.

use std::path::PathBuf;

use crate::apt::{self, Apt};
use crate::failure::Failure;
use crate::programs;
use crate::project;

/// The variable through which tests learn which browser to start.
pub(crate) const VARIABLE: &str = "CHUHE_TEST_CHROMIUM";

const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const PACKAGE: &str = "chromium";

/// Finds a browser that runs, or installs one.
pub(crate) fn provide(apt: &Apt) -> Result<PathBuf, Failure> {
    if let Some(named) = project::given(VARIABLE).map(PathBuf::from) {
        return if programs::runs(&named) {
            Ok(named)
        } else {
            Err(Failure::missing(format!(
                "{VARIABLE} names {}, and that does not run; correct it, or test without: {}",
                named.display(),
                "cargo xtask test --without-browser"
            )))
        };
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    let reason = if apt::usable() {
        match apt.install(PACKAGE) {
            Ok(()) => match installed() {
                Some(found) => return Ok(found),
                None => format!("failed to find Chromium even after installing {PACKAGE}"),
            },
            Err(error) => error,
        }
    } else {
        "the browser tests need Chromium, and none is installed".to_owned()
    };
    Err(Failure::missing(format!(
        "{reason}\n  install it:    {}\n  or name one:   {VARIABLE}=/path/to/chromium cargo xtask test\n  or go without: {}",
        apt::command_for(PACKAGE),
        "cargo xtask test --without-browser"
    )))
}

fn installed() -> Option<PathBuf> {
    programs::first(&NAMES, programs::path().iter())
}
