//! Places that were shared, and must not be, were settled.

use serde::{Deserialize, Serialize};

use crate::tournament::stages::{first_stage, is_first_stage};
use crate::vocabulary::{EntryId, PersonalRef};

/// How it was found who of those who shared a place goes before whom (**Art. 15.6**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SettledBy {
    /// By games between them (加賽).
    #[doc(alias = "加賽")]
    PlayOff,
    /// By lot.
    Lots,
    /// By what the regulations lay down (補充細則).
    Regulations,
}

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
    /// What there is to say of it.
    pub reason: PersonalRef,
}
