//! The refusals of the register, and of categories.

use chuhe_domain::federation::players::{Refusal, Refused};
use chuhe_domain::tournament::{CategoryId, CategoryRefusal};
use chuhe_domain::vocabulary::{EntryId, PlayerId};
use uuid::Uuid;

use super::board::all;

pub(super) const PLAYER: PlayerId = PlayerId(Uuid::from_u128(5));
const ENTRY: EntryId = EntryId(Uuid::from_u128(1));
const HOLDER: PlayerId = PlayerId(Uuid::from_u128(6));

pub(super) fn of_players() -> Vec<Refusal> {
    let system = "axf".to_owned();
    all(vec![
        Refusal::Exists { player: PLAYER },
        Refusal::Unknown { player: PLAYER },
        Refusal::Forgotten { player: PLAYER },
        Refusal::NumberTaken { system: system.clone(), holder: HOLDER, index: 0 },
        Refusal::SystemTwice { system: system.clone(), index: 1 },
        Refusal::ListTwice { list: system, index: 1 },
    ])
}

/// A list is refused for whatever one of its players is.
pub(super) fn of_lists() -> Vec<Refused> {
    of_players().into_iter().map(|first| Refused { of: 9, rows: vec![2, 4], first }).collect()
}

pub(super) fn of_categories() -> Vec<CategoryRefusal> {
    let category = CategoryId::try_from("u16".to_owned()).unwrap();
    all(vec![
        CategoryRefusal::TooMany,
        CategoryRefusal::Twice { category: category.clone(), index: 1 },
        CategoryRefusal::Unnamed { category: category.clone(), index: 1 },
        CategoryRefusal::Unknown { category: category.clone() },
        CategoryRefusal::InUse { category, entry: ENTRY },
    ])
}
