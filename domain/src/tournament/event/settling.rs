//! Places that were shared, and must not be, were settled.

use serde::{Deserialize, Serialize};

use crate::tournament::event::pairing::is_false;
use crate::tournament::stages::{SettledBy, first_stage, is_first_stage};
use crate::vocabulary::{EntryId, PersonalRef};

/// Those who shared a place were put in order (**Art. 15.6**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacesSettled {
    /// The stage.
    #[serde(default = "first_stage", skip_serializing_if = "is_first_stage")]
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// All who shared the place, the best first.
    pub order: Vec<EntryId>,
    /// How it was found.
    pub by: SettledBy,
    /// Whether it takes the place of what was said of the same entrants before.
    #[serde(default, skip_serializing_if = "is_false")]
    pub corrects: bool,
    /// What there is to say of it.
    pub reason: PersonalRef,
}
