//! The stages of a tournament as its regulations lay them down: by which system each is played, and who plays in it.
//!
//! What is drawn and paired of them stands in `stages` and `rounds`.

use serde::{Deserialize, Serialize};

use crate::pairing::circular::CircularTable;
use crate::pairing::knock_out::bracket::Bracket;
use crate::standings::TieBreak;
use crate::tournament::format::{CircularFormat, Format};
use crate::tournament::knock_out::format::KnockOutFormat;
use crate::tournament::swiss::format::SwissTerms;

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
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 10000))]
    pub from: u32,
    /// The last place of each of its groups.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 10000))]
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
            Format::KnockOut(_) | Format::CnSwiss(_) | Format::FideDutch(_) => 1,
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
            Format::CnSwiss(_) | Format::FideDutch(_) => SwissTerms::MOST_ENTRANTS,
        }
    }

    /// How it is played, where it is a knock-out.
    #[must_use]
    pub const fn knock_out(&self) -> Option<&KnockOutFormat> {
        match &self.format {
            Format::KnockOut(knock_out) => Some(knock_out),
            Format::Circular(_) | Format::CnSwiss(_) | Format::FideDutch(_) => None,
        }
    }

    /// The terms of its Swiss system, where it is one.
    #[must_use]
    pub const fn swiss(&self) -> Option<&SwissTerms> {
        match &self.format {
            Format::CnSwiss(swiss) => Some(&swiss.terms),
            Format::FideDutch(swiss) => Some(&swiss.terms),
            Format::Circular(_) | Format::KnockOut(_) => None,
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
