//! A server of our own: its ledger, its files and its administrator's token in one folder, served from this process.

use std::fs::DirBuilder;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

use chuhe_storage::ledger::{Ledger, Location, StoreError};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::secrets::Secrets;
use super::serving;
use crate::config::ServerConfig;
use crate::desk::{self, Desk, Secret};
use crate::server;
use crate::timestamp::Timestamp;

/// Whose secret stands first among the folder's.
const ADMINISTRATOR: &str = "administrator";

/// A running server of our own.
pub struct OwnServer {
    /// Where it listens.
    pub address: SocketAddr,
    /// The secrets of its folder.
    pub secrets: Secrets,
    desk: Desk,
    stop: CancellationToken,
    serving: JoinHandle<io::Result<()>>,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum HostFailure {
    /// The folder cannot be used.
    #[error("failed to use the folder {folder}")]
    Folder {
        /// Which.
        folder: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// The ledger cannot be had.
    #[error("failed to open the ledger in {folder}")]
    Ledger {
        /// Where.
        folder: PathBuf,
        /// Why.
        #[source]
        error: StoreError,
    },
    /// The ledger has an administrator whose secret is not here.
    #[error(
        "the ledger in {folder} has an administrator whose token is not in {file}: \
         name another folder, or remove this one"
    )]
    TokenLost {
        /// The folder.
        folder: PathBuf,
        /// The file with the tokens.
        file: PathBuf,
    },
    /// The desk failed.
    #[error("failed to make the administrator")]
    Desk(#[from] desk::Failure),
    /// The server ended badly.
    #[error("failed to serve")]
    Serving(#[source] io::Error),
}

impl OwnServer {
    /// Starts one on this listener, with this folder, which is made where there is none. Needs `runtime::run`.
    ///
    /// # Errors
    /// When the folder or the ledger in it cannot be used.
    pub async fn start(
        listener: TcpListener,
        folder: &Path,
        config: ServerConfig,
        stop: CancellationToken,
    ) -> Result<Self, HostFailure> {
        let unusable = |error| HostFailure::Folder { folder: folder.to_owned(), error };
        DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(unusable)?;
        let address = listener.local_addr().map_err(HostFailure::Serving)?;
        // The ledger keeps other processes out: the file of secrets is ours alone from here.
        let ledger = Ledger::open(&Location::Sqlite(folder.join("chuhe.db"))).await;
        let ledger = ledger.map_err(|error| HostFailure::Ledger { folder: folder.to_owned(), error })?;
        let desk = Desk::new(ledger);
        let mut secrets = Secrets::of(folder).map_err(unusable)?;
        appoint(&desk, &mut secrets, folder).await?;
        let (serve, until) = (desk.clone(), stop.clone());
        let serving =
            tokio::task::spawn_local(async move { serving::serve(listener, &config, &serve, until).await });
        Ok(Self { address, secrets, desk, stop, serving })
    }

    /// Starts one on a free port that only this machine reaches. Needs `runtime::run`.
    ///
    /// # Errors
    /// When the folder or the ledger in it cannot be used.
    pub async fn on_loopback(folder: &Path) -> Result<Self, HostFailure> {
        let listener =
            server::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).map_err(HostFailure::Serving)?;
        Self::start(listener, folder, ServerConfig::default(), CancellationToken::new()).await
    }

    /// Its address for a client in this machine.
    #[must_use]
    pub fn url(&self) -> String {
        let ip = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        format!("http://{}", SocketAddr::new(ip, self.address.port()))
    }

    /// The administrator's secret.
    #[must_use]
    pub fn administrator(&self) -> &str {
        self.secrets.get(ADMINISTRATOR).unwrap_or_default()
    }

    /// Waits until somebody stops it, then closes the ledger.
    ///
    /// # Errors
    /// When it did not end well.
    pub async fn until_stopped(self) -> Result<(), HostFailure> {
        let ended = self.serving.await.map_err(io::Error::other).and_then(|ended| ended);
        self.desk.ledger().close().await;
        ended.map_err(HostFailure::Serving)
    }

    /// Stops it.
    ///
    /// # Errors
    /// When it did not end well.
    pub async fn stop(self) -> Result<(), HostFailure> {
        self.stop.cancel();
        self.until_stopped().await
    }
}

/// Makes the administrator at the first start. The secret is on disk before the ledger knows of it: a start that is
/// cut short leaves no administrator whose secret nobody has.
async fn appoint(desk: &Desk, secrets: &mut Secrets, folder: &Path) -> Result<(), HostFailure> {
    if secrets.get(ADMINISTRATOR).is_none() {
        let secret = Secret::random().map_err(|error| desk::Failure::Broken(error.to_string()))?;
        let kept = secrets.keep(ADMINISTRATOR, secret.reveal());
        kept.map_err(|error| HostFailure::Folder { folder: folder.to_owned(), error })?;
    }
    let now = Timestamp::now().into();
    let secret = secrets.get(ADMINISTRATOR).unwrap_or_default();
    desk::administrator_with(desk, Secret::sha256(secret), now).await?;
    if desk.token_of(secret, now).await?.is_none() {
        let (folder, file) = (folder.to_owned(), secrets.path().to_owned());
        return Err(HostFailure::TokenLost { folder, file });
    }
    Ok(())
}
