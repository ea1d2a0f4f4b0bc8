//! `Command<T>`: everything of a writing request but its sender. With the sender it becomes an envelope.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header::{CONTENT_LENGTH, CONTENT_TYPE, TRANSFER_ENCODING};
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use chuhe_domain::vocabulary::{CommandId, Timestamp};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tracing_actix_web::RequestId;
use utoipa::IntoParams;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::{RefOr, Required};
use uuid::Uuid;

use super::allowed::Allowed;
use crate::desk::{Envelope, versions};
use crate::extract::{Body, IdempotencyKey, IfMatch, LargeBody, Query, Received};
use crate::problem::{Code, Problem};
use crate::timestamp;

/// A command as it was sent.
#[derive(Debug)]
pub struct Command<T> {
    key: CommandId,
    digest: [u8; 32],
    pins: Option<Vec<String>>,
    received_at: Timestamp,
    occurred_at: Option<Timestamp>,
    correlation_id: Uuid,
    /// What the body says.
    pub body: T,
}

impl<T> Command<T> {
    /// The envelope in this sender's name, and what the body says.
    pub fn by<O>(self, sender: &Allowed<O>) -> (Envelope, T) {
        let envelope = Envelope {
            actor: sender.actor.clone(),
            key: self.key,
            digest: self.digest,
            pins: self.pins,
            received_at: self.received_at,
            occurred_at: self.occurred_at,
            correlation_id: self.correlation_id,
        };
        (envelope, self.body)
    }
}

/// A body, or none where a command needs none.
pub trait Content: Sized + 'static {
    /// Whether the command may only be tried (`?dry_run=true`).
    const CAN_BE_TRIED: bool = false;

    /// Reads it, with the bytes it was read from.
    fn read(
        request: &HttpRequest,
        payload: &mut Payload,
    ) -> impl Future<Output = Result<(Self, Bytes), Problem>> + 'static;
}

impl<T: DeserializeOwned + 'static> Content for T {
    fn read(
        request: &HttpRequest,
        payload: &mut Payload,
    ) -> impl Future<Output = Result<(Self, Bytes), Problem>> + 'static {
        let body = Body::<T>::from_request(request, payload);
        async move { Ok(body.await?.into_parts()) }
    }
}

/// No body, or an empty object: for commands that need no word beside their address.
#[derive(Debug, Clone, Copy)]
pub struct NoBody;

/// A body as large as an import may be.
#[derive(Debug, Clone, Copy)]
pub struct Large<T>(pub T);

impl<T: DeserializeOwned + 'static> Content for Large<T> {
    fn read(
        request: &HttpRequest,
        payload: &mut Payload,
    ) -> impl Future<Output = Result<(Self, Bytes), Problem>> + 'static {
        let body = LargeBody::<T>::from_request(request, payload);
        async move {
            let (value, bytes) = body.await?.0.into_parts();
            Ok((Self(value), bytes))
        }
    }
}

/// A command that may only be tried: then it is told what would follow, and nothing is written.
#[derive(Debug, Clone, Copy)]
pub struct Tried<T> {
    /// What the body says.
    pub body: T,
    /// Whether it is only tried.
    pub dry_run: bool,
}

/// Whether a command is only tried.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DryRun {
    /// Whether to tell what would follow, and to write nothing.
    #[serde(default)]
    pub dry_run: bool,
}

impl<T: DeserializeOwned + 'static> Content for Tried<T> {
    const CAN_BE_TRIED: bool = true;

    fn read(
        request: &HttpRequest,
        payload: &mut Payload,
    ) -> impl Future<Output = Result<(Self, Bytes), Problem>> + 'static {
        let dry_run = Query::<DryRun>::from_request(request, payload).into_inner();
        let body = Body::<T>::from_request(request, payload);
        async move {
            let Query(DryRun { dry_run }) = dry_run?;
            let (body, bytes) = body.await?.into_parts();
            Ok((Self { body, dry_run }, bytes))
        }
    }
}

/// A body that may be left out: then it says what it says by default.
#[derive(Debug, Clone, Copy)]
pub struct OrNothing<T>(pub T);

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

impl Content for NoBody {
    fn read(
        request: &HttpRequest,
        payload: &mut Payload,
    ) -> impl Future<Output = Result<(Self, Bytes), Problem>> + 'static {
        let nothing = OrNothing::<Nothing>::read(request, payload);
        async move { nothing.await.map(|(_, bytes)| (Self, bytes)) }
    }
}

impl<T: DeserializeOwned + Default + 'static> Content for OrNothing<T> {
    fn read(
        request: &HttpRequest,
        payload: &mut Payload,
    ) -> impl Future<Output = Result<(Self, Bytes), Problem>> + 'static {
        let headers = request.headers();
        let length = headers.get(CONTENT_LENGTH).is_some_and(|length| length != "0");
        let body = (length || headers.contains_key(TRANSFER_ENCODING) || headers.contains_key(CONTENT_TYPE))
            .then(|| Body::<T>::from_request(request, payload));
        async move {
            let Some(body) = body else { return Ok((Self(T::default()), Bytes::from_static(b"{}"))) };
            let (value, bytes) = body.await?.into_parts();
            Ok((Self(value), bytes))
        }
    }
}

impl<T: Content> FromRequest for Command<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let head = if T::CAN_BE_TRIED { Ok(()) } else { no_parameters(request) };
        let head = head.and_then(|()| Head::read(request));
        let body = T::read(request, payload);
        let target = format!("{} {}", request.method(), request.path());
        Box::pin(async move {
            let head = head?;
            let (body, bytes) = body.await?;
            Ok(Self {
                key: head.key,
                digest: digest(&target, &bytes, head.pins.as_deref()),
                pins: head.pins,
                received_at: head.received_at,
                occurred_at: head.occurred_at,
                correlation_id: head.correlation_id,
                body,
            })
        })
    }
}

/// What stands in the head of a command.
struct Head {
    key: CommandId,
    pins: Option<Vec<String>>,
    received_at: Timestamp,
    occurred_at: Option<Timestamp>,
    correlation_id: Uuid,
}

impl Head {
    fn read(request: &HttpRequest) -> Result<Self, Problem> {
        let none = &mut Payload::None;
        let key = IdempotencyKey::from_request(request, none).into_inner()?;
        let pin = IfMatch::from_request(request, none).into_inner()?;
        let received = Received::from_request(request, none).into_inner();
        let received_at = received.map_or_else(|never| match never {}, Received::instant);
        let correlation = request.extensions().get::<RequestId>().map(|id| Uuid::from_bytes(*id.as_bytes()));
        Ok(Self {
            key: key.0,
            pins: (!pin.tags().is_empty()).then(|| {
                pin.tags()
                    .iter()
                    .filter(|tag| !tag.weak)
                    .map(|tag| versions::of_tag(tag.tag()).to_owned())
                    .collect()
            }),
            received_at,
            occurred_at: occurred_at(request)?,
            correlation_id: correlation.unwrap_or_else(Uuid::new_v4),
        })
    }
}

/// When it happened, by the device's or the arbiter's word.
const OCCURRED_AT: &str = "Occurred-At";

const OCCURRED: &str = "When it happened, where that was not when it was sent: by the word of an official or of the table's device. \
     Never later than it was sent, and in a game never before what its record holds already. What a player's own token tells \
     happened when it was heard.";

fn occurred_at(request: &HttpRequest) -> Result<Option<Timestamp>, Problem> {
    let Some(header) = request.headers().get(OCCURRED_AT) else { return Ok(None) };
    let read = header.to_str().ok().and_then(|text| text.parse::<timestamp::Timestamp>().ok());
    let unreadable = || {
        Problem::new(Code::INVALID_HEADER)
            .fact("header", OCCURRED_AT)
            .fact("reason", "expected a time in RFC 3339, UTC, with milliseconds")
    };
    read.map(|time| Some(time.into())).ok_or_else(unreadable)
}

/// A command takes no parameters: one that is not understood must not be passed over.
fn no_parameters(request: &HttpRequest) -> Result<(), Problem> {
    let mut query = form_urlencoded::parse(request.query_string().as_bytes());
    match query.find(|(name, _)| name != "lang") {
        Some((name, _)) => Err(Problem::new(Code::UNKNOWN_FIELD).fact("field", &name).at(format!("?{name}"))),
        None => Ok(()),
    }
}

/// SHA-256 over method, path, canonical body and `If-Match`, each with its length before it.
fn digest(target: &str, body: &[u8], pins: Option<&[String]>) -> [u8; 32] {
    let canonical = serde_json::from_slice::<Value>(body).map_or_else(
        |_| body.to_vec(),
        |value| {
            let mut text = Vec::new();
            canonical(&value, &mut text);
            text
        },
    );
    let pins = pins.map(|pins| pins.join(",")).unwrap_or_default();
    let mut hash = Sha256::new();
    for part in [target.as_bytes(), &canonical, pins.as_bytes()] {
        hash.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// JSON with sorted names and no white space: the same for every spelling of the same request.
fn canonical(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| *name);
            out.push(b'{');
            for (n, (name, member)) in members.into_iter().enumerate() {
                if n > 0 {
                    out.push(b',');
                }
                out.extend(Value::from(name.as_str()).to_string().bytes());
                out.push(b':');
                canonical(member, out);
            }
            out.push(b'}');
        }
        Value::Array(items) => {
            out.push(b'[');
            for (n, item) in items.iter().enumerate() {
                if n > 0 {
                    out.push(b',');
                }
                canonical(item, out);
            }
            out.push(b']');
        }
        plain => out.extend(plain.to_string().bytes()),
    }
}

impl<T> IntoParams for Command<T> {
    fn into_params(by: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let time = ObjectBuilder::new()
            .schema_type(Type::String)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)))
            .build();
        let occurred = ParameterBuilder::new()
            .name(OCCURRED_AT)
            .parameter_in(ParameterIn::Header)
            .required(Required::False)
            .description(Some(OCCURRED))
            .schema(Some(RefOr::T(time.into())));
        let mut params = IdempotencyKey::into_params(&by);
        params.extend(IfMatch::into_params(&by));
        params.push(occurred.build());
        params
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_request_in_another_spelling_is_the_same_request() {
        let one = digest("POST /v1/games", br#"{"a":1,"b":[{"d":2,"c":3}]}"#, None);
        let other = digest("POST /v1/games", br#" { "b" : [ { "c" : 3, "d" : 2 } ] , "a" : 1 } "#, None);
        assert_eq!(one, other);
        assert_ne!(one, digest("POST /v1/games", br#"{"a":1,"b":[{"d":2,"c":4}]}"#, None));
        assert_ne!(one, digest("PUT /v1/games", br#"{"a":1,"b":[{"d":2,"c":3}]}"#, None));
        let pinned =
            digest("POST /v1/games", br#"{"a":1,"b":[{"d":2,"c":3}]}"#, Some(&["game-1".to_owned()]));
        assert_ne!(one, pinned);
    }
}
