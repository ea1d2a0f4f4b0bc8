//! Opening a database: the migrations, the connections. Other nodes may have it open as well.

use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

use crate::journal::error::StoreError;
use crate::postgres::reader::Reader;
use crate::postgres::writer::Writer;

static MIGRATIONS: Migrator = sqlx::migrate!("../migrations/postgres");

/// Opens the database, which must be there, and brings its tables up to date. `node` is the name by which this node tells
/// its own words from those of others.
pub(crate) async fn open(url: &str, node: &str, readers: u32) -> Result<(Writer, Reader), StoreError> {
    let options: PgConnectOptions = url.parse().map_err(|error| failed(&error))?;
    let options = options.application_name("chuhe");
    let mut connection = options.connect().await.map_err(|error| failed(&error))?;
    assert_encoding(&mut connection).await?;
    // `run` would make this future impossible to spawn: its bound on `Acquire` is not general enough
    MIGRATIONS.run_direct(None, &mut connection, false).await.map_err(|error| failed(&error))?;
    connection.close().await.map_err(|error| failed(&error))?;

    let writer = Writer::connect(writing(options), node.to_owned()).await.map_err(|error| failed(&error))?;
    Ok((writer, open_to_read(url, readers).await?))
}

/// Opens a database that is there, beside whoever writes to it.
pub(crate) async fn open_to_read(url: &str, readers: u32) -> Result<Reader, StoreError> {
    let options: PgConnectOptions = url.parse().map_err(|error| failed(&error))?;
    let options = options.application_name("chuhe");
    let pool = PgPoolOptions::new()
        .max_connections(readers.max(1))
        .acquire_timeout(Duration::from_secs(10))
        .connect_with(
            options.options([("default_transaction_read_only", "on"), ("statement_timeout", "60s")]),
        )
        .await
        .map_err(|error| failed(&error))?;
    Ok(Reader::new(pool))
}

/// The connection that writes. Whoever holds the lock and falls silent loses it before those who wait give up.
fn writing(options: PgConnectOptions) -> PgConnectOptions {
    options.options([
        ("idle_in_transaction_session_timeout", "5s"),
        ("lock_timeout", "10s"),
        ("statement_timeout", "20s"),
    ])
}

/// Any other encoding would refuse texts that SQLite takes.
async fn assert_encoding(connection: &mut PgConnection) -> Result<(), StoreError> {
    let encoding: String = sqlx::query_scalar("SELECT current_setting('server_encoding')")
        .fetch_one(connection)
        .await
        .map_err(|error| failed(&error))?;
    if encoding != "UTF8" {
        return Err(StoreError::Open(format!("the database is encoded in {encoding}, not in UTF8")));
    }
    Ok(())
}

fn failed(error: &dyn std::error::Error) -> StoreError {
    StoreError::Open(error.to_string())
}
