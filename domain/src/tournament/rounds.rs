//! The rounds, as they were paired.

use serde::{Deserialize, Serialize};
use strum::Display;

use crate::tournament::event::{PairedBy, Pairing};
use crate::vocabulary::EntryId;

/// How far a round has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RoundStatus {
    /// Paired; only the officials see it.
    Paired,
    /// Published; its games may begin.
    Published,
    /// Over.
    Closed,
}

/// One round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// How far it has come.
    pub status: RoundStatus,
    /// By the table or by hand.
    pub by: PairedBy,
    /// Its pairings, by table.
    pub pairings: Vec<Pairing>,
    /// Who is free (輪空).
    pub byes: Vec<EntryId>,
}

impl Round {
    /// Whether officials alone may see it.
    #[must_use]
    pub fn is_draft(&self) -> bool {
        self.status == RoundStatus::Paired
    }
}
