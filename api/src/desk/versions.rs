//! The names of versions: what an answer is tagged with, and what a command can be pinned to.

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

/// Of a token.
#[must_use]
pub fn token(version: u64) -> String {
    format!("token-{version}")
}

/// What stands after a version where officials are shown more of it than others: another answer, the same version.
pub const OFFICIAL: &str = "-official";

/// The tag of an answer that shows officials more.
#[must_use]
pub fn shown(version: String, official: bool) -> String {
    if official { version + OFFICIAL } else { version }
}
