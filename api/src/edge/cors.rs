//! Which pages of other origins may use the API from a browser: any may read, and none may write but those
//! that were named when the server was started. To ask something that keeps nothing is to read, by POST too.

use actix_web::HttpResponse;
use actix_web::dev::ServiceRequest;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};

const READ: &str = "GET, HEAD";
const ASK: &str = "GET, HEAD, POST";
/// What stands under these is answered from the question alone.
const STATELESS: [&str; 2] = ["/v1/positions/", "/v1/records/"];
const WRITE: &str = "GET, HEAD, POST, PUT, PATCH, DELETE";
const ASKED_WITH: &str =
    "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID";
const SHOWN: &str = "Allow, Bytes-Replaced, Content-Disposition, Content-Language, ETag, Games, Games-Refused, Games-Truncated, Link, \
                     Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/// The origins whose pages may write.
#[derive(Debug, Clone, Default)]
pub struct Origins(pub Vec<String>);

/// What the answer to one request must say.
pub(super) struct Cors {
    origin: Option<HeaderValue>,
    by_name: bool,
    stateless: bool,
    preflight: Option<bool>,
}

impl Cors {
    pub(super) fn of(request: &ServiceRequest, writers: &Origins) -> Self {
        let headers = request.headers();
        let origin = headers.get(header::ORIGIN).cloned();
        let named =
            |origin: &HeaderValue| writers.0.iter().any(|writer| writer.as_bytes() == origin.as_bytes());
        let wanted = headers.get(header::ACCESS_CONTROL_REQUEST_METHOD);
        let stateless = STATELESS.iter().any(|path| request.path().starts_with(path));
        let reads = |method: &[u8]| method == b"GET" || method == b"HEAD" || (stateless && method == b"POST");
        let preflight = (request.method() == Method::OPTIONS && origin.is_some())
            .then(|| wanted.map(|method| reads(method.as_bytes())))
            .flatten();
        Self { by_name: origin.as_ref().is_some_and(named), origin, stateless, preflight }
    }

    /// The answer to a browser that asks before it sends, if this is one.
    pub(super) fn preflight(&self) -> Option<HttpResponse> {
        let reads = self.preflight?;
        let mut answer = HttpResponse::new(StatusCode::NO_CONTENT);
        let headers = answer.headers_mut();
        if reads || self.by_name {
            let methods = match (self.by_name, self.stateless) {
                (true, _) => WRITE,
                (false, true) => ASK,
                (false, false) => READ,
            };
            headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static(methods));
            headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static(ASKED_WITH));
            headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400"));
        }
        Some(answer)
    }

    /// Lets the page see the answer, when it may.
    pub(super) fn apply(&self, reading: bool, headers: &mut HeaderMap) {
        let reading = self.preflight.unwrap_or(reading || self.stateless);
        let allowed = match &self.origin {
            Some(origin) if self.by_name => origin.clone(),
            _ if reading => HeaderValue::from_static("*"),
            _ => return,
        };
        if self.by_name {
            headers.append(header::VARY, HeaderValue::from_static("Origin"));
        }
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, allowed);
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(SHOWN));
    }
}
