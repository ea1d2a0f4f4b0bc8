//! Files of game records as they are found: each is imported strictly, or refused with a reason that fits what the
//! manifest says of it. Encodings are held against the manifest, of an illegal game the plies before are kept, and
//! what is imported is written and read back.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use chuhe_domain::xiangqi::records::{
    Encoding, Imported, Reading, RecordError, RecordFlaw, Target, export, import,
};
use chuhe_domain::xiangqi::{FenFlaw, Notation, Script};
use serde::Deserialize;
use serde_json::Value;

use super::figures::Figures;
use super::report::Report;

/// What the manifest says of a file. Where it says nothing, nothing is held against it.
#[derive(Debug, Deserialize)]
struct Entry {
    file: String,
    format: Option<String>,
    encoding: Option<String>,
    why: Option<String>,
}

/// What was counted.
#[derive(Debug, Default)]
struct Counts {
    files: u64,
    games: usize,
    imported: u64,
    refused: u64,
    unsupported: u64,
    panicked: u64,
}

/// Imports every file of the manifest.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let mut counts = Counts::default();
    let manifest = path.join("manifest.json");
    let entries = fs::read_to_string(&manifest)
        .map_err(|error| error.to_string())
        .and_then(|text| read(&text).map_err(|error| error.to_string()))
        .unwrap_or_else(|error| {
            report.unreadable(manifest.display(), error);
            Vec::new()
        });
    for (number, entry) in (1..).zip(entries) {
        let entry: Entry = match serde_json::from_value(entry) {
            Ok(entry) => entry,
            Err(error) => {
                report.unreadable(format_args!("{}: entry {number}", manifest.display()), error);
                continue;
            }
        };
        match fs::read(path.join(&entry.file)) {
            Ok(bytes) => counts.take(&entry, &bytes, report),
            Err(error) => report.unreadable(&entry.file, error),
        }
    }
    counts.figures()
}

fn read(manifest: &str) -> serde_json::Result<Vec<Value>> {
    serde_json::from_str(manifest.trim_start_matches('\u{feff}'))
}

impl Counts {
    fn take(&mut self, entry: &Entry, bytes: &[u8], report: &mut Report) {
        self.files += 1;
        let read = |reading| catch_unwind(|| import(bytes, reading));
        let (Ok(strict), Ok(lenient)) = (read(Reading::Strict), read(Reading::Lenient)) else {
            self.panicked += 1;
            return report.miss(&entry.file, "reading it panics");
        };
        match &strict {
            Ok(imported) => {
                self.imported += 1;
                self.games += imported.records.len();
            }
            Err(RecordError { flaw: RecordFlaw::UnsupportedFormat, .. }) => self.unsupported += 1,
            Err(_) => self.refused += 1,
        }
        let not_read_back = strict.as_ref().ok().and_then(not_read_back);
        for miss in entry.misses(&strict, &lenient).into_iter().chain(not_read_back) {
            report.miss(&entry.file, miss);
        }
    }

    fn figures(&self) -> Figures {
        Figures::default()
            .with("files", self.files)
            .with("games", self.games)
            .with("imported", self.imported)
            .with("refused", self.refused)
            .with("unsupported", self.unsupported)
            .with("panicked", self.panicked)
    }
}

/// The first format in which the records, written, are not read back the same.
fn not_read_back(imported: &Imported) -> Option<String> {
    let (notation, script) = (Notation::Chinese, Script::Simplified);
    [Target::Pgn { notation, script }, Target::DhtmlXq].into_iter().find_map(|target| {
        let text = export(&imported.records, target);
        let read = text.and_then(|text| import(text.as_bytes(), Reading::Strict));
        (read.as_ref().map(|read| &read.records) != Ok(&imported.records))
            .then(|| format!("written as {target:?}, it is not read back the same"))
    })
}

type Read = Result<Imported, RecordError>;

impl Entry {
    /// What of these readings does not fit what the manifest says.
    fn misses(&self, strict: &Read, lenient: &Read) -> Vec<String> {
        let mut misses = Vec::new();
        if let (Ok(imported), Some(said)) = (lenient, self.said_encoding())
            && imported.encoding != said
        {
            misses.push(format!("it is taken for {}, and said to be {said}", imported.encoding));
        }
        match (strict, self.illegal_ply()) {
            (Ok(_), Some(ply)) => misses.push(format!("imported, although ply {ply} is illegal")),
            (Ok(_), None) if self.lacks_general() => {
                misses.push("imported, although a general is missing".to_owned());
            }
            (Ok(_), None) => {}
            (Err(error), Some(ply)) => {
                if error.ply != Some(ply) {
                    misses.push(format!("ply {ply} is illegal, and refused was: {error}"));
                }
                let records = lenient.iter().flat_map(|imported| &imported.records);
                let mut cuts = records
                    .filter_map(|kept| Some((kept.line.plies.len() + 1, kept.truncated.as_ref()?.ply)));
                if !cuts.any(|cut| cut == (ply, ply)) {
                    misses.push(format!("read leniently, it does not keep the plies before {ply}"));
                }
            }
            (Err(error), None) => {
                let fits = match &error.flaw {
                    RecordFlaw::UnsupportedFormat => !self.is_supported(),
                    RecordFlaw::Start(start) => {
                        let is_missing = |flaw: &FenFlaw| matches!(flaw, FenFlaw::GeneralMissing { .. });
                        self.lacks_general() && start.flaws.iter().any(is_missing)
                    }
                    _ => false,
                };
                if !fits {
                    misses.push(format!("refused: {error}"));
                }
            }
        }
        misses
    }

    fn said_encoding(&self) -> Option<Encoding> {
        match self.encoding.as_deref()?.split(' ').next()? {
            "ascii" | "utf-8" => Some(Encoding::Utf8),
            "gb18030" | "gbk" | "gb2312" => Some(Encoding::Gb18030),
            "big5" => Some(Encoding::Big5),
            "utf-16le" => Some(Encoding::Utf16Le),
            "utf-16be" => Some(Encoding::Utf16Be),
            "binary" => Some(Encoding::Binary),
            _ => None,
        }
    }

    fn illegal_ply(&self) -> Option<usize> {
        let (_, after) = self.why.as_deref()?.split_once("ILLEGAL at ply ")?;
        after.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
    }

    fn lacks_general(&self) -> bool {
        self.why.as_deref().unwrap_or_default().contains("FEN lacks a king")
    }

    fn is_supported(&self) -> bool {
        let words =
            self.format.as_deref().unwrap_or_default().split(|letter: char| !letter.is_ascii_alphanumeric());
        words.into_iter().any(|word| ["PGN", "DhtmlXQ", "XQF", "CBL", "CBR"].contains(&word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_imported_refused_or_unsupported_and_held_against_the_manifest() {
        let folder = tempfile::tempdir().unwrap();
        let illegal = "[Red \"甲\"]\n1. 炮二平五 馬８進７ 2. 帥五進三 *\n";
        for (name, text) in [
            ("whole", "[Red \"甲\"]\n1. 炮二平五 馬８進７ *\n[Red \"乙\"]\n*"),
            ("illegal", illegal),
            ("illegal_elsewhere", illegal),
            ("headless", "[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n*"),
            ("list", "h2e2 h9g7"),
        ] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let entry = |file: &str, why: &str| serde_json::json!({ "file": file, "format": "PGN", "encoding": "utf-8", "why": why, "bytes": 1 });
        let mut entries = vec![
            entry("whole", "no result"),
            entry("illegal", "ILLEGAL at ply 3: 帥五進三"),
            entry("illegal_elsewhere", "ILLEGAL at ply 2: 馬８進７"),
            entry("headless", "FEN lacks a king"),
            entry("list", "no PGN"),
        ];
        entries[0]["encoding"] = "big5".into();
        entries[4]["format"] = "plain list".into();
        let manifest = |entries: &[serde_json::Value]| {
            fs::write(folder.path().join("manifest.json"), serde_json::to_vec(entries).unwrap()).unwrap();
        };
        manifest(&entries);
        let mut report = Report::default();
        let figures = run(folder.path(), &mut report);
        assert_eq!(
            figures.to_json(),
            r#"{"files":5,"games":2,"imported":1,"refused":3,"unsupported":1,"panicked":0}"#
        );
        // The encoding, and the other ply twice: refused elsewhere, and other plies kept.
        assert_eq!((report.misses(), report.unread()), (3, 0));
        // The third game, not the first; an entry that says no more than the file; and two that say not even that.
        fs::write(folder.path().join("third"), format!("[Red \"甲\"]\n*\n[Red \"乙\"]\n*\n{illegal}"))
            .unwrap();
        let few = serde_json::json!({ "file": "whole", "why": null });
        let mut report = Report::default();
        manifest(&[entry("third", "ILLEGAL at ply 3"), few, entry("absent", ""), 7.into()]);
        let figures = run(folder.path(), &mut report).to_json();
        assert!(figures.starts_with(r#"{"files":2,"games":2,"imported":1,"refused":1,"#), "{figures}");
        assert_eq!((report.misses(), report.unread()), (0, 2));
    }
}
