//! How a family of events is written down: a closed enum with stable type names and a schema number each.
//!
//! The payload is canonical JSON: fields in the order of declaration, no white space. It is kept as the text
//! that was hashed and never written again; a later schema reads the old text through an upcaster.

use thiserror::Error;

/// A stored event that this program cannot read.
#[derive(Debug, Error)]
pub enum DecodeError {
    /// No event of this type and schema is known.
    #[error("unknown event type {type_name} with schema {schema}")]
    UnknownType {
        /// The type's name as stored.
        type_name: String,
        /// The schema number as stored.
        schema: i64,
    },
    /// The payload is not what its type and schema promise.
    #[error("payload of {type_name} with schema {schema} does not fit: {source}")]
    Payload {
        /// The type's name as stored.
        type_name: String,
        /// The schema number as stored.
        schema: i64,
        /// What the reader said.
        source: serde_json::Error,
    },
}

/// Declares an enum of events over payload structs of the same names. `reads 1` says that today's struct also reads what
/// schema 1 wrote: what that did not know is left out there, and has its default.
macro_rules! event_family {
    ($(#[$doc:meta])* $family:ident {
        $($variant:ident = $name:literal, schema $schema:literal $(, reads $older:literal)*;)*
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum $family {
            $(#[doc = concat!("`", $name, "`")] $variant($variant),)*
        }

        impl $family {
            /// Every (type, schema) that is written today.
            pub const TYPES: &'static [(&'static str, i64)] = &[$(($name, $schema)),*];

            /// Every (type, schema) that was written once, and is read for ever.
            pub const OLDER: &'static [(&'static str, i64)] = &[$($(($name, $older),)*)*];

            /// The stable name of the type.
            #[must_use]
            pub const fn type_name(&self) -> &'static str {
                match self { $(Self::$variant(_) => $name,)* }
            }

            /// The number of the payload's schema.
            #[must_use]
            pub const fn schema(&self) -> i64 {
                match self { $(Self::$variant(_) => $schema,)* }
            }

            /// The payload as canonical JSON.
            #[must_use]
            pub fn payload(&self) -> String {
                match self {
                    $(Self::$variant(payload) => serde_json::to_string(payload),)*
                }
                .expect("structs with named fields always serialise")
            }

            /// Reads a stored event; `None` where the type or its schema is not of this family.
            #[must_use]
            pub fn decode(type_name: &str, schema: i64, payload: &str) -> Option<Result<Self, serde_json::Error>> {
                match (type_name, schema) {
                    $(($name, schema) if [$schema $(, $older)*].contains(&schema) => {
                        Some(serde_json::from_str(payload).map(Self::$variant))
                    })*
                    _ => None,
                }
            }
        }

        $(impl From<$variant> for $family {
            fn from(payload: $variant) -> Self {
                Self::$variant(payload)
            }
        })*
    };
}

pub(crate) use event_family;
