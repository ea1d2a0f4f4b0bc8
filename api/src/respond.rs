//! Answers: what a handler gives back beside a problem. `tagged` answers with an `ETag`, and with 304 and no
//! work at all to a client that already has that version.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, ETAG, EntityTag};
use serde::Serialize;

use crate::extract::IfNoneMatch;

/// Answers with what `make` makes, under this tag; `make` is not called when the client has it already.
///
/// # Errors
/// Those of `make`.
pub async fn tagged<T: Serialize, E>(
    tag: EntityTag,
    known: &IfNoneMatch,
    make: impl AsyncFnOnce() -> Result<T, E>,
) -> Result<HttpResponse, E> {
    let mut answer = if known.has(&tag) { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    let fresh = known.has(&tag);
    answer.insert_header((ETAG, tag.to_string())).insert_header((CACHE_CONTROL, "no-cache"));
    Ok(if fresh { answer.finish() } else { answer.json(make().await?) })
}
