//! The server: the routes of one list, wrapped in the edge, on a bound address, until it is told to stop.
//! What the handlers need is registered by the caller (`extra`), once per worker and from shared data.

mod bind;

use std::io;
use std::net::TcpListener;
use std::time::Duration;

use actix_web::http::header::LOCATION;
use actix_web::middleware::{Compress, from_fn};
use actix_web::{App, HttpResponse, HttpServer, web};
use tokio_util::sync::CancellationToken;
use tracing_actix_web::TracingLogger;
use utoipa_actix_web::AppExt;
use utoipa_actix_web::service_config::ServiceConfig;
use utoipa_swagger_ui::{Config, SwaggerUi};

pub use bind::{bind, bind_or_next_free};

use crate::config::ServerConfig;
use crate::edge::{self, AnswerTime, Origins, RequestLog, RouteTable};
use crate::extract::{BodyTime, speak_problems};
use crate::routes::document::Document;
use crate::routes::health::Readiness;
use crate::routes::records::Converter;
use crate::{dashboard, openapi, routes};

/// Serves on `listener` until `stop` is cancelled and the running requests have ended.
///
/// `extra` registers the data that handlers ask for, and further services (tests mount theirs so); it is
/// called once per worker.
///
/// # Errors
/// When the listener cannot be used.
pub async fn serve(
    listener: TcpListener,
    config: &ServerConfig,
    readiness: Readiness,
    stop: CancellationToken,
    extra: impl Fn(&mut ServiceConfig<'_>) + Clone + Send + 'static,
) -> io::Result<()> {
    let routes = move |config: &mut ServiceConfig<'_>| {
        config.configure(routes::all).configure(extra.clone());
    };
    let document = openapi::document(routes.clone());
    let table = web::Data::new(RouteTable::new(&document, routes::PAGES));
    let document = web::Data::new(Document::new(&document));
    let readiness = web::Data::new(readiness);
    let origins = web::Data::new(Origins(config.writer_origins.clone()));
    let answer_time = web::Data::new(AnswerTime(config.answer_time));
    let body_time = web::Data::new(BodyTime(config.body_time));
    let converter = web::Data::new(Converter::default());

    let server = HttpServer::new(move || {
        let (app, _) = App::new().into_utoipa_app().configure(routes.clone()).split_for_parts();
        app.app_data(table.clone())
            .app_data(document.clone())
            .app_data(readiness.clone())
            .app_data(origins.clone())
            .app_data(answer_time.clone())
            .app_data(body_time.clone())
            .app_data(converter.clone())
            .configure(speak_problems)
            .configure(dashboard::pages)
            .service(web::resource("/docs").get(to_docs))
            .service(SwaggerUi::new("/docs/{file:.*}").config(Config::from("/openapi.json")))
            .default_service(web::to(edge::fallback))
            .wrap(Compress::default())
            .wrap(from_fn(edge::gate))
            .wrap(TracingLogger::<RequestLog>::new())
    })
    .disable_signals()
    .shutdown_timeout(config.shutdown_time.as_secs())
    .client_request_timeout(Duration::from_secs(5));
    let server = match config.workers {
        Some(workers) => server.workers(workers),
        None => server,
    };
    let server = server.listen(listener)?.run();
    let handle = server.handle();
    tokio::select! {
        ended = server => ended,
        () = async { stop.cancelled().await; handle.stop(true).await } => Ok(()),
    }
}

async fn to_docs() -> HttpResponse {
    HttpResponse::PermanentRedirect().insert_header((LOCATION, "/docs/")).finish()
}
