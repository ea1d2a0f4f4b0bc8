//! `IdempotencyKey`: the UUID by which a sender names a command, so that repeating it does nothing twice.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chuhe_domain::vocabulary::CommandId;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::{RefOr, Required, Schema};
use utoipa::{IntoParams, openapi};

use crate::problem::{Code, Problem};

const HEADER: &str = "Idempotency-Key";

/// The command's own id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IdempotencyKey(pub CommandId);

impl FromRequest for IdempotencyKey {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let mut keys = request.headers().get_all(HEADER);
        let read = match (keys.next(), keys.next()) {
            (None, _) => Err(Problem::new(Code::KEY_MISSING)),
            (Some(key), None) => key
                .to_str()
                .ok()
                .and_then(|key| key.parse().ok())
                .map(Self)
                .ok_or_else(|| Problem::new(Code::KEY_INVALID)),
            (Some(_), Some(_)) => Err(Problem::new(Code::KEY_INVALID)),
        };
        ready(read)
    }
}

impl IntoParams for IdempotencyKey {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let uuid = ObjectBuilder::new()
            .schema_type(Type::String)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::Uuid)))
            .build();
        vec![header(
            HEADER,
            Required::True,
            "The command's own UUID; a repeat under it does nothing twice.",
            uuid,
        )]
    }
}

/// A header as a described parameter.
pub(super) fn header(
    name: &str,
    required: Required,
    description: &str,
    schema: impl Into<Schema>,
) -> Parameter {
    ParameterBuilder::new()
        .name(name)
        .parameter_in(openapi::path::ParameterIn::Header)
        .required(required)
        .description(Some(description))
        .schema(Some(RefOr::T(schema.into())))
        .build()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[actix_web::test]
    async fn a_key_is_one_uuid() {
        let read = |keys: &[&str]| {
            let mut request = TestRequest::default();
            for key in keys {
                request = request.append_header((HEADER, *key));
            }
            IdempotencyKey::from_request(&request.to_http_request(), &mut Payload::None).into_inner()
        };
        let key = "01890a5d-ac96-774b-bcce-b302099a8057";
        assert_eq!(read(&[key]).unwrap().0.to_string(), key);
        assert_eq!(read(&[]).unwrap_err().code(), Code::KEY_MISSING);
        assert_eq!(read(&["7"]).unwrap_err().code(), Code::KEY_INVALID);
        assert_eq!(read(&[key, key]).unwrap_err().code(), Code::KEY_INVALID);
    }
}
