//! What every refusal can say of itself: a stable code, the article, and the facts it speaks of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A refusal as it is kept and sent: enough to be put into words in any language, at any time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// Stable code, `room.what_is_broken`; the key of the problem catalogue.
    pub code: String,
    /// The article that speaks, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// JSON pointer to the part of the request that is at fault, where one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<String>,
    /// The facts, by name: the arguments of the sentence in the catalogue.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, String>,
}

impl Reason {
    /// A reason with nothing but its code.
    #[must_use]
    pub fn new(code: &str) -> Self {
        Self { code: code.to_owned(), article: None, pointer: None, facts: BTreeMap::new() }
    }

    /// The same, by this article.
    #[must_use]
    pub fn article(mut self, article: &str) -> Self {
        self.article = Some(article.to_owned());
        self
    }

    /// The same, at this place of the request.
    #[must_use]
    pub fn at(mut self, pointer: impl Into<String>) -> Self {
        self.pointer = Some(pointer.into());
        self
    }

    /// The same, with this fact.
    #[must_use]
    pub fn fact(mut self, name: &str, value: impl ToString) -> Self {
        self.facts.insert(name.to_owned(), value.to_string());
        self
    }
}

/// A typed refusal of one room.
pub trait Refuse: std::error::Error {
    /// What it says.
    fn reason(&self) -> Reason;
}
