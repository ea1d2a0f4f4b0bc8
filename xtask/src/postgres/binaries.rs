//! Which folder holds a PostgreSQL server that runs. Debian keeps its binaries out of `PATH`, one folder for each
//! version; links in `PATH` may outlive the version they point to.

use std::fs;
use std::path::{Path, PathBuf};

use crate::programs;

const NEEDED: [&str; 3] = ["initdb", "pg_ctl", "postgres"];
const DEBIAN: &str = "/usr/lib/postgresql";

/// A folder with all that a cluster needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Binaries {
    folder: PathBuf,
}

impl Binaries {
    /// Where `name` is.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// The binaries of this machine: in `PATH`, then Debian's newest, then where `pg_config` points.
pub(crate) fn installed() -> Option<Binaries> {
    let configured = programs::answer("pg_config", &["--bindir"]).map(PathBuf::from);
    among(programs::path().into_iter().chain(newest_first(Path::new(DEBIAN))).chain(configured))
}

fn among(folders: impl Iterator<Item = PathBuf>) -> Option<Binaries> {
    folders.map(|folder| Binaries { folder }).find(Binaries::complete)
}

impl Binaries {
    fn complete(&self) -> bool {
        NEEDED.iter().all(|name| programs::runs(&self.program(name)))
    }
}

/// `VERSION/bin` under `parent`, 17 before 15 before 9.6.
fn newest_first(parent: &Path) -> Vec<PathBuf> {
    let mut versions: Vec<(Vec<u32>, PathBuf)> = fs::read_dir(parent)
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .filter_map(|entry| Some((version(entry.file_name().to_str()?)?, entry.path().join("bin"))))
        .collect();
    versions.sort_by(|one, other| other.0.cmp(&one.0));
    versions.into_iter().map(|(_, folder)| folder).collect()
}

fn version(name: &str) -> Option<Vec<u32>> {
    name.split('.').map(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    fn folder(parent: &Path, name: &str, programs: &[(&str, &str)]) -> PathBuf {
        let folder = parent.join(name).join("bin");
        fs::create_dir_all(&folder).unwrap();
        for (program, target) in programs {
            symlink(target, folder.join(program)).unwrap();
        }
        folder
    }

    const WHOLE: [(&str, &str); 3] =
        [("initdb", "/bin/true"), ("pg_ctl", "/bin/true"), ("postgres", "/bin/true")];

    #[test]
    fn versions_are_numbers_and_the_newest_comes_first() {
        let parent = tempfile::tempdir().unwrap();
        for name in ["9.6", "15", "17", "common"] {
            folder(parent.path(), name, &[]);
        }
        let found: Vec<_> = newest_first(parent.path())
            .iter()
            .map(|found| found.strip_prefix(parent.path()).unwrap().display().to_string())
            .collect();
        assert_eq!(found, ["17/bin", "15/bin", "9.6/bin"]);
    }

    #[test]
    fn links_to_nothing_are_passed_over_for_a_folder_that_is_whole() {
        let parent = tempfile::tempdir().unwrap();
        let dangling: Vec<_> = NEEDED.iter().map(|name| (*name, "/nowhere/at/all")).collect();
        let dangling = folder(parent.path(), "dangling", &dangling);
        let partial = folder(parent.path(), "partial", &WHOLE[..1]);
        let failing = folder(parent.path(), "failing", &[WHOLE[0], WHOLE[1], ("postgres", "/bin/false")]);
        let whole = folder(parent.path(), "whole", &WHOLE);
        assert_eq!(among([dangling.clone(), partial.clone(), failing.clone()].into_iter()), None);
        let found = among([dangling, partial, failing, whole.clone()].into_iter());
        assert_eq!(found, Some(Binaries { folder: whole }));
    }

    #[test]
    fn no_folder_of_versions_is_no_error() {
        assert!(newest_first(Path::new("/nowhere/at/all")).is_empty());
    }
}
