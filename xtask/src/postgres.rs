//! PostgreSQL for the tests: a server that is named, else a throw-away cluster from installed binaries, else the
//! same from Debian's package. Nothing of ours ever listens on a port.

mod binaries;
mod cluster;
mod install;

use crate::apt::{self, Apt};
use crate::failure::Failure;
use crate::project;
use binaries::Binaries;
use cluster::Cluster;

/// The variable through which tests learn where the server is.
pub(crate) const VARIABLE: &str = "CHUHE_TEST_POSTGRES_URL";

/// Where a server will come from.
#[derive(Debug)]
pub(crate) enum Source {
    /// From the environment: started and stopped by somebody else.
    Named(String),
    /// From these binaries, by us.
    Installed(Binaries),
}

/// A server that answers, until it is dropped.
#[derive(Debug)]
pub(crate) enum Server {
    /// Somebody else's.
    Named(String),
    /// Ours.
    Own(Cluster),
}

impl Source {
    /// Finds a source before anything is built, so that what is missing is said at once.
    pub(crate) fn find(apt: &Apt) -> Result<Self, Failure> {
        if let Some(url) = project::given(VARIABLE) {
            return Ok(Self::Named(url));
        }
        if let Some(found) = binaries::installed() {
            return Ok(Self::Installed(found));
        }
        let reason = if apt::usable() {
            match install::server(apt) {
                Ok(()) => match binaries::installed() {
                    Some(found) => return Ok(Self::Installed(found)),
                    None => format!("failed to find initdb even after installing {}", install::PACKAGE),
                },
                Err(error) => error,
            }
        } else {
            "the tests need PostgreSQL, and no initdb that runs is installed".to_owned()
        };
        Err(Failure::missing(format!(
            "{reason}\n  install it:    {}\n  or name one:   {VARIABLE}=postgres://… cargo xtask test\n  or go without: {}",
            apt::command_for(install::PACKAGE),
            "cargo xtask test --without-postgres"
        )))
    }

    /// Starts the server, where that is ours to do.
    pub(crate) fn open(self) -> Result<Server, Failure> {
        match self {
            Self::Named(url) => Ok(Server::Named(url)),
            Self::Installed(binaries) => Cluster::start(&binaries).map(Server::Own),
        }
    }
}

impl Server {
    /// The URL, in a form that sqlx reads.
    pub(crate) fn url(&self) -> &str {
        match self {
            Self::Named(url) => url,
            Self::Own(cluster) => cluster.url(),
        }
    }
}
