//! The ids of which the samples speak.

use chuhe_domain::vocabulary::{EntryId, GameId};
use uuid::Uuid;

pub(super) const ENTRY: EntryId = EntryId(Uuid::from_u128(1));
pub(super) const OTHER: EntryId = EntryId(Uuid::from_u128(2));
pub(super) const GAME: GameId = GameId(Uuid::from_u128(3));
