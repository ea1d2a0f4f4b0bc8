//! Texts that people write: bounded, with something to see in them, without control characters. What stands in a
//! line among others, names and titles, turns no writing around either: it would turn its neighbours too.

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
    ($($(#[$doc:meta])* $name:ident: $most:tt, $breaks:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(try_from = "String")]
        #[schema(value_type = String, min_length = 1, max_length = $most)]
        pub struct $name(String);

        impl $name {
            /// The text, to look at.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The text.
            #[must_use]
            pub fn into_inner(self) -> String {
                self.0
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                check(&text, $most, Breaks::$breaks)?;
                Ok(Self(text))
            }
        }
    )*};
}

texts! {
    /// The title of a tournament.
    Title: 200, Never;
    /// A name: of a person or a team.
    Name: 120, Never;
    /// A short code or name: of a federation, a club.
    ShortName: 60, Never;
    /// What somebody calls a token.
    Label: 60, Never;
    /// Free words.
    Remark: 2000, Lines;
    /// The number of an article of the rules, as `9.1.5`.
    ArticleNumber: 20, Never;
    /// A move, in any notation. Space in it or around it does not matter.
    WrittenMove: 60, Space;
    /// The seed of a draw.
    Seed: 200, Never;
}

/// What may break a text.
#[derive(Clone, Copy, PartialEq)]
enum Breaks {
    /// Nothing: it stands in a line.
    Never,
    /// Its own lines.
    Lines,
    /// Any space, which means nothing in it.
    Space,
}

fn check(text: &str, most: usize, breaks: Breaks) -> Result<(), String> {
    let length = text.chars().count();
    if text.chars().all(|c| c.is_whitespace() || is_invisible(c)) {
        return Err("expected a text, found nothing that can be seen".to_owned());
    }
    if length > most {
        return Err(format!("expected at most {most} characters, found {length}"));
    }
    let refused = |c: char| match c {
        '\n' | '\r' | '\t' => breaks == Breaks::Never,
        c => c.is_control() || (breaks != Breaks::Lines && turns_around(c)),
    };
    match text.chars().find(|&c| refused(c)) {
        Some(control) => Err(format!("found the control character U+{:04X}", u32::from(control))),
        None => Ok(()),
    }
}

/// Whether this changes the direction of what stands after it.
const fn turns_around(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether there is nothing to see of this, though it is no space.
const fn is_invisible(c: char) -> bool {
    let blank =
        matches!(c, '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}' | '\u{3164}' | '\u{2800}');
    blank || turns_around(c)
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
        assert!(WrittenMove::try_from("h2\te2\n".to_owned()).is_ok());
        assert!(WrittenMove::try_from("h2e2\u{202E}".to_owned()).is_err());
        assert!(Name::try_from("兵".repeat(120)).is_ok());
        assert!(Name::try_from("兵".repeat(121)).is_err());
    }

    #[test]
    fn a_text_can_be_seen() {
        let invisible = "\u{200B}\u{200F}\u{2060}\u{2064}\u{FEFF}\u{3164}\u{2800}";
        for c in invisible.chars() {
            assert!(Name::try_from(format!(" {c}{c}")).is_err(), "{c:?} is nothing to see");
            assert!(Remark::try_from(c.to_string()).is_err(), "{c:?} is nothing to see");
        }
        assert!(Name::try_from("a\u{200D}b".to_owned()).is_ok(), "joined letters are a name");
    }

    #[test]
    fn a_name_turns_no_writing_around() {
        for c in ('\u{202A}'..='\u{202E}').chain('\u{2066}'..='\u{2069}') {
            let text = format!("red{c}black");
            assert!(Name::try_from(text.clone()).is_err(), "{c:?}");
            assert!(Title::try_from(text.clone()).is_err(), "{c:?}");
            assert!(Remark::try_from(text).is_ok(), "{c:?}: words of one's own may need it");
        }
    }
}
