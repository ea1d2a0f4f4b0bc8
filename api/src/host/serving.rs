//! A desk on an address: the routes find it, the timekeeper keeps the time of its games, and readiness asks whether its
//! ledger answers and its time is kept.

use std::io;
use std::net::TcpListener;
use std::sync::Arc;

use actix_web::web;
use chuhe_domain::vocabulary::BookId;
use futures::FutureExt;
use futures::future::BoxFuture;
use tokio::task::AbortHandle;
use tokio_util::sync::CancellationToken;

use crate::config::ServerConfig;
use crate::desk::Desk;
use crate::routes::health::{Check, Readiness};
use crate::server;
use crate::timekeeper::Timekeeper;

/// Ready while the ledger answers.
struct LedgerAnswers(Desk);

impl Check for LedgerAnswers {
    fn name(&self) -> &'static str {
        "ledger"
    }

    fn passes(&self) -> BoxFuture<'_, bool> {
        async { self.0.head(BookId::FEDERATION).await.is_ok() }.boxed()
    }
}

/// Ready while time is kept.
struct TimeIsKept(AbortHandle);

impl Check for TimeIsKept {
    fn name(&self) -> &'static str {
        "timekeeper"
    }

    fn passes(&self) -> BoxFuture<'_, bool> {
        async { !self.0.is_finished() }.boxed()
    }
}

/// Serves this desk until `stop` is cancelled and the running requests have ended.
///
/// # Errors
/// When the listener cannot be used.
pub async fn serve(
    listener: TcpListener,
    config: &ServerConfig,
    desk: &Desk,
    stop: CancellationToken,
) -> io::Result<()> {
    let timekeeper = Timekeeper::start(desk.clone(), &config.timekeeper);
    let readiness = Readiness::new(stop.clone())
        .with(Arc::new(LedgerAnswers(desk.clone())))
        .with(Arc::new(TimeIsKept(timekeeper.pulse())));
    let data = web::Data::new(desk.clone());
    let served = server::serve(listener, config, readiness, stop, move |app| {
        app.app_data(data.clone());
    })
    .await;
    timekeeper.stop().await;
    served
}
