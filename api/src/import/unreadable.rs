//! A file that cannot be read: which, where in it, and why.

use std::fmt::Display;
use std::path::{Path, PathBuf};

/// A file that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("failed to read {}: {why}", .file.display())]
pub struct Unreadable {
    /// Which.
    pub file: PathBuf,
    /// Where in it, and why.
    pub why: String,
}

impl Unreadable {
    /// This file, for this reason.
    #[must_use]
    pub fn new(file: &Path, why: impl Display) -> Self {
        Self { file: file.to_owned(), why: why.to_string() }
    }
}
