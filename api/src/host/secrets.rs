//! The secrets of tokens that a folder keeps for its owner, so that a second run can act as the first did. The file
//! is for its owner's eyes only.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

/// The file's name.
const NAME: &str = "tokens.json";
/// Read and written by the owner alone.
const OWNERS_ONLY: u32 = 0o600;

/// The secrets in one folder.
#[derive(Debug)]
pub struct Secrets {
    path: PathBuf,
    by_holder: BTreeMap<String, String>,
}

impl Secrets {
    /// Those kept in this folder; none where there is no file yet.
    ///
    /// # Errors
    /// When the file is there and cannot be read.
    pub fn of(folder: &Path) -> io::Result<Self> {
        let path = folder.join(NAME);
        let by_holder = match fs::read(&path) {
            Ok(text) => serde_json::from_slice(&text)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => return Err(error),
        };
        Ok(Self { path, by_holder })
    }

    /// The file they are in.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// This holder's secret.
    #[must_use]
    pub fn get(&self, holder: &str) -> Option<&str> {
        self.by_holder.get(holder).map(String::as_str)
    }

    /// Keeps a secret: it is on disk when this returns. The file is replaced as a whole, so that it is never half.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&mut self, holder: &str, secret: &str) -> io::Result<()> {
        self.by_holder.insert(holder.to_owned(), secret.to_owned());
        let new = self.path.with_extension("json.new");
        match fs::remove_file(&new) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let mut file = OpenOptions::new().write(true).create_new(true).mode(OWNERS_ONLY).open(&new)?;
        serde_json::to_writer_pretty(&mut file, &self.by_holder)?;
        file.write_all(b"\n")?;
        file.sync_all()?;
        fs::rename(&new, &self.path)
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn what_is_kept_is_found_again_and_is_the_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut secrets = Secrets::of(folder.path()).unwrap();
        assert_eq!(secrets.get("chief"), None);
        secrets.keep("chief", "river").unwrap();
        secrets.keep("scorer", "bank").unwrap();
        let again = Secrets::of(folder.path()).unwrap();
        assert_eq!((again.get("chief"), again.get("scorer")), (Some("river"), Some("bank")));
        let mode = fs::metadata(again.path()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, OWNERS_ONLY);
    }

    #[test]
    fn a_file_that_is_no_list_of_secrets_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(NAME), "[").unwrap();
        assert!(Secrets::of(folder.path()).is_err());
    }
}
