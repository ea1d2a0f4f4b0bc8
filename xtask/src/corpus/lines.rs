//! A file that is read line by line: what stands on each line, and where that is.

use std::fs;
use std::path::Path;

use super::report::Report;

/// The lines that say something, each with its place for a person to find it.
pub(crate) fn of(path: &Path, report: &mut Report) -> Vec<(String, String)> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| {
        report.unreadable(path.display(), error);
        String::new()
    });
    let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
    lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(index, line)| (format!("{}:{}", path.display(), index + 1), line.to_owned()))
        .collect()
}
