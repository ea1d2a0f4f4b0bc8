//! The server as it is run, in this process: a ledger in a place of its own, a desk, the routes, the timekeeper, an
//! administrator.

use std::net::SocketAddr;
use std::thread::JoinHandle;
use std::time::Duration;

use chuhe_api::config::{ServerConfig, TimekeeperConfig};
use chuhe_api::desk::{Desk, administrator};
use chuhe_api::host::serving;
use chuhe_api::server;
use chuhe_api::timestamp::Timestamp;
use chuhe_storage::ledger::{Finding, Ledger};
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

use super::client::Client;
use super::place::Place;

/// A server on a ledger. Dropping it stops it, and takes the place away.
pub(crate) struct House<P> {
    served: Served,
    secret: String,
    pub(crate) place: P,
}

struct Served {
    desk: Desk,
    runtime: Runtime,
    address: SocketAddr,
    stop: CancellationToken,
    thread: Option<JoinHandle<()>>,
}

impl<P: Place> House<P> {
    /// A house where nothing has happened yet.
    pub(crate) fn open() -> Self {
        let place = P::fresh();
        let (served, secret) = Served::start(&place);
        Self { served, secret: secret.expect("the first start makes an administrator"), place }
    }

    /// The same ledger, served anew.
    pub(crate) fn restart(self) -> Self {
        let Self { served, secret, place } = self;
        drop(served);
        let (served, again) = Served::start(&place);
        assert!(again.is_none(), "a second start makes no second administrator");
        Self { served, secret, place }
    }

    /// The administrator.
    pub(crate) fn admin(&self) -> Client {
        Client::new(self.served.address, Some(self.secret.clone()))
    }

    pub(crate) const fn desk(&self) -> &Desk {
        &self.served.desk
    }

    pub(crate) fn ledger(&self) -> &Ledger {
        self.served.desk.ledger()
    }

    /// Waits for something that the ledger does.
    pub(crate) fn wait<T>(&self, what: impl Future<Output = T>) -> T {
        self.served.runtime.block_on(what)
    }

    /// Fails where the ledger is not as it was written.
    #[track_caller]
    pub(crate) fn verify(&self) {
        self.wait(verify(self.ledger()));
    }
}

/// Fails where the ledger is not as it was written.
pub(crate) async fn verify(ledger: &Ledger) {
    let mut findings = Vec::new();
    let verified = ledger.verify(|finding: Finding| findings.push(finding.to_string())).await.unwrap();
    assert!(findings.is_empty(), "{findings:#?}");
    assert!(verified.events > 0);
}

impl Served {
    fn start(place: &impl Place) -> (Self, Option<String>) {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let (desk, secret) = runtime.block_on(async {
            let desk = Desk::new(Ledger::open(&place.location()).await.unwrap());
            let secret = administrator(&desk, Timestamp::now().into()).await.unwrap();
            (desk, secret.map(|secret| secret.reveal().to_owned()))
        });
        let config = ServerConfig {
            workers: Some(2),
            shutdown_time: Duration::from_secs(5),
            timekeeper: TimekeeperConfig { grace: Duration::from_millis(300), ..TimekeeperConfig::default() },
            ..ServerConfig::default()
        };
        let listener = server::bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let (handle, served, until) = (runtime.handle().clone(), desk.clone(), stop.clone());
        let thread = std::thread::spawn(move || {
            handle.block_on(serving::serve(listener, &config, &served, until)).unwrap();
        });
        (Self { desk, runtime, address, stop, thread: Some(thread) }, secret)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop.cancel();
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || std::thread::panicking(), "the server fell over");
        }
        self.runtime.block_on(self.desk.ledger().close());
    }
}
