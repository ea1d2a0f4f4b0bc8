//! What is noted of the hall: incidents (**Art. 19.1, 19.2**), and equipment inspected (**Art. 1.4, 17.2**).

use serde::{Deserialize, Serialize};

use crate::vocabulary::{EntryId, GameId, PersonalRef, Timestamp};

/// Something happened in the hall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentRecorded {
    /// Its number in the tournament, from 1.
    pub incident: u32,
    /// When.
    pub at: Timestamp,
    /// In which round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// At which table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// In which game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The article it touches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The entrants concerned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<EntryId>,
    /// What happened.
    pub what: PersonalRef,
}

/// A board, its men or other equipment was inspected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EquipmentInspected {
    /// Its number in the tournament, from 1.
    pub inspection: u32,
    /// When.
    pub at: Timestamp,
    /// At which table; none for the hall as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// The side of a square of the board, in tenths of a millimetre.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square_tenths_mm: Option<u32>,
    /// The diameter of a disc, in tenths of a millimetre.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disc_tenths_mm: Option<u32>,
    /// Whether everything else is fit for play, by the inspector's word.
    pub fit: bool,
    /// What else was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<PersonalRef>,
}
