//! What pages are dressed in. An address that names the current edition may be kept for ever: the next edition has
//! another one.

use actix_web::http::header::{CACHE_CONTROL, EntityTag, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::dashboard::edition::{self, edition};
use crate::extract::IfNoneMatch;
use crate::problem::Problem;
use crate::respond::{Answer, unless_known};

const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

#[get("/assets/chuhe.css")]
pub(crate) async fn get_stylesheet(request: HttpRequest, known: IfNoneMatch) -> Answer {
    give(&request, &known, "text/css; charset=utf-8", edition::STYLESHEET).await
}

#[get("/assets/chuhe.svg")]
pub(crate) async fn get_icon(request: HttpRequest, known: IfNoneMatch) -> Answer {
    give(&request, &known, "image/svg+xml", edition::ICON).await
}

/// The address under which an asset of this edition is kept.
pub(crate) fn address(path: &str) -> String {
    format!("{path}?{}", edition())
}

async fn give(request: &HttpRequest, known: &IfNoneMatch, kind: &'static str, text: &'static str) -> Answer {
    let tag = EntityTag::new_strong(edition().to_owned());
    let make = async || Ok::<_, Problem>(HttpResponse::Ok().content_type(kind).body(text));
    let mut answer = unless_known(tag, known, make).await?;
    if request.query_string() == edition() {
        answer.headers_mut().insert(CACHE_CONTROL, FOR_EVER);
    }
    Ok(answer)
}
