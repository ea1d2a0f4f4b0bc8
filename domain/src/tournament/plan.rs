//! The stages of a tournament as its regulations lay them down: by which system each is played, and who plays in it.
//!
//! What is drawn and paired of them stands in `stages` and `rounds`.

use serde::{Deserialize, Deserializer, Serialize};

use crate::pairing::circular::CircularTable;
use crate::pairing::knock_out::bracket::{Bracket, Elimination};
use crate::pairing::knock_out::ladder::PlayOffStep;
use crate::standings::TieBreak;
use crate::tournament::knock_out::format::KnockOutFormat;

/// One stage (**Art. 11**): a system, and who plays in it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(examples(json!({ "name": "Preliminaries", "format": { "system": "circular", "groups": 4 } })))
)]
pub struct StagePlan {
    /// What it is called: preliminaries, final.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, max_length = 80))]
    pub name: Option<String>,
    /// The system.
    pub format: Format,
    /// Who plays in it.
    pub entrants: Entrants,
    /// How its numbers are found; left out, as its format and entrants suggest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub seeding: Option<Seeding>,
    /// The criteria that part equal points in it, in order; left out, those of the regulations.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub tie_breaks: Option<Vec<TieBreak>>,
}

/// The system by which a stage is played (**Art. 11**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "system", rename_all = "snake_case", try_from = "WrittenFormat")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Format {
    /// **Art. 11.2, 11.3** – 循環制: everyone meets everyone, in one field or in groups.
    #[doc(alias = "大循環制")]
    #[doc(alias = "分組循環制")]
    Circular(CircularFormat),
    /// **Art. 11.1** – 淘汰制: who loses is out, at once or the second time.
    #[doc(alias = "淘汰制")]
    KnockOut(KnockOutFormat),
}

/// **Art. 11.2** – one circular event.
impl Default for Format {
    fn default() -> Self {
        Self::Circular(CircularFormat::default())
    }
}

/// A system as it is written, its name among what it says. It is read field by field, so that a value that does not fit is
/// found where it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object that names its `system`")]
struct WrittenFormat {
    system: System,
    #[serde(default, deserialize_with = "said")]
    games_per_meeting: Option<u32>,
    #[serde(default, deserialize_with = "said")]
    cycles: Option<u32>,
    #[serde(default, deserialize_with = "said")]
    groups: Option<u32>,
    #[serde(default, deserialize_with = "said")]
    elimination: Option<Elimination>,
    #[serde(default, deserialize_with = "said")]
    third_place: Option<bool>,
    #[serde(default, deserialize_with = "said")]
    games: Option<u32>,
    #[serde(default, deserialize_with = "said")]
    play_offs: Option<Vec<PlayOffStep>>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum System {
    Circular,
    KnockOut,
}

/// A value, where the field is there at all; `null` is none.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl TryFrom<WrittenFormat> for Format {
    type Error = String;

    /// What is left out is as it is by default; what another system has is no field of this one.
    fn try_from(written: WrittenFormat) -> Result<Self, String> {
        let WrittenFormat { system, games_per_meeting, cycles, groups, .. } = written;
        let WrittenFormat { elimination, third_place, games, play_offs, .. } = written;
        let of_circular = [
            ("games_per_meeting", games_per_meeting.is_some()),
            ("cycles", cycles.is_some()),
            ("groups", groups.is_some()),
        ];
        let of_knock_out = [
            ("elimination", elimination.is_some()),
            ("third_place", third_place.is_some()),
            ("games", games.is_some()),
            ("play_offs", play_offs.is_some()),
        ];
        let others: &[_] = match system {
            System::Circular => &of_knock_out,
            System::KnockOut => &of_circular,
        };
        if let Some((field, _)) = others.iter().find(|(_, said)| *said) {
            return Err(format!("unknown field `{field}`"));
        }
        Ok(match system {
            System::Circular => {
                let or = CircularFormat::default();
                Self::Circular(CircularFormat {
                    games_per_meeting: games_per_meeting.unwrap_or(or.games_per_meeting),
                    cycles: cycles.unwrap_or(or.cycles),
                    groups: groups.unwrap_or(or.groups),
                })
            }
            System::KnockOut => {
                let or = KnockOutFormat::default();
                Self::KnockOut(KnockOutFormat {
                    elimination: elimination.unwrap_or(or.elimination),
                    third_place: third_place.unwrap_or(or.third_place),
                    games: games.unwrap_or(or.games),
                    play_offs: play_offs.unwrap_or(or.play_offs),
                })
            }
        })
    }
}

/// How a circular stage is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CircularFormat {
    /// **Art. 11.2** – games at each meeting, in the same round: 1 (一局制) or 2 (兩局制).
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2))]
    pub games_per_meeting: u32,
    /// House: how often the table is gone through, the colours reversed in the second cycle.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2))]
    pub cycles: u32,
    /// **Art. 11.3** – the groups; 1 is one field.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 32))]
    pub groups: u32,
}

impl Default for CircularFormat {
    fn default() -> Self {
        Self { games_per_meeting: 1, cycles: 1, groups: 1 }
    }
}

impl CircularFormat {
    /// The most groups there may be.
    pub const MOST_GROUPS: u32 = 32;

    /// How many games two entrants play against each other.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.games_per_meeting * self.cycles
    }
}

/// Who plays in a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "of",
    rename_all = "snake_case",
    deny_unknown_fields,
    expecting = "an object that names what its entrants are `of`"
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = StageEntrants))]
pub enum Entrants {
    /// Everyone who is entered.
    Entries {},
    /// Those who came to certain places of an earlier stage.
    Places(Places),
}

impl Default for Entrants {
    fn default() -> Self {
        Self::Entries {}
    }
}

/// Certain places of an earlier stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = StagePlaces))]
pub struct Places {
    /// The earlier stage, from 1.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 15))]
    pub stage: u32,
    /// The first place of each of its groups.
    #[serde(default = "first")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 128))]
    pub from: u32,
    /// The last place of each of its groups.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 128))]
    pub to: u32,
    /// **Art. 11.3**, house – whether what they played among each other there counts here too, and is not played again.
    #[serde(default)]
    pub carried: bool,
}

const fn first() -> u32 {
    1
}

/// How the numbers of a stage are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Seeding {
    /// **Art. 13.1** – by lot alone.
    Lots,
    /// **Art. 11.3** – by rating: the seeds are spread over the groups; equal and missing ratings are parted by lot.
    #[doc(alias = "種子")]
    Rating,
    /// **Art. 11.3** – by the places of the earlier stage.
    Places,
}

impl StagePlan {
    /// How many groups it has.
    #[must_use]
    pub const fn groups(&self) -> u32 {
        match self.format {
            Format::Circular(circular) => circular.groups,
            Format::KnockOut(_) => 1,
        }
    }

    /// Whether everyone who is entered is in its one group, drawn or not.
    #[must_use]
    pub fn is_open_to_all(&self) -> bool {
        self.groups() == 1 && self.entrants == Entrants::Entries {}
    }

    /// The most entrants it can have.
    #[must_use]
    pub const fn most_entrants(&self) -> u32 {
        match self.format {
            Format::Circular(circular) => circular.groups.saturating_mul(CircularTable::MOST),
            Format::KnockOut(_) => Bracket::MOST,
        }
    }

    /// How it is played, where it is a knock-out.
    #[must_use]
    pub const fn knock_out(&self) -> Option<&KnockOutFormat> {
        match &self.format {
            Format::KnockOut(knock_out) => Some(knock_out),
            Format::Circular(_) => None,
        }
    }

    /// How its numbers are found, said or suggested: one circular field by lot (**Art. 13.1**); where seeds matter, by
    /// the places they come from or by rating (**Art. 11.3**).
    #[must_use]
    pub fn seeded_by(&self) -> Seeding {
        self.seeding.unwrap_or(match (&self.format, &self.entrants) {
            (Format::Circular(CircularFormat { groups: 1, .. }), _) => Seeding::Lots,
            (_, Entrants::Places(_)) => Seeding::Places,
            (_, Entrants::Entries {}) => Seeding::Rating,
        })
    }

    /// The earlier stage whose results count here too, where one does.
    #[must_use]
    pub fn carries(&self) -> Option<u32> {
        match self.entrants {
            Entrants::Places(Places { stage, carried: true, .. }) => Some(stage),
            _ => None,
        }
    }
}
