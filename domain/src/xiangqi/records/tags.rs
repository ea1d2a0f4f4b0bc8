//! What a record says about its game: pairs of a name and a text, in the order found, and the result. Other
//! formats' fields are kept under the names that PGN gives them; texts are kept as written, right or wrong.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// How the record says the game ended. What the board says is asked of the position.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RecordResult {
    /// Red won.
    #[serde(rename = "1-0")]
    #[strum(serialize = "1-0")]
    RedWon,
    /// Black won.
    #[serde(rename = "0-1")]
    #[strum(serialize = "0-1")]
    BlackWon,
    /// Nobody won.
    #[serde(rename = "1/2-1/2")]
    #[strum(serialize = "1/2-1/2")]
    Drawn,
    /// The record does not say.
    #[default]
    #[serde(rename = "*")]
    #[strum(serialize = "*")]
    Unknown,
}

/// Names and texts, in the order found. Names are compared without regard to case; the first of a name counts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The text of this name, if it says anything.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(found, _)| found.eq_ignore_ascii_case(name));
        found.map(|(_, text)| text.as_str()).filter(|text| !text.is_empty())
    }

    /// Adds a pair; one without text is kept too.
    pub fn push(&mut self, name: impl Into<String>, text: impl Into<String>) {
        self.0.push((name.into(), text.into()));
    }

    /// All pairs, in the order found.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}
