//! The figures of a check, in the order in which it gave them: a person reads them too.

use serde::ser::{Serialize, SerializeMap as _, Serializer};
use serde_json::Value;

/// An object of JSON that keeps its order.
#[derive(Debug, Default, Clone, PartialEq)]
pub(crate) struct Figures {
    members: Vec<(String, Figure)>,
}

/// A number or a word, or a group of figures under one name.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Figure {
    Value(Value),
    Group(Figures),
}

impl Figures {
    /// One figure more.
    pub(crate) fn with(mut self, name: &str, figure: impl Into<Figure>) -> Self {
        self.members.push((name.to_owned(), figure.into()));
        self
    }

    /// All of it on one line.
    pub(crate) fn to_json(&self) -> String {
        // Keys are strings and values are JSON already: there is nothing that could fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl From<u64> for Figure {
    fn from(count: u64) -> Self {
        Self::Value(count.into())
    }
}

impl From<usize> for Figure {
    fn from(count: usize) -> Self {
        Self::Value(count.into())
    }
}

impl From<f64> for Figure {
    fn from(share: f64) -> Self {
        Self::Value(share.into())
    }
}

impl From<Value> for Figure {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

impl From<Figures> for Figure {
    fn from(group: Figures) -> Self {
        Self::Group(group)
    }
}

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.members.len()))?;
        for (name, figure) in &self.members {
            match figure {
                Figure::Value(value) => map.serialize_entry(name, value)?,
                Figure::Group(group) => map.serialize_entry(name, group)?,
            }
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_keep_their_order_on_one_line() {
        let pairs = Figures::default().with("right", 7_u64).with("of", 8_usize);
        let figures = Figures::default().with("standings", 3_u64).with("pairs", pairs).with("share", 0.5);
        assert_eq!(figures.to_json(), r#"{"standings":3,"pairs":{"right":7,"of":8},"share":0.5}"#);
    }
}
