//! The server's time, for devices at the tables to find how far their own clocks are off.

use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::{Responder, get, web};
use serde::Serialize;
use utoipa::ToSchema;

use crate::extract::{NoParameters, Query, Received};
use crate::problem::Plain;
use crate::timestamp::Timestamp;

/// Two readings of the server's clock. With the client's own two, sent and got back, they give its offset:
/// half of (received − sent) + (transmitted − got back).
#[derive(Debug, Serialize, ToSchema)]
pub struct ServerTime {
    /// When the request had come in.
    pub received_at: Timestamp,
    /// When the answer was made.
    pub transmitted_at: Timestamp,
}

/// Tell the server's time
///
/// For clock offset: a device that asks a few times and keeps the quickest answer knows its offset to a few
/// milliseconds.
#[utoipa::path(tag = "time", responses((status = 200, description = "The time.", body = ServerTime), Plain))]
#[get("/v1/time")]
pub(crate) async fn get_time(received: Received, _: Query<NoParameters>) -> impl Responder {
    let time = ServerTime { received_at: received.0, transmitted_at: Timestamp::now() };
    web::Json(time).customize().insert_header((CACHE_CONTROL, HeaderValue::from_static("no-store")))
}
