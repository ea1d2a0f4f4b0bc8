//! A fresh, empty place for a ledger, taken away again when it is dropped, and a way to count behind its back.

use std::str::FromStr;
use std::sync::Mutex;

use chuhe_storage::ledger::Location;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use uuid::Uuid;

/// Where a story keeps its ledger.
pub(crate) trait Place: Send + Sync + Sized {
    /// A place where nothing is yet.
    fn fresh() -> Self;

    fn location(&self) -> Location;

    /// What `chuhe serve` has to be told to keep its ledger here.
    fn arguments(&self) -> [String; 2];

    /// What is stored, counted by somebody who does not go through the ledger.
    fn rows(&self) -> Rows;
}

/// How many rows the tables hold that are only ever added to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::FromRow)]
pub(crate) struct Rows {
    pub(crate) events: i64,
    pub(crate) commands: i64,
    pub(crate) personal: i64,
}

const COUNT: &str = "SELECT (SELECT count(*) FROM events) AS events, \
                     (SELECT count(*) FROM commands) AS commands, \
                     (SELECT count(*) FROM personal) AS personal";

/// A file in a folder of its own.
pub(crate) struct Sqlite(TempDir);

impl Place for Sqlite {
    fn fresh() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn location(&self) -> Location {
        Location::Sqlite(self.0.path().join("chuhe.db"))
    }

    fn arguments(&self) -> [String; 2] {
        ["--data-dir".to_owned(), self.0.path().to_str().unwrap().to_owned()]
    }

    fn rows(&self) -> Rows {
        let options = SqliteConnectOptions::new().filename(self.0.path().join("chuhe.db")).read_only(true);
        wait(async {
            let mut connection = options.connect().await.unwrap();
            let rows = sqlx::query_as(COUNT).fetch_one(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            rows
        })
    }
}

/// A database of its own, on the server that `CHUHE_TEST_POSTGRES_URL` names.
pub(crate) struct Postgres {
    name: String,
    /// Counts, again and again, over one connection: to open one takes longer than to count.
    counter: Mutex<Option<(Runtime, PgConnection)>>,
}

/// The server; its absence is a failure, never a silent pass.
fn server() -> PgConnectOptions {
    let url = std::env::var("CHUHE_TEST_POSTGRES_URL").expect(
        "CHUHE_TEST_POSTGRES_URL must name a PostgreSQL server on which databases may be created; \
         to leave PostgreSQL out on purpose, skip the tests named ::postgres::",
    );
    PgConnectOptions::from_str(&url).expect("CHUHE_TEST_POSTGRES_URL is no URL")
}

async fn order(statement: String) -> Result<(), sqlx::Error> {
    let mut connection: PgConnection = server().connect().await?;
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await?;
    connection.close().await
}

impl Postgres {
    fn options(&self) -> PgConnectOptions {
        server().database(&self.name)
    }

    fn url(&self) -> String {
        self.options().to_url_lossy().to_string()
    }
}

impl Place for Postgres {
    fn fresh() -> Self {
        let name = format!("chuhe_test_{}", Uuid::new_v4().simple());
        let create = format!("CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'");
        wait(order(create)).expect("the server of CHUHE_TEST_POSTGRES_URL makes no database");
        Self { name, counter: Mutex::default() }
    }

    fn location(&self) -> Location {
        Location::Postgres(self.url())
    }

    fn arguments(&self) -> [String; 2] {
        ["--database".to_owned(), self.url()]
    }

    fn rows(&self) -> Rows {
        let mut counter = self.counter.lock().unwrap();
        let (runtime, connection) = counter.get_or_insert_with(|| {
            let runtime = runtime();
            let connection = runtime.block_on(self.options().connect()).unwrap();
            (runtime, connection)
        });
        runtime.block_on(sqlx::query_as(COUNT).fetch_one(connection)).unwrap()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let dropped = wait(order(format!("DROP DATABASE {} WITH (FORCE)", self.name)));
        assert!(dropped.is_ok() || std::thread::panicking(), "{dropped:?}");
    }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

fn wait<T>(what: impl Future<Output = T>) -> T {
    runtime().block_on(what)
}
