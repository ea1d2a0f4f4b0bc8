//! How a file is named, how it begins, and how long it may be.

use super::code::{sources, verdict};

const LONGEST: usize = 400;

#[test]
fn no_file_ships_more_than_400_lines() {
    let broken: Vec<_> = sources()
        .iter()
        .filter(|source| source.is_production())
        .map(|source| (&source.path, source.production().lines().count()))
        .filter(|(_, lines)| *lines > LONGEST)
        .map(|(path, lines)| format!("{path}:{lines}: {lines} lines before the tests"))
        .collect();
    verdict("no file's production part is over 400 lines", &broken);
}

#[test]
fn no_file_is_called_mod() {
    let broken: Vec<_> = sources()
        .iter()
        .filter(|source| source.path.ends_with("/mod.rs"))
        .map(|source| format!("{}:1", source.path))
        .collect();
    verdict("a module is `foo.rs` with `foo/`, never `foo/mod.rs`", &broken);
}

#[test]
fn every_file_says_what_it_decides() {
    let broken: Vec<_> = sources()
        .iter()
        .filter(|source| source.is_under_src() && !source.text.starts_with("//!"))
        .map(|source| format!("{}:1", source.path))
        .collect();
    verdict("every file under src begins with `//!`", &broken);
}
