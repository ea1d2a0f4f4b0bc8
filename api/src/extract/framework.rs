//! actix's own extractors, where one is used instead of ours: their errors become problems too.

use actix_web::HttpRequest;
use actix_web::error::{JsonPayloadError, PathError, QueryPayloadError, UrlencodedError};
use actix_web::web::{FormConfig, JsonConfig, PathConfig, PayloadConfig, QueryConfig, ServiceConfig};

use super::body::LIMIT;
use super::json::{complaint, misread};
use crate::problem::{Code, Problem};

/// Registers the handlers that put the framework's errors into problems, and our limits on its bodies.
pub fn speak_problems(config: &mut ServiceConfig) {
    config
        .app_data(PayloadConfig::new(LIMIT))
        .app_data(JsonConfig::default().limit(LIMIT).error_handler(json))
        .app_data(FormConfig::default().limit(LIMIT).error_handler(form))
        .app_data(QueryConfig::default().error_handler(query))
        .app_data(PathConfig::default().error_handler(path));
}

fn json(error: JsonPayloadError, _: &HttpRequest) -> actix_web::Error {
    match error {
        JsonPayloadError::OverflowKnownLength { limit, .. } | JsonPayloadError::Overflow { limit } => {
            Problem::new(Code::BODY_TOO_LARGE).fact("limit", limit)
        }
        JsonPayloadError::ContentType => {
            Problem::new(Code::UNSUPPORTED_MEDIA_TYPE).fact("expected", "application/json")
        }
        JsonPayloadError::Deserialize(error) => misread(&error, ""),
        JsonPayloadError::Payload(_) => Problem::new(Code::BODY_INCOMPLETE),
        _ => Problem::new(Code::BAD_REQUEST),
    }
    .into()
}

#[expect(clippy::needless_pass_by_value, reason = "the signature is the framework's")]
fn form(error: UrlencodedError, _: &HttpRequest) -> actix_web::Error {
    match error {
        UrlencodedError::Overflow { limit, .. } => Problem::new(Code::BODY_TOO_LARGE).fact("limit", limit),
        UrlencodedError::ContentType => {
            let expected = "application/x-www-form-urlencoded";
            Problem::new(Code::UNSUPPORTED_MEDIA_TYPE).fact("expected", expected)
        }
        _ => Problem::new(Code::BAD_REQUEST),
    }
    .into()
}

fn query(error: QueryPayloadError, _: &HttpRequest) -> actix_web::Error {
    match error {
        QueryPayloadError::Deserialize(error) => complaint(&error.to_string(), "?"),
        _ => Problem::new(Code::BAD_REQUEST),
    }
    .into()
}

fn path(error: PathError, _: &HttpRequest) -> actix_web::Error {
    Problem::new(Code::INVALID_PATH).fact("reason", error).into()
}
