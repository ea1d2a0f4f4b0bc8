//! Bodies nobody read to their end. The framework drains a dropped chunked body for as long as it lasts; held
//! until the answer is out, it makes the connection close instead. Answers to HEAD keep their size and lose
//! their body here too.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use actix_web::HttpMessage;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::error::PayloadError;
use actix_web::web::Bytes;
use futures::{Stream, StreamExt};

/// A request's body, held from the edge.
pub(super) struct Held {
    _payload: Rc<RefCell<Payload>>,
}

/// Gives the request a handle on its own body and keeps another.
pub(super) fn hold(request: &mut ServiceRequest) -> Option<Held> {
    let payload = request.take_payload();
    if matches!(payload, Payload::None) {
        return None;
    }
    let held = Rc::new(RefCell::new(payload));
    request.set_payload(Payload::Stream { payload: Box::pin(Handle(Rc::clone(&held))) });
    Some(Held { _payload: held })
}

struct Handle(Rc<RefCell<Payload>>);

impl Stream for Handle {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.borrow_mut().poll_next_unpin(cx)
    }
}

/// An answer's body that keeps the request's until it is out.
pub(super) struct Answer {
    body: BoxBody,
    silent: bool,
    _held: Option<Held>,
}

impl Answer {
    pub(super) fn new(body: BoxBody, silent: bool, held: Option<Held>) -> Self {
        Self { body, silent, _held: held }
    }
}

impl MessageBody for Answer {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        if self.silent { Poll::Ready(None) } else { Pin::new(&mut self.body).poll_next(cx) }
    }
}
