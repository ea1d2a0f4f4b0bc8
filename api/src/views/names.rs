//! A name in several scripts: an object with a member for each, and the order in which they are given says which is
//! shown to whoever reads none of them.

use std::fmt;

use chuhe_domain::vocabulary::Writing;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use strum::IntoEnumIterator;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::text::Name;

/// One name at least, each script once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenNames(Vec<(Writing, String)>);

impl WrittenNames {
    /// These, where there are any.
    #[must_use]
    pub fn of(names: Vec<(Writing, String)>) -> Option<Self> {
        (!names.is_empty()).then_some(Self(names))
    }

    /// The names, the first given first.
    #[must_use]
    pub fn into_inner(self) -> Vec<(Writing, String)> {
        self.0
    }
}

impl Serialize for WrittenNames {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(writing, name)| (writing, name)))
    }
}

impl<'de> Deserialize<'de> for WrittenNames {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_map(Given)
    }
}

struct Given;

impl<'de> Visitor<'de> for Given {
    type Value = WrittenNames;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a name for each script")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<WrittenNames, A::Error> {
        let mut names: Vec<(Writing, String)> = Vec::new();
        while let Some((writing, name)) = map.next_entry::<Writing, Name>()? {
            if names.iter().any(|(known, _)| *known == writing) {
                return Err(de::Error::custom(format!("`{writing}` is given twice")));
            }
            names.push((writing, name.into_inner()));
        }
        WrittenNames::of(names).ok_or_else(|| de::Error::custom("expected one name at least"))
    }
}

impl PartialSchema for WrittenNames {
    fn schema() -> RefOr<Schema> {
        let shape = ObjectBuilder::new()
            .description(Some(
                "A name in one or several scripts. Readers are shown theirs, or else the one that was given first.",
            ))
            .min_properties(Some(1))
            .additional_properties(Some(AdditionalProperties::FreeForm(false)));
        let shape = Writing::iter().fold(shape, |shape, writing| {
            let name =
                ObjectBuilder::new().schema_type(Type::String).min_length(Some(1)).max_length(Some(120));
            shape.property(writing.to_string(), name.description(Some(described(writing))))
        });
        shape
            .examples([serde_json::json!({ "zh-Hans": "胡荣华", "zh-Hant": "胡榮華", "en": "Hu Ronghua" })])
            .into()
    }
}

impl ToSchema for WrittenNames {}

const fn described(writing: Writing) -> &'static str {
    match writing {
        Writing::Latin => "In Latin letters.",
        Writing::Simplified => "In simplified characters.",
        Writing::Traditional => "In traditional characters.",
        Writing::Vietnamese => "In Vietnamese.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<WrittenNames, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn names_keep_their_order_and_read_back() {
        for json in
            [r#"{"vi":"Lại Lý Huynh","zh-Hans":"赖理兄"}"#, r#"{"zh-Hans":"赖理兄","vi":"Lại Lý Huynh"}"#]
        {
            assert_eq!(serde_json::to_string(&read(json).unwrap()).unwrap(), json);
        }
    }

    #[test]
    fn what_names_nobody_is_refused() {
        for (json, why) in [
            ("{}", "one name at least"),
            (r#"{"en":" "}"#, "nothing that can be seen"),
            (r#"{"en":"A","en":"B"}"#, "`en` is given twice"),
            (r#"{"tlh":"A"}"#, "unknown variant `tlh`"),
            (r#"["A"]"#, "expected an object"),
        ] {
            assert!(read(json).unwrap_err().contains(why), "{json}");
        }
    }
}
