//! One span and one line per request: method, route, address without its query, status, code of the problem, time. Headers are
//! never logged, so neither are tokens; personal data travels in bodies, which are not logged either.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::{Error, HttpMessage};
use tracing::Span;
use tracing::field::Empty;
use tracing_actix_web::{RequestId, RootSpanBuilder};

use crate::arrival::Arrival;

/// Writes the log of requests.
#[derive(Debug)]
pub struct RequestLog;

impl RootSpanBuilder for RequestLog {
    fn on_request_start(request: &ServiceRequest) -> Span {
        let id = request.extensions().get::<RequestId>().map(ToString::to_string);
        tracing::info_span!(
            "request",
            id = id.as_deref().unwrap_or_default(),
            method = %request.method(),
            path = request.path(),
            status = Empty,
            code = Empty,
            ms = Empty,
        )
    }

    fn on_request_end<B: MessageBody>(span: Span, outcome: &Result<ServiceResponse<B>, Error>) {
        let (status, error) = match outcome {
            Ok(response) => (response.status(), response.response().error()),
            // Its request is gone: a panic, or an answer that was overdue.
            Err(error) => (error.as_response_error().status_code(), Some(error)),
        };
        span.record("status", status.as_u16());
        if let Some(error) = error {
            span.record("code", tracing::field::display(error));
        }
        let arrival = outcome.as_ref().ok().map(|response| Arrival::of(response.request()));
        if let Some(arrival) = arrival {
            span.record("ms", arrival.elapsed().as_secs_f64() * 1000.0);
        }
        let _entered = span.enter();
        if status.is_server_error() {
            tracing::error!("answered");
        } else {
            tracing::info!("answered");
        }
    }
}
