//! Headers that tell a browser what it may make of an answer: pages use what this server serves and nothing
//! else, everything that is no page does nothing at all. A handler may say otherwise for its own answer.

use actix_web::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};

const PAGE: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const ELSE: &str = "default-src 'none'; frame-ancestors 'none'";

pub(super) fn apply(headers: &mut HeaderMap) {
    let page = headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let mut unless_said = |name: HeaderName, value: &'static str| {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    };
    unless_said(CONTENT_SECURITY_POLICY, if page { PAGE } else { ELSE });
    unless_said(X_CONTENT_TYPE_OPTIONS, "nosniff");
    unless_said(X_FRAME_OPTIONS, "DENY");
    unless_said(REFERRER_POLICY, "no-referrer");
}
