//! The regulations (規程) of a tournament.

use serde::{Deserialize, Serialize};

/// The regulations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulations {}
