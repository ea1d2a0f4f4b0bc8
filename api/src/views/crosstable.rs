//! The crosstable.

use chuhe_domain::tables::{Crosstable, CrosstableRow};
use chuhe_domain::vocabulary::BookId;
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::Names;

/// The crosstable of a group.
#[derive(Debug, Serialize, ToSchema)]
pub struct CrosstableView {
    /// The tournament.
    pub tournament: BookId,
    /// The last event of the book that this shows.
    pub sequence: u64,
    /// The stage.
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// Whether the places are not final: a meeting that counts is without a result, or a round open.
    pub provisional: bool,
    /// The rows, in order of number, and the columns are the same entrants in the same order; of a Swiss stage in order of
    /// place.
    pub rows: Vec<CrosstableLine>,
}

/// An entrant's row.
#[derive(Debug, Serialize, ToSchema)]
pub struct CrosstableLine {
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The row.
    #[serde(flatten)]
    pub row: CrosstableRow,
}

impl CrosstableView {
    /// What is shown of the table of a stage and group.
    #[must_use]
    pub fn of(
        tournament: BookId,
        sequence: u64,
        (stage, group): (u32, u32),
        table: Crosstable,
        names: &Names<'_>,
    ) -> Self {
        let rows = table.rows.into_iter();
        Self {
            tournament,
            sequence,
            stage,
            group,
            provisional: table.provisional,
            rows: rows.map(|row| CrosstableLine { name: names.name(row.entry), row }).collect(),
        }
    }
}
