//! Numbers were drawn for a stage, or are to be.

use serde::{Deserialize, Serialize};

use crate::tournament::stages::{first_stage, is_first_stage};
use crate::vocabulary::{EntryId, PersonalRef};

/// The seed of the draw was fixed by its hash, to be revealed with the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotsCommitted {
    /// The stage.
    #[serde(default = "first_stage", skip_serializing_if = "is_first_stage")]
    pub stage: u32,
    /// SHA-256 of the seed, in lower-case hexadecimal.
    pub commitment: String,
}

/// The numbers of a stage were drawn, and with them its field is fixed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotsDrawn {
    /// The stage.
    #[serde(default = "first_stage", skip_serializing_if = "is_first_stage")]
    pub stage: u32,
    /// The seed from which anyone can draw them again; none where they were entered as drawn in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The entrants in the order of their numbers, from number 1; empty where the stage is played in groups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<EntryId>,
    /// The groups whose numbers were drawn (**Art. 11.3**).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<GroupDrawn>,
}

/// The numbers of one group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupDrawn {
    /// The group, from 1.
    pub group: u32,
    /// Its entrants in the order of their numbers.
    pub order: Vec<EntryId>,
}

/// The draw, or the commitment to one, was taken back before a round was paired by it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotsAnnulled {
    /// The stage.
    #[serde(default = "first_stage", skip_serializing_if = "is_first_stage")]
    pub stage: u32,
    /// Why.
    pub reason: PersonalRef,
}
