//! Answers: what a handler gives back beside a problem. `tagged` answers a read with an `ETag`, and with 304 and
//! no work at all to a client that already has that version; `written` answers a command with what it led to.

mod failure;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, ETAG, EntityTag, HeaderValue, LOCATION, VARY};
use serde::Serialize;

use crate::desk::Done;
use crate::extract::IfNoneMatch;
use crate::problem::Problem;

/// What every handler of a resource answers.
pub type Answer = Result<HttpResponse, Problem>;

/// Answers with what `make` makes, under this tag; `make` is not called when the client has it already.
///
/// # Errors
/// Those of `make`.
pub async fn tagged<T: Serialize, E>(
    tag: EntityTag,
    known: &IfNoneMatch,
    make: impl AsyncFnOnce() -> Result<T, E>,
) -> Result<HttpResponse, E> {
    unless_known(tag, known, async || Ok(HttpResponse::Ok().json(make().await?))).await
}

/// The same for an answer of any form.
///
/// # Errors
/// Those of `make`.
pub async fn unless_known<E>(
    tag: EntityTag,
    known: &IfNoneMatch,
    make: impl AsyncFnOnce() -> Result<HttpResponse, E>,
) -> Result<HttpResponse, E> {
    let mut answer = if known.has(&tag) { HttpResponse::NotModified().finish() } else { make().await? };
    let tag = HeaderValue::from_str(&tag.to_string());
    if let Ok(tag) = tag {
        answer.headers_mut().insert(ETAG, tag);
        answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        // People are named, and sentences written, in the reader's language.
        answer.headers_mut().insert(VARY, HeaderValue::from_static("Accept-Language"));
    }
    Ok(answer)
}

/// Answers an accepted command with the resource it led to, at the version it led to: a repeat of the command
/// gets the same.
#[must_use]
pub fn written(done: &Done, tag: String, body: &impl Serialize) -> HttpResponse {
    HttpResponse::build(status(done)).insert_header((ETAG, EntityTag::new_strong(tag).to_string())).json(body)
}

/// The same where something new came to be, which is found at `location`.
#[must_use]
pub fn created(done: &Done, tag: String, location: String, body: &impl Serialize) -> HttpResponse {
    HttpResponse::build(status(done))
        .insert_header((ETAG, EntityTag::new_strong(tag).to_string()))
        .insert_header((LOCATION, location))
        .json(body)
}

fn status(done: &Done) -> StatusCode {
    StatusCode::from_u16(done.status).unwrap_or(StatusCode::OK)
}

#[cfg(test)]
mod tests {
    use actix_web::FromRequest;
    use actix_web::http::header::IF_NONE_MATCH;
    use actix_web::test::TestRequest;

    use super::*;

    async fn answer(known: &'static str) -> HttpResponse {
        let request = TestRequest::default().insert_header((IF_NONE_MATCH, known)).to_http_request();
        let known = IfNoneMatch::extract(&request).await.unwrap();
        let table = async || match known.has(&EntityTag::new_strong("7".to_owned())) {
            true => panic!("the table was made though the client has it"),
            false => Ok::<_, Problem>(["table"]),
        };
        tagged(EntityTag::new_strong("7".to_owned()), &known, table).await.unwrap()
    }

    #[actix_web::test]
    async fn who_has_it_is_told_so_and_nothing_is_made() {
        assert_eq!(answer(r#""6", W/"7""#).await.status(), 304);
        let fresh = answer(r#""6""#).await;
        let tag = fresh.headers().get(ETAG).unwrap();
        assert_eq!((fresh.status().as_u16(), tag.as_bytes()), (200, &br#""7""#[..]));
    }
}
