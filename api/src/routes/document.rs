//! The description of all this, for programs and for the pages under `/docs`.

use actix_web::http::header::{ContentType, ETAG, EntityTag};
use actix_web::{HttpResponse, get, web};
use sha2::{Digest, Sha256};
use utoipa::openapi::OpenApi;

use crate::extract::IfNoneMatch;
use crate::problem::Plain;

/// The document, written once.
#[derive(Debug, Clone)]
pub struct Document {
    json: web::Bytes,
    tag: EntityTag,
}

impl Document {
    /// The document as it will be sent.
    #[must_use]
    pub fn new(document: &OpenApi) -> Self {
        let json = serde_json::to_vec(document).unwrap_or_default();
        let digest = Sha256::digest(&json);
        let tag = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Self { json: json.into(), tag: EntityTag::new_strong(tag) }
    }
}

/// Give out this document
#[utoipa::path(
    tag = "operation",
    params(IfNoneMatch),
    responses(
        (status = 200, description = "The OpenAPI document.", body = Object),
        (status = 304, description = "As it was."),
        Plain,
    )
)]
#[get("/openapi.json")]
pub(crate) async fn get_openapi(document: web::Data<Document>, known: IfNoneMatch) -> HttpResponse {
    let tag = (ETAG, document.tag.to_string());
    if known.has(&document.tag) {
        return HttpResponse::NotModified().insert_header(tag).finish();
    }
    HttpResponse::Ok().insert_header(tag).content_type(ContentType::json()).body(document.json.clone())
}
