//! The gate: the middleware around everything else. It stamps the arrival, bounds the time to an answer, turns
//! panics and bare error statuses into problems, says problems in the language of the request, and adds the
//! headers every answer carries. Nothing but a problem, or a page that says it to people, leaves here with an
//! error status.

use std::any::Any;
use std::cell::Cell;
use std::panic::AssertUnwindSafe;
use std::rc::Rc;
use std::time::Duration;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{ALLOW, CONTENT_TYPE, HeaderName, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpResponse, web};
use futures::FutureExt;
use tracing_actix_web::RequestId;

use super::cors::{Cors, Origins};
use super::payload::{self, Answer};
use super::security;
use crate::arrival::Arrival;
use crate::language::Language;
use crate::problem::{self, Code, Problem};

/// How long it may take until an answer begins. Streams may last longer once they have begun.
#[derive(Debug, Clone, Copy)]
pub struct AnswerTime(pub Duration);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// What the way out has to know of the way in.
#[derive(Clone)]
struct Entry {
    arrival: Rc<Arrival>,
    cors: Rc<Cors>,
    reading: bool,
    path: String,
    id: Option<HeaderValue>,
}

/// Lets one request in and its answer out.
///
/// # Errors
/// The problem of a panic or of a deadline, as an answer that already carries everything.
pub async fn gate(
    time: web::Data<AnswerTime>,
    writers: web::Data<Origins>,
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let entry = enter(&request, time.0, &writers);
    let silent = request.method() == Method::HEAD;
    if silent {
        request.head_mut().method = Method::GET;
    }
    if let Some(answer) = entry.cors.preflight() {
        let response = request.into_response(entry.leave(answer));
        return Ok(response.map_body(|_, body| Answer::new(body, silent, None)));
    }
    let held = payload::hold(&mut request);
    let answer = AssertUnwindSafe(async move { next.call(request).await }).catch_unwind();
    let outcome = tokio::select! {
        outcome = answer => outcome.unwrap_or_else(|panic| Err(entry.error(fallen(&*panic)))),
        () = overdue(&entry.arrival) => {
            let problem = Problem::new(Code::DEADLINE_EXCEEDED);
            Err(entry.error(problem.fact("seconds", time.0.as_secs())))
        }
    };
    match outcome {
        Ok(response) => {
            let (request, response) = response.into_parts();
            let response = entry.leave(response.map_into_boxed_body());
            let response = response.map_body(|_, body| Answer::new(body, silent, held));
            Ok(ServiceResponse::new(request, response))
        }
        Err(mut error) => {
            let held = Cell::new(held);
            error.add_response_mapper(move |answer| {
                let answer = entry.leave(answer);
                answer.map_body(|_, body| BoxBody::new(Answer::new(body, silent, held.take())))
            });
            Err(error)
        }
    }
}

fn enter(request: &ServiceRequest, time: Duration, writers: &Origins) -> Entry {
    let language = Language::asked(request.query_string(), request.headers());
    let arrival = Rc::new(Arrival::now(language, time));
    request.extensions_mut().insert(Rc::clone(&arrival));
    let id = request.extensions().get::<RequestId>().copied();
    Entry {
        arrival,
        cors: Rc::new(Cors::of(request, writers)),
        reading: matches!(*request.method(), Method::GET | Method::HEAD),
        path: request.path().to_owned(),
        id: id.and_then(|id| HeaderValue::from_str(&id.to_string()).ok()),
    }
}

fn fallen(panic: &(dyn Any + Send)) -> Problem {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    tracing::error!(panic = text.unwrap_or("without words"), "failed to answer: a handler panicked");
    Problem::new(Code::INTERNAL)
}

/// Waits until the answer is due; bodies that come in meanwhile may put that off.
async fn overdue(arrival: &Arrival) {
    while let Some(due) = arrival.due() {
        if due <= std::time::Instant::now() {
            return;
        }
        tokio::time::sleep_until(due.into()).await;
    }
    std::future::pending::<()>().await;
}

impl Entry {
    /// A problem that leaves without passing through the framework's response.
    fn error(&self, problem: Problem) -> Error {
        problem.speaking(self.arrival.language()).into()
    }

    fn leave(&self, answer: HttpResponse) -> HttpResponse {
        let mut answer = self.in_words(answer);
        let headers = answer.headers_mut();
        security::apply(headers);
        self.cors.apply(self.reading, headers);
        if let Some(id) = &self.id {
            headers.insert(REQUEST_ID, id.clone());
        }
        answer
    }

    /// A problem in the language of the request; an error that says no more than its status, as a problem.
    fn in_words(&self, answer: HttpResponse) -> HttpResponse {
        let status = answer.status();
        if !status.is_client_error() && !status.is_server_error() {
            return answer;
        }
        let language = self.arrival.language();
        if let Some(problem) = answer.error().and_then(Error::as_error::<Problem>) {
            return relay(&answer, problem.answer(language));
        }
        let kind = answer.headers().get(CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
        if [problem::CONTENT_TYPE, "text/html"].iter().any(|own| kind.starts_with(own.as_bytes())) {
            return answer;
        }
        let problem = Problem::new(Code::of_status(status)).fact("path", &self.path);
        relay(&answer, problem.answer(language))
    }
}

/// The problem in place of the answer, with those of its headers that belong to the refusal.
fn relay(answer: &HttpResponse, mut problem: HttpResponse<BoxBody>) -> HttpResponse {
    for name in [ALLOW, RETRY_AFTER, WWW_AUTHENTICATE] {
        if let Some(value) = answer.headers().get(&name) {
            problem.headers_mut().insert(name, value.clone());
        }
    }
    problem
}
