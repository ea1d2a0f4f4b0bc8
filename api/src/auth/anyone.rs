//! `Anyone`: a request that needs no token, and sees more with one.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chuhe_domain::federation::Token;

use super::bearer::token;
use super::office::Office;
use crate::problem::Problem;

/// Whoever asks.
#[derive(Debug)]
pub struct Anyone(Option<Token>);

impl Anyone {
    /// Whether every draft is seen: the token is bound to no tournament.
    #[must_use]
    pub fn sees_drafts(&self) -> bool {
        self.0.as_ref().is_some_and(|token| token.scope.tournament.is_none())
    }

    /// Whether it is somebody who holds this office, in whatever tournament.
    #[must_use]
    pub fn holds<O: Office>(&self) -> bool {
        self.0.as_ref().is_some_and(|token| O::HELD_BY.contains(&token.role))
    }
}

impl FromRequest for Anyone {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(Self(token(&request).await?)) })
    }
}
