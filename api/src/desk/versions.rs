//! The names of versions: what an answer is tagged with, and what a command can be pinned to.

use chuhe_domain::tournament::Tournament;

use crate::language::Language;

/// Of what only the tournament's own events change.
#[must_use]
pub fn tournament(version: u64) -> String {
    format!("tournament-{version}")
}

/// Of what the tables show: the last event that touched one.
#[must_use]
pub fn tables(sequence: u64) -> String {
    format!("tables-{sequence}")
}

/// Of a game.
#[must_use]
pub fn game(version: u64) -> String {
    format!("game-{version}")
}

/// Of a player.
#[must_use]
pub fn player(version: u64) -> String {
    format!("player-{version}")
}

/// Of whatever is found in the register.
#[must_use]
pub fn register(count: u64) -> String {
    format!("register-{count}")
}

/// Of a token.
#[must_use]
pub fn token(version: u64) -> String {
    format!("token-{version}")
}

/// The tag of an answer that names people: where some are known in several scripts, each reader has one of their own.
#[must_use]
pub fn read_by(version: String, tournament: &Tournament, reader: Language) -> String {
    let one_name = tournament.entries.values().all(|entry| entry.particulars.names.is_empty());
    if one_name { version } else { format!("{version}-{}", reader.tag()) }
}

/// The version that a tag stands for: what it shows beside it, and to whom, is no other version.
#[must_use]
pub fn of_tag(tag: &str) -> &str {
    let read_by = |language: Language| tag.strip_suffix(language.tag())?.strip_suffix('-');
    let version = Language::all().find_map(read_by).unwrap_or(tag);
    let version = version.strip_suffix(OFFICIAL).unwrap_or(version);
    version.strip_suffix(COMMITTEE).unwrap_or(version)
}

/// What stands after a version where officials are shown more of it than others: another answer, the same version.
pub const OFFICIAL: &str = "-official";

/// What stands after a version where an arbitration committee sits: a token that ends makes it sit no more, and no version another.
const COMMITTEE: &str = "-committee";

/// The tag of an answer that says whether a committee sits.
#[must_use]
pub fn with_committee(version: String, sits: bool) -> String {
    if sits { version + COMMITTEE } else { version }
}

/// The tag of an answer that shows officials more.
#[must_use]
pub fn shown(version: String, official: bool) -> String {
    if official { version + OFFICIAL } else { version }
}
