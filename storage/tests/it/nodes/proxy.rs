//! A wire to PostgreSQL that can be cut at the very moment of a commit.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use chuhe_storage::ledger::Location;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgSslMode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

/// Where the wire is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cut {
    /// The server never hears of the commit.
    Question,
    /// The server has committed, and its answer is lost.
    Answer,
    /// As `Answer`, and nobody gets through any more.
    Everything,
}

#[derive(Default)]
struct State {
    next: Mutex<Option<Cut>>,
    has_cut: AtomicBool,
    down: AtomicBool,
}

pub(crate) struct Proxy {
    state: Arc<State>,
    port: u16,
}

impl Proxy {
    pub(crate) async fn before(server: &PgConnectOptions) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let state = Arc::new(State::default());
        let (shared, server) = (Arc::clone(&state), server.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if shared.down.load(Ordering::SeqCst) {
                    continue;
                }
                tokio::spawn(wire(client, server.clone(), Arc::clone(&shared)));
            }
        });
        Self { state, port }
    }

    pub(crate) fn location(&self, server: &PgConnectOptions) -> Location {
        let database = server.get_database().unwrap();
        let user = server.get_username();
        let options = PgConnectOptions::new_without_pgpass().host("127.0.0.1").port(self.port);
        let options = options.username(user).database(database).ssl_mode(PgSslMode::Disable);
        Location::Postgres(options.to_url_lossy().to_string())
    }

    pub(crate) fn at_next_commit(&self, cut: Cut) {
        *self.state.next.lock().unwrap() = Some(cut);
    }

    pub(crate) fn has_cut(&self) -> bool {
        self.state.has_cut.load(Ordering::SeqCst)
    }

    pub(crate) fn mend(&self) {
        self.state.down.store(false, Ordering::SeqCst);
    }
}

/// Carries bytes to and fro, until it is cut.
async fn wire(client: TcpStream, server: PgConnectOptions, state: Arc<State>) {
    let socket = server.get_socket().map(|folder| folder.join(format!(".s.PGSQL.{}", server.get_port())));
    match socket {
        Some(path) => carry(client, UnixStream::connect(path).await.unwrap(), state).await,
        None => {
            let address = (server.get_host().to_owned(), server.get_port());
            carry(client, TcpStream::connect(address).await.unwrap(), state).await;
        }
    }
}

async fn carry(
    mut client: TcpStream,
    mut server: impl AsyncReadExt + AsyncWriteExt + Unpin,
    state: Arc<State>,
) {
    let (mut asked, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(length @ 1..) = read else { return };
                let question = &asked[..length];
                let commits = question.windows(7).any(|word| word == b"COMMIT\0");
                let cut = if commits { state.next.lock().unwrap().take() } else { None };
                if let Some(cut) = cut {
                    state.has_cut.store(true, Ordering::SeqCst);
                    state.down.store(cut == Cut::Everything, Ordering::SeqCst);
                    if cut != Cut::Question {
                        server.write_all(question).await.unwrap();
                        // the answer says that it is done; nobody will hear it
                        assert!(server.read(&mut answered).await.unwrap() > 0);
                    }
                    return;
                }
                if server.write_all(question).await.is_err() {
                    return;
                }
            }
            read = server.read(&mut answered) => {
                let Ok(length @ 1..) = read else { return };
                if client.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
