//! How a name is written, and which of several ways is the reader's: the same person is 胡荣华, 胡榮華 and Hu Ronghua.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use super::personal::PersonalRef;

/// A way to write names, by the language tag of those who read it.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Writing {
    /// In Latin letters.
    #[serde(rename = "en")]
    #[strum(serialize = "en")]
    Latin,
    /// In simplified characters (简体).
    #[serde(rename = "zh-Hans")]
    #[strum(serialize = "zh-Hans")]
    Simplified,
    /// In traditional characters (繁體).
    #[serde(rename = "zh-Hant")]
    #[strum(serialize = "zh-Hant")]
    Traditional,
    /// In Vietnamese.
    #[serde(rename = "vi")]
    #[strum(serialize = "vi")]
    Vietnamese,
}

impl Writing {
    /// The other way that the readers of this one can read: characters for characters, letters for letters.
    #[must_use]
    pub const fn kin(self) -> Self {
        match self {
            Self::Latin => Self::Vietnamese,
            Self::Vietnamese => Self::Latin,
            Self::Simplified => Self::Traditional,
            Self::Traditional => Self::Simplified,
        }
    }

    /// The one of these that is written for a reader of this way, or else of its kin.
    #[must_use]
    pub fn choose<T>(self, of: &[T], writing: impl Fn(&T) -> Self) -> Option<&T> {
        let find = |wanted| of.iter().find(|one| writing(one) == wanted);
        find(self).or_else(|| find(self.kin()))
    }
}

/// A name, written in one way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenName {
    /// In which.
    pub writing: Writing,
    /// The name.
    pub name: PersonalRef,
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::Writing::{self, Latin, Simplified, Traditional, Vietnamese};

    #[test]
    fn a_reader_is_shown_the_own_writing_or_its_kin() {
        let choose = |reader: Writing, of: &[Writing]| reader.choose(of, |writing| *writing).copied();
        assert_eq!(choose(Traditional, &[Latin, Simplified, Traditional]), Some(Traditional));
        assert_eq!(choose(Traditional, &[Latin, Simplified]), Some(Simplified));
        assert_eq!(choose(Vietnamese, &[Simplified, Latin]), Some(Latin));
        assert_eq!(choose(Latin, &[Simplified, Traditional]), None);
        assert!(Writing::iter().all(|writing| writing.kin() != writing && writing.kin().kin() == writing));
    }

    #[test]
    fn its_name_is_the_same_wherever_it_is_written() {
        for writing in Writing::iter() {
            assert_eq!(serde_json::to_string(&writing).unwrap(), format!("\"{writing}\""));
            assert_eq!(writing.to_string().parse(), Ok(writing));
        }
    }
}
