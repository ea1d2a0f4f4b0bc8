//! From two files to an event that is ready to be played, or to the reasons why it will not be.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::event_file::{self, EventFile};
use super::examine::{Contradictions, Examined, examine};
use super::plan::{Plan, lay_out};
use super::records::{self, Record};
use super::unreadable::Unreadable;
use crate::client::Keys;

/// The longest title that the server takes.
const LONGEST_TITLE: usize = 200;

/// An event that is ready to be played.
#[derive(Debug, Clone)]
pub struct Prepared {
    /// The file as it was read.
    pub event: EventFile,
    /// The title it will have.
    pub title: String,
    /// Who plays whom, and how it came out.
    pub examined: Examined,
    /// How it is laid out.
    pub plan: Plan,
    /// The names of its steps and things, by the digest of what was read.
    pub keys: Keys,
}

/// Why it is not.
#[derive(Debug, thiserror::Error)]
pub enum NotPrepared {
    /// A file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The event contradicts itself.
    #[error(transparent)]
    Contradictory(#[from] Contradictions),
}

/// Where the records of an event are by custom: beside the folder of events.
#[must_use]
pub fn games_beside(event: &Path) -> PathBuf {
    let folder = event.parent().unwrap_or(Path::new("."));
    folder.join("..").join("..").join("games").join("real_games.jsonl")
}

/// Reads and examines an event; without a file of games every result stands without moves.
///
/// # Errors
/// When a file cannot be read, or the event contradicts itself.
pub fn prepare(file: &Path, games: Option<&Path>) -> Result<Prepared, NotPrepared> {
    let (event, bytes) = event_file::read(file)?;
    let wanted: HashSet<&str> = event.games.iter().filter_map(|game| game.id.as_deref()).collect();
    let records = match games {
        Some(games) if !wanted.is_empty() => records::read(games, &wanted)?,
        _ => HashMap::new(),
    };
    let mut examined = examine(&event, &records)?;
    let boards: Vec<Option<u32>> = event.games.iter().map(|game| game.board).collect();
    let (plan, note) = lay_out(&examined.field, &boards);
    examined.notes.extend(note);
    let keys = Keys::of(&format!("import {}", digest(&bytes, &event, &records)));
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let title = event.title.clone().or_else(|| event.name.clone()).or(stem).unwrap_or_default();
    let title: String = title.chars().filter(|letter| !letter.is_control()).take(LONGEST_TITLE).collect();
    let title = if title.trim().is_empty() { "?".to_owned() } else { title };
    Ok(Prepared { event, title, examined, plan, keys })
}

/// SHA-256 over the file and the moves that belong to it: what is played is the same where this is.
fn digest(bytes: &[u8], event: &EventFile, records: &HashMap<String, Record>) -> String {
    let mut hash = Sha256::new().chain_update(bytes);
    for record in event.games.iter().filter_map(|game| records.get(game.id.as_ref()?)) {
        hash.update(b"\0");
        hash.update(&record.moves);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
