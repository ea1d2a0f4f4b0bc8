//! A desk on an address: the routes find it, and readiness asks whether its ledger answers.

use std::io;
use std::net::TcpListener;
use std::sync::Arc;

use actix_web::web;
use chuhe_domain::vocabulary::BookId;
use futures::FutureExt;
use futures::future::BoxFuture;
use tokio_util::sync::CancellationToken;

use crate::config::ServerConfig;
use crate::desk::Desk;
use crate::routes::health::{Check, Readiness};
use crate::server;

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
    let readiness = Readiness::new(stop.clone()).with(Arc::new(LedgerAnswers(desk.clone())));
    let data = web::Data::new(desk.clone());
    server::serve(listener, config, readiness, stop, move |app| {
        app.app_data(data.clone());
    })
    .await
}
