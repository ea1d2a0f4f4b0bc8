//! The file of moves: one record a line, found by its id.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;

use serde::Deserialize;

use super::unreadable::Unreadable;

/// A record.
#[derive(Debug, Clone, Deserialize)]
pub struct Record {
    /// Its id.
    pub id: String,
    /// Who had Red, as it is written there.
    pub red: Option<String>,
    /// Who had Black, as it is written there.
    pub black: Option<String>,
    /// The result; `*` where the record does not know it.
    pub result: Option<String>,
    /// The position it begins with; none is the beginning of a game.
    pub start_fen: Option<String>,
    /// The moves in ICCS, apart by blanks.
    #[serde(default)]
    pub moves: String,
}

/// Reads the records that are wanted.
///
/// # Errors
/// When the file cannot be read, with the line.
pub fn read(file: &Path, wanted: &HashSet<&str>) -> Result<HashMap<String, Record>, Unreadable> {
    let opened = File::open(file).map_err(|error| Unreadable::new(file, error))?;
    let mut records = HashMap::new();
    for (number, line) in (1..).zip(BufReader::new(opened).lines()) {
        let at = |why: &dyn std::fmt::Display| Unreadable::new(file, format!("line {number}: {why}"));
        let line = line.map_err(|error| at(&error))?;
        if line.trim().is_empty() {
            continue;
        }
        let record: Record = serde_json::from_str(&line).map_err(|error| at(&error))?;
        if !wanted.contains(record.id.as_str()) {
            continue;
        }
        if let Some(other) = records.insert(record.id.clone(), record) {
            return Err(at(&format!("{} stands in the file twice", other.id)));
        }
    }
    Ok(records)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn wanted_records_are_found_and_a_broken_line_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.jsonl");
        fs::write(&file, "{\"id\":\"a\",\"moves\":\"h2e2\"}\n\n{\"id\":\"b\"}\n").unwrap();
        let records = read(&file, &HashSet::from(["a", "z"])).unwrap();
        assert_eq!(records.keys().collect::<Vec<_>>(), ["a"]);
        fs::write(&file, "{\"id\":\"a\"}\n{\"id\":7}\n").unwrap();
        let error = read(&file, &HashSet::from(["a"])).unwrap_err().to_string();
        assert!(error.contains("line 2: "), "{error}");
        fs::write(&file, "{\"id\":\"a\"}\n{\"id\":\"a\"}\n").unwrap();
        assert!(read(&file, &HashSet::from(["a"])).unwrap_err().to_string().contains("twice"));
    }
}
