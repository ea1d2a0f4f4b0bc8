//! The refusals about the course of a tournament: what the hall brings, shared places, prizes.

use chuhe_domain::tournament::prize_lists::{Flaw, PrizeFault};
use chuhe_domain::tournament::{CourseRefusal, Refusal};
use strum::IntoEnumIterator;

use super::ids::ENTRY;

pub(super) fn of_the_course() -> Vec<Refusal> {
    let (entry, stage, round) = (ENTRY, 1, 3);
    let refusals = vec![
        Refusal::NotTheSharers { stage, group: 2 },
        Refusal::ColoursNotDrawn { stage },
        Refusal::SeedNotWanted,
        CourseRefusal::StageIsEnded { stage }.into(),
        CourseRefusal::StageNotEnded { stage }.into(),
        CourseRefusal::DrawnFrom { stage, later: 2 }.into(),
        CourseRefusal::NoVacantNumber { stage }.into(),
        CourseRefusal::InTheField { entry }.into(),
        CourseRefusal::DoesNotCompete { entry }.into(),
        CourseRefusal::NoRoundToCome { round, last: 2 }.into(),
        CourseRefusal::AlreadyAbsent { entry, round }.into(),
        CourseRefusal::NotAbsent { entry, round }.into(),
    ];
    let of_prizes = Flaw::iter().map(|fault| PrizeFault { index: 1, fault }.into());
    refusals.into_iter().chain(of_prizes).collect()
}
