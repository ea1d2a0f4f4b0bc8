//! The laws on a stable compiler: over the corpus as it is, and over the corpus changed at random.
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::BTreeSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use chuhe_fuzz::LAWS;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The files of a law, in order.
fn corpus(name: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("failed to list {}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.clone(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{name} has no corpus");
    files
}

/// One change of some bytes.
#[derive(Debug, Clone)]
enum Change {
    Replace(Index, u8),
    Insert(Index, Vec<u8>),
    Remove(Index, usize),
    /// What stands in one place is put in another, too.
    Repeat(Index, usize, Index),
    Cut(Index),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (any::<Index>(), vec(any::<u8>(), 1..5)).prop_map(|(at, bytes)| Change::Insert(at, bytes)),
        (any::<Index>(), 1..9_usize).prop_map(|(at, count)| Change::Remove(at, count)),
        (any::<Index>(), 1..33_usize, any::<Index>())
            .prop_map(|(from, count, to)| Change::Repeat(from, count, to)),
        any::<Index>().prop_map(Change::Cut),
    ]
}

fn changed(mut bytes: Vec<u8>, changes: &[Change]) -> Vec<u8> {
    for change in changes {
        let place = |index: &Index, bytes: &[u8]| index.index(bytes.len() + 1);
        match change {
            Change::Replace(at, byte) => {
                let at = place(at, &bytes);
                if let Some(old) = bytes.get_mut(at) {
                    *old = *byte;
                }
            }
            Change::Insert(at, new) => {
                let at = place(at, &bytes);
                bytes.splice(at..at, new.iter().copied());
            }
            Change::Remove(at, count) => {
                let at = place(at, &bytes);
                bytes.drain(at..bytes.len().min(at + count));
            }
            Change::Repeat(from, count, to) => {
                let (from, to) = (place(from, &bytes), place(to, &bytes));
                let part = bytes[from..bytes.len().min(from + count)].to_vec();
                bytes.splice(to..to, part);
            }
            Change::Cut(at) => bytes.truncate(at.index(bytes.len() + 1)),
        }
    }
    bytes
}

#[test]
fn every_law_has_its_target_and_its_corpus() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names: BTreeSet<_> = LAWS.iter().map(|law| law.name.to_owned()).collect();
    assert_eq!(names.len(), LAWS.len());
    let listed = |folder: &str| -> BTreeSet<String> {
        let entries = fs::read_dir(here.join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned()).collect()
    };
    assert_eq!(listed("fuzz_targets"), names);
    assert_eq!(listed("corpus"), names);
    let manifest = fs::read_to_string(here.join("Cargo.toml")).unwrap();
    for name in names {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name} is no target");
    }
}

#[test]
fn the_corpus_keeps_every_law() {
    for law in LAWS {
        for (path, bytes) in corpus(law.name) {
            let held = catch_unwind(AssertUnwindSafe(|| (law.hold)(&bytes)));
            assert!(held.is_ok(), "{} is broken by {}", law.name, path.display());
        }
    }
}

#[test]
fn a_changed_corpus_keeps_every_law() {
    for law in LAWS {
        let seeds: Vec<_> = corpus(law.name).into_iter().map(|(_, bytes)| bytes).collect();
        let inputs = (select(seeds), vec(change(), 1..12));
        let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(256));
        let outcome = runner.run(&inputs, |(seed, changes)| {
            (law.hold)(&changed(seed, &changes));
            Ok(())
        });
        assert!(outcome.is_ok(), "{}: {}", law.name, outcome.unwrap_err());
    }
}

proptest! {
    #[test]
    fn any_bytes_keep_every_law(bytes in vec(any::<u8>(), 0..300)) {
        for law in LAWS {
            (law.hold)(&bytes);
        }
    }
}
