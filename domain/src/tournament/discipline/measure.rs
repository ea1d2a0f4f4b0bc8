//! What board and men must measure (**Art. 1.4**).

use serde::{Deserialize, Serialize};
use strum::Display;

use crate::tournament::event::hall_notes::EquipmentInspected;

/// What is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Measured {
    /// The side of a square of the board.
    Square,
    /// The diameter of a disc.
    Disc,
}

/// A measure that is not as it must be; all of it in tenths of a millimetre.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfRange {
    /// What was measured.
    pub what: Measured,
    /// What it measures.
    pub measures: u32,
    /// What it must measure at least.
    pub least: u32,
    /// What it may measure at most.
    pub most: u32,
}

impl Measured {
    /// **Art. 1.4** – squares of 3.2 to 4.6 cm, discs of 2.7 to 3.2 cm, both bounds included; in tenths of a millimetre.
    #[must_use]
    pub const fn range(self) -> (u32, u32) {
        match self {
            Self::Square => (320, 460),
            Self::Disc => (270, 320),
        }
    }
}

/// The measures of an inspection that are out of range.
#[must_use]
pub fn out_of_range(inspected: &EquipmentInspected) -> Vec<OutOfRange> {
    let measures =
        [(Measured::Square, inspected.square_tenths_mm), (Measured::Disc, inspected.disc_tenths_mm)];
    let found = measures.into_iter().filter_map(|(what, measures)| {
        let (measures, (least, most)) = (measures?, what.range());
        (!(least..=most).contains(&measures)).then_some(OutOfRange { what, measures, least, most })
    });
    found.collect()
}

/// Whether the equipment may be played with.
#[must_use]
pub fn passed(inspected: &EquipmentInspected) -> bool {
    inspected.fit && out_of_range(inspected).is_empty()
}
