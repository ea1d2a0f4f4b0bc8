//! Programs of this machine. One counts only if it runs: links that point to nothing and binaries of another
//! system are found in `PATH` too.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Whether `program --version` runs and ends well.
pub(crate) fn runs(program: &Path) -> bool {
    Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The folders of `PATH`, in order.
pub(crate) fn path() -> Vec<PathBuf> {
    env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default()
}

/// The first of `names` that runs in one of `folders`; an earlier name wins over an earlier folder.
pub(crate) fn first<'a>(
    names: &[&str],
    folders: impl Iterator<Item = &'a PathBuf> + Clone,
) -> Option<PathBuf> {
    names
        .iter()
        .flat_map(|name| folders.clone().map(move |folder| folder.join(name)))
        .find(|program| runs(program))
}

/// What a small program says on its first line, or nothing where it fails.
pub(crate) fn answer(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let said = Command::new(program).args(arguments).stdin(Stdio::null()).output().ok()?;
    if !said.status.success() {
        return None;
    }
    String::from_utf8_lossy(&said.stdout).lines().next().map(|line| line.trim().to_owned())
}

/// Runs to the end and keeps the output for the case that it failed: then its last words are the error.
pub(crate) fn quietly(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.stdin(Stdio::null()).output() {
        Ok(Output { status, .. }) if status.success() => Ok(()),
        Ok(Output { status, stdout, stderr }) => Err(format!(
            "failed to run {name} ({status}): {}{}",
            String::from_utf8_lossy(&stdout),
            String::from_utf8_lossy(&stderr).trim_end()
        )),
        Err(error) => Err(format!("failed to start {name}: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_link_to_nothing_and_a_program_that_fails_do_not_count() {
        let folder = tempfile::tempdir().unwrap();
        symlink("/nowhere/initdb", folder.path().join("dangling")).unwrap();
        symlink("/bin/false", folder.path().join("failing")).unwrap();
        symlink("/bin/true", folder.path().join("good")).unwrap();
        assert!(!runs(&folder.path().join("dangling")));
        assert!(!runs(&folder.path().join("failing")));
        assert!(!runs(&folder.path().join("absent")));
        assert!(runs(&folder.path().join("good")));
    }

    #[test]
    fn an_earlier_name_wins_over_an_earlier_folder() {
        let one = tempfile::tempdir().unwrap();
        let two = tempfile::tempdir().unwrap();
        symlink("/bin/true", one.path().join("second")).unwrap();
        symlink("/bin/true", two.path().join("first")).unwrap();
        let folders = [one.path().to_path_buf(), two.path().to_path_buf()];
        assert_eq!(first(&["first", "second"], folders.iter()), Some(two.path().join("first")));
        assert_eq!(first(&["second"], folders.iter()), Some(one.path().join("second")));
        assert_eq!(first(&["third"], folders.iter()), None);
    }

    #[test]
    fn a_failing_program_is_quoted() {
        let error = quietly(Command::new("sh").args(["-c", "echo no room >&2; exit 3"])).unwrap_err();
        assert!(error.contains("failed to run sh") && error.ends_with("no room"), "{error}");
    }
}
