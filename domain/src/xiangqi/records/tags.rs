//! What a record says about its game: pairs of a name and a text, and the result. Other formats' fields are kept
//! under the names that PGN gives them; texts are kept as written, right or wrong.

use std::collections::BTreeSet;

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

impl RecordResult {
    /// Reads a result as records spell it: in numbers, in Chinese, or by the letter. Nothing is looked for
    /// within a longer text: a name may hold 和, 勝 or 負.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let plain: String = text.chars().filter(|letter| !letter.is_whitespace()).map(narrow).collect();
        match plain.as_str() {
            "1-0" | "红胜" | "紅勝" | "红方胜" | "紅方勝" | "红先胜" | "紅先勝" | "先胜" | "先勝"
            | "黑负" | "黑負" | "W" => Some(Self::RedWon),
            "0-1" | "黑胜" | "黑勝" | "黑方胜" | "黑方勝" | "红先负" | "紅先負" | "先负" | "先負"
            | "红负" | "紅負" | "L" => Some(Self::BlackWon),
            "1/2-1/2" | "1/2" | "½-½" | "½" | "0.5-0.5" | "和" | "和棋" | "和局" | "红先和" | "紅先和"
            | "先和" | "D" => Some(Self::Drawn),
            "*" | "?" | "未知" | "不详" | "不詳" => Some(Self::Unknown),
            _ => None,
        }
    }
}

/// Full-width letters, digits and signs as ASCII.
pub(super) fn narrow(letter: char) -> char {
    match letter {
        '！'..='～' => u32::from(letter).checked_sub(0xFEE0).and_then(char::from_u32).unwrap_or(letter),
        '–' | '—' | '−' => '-',
        _ => letter,
    }
}

/// The tags that PGN asks of every game, in its order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "Red", "Black", "Result"];

/// Names that are no tags here: they speak of the file, or of where play begins, and each format has its own way.
const NO_TAGS: [&str; 3] = ["Game", "Format", "FEN"];

/// How many characters a name has at most.
pub const LONGEST_NAME: usize = 64;

/// Whether a name may hold this: what ends or quotes a name in any format, it may not.
#[must_use]
pub fn fits_name(letter: char) -> bool {
    !letter.is_whitespace() && !letter.is_control() && !"[](){}\"\\\u{FEFF}".contains(letter)
}

/// Names and texts: those of the [`ROSTER`] first, in its order, the others in the order found. A name stands
/// once, whatever its case (a name of the roster in that of the roster), and always with a text: what says nothing is not kept. The tag `Result` is there only
/// where its text is no [`RecordResult`].
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
    names: BTreeSet<String>,
}

impl Tags {
    /// The text of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, text)| text)
    }

    /// Adds a pair, unless it says nothing or the name is there: the first of a name counts. In the name, what no
    /// name may hold becomes `_`.
    pub fn push(&mut self, name: impl AsRef<str>, text: impl Into<String>) {
        let text = text.into();
        let letters = name.as_ref().chars().take(LONGEST_NAME);
        let name: String = letters.map(|letter| if fits_name(letter) { letter } else { '_' }).collect();
        let is_tag = !name.is_empty() && !NO_TAGS.iter().any(|other| other.eq_ignore_ascii_case(&name));
        if text.is_empty() || !is_tag || !self.names.insert(name.to_ascii_lowercase()) {
            return;
        }
        match ROSTER.iter().position(|known| known.eq_ignore_ascii_case(&name)) {
            None => self.pairs.push((name, text)),
            Some(place) => {
                let (earlier, own) = ROSTER.split_at_checked(place).unwrap_or_default();
                let at = self.pairs.iter().take_while(|(other, _)| earlier.contains(&other.as_str())).count();
                let name = own.first().map_or(name, |&own| own.to_owned());
                self.pairs.insert(at, (name, text));
            }
        }
    }

    /// All pairs.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_every_spelling_and_never_out_of_a_longer_text() {
        for (text, result) in [
            ("1-0", RecordResult::RedWon),
            (" 红胜 ", RecordResult::RedWon),
            ("黑勝", RecordResult::BlackWon),
            ("０－１", RecordResult::BlackWon),
            ("1/2 - 1/2", RecordResult::Drawn),
            ("½–½", RecordResult::Drawn),
            ("未知", RecordResult::Unknown),
        ] {
            assert_eq!(RecordResult::read(text), Some(result), "{text}");
        }
        for text in ["", "所司和晴", "张胜", "1-0 (time)", "2-0"] {
            assert_eq!(RecordResult::read(text), None, "{text}");
        }
        for result in
            [RecordResult::RedWon, RecordResult::BlackWon, RecordResult::Drawn, RecordResult::Unknown]
        {
            assert_eq!(RecordResult::read(&result.to_string()), Some(result));
        }
    }

    #[test]
    fn tags_stand_in_the_order_of_pgn_once_each_and_never_empty() {
        let mut tags = Tags::default();
        for (name, text) in [("Opening", "x"), ("Black", "b"), ("Red", ""), ("red", "a"), ("BLACK", "c")] {
            tags.push(name, text);
        }
        for (name, text) in [("Event", "e"), ("fen", "9/9"), ("", "x"), ("two words]", "y")] {
            tags.push(name, text);
        }
        let pairs: Vec<_> = tags.iter().collect();
        assert_eq!(
            pairs,
            [("Event", "e"), ("Red", "a"), ("Black", "b"), ("Opening", "x"), ("two_words_", "y")]
        );
        assert_eq!(tags.get("BLACK"), Some("b"));
        assert_eq!(tags.get("Site"), None);
    }
}
