//! Opening a file: the lock that keeps a second process out, the migrations, the connections.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};

use crate::journal::error::StoreError;
use crate::sqlite::reader::Reader;
use crate::sqlite::writer::Writer;

static MIGRATIONS: Migrator = sqlx::migrate!("../migrations/sqlite");

/// SQLite before this can lose data when it resets its write-ahead log.
const OLDEST: [u32; 3] = [3, 51, 3];

/// Opens the file, or makes it.
pub(crate) async fn open(path: &Path, readers: u32) -> Result<(Writer, Reader), StoreError> {
    let lock = lock(path)?;
    let options = options(path);
    let mut connection = options.connect().await.map_err(|error| failed(path, &error))?;
    assert_version(&mut connection).await?;
    // `run` would make this future impossible to spawn: its bound on `Acquire` is not general enough
    MIGRATIONS.run_direct(None, &mut connection, false).await.map_err(|error| failed(path, &error))?;
    Ok((Writer::new(connection, options, lock), open_to_read(path, readers).await?))
}

/// Opens a file that is there, beside whoever writes to it.
pub(crate) async fn open_to_read(path: &Path, readers: u32) -> Result<Reader, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(readers.max(1))
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(reading(path))
        .await
        .map_err(|error| failed(path, &error))?;
    Ok(Reader::new(pool))
}

/// The connection that writes: whatever it has committed survives a power cut.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // where a plain sync only reaches the drive's own memory
        .pragma("fullfsync", "ON")
        .pragma("checkpoint_fullfsync", "ON")
        // nobody else writes: what it waits for is a reader, when the log is emptied
        .busy_timeout(Duration::from_secs(2))
        .thread_name(|_| "ledger-writer".to_owned())
        // or else INSERT OR REPLACE would walk past the triggers that refuse to delete
        .pragma("recursive_triggers", "ON")
        // what is erased is overwritten
        .pragma("secure_delete", "ON")
        .pragma("journal_size_limit", "67108864")
        // a statement of many rows keeps what it may have to undo: in memory, not in a temporary file
        .pragma("temp_store", "MEMORY")
        .pragma("cache_size", "-65536")
}

/// A connection that can only read.
fn reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(Duration::from_secs(10))
        .thread_name(|id| format!("ledger-reader-{id}"))
}

/// Keeps every other ledger, of this process or another, away from the file. The lock ends with the process.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&name);
    let file = file.map_err(|error| failed(path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(failed(path, &error)),
    }
}

async fn assert_version(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()")
        .fetch_one(connection)
        .await
        .map_err(|error| StoreError::Open(error.to_string()))?;
    let parts: Vec<u32> = version.split('.').filter_map(|part| part.parse().ok()).collect();
    if parts.as_slice() < OLDEST.as_slice() {
        return Err(StoreError::Open(format!("SQLite {version} is older than 3.51.3 and can lose data")));
    }
    Ok(())
}

fn failed(path: &Path, error: &dyn std::error::Error) -> StoreError {
    StoreError::Open(format!("{}: {error}", path.display()))
}
