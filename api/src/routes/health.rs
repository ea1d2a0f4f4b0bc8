//! Whether the process lives, and whether it should be sent requests. `Readiness` holds the checks; whoever
//! owns a part of the server (the ledger, a follower) adds its own.

use std::sync::Arc;

use actix_web::{get, web};
use futures::future::{BoxFuture, join_all};
use serde::Serialize;
use tokio_util::sync::CancellationToken;
use utoipa::ToSchema;

use crate::problem::{Code, Plain, Problem};

/// A part of the server that may be out of order.
pub trait Check: Send + Sync {
    /// Its name, as `checks` tells it.
    fn name(&self) -> &'static str;

    /// Whether it is in order now.
    fn passes(&self) -> BoxFuture<'_, bool>;
}

/// What has to be in order before requests should come. The server's own state is always part of it: one that
/// is shutting down is not ready.
#[derive(Clone)]
pub struct Readiness {
    stop: CancellationToken,
    checks: Vec<Arc<dyn Check>>,
}

impl Readiness {
    /// Ready until `stop` is cancelled.
    #[must_use]
    pub const fn new(stop: CancellationToken) -> Self {
        Self { stop, checks: Vec::new() }
    }

    /// The same, if this passes too.
    #[must_use]
    pub fn with(mut self, check: Arc<dyn Check>) -> Self {
        self.checks.push(check);
        self
    }

    /// The names of those that pass, or of those that do not.
    async fn look(&self) -> Result<Vec<&'static str>, Vec<&'static str>> {
        let own = ("server", !self.stop.is_cancelled());
        let others = self.checks.iter().map(|check| async { (check.name(), check.passes().await) });
        let all: Vec<_> = std::iter::once(own).chain(join_all(others).await).collect();
        let names =
            |passed: bool| all.iter().filter(|check| check.1 == passed).map(|check| check.0).collect();
        if all.iter().all(|check| check.1) { Ok(names(true)) } else { Err(names(false)) }
    }
}

/// A sign of life.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`: what is not is a problem.
    pub status: &'static str,
    /// What was looked at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub checks: Vec<&'static str>,
}

/// Tell whether the process lives
///
/// Looks at nothing else. A process that does not answer this should be started anew.
#[utoipa::path(tag = "operation", responses((status = 200, description = "It lives.", body = Health), Plain))]
#[get("/health/live")]
pub(crate) async fn get_live() -> web::Json<Health> {
    web::Json(Health { status: "ok", checks: Vec::new() })
}

/// Tell whether requests should be sent here
///
/// 503 while something the server needs is out of order, and while it shuts down.
#[utoipa::path(tag = "operation", responses((status = 200, description = "It is ready.", body = Health), Plain))]
#[get("/health/ready")]
pub(crate) async fn get_ready(readiness: web::Data<Readiness>) -> Result<web::Json<Health>, Problem> {
    match readiness.look().await {
        Ok(checks) => Ok(web::Json(Health { status: "ok", checks })),
        Err(failed) => Err(Problem::new(Code::NOT_READY).fact("checks", failed.join(", "))),
    }
}
