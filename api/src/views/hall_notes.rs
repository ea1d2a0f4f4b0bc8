//! What is noted of the hall: incidents and inspections.

use std::collections::HashMap;

use chuhe_domain::tournament::discipline::measure::{Measured, OutOfRange, out_of_range, passed};
use chuhe_domain::tournament::event::hall_notes::{EquipmentInspected, IncidentRecorded};
use chuhe_domain::vocabulary::{EntryId, GameId, PersonalId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::numbers;
use super::text::{ArticleNumber, Remark};
use crate::timestamp::Timestamp;

/// An incident to be recorded (**Art. 8, 19**); what is not known is left out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "round": 1, "table": 4, "article": "19.1", "what": "a telephone rang in the gallery" })))]
pub struct NewIncident {
    /// In which round.
    #[serde(default, deserialize_with = "numbers::round")]
    #[schema(nullable = false, minimum = 1, maximum = 2000)]
    pub round: Option<u32>,
    /// At which table.
    #[serde(default, deserialize_with = "numbers::table")]
    #[schema(nullable = false, minimum = 1, maximum = 10000)]
    pub table: Option<u32>,
    /// In which game.
    #[schema(nullable = false)]
    pub game: Option<GameId>,
    /// The article it touches.
    #[schema(nullable = false)]
    pub article: Option<ArticleNumber>,
    /// The entrants concerned.
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub entries: Vec<EntryId>,
    /// What happened; kept apart from the ledger as personal data.
    pub what: Remark,
}

/// An incident; for officials.
#[derive(Debug, Serialize, ToSchema)]
pub struct IncidentView {
    /// Its number in the tournament, from 1.
    pub incident: u32,
    /// When.
    pub at: Timestamp,
    /// In which round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub round: Option<u32>,
    /// At which table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table: Option<u32>,
    /// In which game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub game: Option<GameId>,
    /// The article it touches.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("19.1"))]
    pub article: Option<String>,
    /// The entrants concerned.
    pub entries: Vec<EntryId>,
    /// What happened; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub what: Option<String>,
}

impl IncidentView {
    /// What is shown of an incident.
    #[must_use]
    pub fn of(incident: &IncidentRecorded, texts: &HashMap<PersonalId, String>) -> Self {
        Self {
            incident: incident.incident,
            at: incident.at.into(),
            round: incident.round,
            table: incident.table,
            game: incident.game,
            article: incident.article.clone(),
            entries: incident.entries.clone(),
            what: texts.get(&incident.what.id).cloned(),
        }
    }
}

/// The incidents of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct IncidentsView {
    /// In the order of their numbers.
    pub incidents: Vec<IncidentView>,
}

/// An inspection to be recorded (**Art. 1.4, 17.2**): what was measured, and a word on the rest.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "table": 1, "square_tenths_mm": 400, "disc_tenths_mm": 300 })))]
pub struct NewInspection {
    /// At which table; left out for the hall as a whole.
    #[serde(default, deserialize_with = "numbers::table")]
    #[schema(nullable = false, minimum = 1, maximum = 10000)]
    pub table: Option<u32>,
    /// The side of a square of the board, in tenths of a millimetre.
    #[serde(default, deserialize_with = "numbers::tenths_mm")]
    #[schema(nullable = false, minimum = 1, maximum = 10000)]
    pub square_tenths_mm: Option<u32>,
    /// The diameter of a disc, in tenths of a millimetre.
    #[serde(default, deserialize_with = "numbers::tenths_mm")]
    #[schema(nullable = false, minimum = 1, maximum = 10000)]
    pub disc_tenths_mm: Option<u32>,
    /// Whether everything else is fit for play.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub fit: bool,
    /// What else was found; kept apart from the ledger as personal data.
    #[schema(nullable = false)]
    pub note: Option<Remark>,
}

const fn yes() -> bool {
    true
}

/// An inspection.
#[derive(Debug, Serialize, ToSchema)]
pub struct InspectionView {
    /// Its number in the tournament, from 1.
    pub inspection: u32,
    /// When.
    pub at: Timestamp,
    /// At which table; absent for the hall as a whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table: Option<u32>,
    /// The side of a square of the board, in tenths of a millimetre.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub square_tenths_mm: Option<u32>,
    /// The diameter of a disc, in tenths of a millimetre.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub disc_tenths_mm: Option<u32>,
    /// Whether everything else is fit for play, by the inspector's word.
    pub fit: bool,
    /// Whether it may be played with.
    pub passed: bool,
    /// What is out of range (**Art. 1.4**).
    pub out_of_range: Vec<OutOfRangeView>,
    /// What else was found; for officials.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub note: Option<String>,
}

/// A measure that is out of range; all of it in tenths of a millimetre.
#[derive(Debug, Serialize, ToSchema)]
pub struct OutOfRangeView {
    /// What was measured.
    pub what: Measured,
    /// What it measures.
    pub measures: u32,
    /// What it must measure at least.
    pub least: u32,
    /// What it may measure at most.
    pub most: u32,
}

impl From<OutOfRange> for OutOfRangeView {
    fn from(OutOfRange { what, measures, least, most }: OutOfRange) -> Self {
        Self { what, measures, least, most }
    }
}

impl InspectionView {
    /// What is shown of an inspection; texts that the reader is not to see are not among `texts`.
    #[must_use]
    pub fn of(inspected: &EquipmentInspected, texts: &HashMap<PersonalId, String>) -> Self {
        Self {
            inspection: inspected.inspection,
            at: inspected.at.into(),
            table: inspected.table,
            square_tenths_mm: inspected.square_tenths_mm,
            disc_tenths_mm: inspected.disc_tenths_mm,
            fit: inspected.fit,
            passed: passed(inspected),
            out_of_range: out_of_range(inspected).into_iter().map(Into::into).collect(),
            note: inspected.note.as_ref().and_then(|note| texts.get(&note.id).cloned()),
        }
    }
}

/// The inspections of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct InspectionsView {
    /// In the order of their numbers.
    pub inspections: Vec<InspectionView>,
}
