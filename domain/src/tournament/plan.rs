//! The stages of a tournament as its regulations lay them down: by which system each is played, and who plays in it.
//!
//! What is drawn and paired of them stands in `stages` and `rounds`.

use serde::{Deserialize, Serialize};

use crate::pairing::circular::CircularTable;
use crate::pairing::knock_out::bracket::Bracket;
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
#[serde(tag = "system", rename_all = "snake_case")]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = StageEntrants))]
pub enum Entrants {
    /// Everyone who is entered.
    #[default]
    Entries,
    /// Those who came to certain places of an earlier stage.
    Places(Places),
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
        self.groups() == 1 && self.entrants == Entrants::Entries
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
            (_, Entrants::Entries) => Seeding::Rating,
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
