//! From bytes to a report.

use crate::federation::trf::check;
use crate::federation::trf::flaw::{Fault, Flaw, Gravity};
use crate::federation::trf::report::{Line, Report};
use crate::federation::trf::row::Notes;

/// A report that was read, and what is odd about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The report.
    pub report: Report,
    /// All of them warnings.
    pub warnings: Vec<Fault>,
}

/// A report that cannot be trusted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.words())]
pub struct Refused {
    /// What is wrong, by lines and columns; at most [`MOST`], errors before warnings.
    pub faults: Vec<Fault>,
    /// How many more there are.
    pub more: usize,
}

/// How many faults are told.
pub const MOST: usize = 100;

impl Refused {
    fn words(&self) -> String {
        let first = self.faults.first().map(ToString::to_string).unwrap_or_default();
        match self.faults.len() + self.more {
            0 | 1 => first,
            all => format!("{first} (and {} more)", all - 1),
        }
    }
}

/// Reads a report: UTF-8, with or without a byte order mark; a line ends with CR, LF or both.
///
/// # Errors
/// Every fault of the file, with its line and column.
pub fn read(bytes: &[u8]) -> Result<Reading, Refused> {
    let (text, mut faults) = decoded(bytes);
    let mut report = Report::default();
    for (line, text) in (1..).zip(lines(text)) {
        let mut notes = Notes::default();
        report.lines.push(Line::read(text, &mut notes));
        let fault = |(column, gravity, flaw)| Fault { line, column, gravity, flaw };
        faults.extend(notes.found.into_iter().map(fault));
    }
    check::check(&report, &mut faults);
    faults.sort_by_key(|fault| (fault.line, fault.column));
    if faults.iter().any(|fault| fault.gravity == Gravity::Error) {
        faults.sort_by_key(|fault| fault.gravity);
        let more = faults.len().saturating_sub(MOST);
        faults.truncate(MOST);
        return Err(Refused { faults, more });
    }
    faults.truncate(MOST);
    Ok(Reading { report, warnings: faults })
}

/// The text up to where it is none.
fn decoded(bytes: &[u8]) -> (&str, Vec<Fault>) {
    let (text, is_whole) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, true),
        Err(error) => {
            let (valid, _) = bytes.split_at(error.valid_up_to());
            (std::str::from_utf8(valid).unwrap_or_default(), false)
        }
    };
    let text = text.trim_start_matches('\u{feff}');
    let after = text.replace("\r\n", "\n");
    let broken = after.split(['\r', '\n']).map(|line| line.chars().count() + 1).enumerate().last();
    let fault = broken.filter(|_| !is_whole).map(|(line, column)| Fault {
        line: line + 1,
        column,
        gravity: Gravity::Error,
        flaw: Flaw::NotUtf8,
    });
    (text, fault.into_iter().collect())
}

/// The lines, without what ends them; after the last end there is none.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(end);
        rest = after.strip_prefix("\r\n").or_else(|| after.strip_prefix(['\r', '\n'])).unwrap_or_default();
        Some(line)
    })
}
