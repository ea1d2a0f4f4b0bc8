//! One span and one line per request: method, address without its query, status, code of the problem, time.
//! Headers are never logged, so neither are tokens; nor are bodies, in which personal data travels.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::{Error, HttpMessage};
use tracing::Span;
use tracing::field::Empty;
use tracing_actix_web::{RequestId, RootSpanBuilder};

use crate::arrival::Arrival;
use crate::problem::Code;

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
        let status = match outcome {
            Ok(response) => {
                if let Some(code) = response.response().extensions().get::<Code>() {
                    span.record("code", code.as_str());
                }
                let time = Arrival::of(response.request()).elapsed();
                span.record(
                    "ms",
                    tracing::field::display(format_args!("{:.3}", time.as_secs_f64() * 1000.0)),
                );
                response.status()
            }
            // Its request is gone: a handler panicked, or the answer was overdue.
            Err(error) => {
                span.record("code", tracing::field::display(error));
                error.as_response_error().status_code()
            }
        };
        span.record("status", status.as_u16());
        let _entered = span.enter();
        if status.is_server_error() {
            tracing::error!("answered");
        } else {
            tracing::info!("answered");
        }
    }
}
