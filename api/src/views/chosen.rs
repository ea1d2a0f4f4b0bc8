//! Ids that a sender chooses.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, de};
use uuid::Uuid;

/// Reads an id that the sender chose: a UUIDv7, as every id of the API is (the federation's own book is none).
pub(super) fn chosen<'de, D, T>(input: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let text = String::deserialize(input)?;
    let id: Uuid = text.parse().map_err(de::Error::custom)?;
    if id.get_version_num() != 7 {
        return Err(de::Error::custom(format!("expected a UUIDv7, found version {}", id.get_version_num())));
    }
    text.parse().map(Some).map_err(de::Error::custom)
}
