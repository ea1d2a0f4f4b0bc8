//! Answers whose `ETag` is made from what they say: they change with the program, the language, and what they are worked out from.

use actix_web::HttpResponse;
use actix_web::http::header::{CONTENT_LANGUAGE, ContentType, EntityTag, HeaderValue};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::extract::IfNoneMatch;
use crate::language::Language;
use crate::problem::{Code, Problem};
use crate::respond::{Answer, unless_known};

/// Answers under a tag that is the hash of the answer.
pub(super) async fn by_content(view: &impl Serialize, language: Language, known: &IfNoneMatch) -> Answer {
    let body = serde_json::to_vec(view).map_err(|error| {
        tracing::error!(%error, "failed to write an answer as JSON");
        Problem::new(Code::INTERNAL)
    })?;
    let hash: String = Sha256::digest(&body).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let answer = async || Ok::<_, Problem>(HttpResponse::Ok().content_type(ContentType::json()).body(body));
    let mut answer = unless_known(EntityTag::new_strong(hash), known, answer).await?;
    answer.headers_mut().insert(CONTENT_LANGUAGE, HeaderValue::from_static(language.tag()));
    Ok(answer)
}
