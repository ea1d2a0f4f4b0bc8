//! The refusals about the course of a tournament: what the hall brings, shared places, prizes.

use chuhe_domain::tournament::prize_lists::{Flaw, PrizeFault};
use chuhe_domain::tournament::{CourseRefusal, Refusal, SettlingRefusal, SwissRefusal};
use strum::IntoEnumIterator;

use super::board::all;
use super::ids::{ENTRY, OTHER};
use super::teams::MATCH;

pub(super) fn of_the_course() -> Vec<Refusal> {
    let (entry, stage, group, round) = (ENTRY, 1, 2, 3);
    let (one, other) = (ENTRY, OTHER);
    let refusals = vec![
        Refusal::NotTheSharers { stage, group },
        Refusal::ColoursNotDrawn { stage, games: 2 },
        Refusal::SeedNotWanted { article: "13.5" },
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
    let of_swiss = all(vec![
        SwissRefusal::NoSwiss { stage },
        SwissRefusal::NotDrawn { stage },
        SwissRefusal::NoFurtherRound { stage, rounds: 7 },
        SwissRefusal::FieldFull { most: 10_000 },
        SwissRefusal::ResultMissing { round, table: 2, of: MATCH },
        SwissRefusal::NoPairing { round, wanted: vec![one], groups: vec![vec![other], vec![one, other]] },
        SwissRefusal::LotsMissing { stage },
        SwissRefusal::NotTheLastRound { round, stage },
        SwissRefusal::NotToBeLeftOut { entry, index: 0 },
        SwissRefusal::TooManyByes { entry, limit: 1 },
        SwissRefusal::TooManyRequests { entry, limit: 1 },
        SwissRefusal::ByeRequested { entry, round },
        SwissRefusal::ByeNotRequested { entry, round },
        SwissRefusal::AlreadyPaired { round },
        SwissRefusal::PairsWhoLeft { round, entry },
        SwissRefusal::NotSuspended { entry },
    ]);
    let of_settling = all(vec![
        SettlingRefusal::UnknownGroup { stage, group, groups: 1 },
        SettlingRefusal::NotLevel { stage, one, other, index: 0 },
        SettlingRefusal::NoPlayOff { entry },
        SettlingRefusal::PlayOffLevel { one, other },
        SettlingRefusal::PlayOffOtherwise { one, other },
        SettlingRefusal::AlreadySettled { stage, group },
        SettlingRefusal::NotSettled { stage, group },
    ]);
    let of_prizes = Flaw::iter().map(|fault| PrizeFault { index: 1, fault }.into());
    let of_swiss = of_swiss.into_iter().map(Refusal::from);
    let of_settling = of_settling.into_iter().map(Refusal::from);
    refusals.into_iter().chain(of_swiss).chain(of_settling).chain(of_prizes).collect()
}
