//! `Received`: when the request came, on the server's wall clock. Taken once, at the edge, and kept through
//! retries: it is the `received_at` of whatever the request brings about.

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chuhe_domain::vocabulary;

use crate::arrival::Arrival;
use crate::timestamp::Timestamp;

/// When the head of the request had been read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Received(pub Timestamp);

impl Received {
    /// The same in the domain's word.
    #[must_use]
    pub fn instant(self) -> vocabulary::Timestamp {
        self.0.into()
    }
}

impl FromRequest for Received {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self(Arrival::of(request).received())))
    }
}
