//! `Body<T>`: a JSON body, read whole under a limit of bytes and of time, and taken strictly; `LargeBody<T>`: the same,
//! under the limit of imports. `File`: the bytes of a file, under that limit.
//!
//! What cannot be read is 400 with its place; 415, 413 and 408 come before the JSON is looked at.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::http::header;
use actix_web::web::{Bytes, BytesMut};
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use futures::StreamExt;
use serde::de::DeserializeOwned;

use super::json;
use crate::arrival::Arrival;
use crate::problem::{Code, Problem};

/// Most bytes of an ordinary body.
pub const LIMIT: usize = 64 * 1024;

/// Most bytes of an import.
pub const IMPORT_LIMIT: usize = 16 * 1024 * 1024;

/// How long a body may take to come in: a base for everybody, and what it takes at the slowest line that is still
/// served (256 KiB a second), by the size it announces, or else by its limit. Put into the app's data; without it the base is ten seconds.
#[derive(Debug, Clone, Copy)]
pub struct BodyTime(pub Duration);

impl BodyTime {
    const SLOWEST: usize = 256 * 1024;

    fn of(request: &HttpRequest, limit: usize) -> Duration {
        let base = request.app_data::<web::Data<Self>>().map_or(Duration::from_secs(10), |time| time.0);
        let size = announced(request).and_then(|size| usize::try_from(size).ok()).unwrap_or(limit).min(limit);
        base + Duration::from_secs(u64::try_from(size / Self::SLOWEST).unwrap_or(u64::MAX))
    }
}

/// A JSON body of at most [`LIMIT`] bytes.
#[derive(Debug, Clone)]
pub struct Body<T> {
    value: T,
    bytes: Bytes,
}

impl<T> Body<T> {
    /// What the body says.
    pub fn into_inner(self) -> T {
        self.value
    }

    /// What the body says, and the bytes in which it said so (for the digest of a command).
    pub fn into_parts(self) -> (T, Bytes) {
        (self.value, self.bytes)
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Body<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        Box::pin(Self::within(LIMIT, request, payload))
    }
}

impl<T: DeserializeOwned> Body<T> {
    fn within(
        most: usize,
        request: &HttpRequest,
        payload: &mut Payload,
    ) -> impl Future<Output = Result<Self, Problem>> + use<T> {
        let bytes = whole(request, payload, &["application/json"], most);
        async move {
            let bytes = bytes.await?;
            Ok(Self { value: json::read(&bytes)?, bytes })
        }
    }
}

/// A JSON body of at most [`IMPORT_LIMIT`] bytes.
#[derive(Debug, Clone)]
pub struct LargeBody<T>(pub Body<T>);

impl<T: DeserializeOwned + 'static> FromRequest for LargeBody<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let body = Body::within(IMPORT_LIMIT, request, payload);
        Box::pin(async move { body.await.map(Self) })
    }
}

/// What a file may be sent as.
const FILE_TYPES: [&str; 2] = ["application/octet-stream", "application/vnd.chess-pgn"];

/// A file of at most [`IMPORT_LIMIT`] bytes. What it is, and how its text is written, is told by what is in it.
#[derive(Debug, Clone)]
pub struct File(pub Bytes);

impl FromRequest for File {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = whole(request, payload, &FILE_TYPES, IMPORT_LIMIT);
        Box::pin(async move { bytes.await.map(Self) })
    }
}

/// The bytes of a body of one of these kinds, all of them, unless they are too many or come too slowly.
fn whole(
    request: &HttpRequest,
    payload: &mut Payload,
    kinds: &[&str],
    most: usize,
) -> impl Future<Output = Result<Bytes, Problem>> + use<> {
    let acceptable = media_type(request, kinds).and_then(|()| announced_size(request, most));
    let time = BodyTime::of(request, most);
    Arrival::of(request).allow(time);
    let payload = payload.take();
    async move {
        acceptable?;
        let late = || Problem::new(Code::BODY_TOO_SLOW).fact("seconds", time.as_secs());
        tokio::time::timeout(time, gather(payload, most)).await.map_err(|_| late())?
    }
}

async fn gather(mut payload: Payload, most: usize) -> Result<Bytes, Problem> {
    let mut bytes = BytesMut::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|error| broken(&error, most))?;
        if bytes.len() + chunk.len() > most {
            return Err(too_large(most));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes.freeze())
}

fn broken(error: &PayloadError, most: usize) -> Problem {
    match error {
        PayloadError::Overflow => too_large(most),
        _ => Problem::new(Code::BODY_INCOMPLETE),
    }
}

fn too_large(most: usize) -> Problem {
    Problem::new(Code::BODY_TOO_LARGE).fact("limit", most)
}

fn announced(request: &HttpRequest) -> Option<u64> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

fn announced_size(request: &HttpRequest, most: usize) -> Result<(), Problem> {
    match announced(request) {
        Some(length) if usize::try_from(length).map_or(true, |length| length > most) => Err(too_large(most)),
        _ => Ok(()),
    }
}

/// One of these kinds, JSON with no charset or UTF-8, and not compressed.
fn media_type(request: &HttpRequest, kinds: &[&str]) -> Result<(), Problem> {
    let fits = request.mime_type().ok().flatten().is_some_and(|mime| {
        let is_utf8 = || mime.get_param("charset").is_none_or(|set| set == "utf-8");
        kinds.contains(&mime.essence_str()) && (mime.subtype() != "json" || is_utf8())
    });
    let encoding = request.headers().get(header::CONTENT_ENCODING);
    if fits && encoding.is_none_or(|encoding| encoding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        return Ok(());
    }
    Err(Problem::new(Code::UNSUPPORTED_MEDIA_TYPE).fact("expected", kinds.join(", ")))
}
