//! The name of a match in a bracket: where it stands, and which is played before which.
//!
//! A name is written into the ledger for ever and means the same in every bracket; whether a bracket has such a match
//! is the bracket's to say.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A match of a knock-out. As text: `w1.3` (winners' round 1, the third match), `l2.1`, `third`, `final`, `reset`.
///
/// Slots are ordered as they are played, in single and in double elimination alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Slot {
    /// A match of those who have not lost yet.
    Winners {
        /// The round of the winners' bracket, from 1.
        round: u32,
        /// Which match of the round, from 1, from the top.
        position: u32,
    },
    /// A match of those who have lost once (double elimination).
    Losers {
        /// The round of the losers' bracket, from 1.
        round: u32,
        /// Which match of the round, from 1, from the top.
        position: u32,
    },
    /// The match of the two who lost in the semi-finals.
    ThirdPlace,
    /// The match for the first place.
    Final,
    /// The second match for the first place, where the first was the first defeat of who lost it.
    Reset,
}

impl Slot {
    /// In which round of double elimination it can be played: the winners' rounds from the second on fall on the
    /// even ones, so that their losers drop into the losers' round that follows.
    pub(super) const fn turn(self) -> u32 {
        match self {
            Self::Winners { round: 0 | 1, .. } => 1,
            Self::Winners { round, .. } => (round - 1).saturating_mul(2),
            Self::Losers { round, .. } => round.saturating_add(1),
            Self::ThirdPlace | Self::Final | Self::Reset => u32::MAX,
        }
    }

    const fn rank(self) -> (u32, u32, u32, u32) {
        let (section, round, position) = match self {
            Self::Winners { round, position } => (0, round, position),
            Self::Losers { round, position } => (1, round, position),
            Self::ThirdPlace => (2, 1, 1),
            Self::Final => (3, 1, 1),
            Self::Reset => (4, 1, 1),
        };
        (self.turn(), section, round, position)
    }
}

impl Ord for Slot {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Slot {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Winners { round, position } => write!(f, "w{round}.{position}"),
            Self::Losers { round, position } => write!(f, "l{round}.{position}"),
            Self::ThirdPlace => f.write_str("third"),
            Self::Final => f.write_str("final"),
            Self::Reset => f.write_str("reset"),
        }
    }
}

/// The text names no match of a knock-out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("failed to read {given:?} as a match (w1.3, l2.1, third, final or reset)")]
pub struct NoSlot {
    /// The text, or its beginning.
    pub given: String,
}

impl FromStr for Slot {
    type Err = NoSlot;

    fn from_str(text: &str) -> Result<Self, NoSlot> {
        let slot = match text {
            "third" => Some(Self::ThirdPlace),
            "final" => Some(Self::Final),
            "reset" => Some(Self::Reset),
            _ => numbered(text),
        };
        slot.ok_or_else(|| NoSlot { given: text.chars().take(24).collect() })
    }
}

/// One text only for each match: no signs, no zeros in front.
fn numbered(text: &str) -> Option<Slot> {
    let mut letters = text.chars();
    let section = letters.next()?;
    let (round, position) = letters.as_str().split_once('.')?;
    let (round, position) = (counted(round)?, counted(position)?);
    match section {
        'w' => Some(Slot::Winners { round, position }),
        'l' => Some(Slot::Losers { round, position }),
        _ => None,
    }
}

fn counted(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| *number > 0 && number.to_string() == text)
}

impl TryFrom<String> for Slot {
    type Error = NoSlot;

    fn try_from(text: String) -> Result<Self, NoSlot> {
        text.parse()
    }
}

impl From<Slot> for String {
    fn from(slot: Slot) -> Self {
        slot.to_string()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Slot {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::Type::String)
            .description(Some(
                "A match of a knock-out: `w1.3` is the third match of the first winners' round, `l2.1` the first of \
                 the second losers' round; `third`, `final`, `reset`.",
            ))
            .pattern(Some("^([wl][1-9][0-9]*\\.[1-9][0-9]*|third|final|reset)$"))
            .examples(["w1.3"])
            .into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Slot {
    fn name() -> std::borrow::Cow<'static, str> {
        "BracketSlot".into()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{Just, Strategy, prop_oneof, proptest};

    use super::{NoSlot, Slot};

    fn slots() -> impl Strategy<Value = Slot> {
        let numbers = || (prop_oneof![1..9_u32, 1..=u32::MAX], prop_oneof![1..9_u32, 1..=u32::MAX]);
        prop_oneof![
            numbers().prop_map(|(round, position)| Slot::Winners { round, position }),
            numbers().prop_map(|(round, position)| Slot::Losers { round, position }),
            Just(Slot::ThirdPlace),
            Just(Slot::Final),
            Just(Slot::Reset),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(slot in slots()) {
            assert_eq!(slot.to_string().parse(), Ok(slot));
            let json = serde_json::to_string(&slot).expect("a slot is a string");
            assert_eq!(json, format!("\"{slot}\""));
            assert_eq!(serde_json::from_str::<Slot>(&json).expect("it was written so"), slot);
        }

        #[test]
        fn what_is_read_was_written_so(text in "[wl]?\\+?[0-9]{0,3}\\.?[0-9]{0,12}|.{0,40}") {
            if let Ok(slot) = text.parse::<Slot>() {
                assert_eq!(slot.to_string(), text);
            }
        }

        #[test]
        fn the_order_is_total(one in slots(), other in slots()) {
            assert_eq!(one.cmp(&other), other.cmp(&one).reverse());
            assert_eq!(one == other, one.cmp(&other).is_eq());
        }
    }

    #[test]
    fn slots_stand_in_the_order_of_play() {
        let played = "w1.1 w1.2 w2.1 w2.2 l1.1 l1.2 l2.1 w3.1 l3.1 l4.1 w4.1 l5.1 third final reset";
        let mut slots: Vec<Slot> = played.split(' ').map(|text| text.parse().expect("a slot")).collect();
        slots.reverse();
        slots.sort();
        assert_eq!(slots.iter().map(Slot::to_string).collect::<Vec<_>>().join(" "), played);
    }

    #[test]
    fn another_text_for_the_same_match_is_refused() {
        for text in [
            "",
            "w",
            "w1",
            "w1.",
            "w0.1",
            "w1.0",
            "w01.1",
            "w+1.1",
            "W1.1",
            "w1.1 ",
            "w4294967296.1",
            "寫1.1",
        ] {
            assert_eq!(text.parse::<Slot>(), Err(NoSlot { given: text.to_owned() }));
        }
    }
}
