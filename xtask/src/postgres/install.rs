//! Installing Debian's server without the cluster that its package would otherwise create and start on port 5432:
//! we want the binaries, and this machine is not ours to run a service on.

use std::fs;
use std::io;
use std::path::Path;

use crate::apt::Apt;

/// What is installed.
pub(crate) const PACKAGE: &str = "postgresql";

const COMMON: &str = "postgresql-common";
const SETTINGS: &str = "/etc/postgresql-common/createcluster.conf";

/// Installs the server's binaries and nothing that runs.
pub(crate) fn server(apt: &Apt) -> Result<(), String> {
    // The settings file belongs to this package; the server's own then reads it.
    apt.install(COMMON)?;
    let path = Path::new(SETTINGS);
    let before = without_a_cluster(path).map_err(|error| {
        format!("failed to write {SETTINGS}, so as not to start a server on port 5432: {error}")
    })?;
    let installed = apt.install(PACKAGE);
    fs::write(path, before).map_err(|error| format!("failed to restore {SETTINGS}: {error}"))?;
    installed
}

/// Forbids the cluster, and gives back what stood there before.
fn without_a_cluster(path: &Path) -> io::Result<String> {
    let before = fs::read_to_string(path)?;
    fs::write(path, format!("{}\n\ncreate_main_cluster = false\n", before.trim_end()))?;
    Ok(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cluster_is_forbidden_and_the_old_settings_come_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("createcluster.conf");
        let old = "# Create a 'main' cluster\n#create_main_cluster = true\n\nssl = on\n";
        fs::write(&path, old).unwrap();
        assert_eq!(without_a_cluster(&path).unwrap(), old);
        assert!(fs::read_to_string(&path).unwrap().ends_with("ssl = on\n\ncreate_main_cluster = false\n"));
    }
}
