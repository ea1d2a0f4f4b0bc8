//! What a record says about its game: pairs of a name and a text, and the result. Other formats' fields are kept
//! under the names that PGN gives them; texts are kept as written, right or wrong.

use std::collections::BTreeMap;

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
const NO_TAGS: [&str; 2] = ["Format", "FEN"];

/// The tag that says which game is played; it is kept only where it says something else than [`XIANGQI`].
pub const GAME: &str = "Game";

/// What [`GAME`] says in every file of Xiangqi games.
pub const XIANGQI: &str = "Chinese Chess";

/// How many characters a name has at most.
pub const LONGEST_NAME: usize = 64;

/// Whether a name may hold this: what ends or quotes a name in any format, it may not.
#[must_use]
pub fn fits_name(letter: char) -> bool {
    !letter.is_whitespace() && !letter.is_control() && !"[](){}\"\\\u{FEFF}".contains(letter)
}

/// Names and texts: those of the [`ROSTER`] first, in its order, the others in the order found. A name stands
/// once, whatever its case (a name of the roster in that of the roster), and always with a text: what says nothing
/// is not kept. Where a file repeats a name with another text, that is kept as `Name_2`, `Name_3`, …. The tag
/// `Result` is there only where its text is no [`RecordResult`].
#[derive(Debug, Clone, Default)]
pub struct Tags {
    roster: [Option<String>; ROSTER.len()],
    others: Vec<(String, String)>,
    /// By name in lower case: where it stands among the others, unless it is of the roster, and the last number
    /// that a repetition got.
    names: BTreeMap<String, (usize, u32)>,
}

impl PartialEq for Tags {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Tags {}

impl Tags {
    /// The text of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        match place_in_roster(name) {
            Some(place) => self.roster.get(place)?.as_deref(),
            None => {
                let (place, _) = self.names.get(&name.to_ascii_lowercase())?;
                self.others.get(*place).map(|(_, text)| text.as_str())
            }
        }
    }

    /// Adds a pair, unless it says nothing or the same is there. In the name, what no name may hold becomes `_`.
    pub fn push(&mut self, name: impl AsRef<str>, text: impl Into<String>) {
        let text = text.into();
        let letters = name.as_ref().chars().take(LONGEST_NAME);
        let name: String = letters.map(|letter| if fits_name(letter) { letter } else { '_' }).collect();
        let is_tag = !name.is_empty() && !NO_TAGS.iter().any(|other| other.eq_ignore_ascii_case(&name));
        let says_nothing = text.is_empty()
            || (name.eq_ignore_ascii_case(GAME) && text.eq_ignore_ascii_case(XIANGQI))
            || self.get(&name) == Some(&text);
        if is_tag && !says_nothing {
            self.add(name, text);
        }
    }

    fn add(&mut self, name: String, text: String) {
        let lower = name.to_ascii_lowercase();
        if let Some(&(place, before)) = self.names.get(&lower) {
            let (number, second) = self.next_name(&name, before);
            self.names.insert(lower, (place, number));
            return self.add(second, text);
        }
        self.names.insert(lower, (self.others.len(), 1));
        match place_in_roster(&name).and_then(|place| self.roster.get_mut(place)) {
            Some(said) => *said = Some(text),
            None => self.others.push((name, text)),
        }
    }

    /// The next name that is free for a repetition of this one, and its number.
    fn next_name(&self, name: &str, before: u32) -> (u32, String) {
        let numbers = before.saturating_add(1)..=u32::MAX;
        let mut names = numbers.map(|number| {
            let ending = format!("_{number}");
            let kept = name.chars().take(LONGEST_NAME.saturating_sub(ending.len()));
            (number, kept.chain(ending.chars()).collect::<String>())
        });
        let is_free = |name: &str| !self.names.contains_key(&name.to_ascii_lowercase());
        names.find(|(_, name)| is_free(name)).unwrap_or_default()
    }

    /// All pairs.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = ROSTER.into_iter().zip(&self.roster);
        let roster = roster.filter_map(|(name, text)| Some((name, text.as_deref()?)));
        roster.chain(self.others.iter().map(|(name, text)| (name.as_str(), text.as_str())))
    }
}

fn place_in_roster(name: &str) -> Option<usize> {
    ROSTER.iter().position(|known| known.eq_ignore_ascii_case(name))
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
    fn tags_stand_in_the_order_of_pgn_and_never_empty() {
        let mut tags = Tags::default();
        for (name, text) in [("Opening", "x"), ("Black", "b"), ("Red", ""), ("red", "a"), ("BLACK", "b")] {
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
        assert_eq!((tags.get("BLACK"), tags.get("opening"), tags.get("Site")), (Some("b"), Some("x"), None));
    }

    #[test]
    fn what_a_repeated_name_says_is_kept_under_the_next_name() {
        let mut tags = Tags::default();
        let long = "x".repeat(LONGEST_NAME);
        for (name, text) in [
            ("Event_3", "own"),
            ("Event", "a"),
            ("Event", "a"),
            ("event", "b"),
            ("EVENT", "c"),
            ("ECO", "d"),
            ("ECO", "e"),
            ("Game", "chinese chess"),
            ("Game", "Jieqi"),
            (&long, "f"),
            (&long, "g"),
        ] {
            tags.push(name, text);
        }
        let short = format!("{}_2", "x".repeat(LONGEST_NAME - 2));
        let pairs: Vec<_> = tags.iter().collect();
        let expected = [
            ("Event", "a"),
            ("Event_3", "own"),
            ("event_2", "b"),
            ("EVENT_4", "c"),
            ("ECO", "d"),
            ("ECO_2", "e"),
            ("Game", "Jieqi"),
            (&long, "f"),
            (&short, "g"),
        ];
        assert_eq!(pairs, expected);
        let mut again = Tags::default();
        tags.iter().for_each(|(name, text)| again.push(name, text));
        assert_eq!(again, tags);
        again.push("Site", "h");
        assert_ne!(again, tags);
    }
}
