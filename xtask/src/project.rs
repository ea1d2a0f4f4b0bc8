//! Where things stand: the project's root, and the folder of data from outside it.

use std::env;
use std::path::{Path, PathBuf};

/// The workspace's root. Cargo says where the crate is when it runs us; run bare, it is where we were built.
pub(crate) fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
}

/// The folder of data from outside: `CHUHE_CORPUS`, else `../shared/data` from the root. It need not exist.
pub(crate) fn corpus_folder(root: &Path) -> PathBuf {
    match given("CHUHE_CORPUS") {
        // A relative path is meant from where the caller stands, as in every other command.
        Some(folder) => std::path::absolute(&folder).unwrap_or(folder.into()),
        None => root.parent().unwrap_or(root).join("shared").join("data"),
    }
}

/// An environment variable, where set but empty means not set.
pub(crate) fn given(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
