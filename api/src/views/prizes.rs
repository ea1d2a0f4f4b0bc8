//! Prizes.

use chuhe_domain::standings::Prize;
use chuhe_domain::tables::PrizesTable;
use chuhe_domain::tournament::CategoryId;
use chuhe_domain::vocabulary::BookId;
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::Names;

/// The prizes of a group, as they would be given by its places now.
#[derive(Debug, Serialize, ToSchema)]
pub struct PrizesView {
    /// The tournament.
    pub tournament: BookId,
    /// The last event of the book that this shows.
    pub sequence: u64,
    /// The stage.
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// Whether the places are not final.
    pub provisional: bool,
    /// Each list of the regulations, in their order.
    pub lists: Vec<PrizeListView>,
}

/// Who gets what of one list.
#[derive(Debug, Serialize, ToSchema)]
pub struct PrizeListView {
    /// Among whom, by the places within the category; absent where it is among everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub category: Option<CategoryId>,
    /// What is given.
    pub unit: String,
    /// What each gets, in order of place; whoever gets nothing is not named.
    pub prizes: Vec<PrizeLine>,
    /// What could not be split evenly, in the smallest unit: it stays with the organiser.
    pub left_over: u64,
}

/// What an entrant gets.
#[derive(Debug, Serialize, ToSchema)]
pub struct PrizeLine {
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The prize.
    #[serde(flatten)]
    pub prize: Prize,
}

impl PrizesView {
    /// What is shown of those of a stage and group, in a book that has come to a sequence.
    #[must_use]
    pub fn of(
        (tournament, sequence): (BookId, u64),
        (stage, group): (u32, u32),
        table: PrizesTable,
        names: &Names<'_>,
    ) -> Self {
        let line = |prize: Prize| PrizeLine { name: names.name(prize.entry), prize };
        let lists = table.lists.into_iter().map(|(list, given)| PrizeListView {
            category: list.category,
            unit: list.unit,
            prizes: given.prizes.into_iter().map(line).collect(),
            left_over: given.left_over,
        });
        Self { tournament, sequence, stage, group, provisional: table.provisional, lists: lists.collect() }
    }
}
