//! What every subcommand that works on a ledger does first: open it, and make the first administrator.

use std::fs::DirBuilder;
use std::io::{self, Write};
use std::path::Path;

use chuhe_storage::ledger::{Ledger, Location};

use super::Failure;
use crate::config::LedgerConfig;
use crate::desk::{Desk, Secret, administrator};
use crate::timestamp::Timestamp;

/// Where the configuration keeps its ledger.
///
/// # Errors
/// When what it says is no location.
pub fn location(config: &LedgerConfig) -> Result<Location, Failure> {
    if let Some(url) = &config.database {
        return Ok(url.parse()?);
    }
    Ok(Location::Sqlite(config.data_dir.join("chuhe.db")))
}

/// The same where there must be a ledger already.
///
/// # Errors
/// When there is none.
pub fn existing(config: &LedgerConfig) -> Result<Location, Failure> {
    match location(config)? {
        Location::Sqlite(path) if !path.exists() => {
            Err(format!("failed to find a ledger at {}", path.display()).into())
        }
        location => Ok(location),
    }
}

/// A desk at the configured ledger, and the secret of the first administrator if this start made it.
///
/// # Errors
/// When the ledger cannot be had.
pub async fn open(config: &LedgerConfig) -> Result<(Desk, Option<Secret>), Failure> {
    let location = location(config)?;
    if config.database.is_none() {
        make_private(&config.data_dir)?;
    }
    let desk = Desk::new(Ledger::open(&location).await?);
    tracing::info!(%location, "the ledger is open");
    let secret = administrator(&desk, Timestamp::now().into()).await?;
    Ok((desk, secret))
}

/// Makes a directory for nobody else to look into: names and the hashes of tokens will lie there. One that is there
/// already stays as it is.
fn make_private(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Shows the first administrator's secret, this once.
///
/// # Errors
/// When there is nowhere to show it.
pub fn show_administrator(secret: Option<&Secret>) -> io::Result<()> {
    let Some(secret) = secret else { return Ok(()) };
    writeln!(io::stdout(), "administrator token (shown this once, keep it): {}", secret.reveal())
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn the_data_is_nobody_elses() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("chuhe/data");
        let mode = || metadata(&path).unwrap().permissions().mode() & 0o777;
        make_private(&path).unwrap();
        assert_eq!(mode(), 0o700);
        set_permissions(&path, Permissions::from_mode(0o750)).unwrap();
        make_private(&path).unwrap();
        assert_eq!(mode(), 0o750, "what its owner has chosen stays");
    }
}
