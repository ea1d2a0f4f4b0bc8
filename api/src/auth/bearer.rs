//! The token in `Authorization: Bearer`, and what it stands for.

use actix_web::http::header::AUTHORIZATION;
use actix_web::{HttpRequest, web};
use chuhe_domain::federation::Token;

use crate::arrival::Arrival;
use crate::desk::Desk;
use crate::problem::{Code, Problem};

/// The secret the request carries, if it carries one.
///
/// # Errors
/// Where the header is there, and is not one bearer token.
pub(super) fn secret(request: &HttpRequest) -> Result<Option<String>, Problem> {
    let mut headers = request.headers().get_all(AUTHORIZATION);
    let (Some(header), None) = (headers.next(), headers.next()) else {
        return if request.headers().contains_key(AUTHORIZATION) {
            Err(Problem::new(Code::INVALID_TOKEN))
        } else {
            Ok(None)
        };
    };
    let token = header.to_str().ok().and_then(|text| {
        let (scheme, token) = text.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned())
    });
    token.map(Some).ok_or_else(|| Problem::new(Code::INVALID_TOKEN))
}

/// The good token the request carries, if it carries one.
///
/// # Errors
/// Where it is unknown, revoked or expired, or the ledger cannot be read.
pub(super) async fn token(request: &HttpRequest) -> Result<Option<Token>, Problem> {
    let Some(secret) = secret(request)? else { return Ok(None) };
    let now = Arrival::of(request).received().into();
    let token = desk(request)?.token_of(&secret, now).await?;
    token.map(Some).ok_or_else(|| Problem::new(Code::INVALID_TOKEN))
}

/// The desk the request is brought to.
///
/// # Errors
/// Where the server was put together without one.
pub(super) fn desk(request: &HttpRequest) -> Result<&Desk, Problem> {
    let desk = request.app_data::<web::Data<Desk>>();
    desk.map(web::Data::get_ref).ok_or_else(|| Problem::new(Code::INTERNAL))
}
