//! Texts that people write: bounded, not blank, without control characters.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A reason, where one has to be given.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "reason": "ruled by the chief arbiter" })))]
pub struct Because {
    /// The reason, in the arbiter's words; kept apart from the ledger as personal data.
    pub reason: Remark,
}

macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident: $most:tt, $lines:tt;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(try_from = "String")]
        #[schema(value_type = String, min_length = 1, max_length = $most)]
        pub struct $name(String);

        impl $name {
            /// The text.
            #[must_use]
            pub fn into_inner(self) -> String {
                self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                check(&text, $most, $lines)?;
                Ok(Self(text))
            }
        }
    )*};
}

texts! {
    /// The title of a tournament.
    Title: 200, false;
    /// A name: of a person or a team.
    Name: 120, false;
    /// A short code or name: of a federation, a club.
    ShortName: 60, false;
    /// What somebody calls a token.
    Label: 60, false;
    /// Free words.
    Remark: 2000, true;
    /// The seed of a draw.
    Seed: 200, false;
}

fn check(text: &str, most: usize, lines: bool) -> Result<(), String> {
    let length = text.chars().count();
    if text.trim().is_empty() {
        return Err("expected a text, found nothing but space".to_owned());
    }
    if length > most {
        return Err(format!("expected at most {most} characters, found {length}"));
    }
    match text.chars().find(|c| c.is_control() && !(lines && matches!(c, '\n' | '\r' | '\t'))) {
        Some(control) => Err(format!("found the control character U+{:04X}", u32::from(control))),
        None => Ok(()),
    }
}

/// A SHA-256, in lower-case hexadecimal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = "^[0-9a-f]{64}$")]
pub struct Sha256Hex(String);

impl Sha256Hex {
    /// The text.
    #[must_use]
    pub fn into_inner(self) -> String {
        self.0
    }
}

impl TryFrom<String> for Sha256Hex {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            Ok(Self(text))
        } else {
            Err("expected 64 lower-case hexadecimal digits")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_says_something_and_not_too_much() {
        assert!(Name::try_from("車一平二".to_owned()).is_ok());
        assert!(Name::try_from(" \u{3000}".to_owned()).is_err(), "a wide space is space");
        assert!(Name::try_from("a\nb".to_owned()).is_err());
        assert!(Remark::try_from("a\nb".to_owned()).is_ok());
        assert!(Name::try_from("兵".repeat(120)).is_ok());
        assert!(Name::try_from("兵".repeat(121)).is_err());
    }
}
