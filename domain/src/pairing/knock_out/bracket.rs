//! A bracket: for so many entrants, which matches there are, in which order, and in which round of the stage each can
//! be played. From where one comes into a match stands in `feeders`.

use std::fmt;

use serde::de::{self, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use strum::{Display, EnumString};

use crate::pairing::knock_out::line;
use crate::pairing::knock_out::slot::Slot;
use crate::vocabulary::{Reason, Refuse};

/// **Art. 11.1** – how many defeats put one out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Display, EnumString)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[doc(alias = "淘汰制")]
pub enum Elimination {
    /// One.
    #[doc(alias = "單淘汰制")]
    Single,
    /// Two: who loses once plays on in the losers' bracket, whose winner is in the final.
    #[doc(alias = "雙淘汰制")]
    Double {
        /// Whether the final is played again where who lost it had not lost before. Without it the final decides, and
        /// one entrant may be put out by a single defeat.
        reset: bool,
    },
}

/// What is read says what it should have been: a word where there is no more to say, else an object with one member.
impl<'de> Deserialize<'de> for Elimination {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Written)
    }
}

struct Written;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Double {
    reset: bool,
}

impl<'de> Visitor<'de> for Written {
    type Value = Elimination;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(r#""single" or {"double": {"reset": true or false}}"#)
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Elimination, E> {
        let single = word == "single";
        single.then_some(Elimination::Single).ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Elimination, A::Error> {
        match object.next_key::<String>()?.as_deref() {
            Some("double") => {}
            Some(other) => return Err(de::Error::unknown_field(other, &["double"])),
            None => return Err(de::Error::invalid_value(Unexpected::Map, &self)),
        }
        let Double { reset } = object.next_value()?;
        match object.next_key::<String>()? {
            None => Ok(Elimination::Double { reset }),
            Some(more) => Err(de::Error::unknown_field(&more, &[])),
        }
    }
}

/// **Art. 11.1** – the bracket for one number of entrants. The best seeds have the byes (輪空).
///
/// A match that nobody can play for want of a second is a slot too; it resolves itself to a walk-over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bracket {
    entrants: u32,
    elimination: Elimination,
    third_place: bool,
}

impl Bracket {
    /// The fewest entrants there is a bracket for.
    pub const FEWEST: u32 = 2;
    /// The most entrants there is a bracket for (house).
    pub const MOST: u32 = 128;

    /// The bracket for this many entrants, with or without a match for the third place. Where only two play there is
    /// no third, and no such match.
    ///
    /// # Errors
    /// [`NoBracket`] below [`Self::FEWEST`] and above [`Self::MOST`], and for a match for the third place in double
    /// elimination, where the last match of the losers' bracket gives it.
    pub fn new(entrants: usize, elimination: Elimination, third_place: bool) -> Result<Self, NoBracket> {
        if third_place && elimination != Elimination::Single {
            return Err(NoBracket::ThirdPlaceInDouble);
        }
        u32::try_from(entrants)
            .ok()
            .filter(|entrants| (Self::FEWEST..=Self::MOST).contains(entrants))
            .map(|entrants| Self { entrants, elimination, third_place: third_place && entrants > 2 })
            .ok_or(NoBracket::Entrants { entrants })
    }

    /// How many entrants it is for: the seeds are 1 to this.
    #[must_use]
    pub const fn entrants(self) -> u32 {
        self.entrants
    }

    /// How many defeats put one out.
    #[must_use]
    pub const fn elimination(self) -> Elimination {
        self.elimination
    }

    /// How many rounds it would take without the losers' bracket.
    pub(super) const fn depth(self) -> u32 {
        line::depth(self.entrants)
    }

    /// The winners' rounds before the final.
    pub(super) const fn winners_rounds(self) -> u32 {
        match self.elimination {
            Elimination::Single => self.depth() - 1,
            Elimination::Double { .. } => self.depth(),
        }
    }

    /// The losers' rounds.
    pub(super) const fn losers_rounds(self) -> u32 {
        match self.elimination {
            Elimination::Single => 0,
            Elimination::Double { .. } => 2 * (self.depth() - 1),
        }
    }

    /// Whether there is a match for the third place.
    pub(super) const fn has_third_place(self) -> bool {
        self.third_place
    }

    /// Whether a final lost by who had not lost before is played again.
    pub(super) const fn has_reset(self) -> bool {
        matches!(self.elimination, Elimination::Double { reset: true })
    }

    /// Whether it has this match.
    #[must_use]
    pub const fn has(self, slot: Slot) -> bool {
        let (rounds, round, position, places) = match slot {
            Slot::ThirdPlace => return self.third_place,
            Slot::Final => return true,
            Slot::Reset => return self.has_reset(),
            Slot::Winners { round, position } => (self.winners_rounds(), round, position, self.depth()),
            Slot::Losers { round, position } => {
                (self.losers_rounds(), round, position, self.depth().saturating_sub(1))
            }
        };
        if round == 0 || round > rounds || position == 0 {
            return false;
        }
        let halved = match slot {
            Slot::Losers { .. } => round.div_ceil(2),
            _ => round,
        };
        position <= 1 << (places - halved)
    }

    /// Every match, in the order of play.
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        let in_round = move |slot: fn(u32, u32) -> Slot, round| {
            (1..).map(move |position| slot(round, position)).take_while(move |slot| self.has(*slot))
        };
        let winners = (1..=self.winners_rounds())
            .flat_map(move |round| in_round(|round, position| Slot::Winners { round, position }, round));
        let losers = (1..=self.losers_rounds())
            .flat_map(move |round| in_round(|round, position| Slot::Losers { round, position }, round));
        let last =
            [Slot::ThirdPlace, Slot::Final, Slot::Reset].into_iter().filter(move |slot| self.has(*slot));
        let mut slots: Vec<Slot> = winners.chain(losers).chain(last).collect();
        slots.sort_unstable();
        slots.into_iter()
    }

    /// In which round of the stage a match can be played, from 1; nothing for a match it does not have.
    ///
    /// Nobody has two matches in one round. In double elimination a winners' round and a losers' round share a round
    /// of the stage wherever they can.
    #[must_use]
    pub fn stage_round(self, slot: Slot) -> Option<u32> {
        let of_final = match self.elimination {
            Elimination::Single => self.depth(),
            Elimination::Double { .. } => self.depth() * 2,
        };
        self.has(slot).then_some(match (slot, self.elimination) {
            (Slot::Winners { round, .. }, Elimination::Single) => round,
            (Slot::Winners { .. } | Slot::Losers { .. }, _) => slot.turn(),
            (Slot::ThirdPlace | Slot::Final, _) => of_final,
            (Slot::Reset, _) => of_final + 1,
        })
    }

    /// How many rounds the stage has, a reset counted where there may be one.
    #[must_use]
    pub fn rounds(self) -> u32 {
        [Slot::Reset, Slot::Final].into_iter().find_map(|slot| self.stage_round(slot)).unwrap_or_default()
    }
}

/// There is no bracket for this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoBracket {
    /// For so few or so many.
    #[error("a bracket is for {} to {} entrants, not for {entrants}", Bracket::FEWEST, Bracket::MOST)]
    Entrants {
        /// How many it was asked for.
        entrants: usize,
    },
    /// The third place is decided by the losers' bracket.
    #[error("in double elimination the losers' bracket decides the third place; no match is played for it")]
    ThirdPlaceInDouble,
}

impl Refuse for NoBracket {
    fn reason(&self) -> Reason {
        match self {
            Self::Entrants { entrants } => Reason::new("pairing.no_bracket")
                .article("11.1")
                .fact("entrants", entrants)
                .fact("fewest", Bracket::FEWEST)
                .fact("most", Bracket::MOST),
            Self::ThirdPlaceInDouble => Reason::new("pairing.no_third_place_match").article("11.1"),
        }
    }
}

#[cfg(test)]
mod tests;
