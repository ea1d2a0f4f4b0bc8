//! Which files stand under a path: the path itself where it is a file, else all below it, always in one order.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::report::Report;

/// The files at or under `path` whose names end in one of `extensions`; a file that is named itself may be of
/// any kind.
pub(crate) fn under(path: &Path, extensions: &[&str], report: &mut Report) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_path_buf()];
    }
    let mut files = Vec::new();
    if let Err(error) = walk(path, &mut files) {
        report.unreadable(path.display(), format_args!("failed to list the folder: {error}"));
    }
    files.retain(|file| {
        file.extension()
            .is_some_and(|found| extensions.iter().any(|wanted| found.eq_ignore_ascii_case(wanted)))
    });
    files.sort();
    files
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_in_order_from_every_depth() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("b")).unwrap();
        for name in ["c.json", "b/d.JSON", "a.txt", "e"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let mut report = Report::default();
        let found = under(folder.path(), &["json"], &mut report);
        assert_eq!(found, [folder.path().join("b/d.JSON"), folder.path().join("c.json")]);
        assert_eq!(under(&folder.path().join("a.txt"), &["json"], &mut report).len(), 1);
        assert_eq!(report.unread(), 0);
        assert!(under(&folder.path().join("absent"), &["json"], &mut report).is_empty());
        assert_eq!(report.unread(), 1);
    }
}
