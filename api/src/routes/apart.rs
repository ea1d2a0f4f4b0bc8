//! Work that takes long, done where it keeps no other connection waiting.

use actix_web::HttpResponse;
use actix_web::http::header::{CONTENT_LANGUAGE, ContentType, VARY};
use actix_web::web::{self, Bytes};
use serde::Serialize;

use crate::language::Language;
use crate::problem::{Code, Problem};

/// Works out an answer on a thread of its own.
///
/// # Errors
/// Those of the work.
pub(super) async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    web::block(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to work out an answer");
        Err(Problem::new(Code::INTERNAL))
    })
}

/// The same, and writes it as JSON there too.
///
/// # Errors
/// Those of the work.
pub(super) async fn apart_as_json<T: Serialize>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<Bytes, Problem> {
    apart(move || {
        serde_json::to_vec(&work()?).map(Bytes::from).map_err(|error| {
            tracing::error!(%error, "failed to write an answer as JSON");
            Problem::new(Code::INTERNAL)
        })
    })
    .await
}

/// An answer in words, as JSON already.
pub(super) fn spoken(body: Bytes, language: Language) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(ContentType::json())
        .insert_header((CONTENT_LANGUAGE, language.tag()))
        .insert_header((VARY, "Accept-Language"))
        .body(body)
}
