//! The refusals about the course of a tournament: what the hall brings, shared places, prizes.

use chuhe_domain::tournament::Refusal;
use chuhe_domain::tournament::prize_lists::{Flaw, PrizeFault};
use chuhe_domain::vocabulary::EntryId;
use strum::IntoEnumIterator;
use uuid::Uuid;

const ENTRY: EntryId = EntryId(Uuid::from_u128(1));

pub(super) fn of_the_course() -> Vec<Refusal> {
    let (entry, stage, round) = (ENTRY, 1, 3);
    let refusals = vec![
        Refusal::NotTheSharers { stage, group: 2 },
        Refusal::ColoursNotDrawn { stage },
        Refusal::SeedNotWanted,
        Refusal::StageIsEnded { stage },
        Refusal::StageNotEnded { stage },
        Refusal::DrawnFrom { stage, later: 2 },
        Refusal::NoVacantNumber { stage },
        Refusal::InTheField { entry },
        Refusal::DoesNotCompete { entry },
        Refusal::AlreadyAbsent { entry, round },
        Refusal::NotAbsent { entry, round },
    ];
    let of_prizes = Flaw::iter().map(|fault| PrizeFault { index: 1, fault }.into());
    refusals.into_iter().chain(of_prizes).collect()
}
