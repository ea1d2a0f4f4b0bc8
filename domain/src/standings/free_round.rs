//! What a round was to one who played nobody in it: facts that differ, each with the points it brings.

use serde::Serialize;

use crate::vocabulary::{EntryId, Points};

/// Why one played nobody in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WhyFree {
    /// The bye of an odd field (輪空).
    #[doc(alias = "輪空")]
    Bye,
    /// A bye that was asked for.
    RequestedBye,
    /// Announced not to be there.
    Absent,
    /// Forfeited too often in a row.
    Suspended,
    /// Left out by an arbiter.
    LeftOut,
    /// Came later.
    NotYetIn,
    /// Had left.
    Gone,
}

/// A round in which one played nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FreeRound {
    /// Who.
    #[serde(skip)]
    pub entry: EntryId,
    /// The round, from 1.
    pub round: u32,
    /// Why.
    pub why: WhyFree,
    /// What it brought, in half points.
    #[serde(rename = "points_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub points: Points,
}
