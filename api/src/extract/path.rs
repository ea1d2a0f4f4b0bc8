//! `Path<T>`: the variable parts of the address. What does not fit names nothing that could exist: 404.
//! `T` is a struct that derives `IntoParams`, so that every part is described.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use serde::de::DeserializeOwned;

use crate::problem::{Code, Problem};

/// The variable parts of the address.
#[derive(Debug, Clone, Copy)]
pub struct Path<T>(pub T);

impl<T: DeserializeOwned> FromRequest for Path<T> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let path = web::Path::<T>::from_request(request, payload).into_inner();
        ready(path.map(|path| Self(path.into_inner())).map_err(misfit))
    }
}

fn misfit(error: actix_web::Error) -> Problem {
    match error.as_error::<Problem>() {
        Some(problem) => problem.clone(),
        None => Problem::new(Code::INVALID_PATH).fact("reason", error),
    }
}
