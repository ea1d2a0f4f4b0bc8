//! The refusals of a tournament, every variant of each.

use chuhe_domain::game::Status;
use chuhe_domain::pairing::groups::NoGroups;
use chuhe_domain::pairing::knock_out::NoBracket;
use chuhe_domain::pairing::{LotFault, NoTable, NotADraw, SeedNotCommitted};
use chuhe_domain::rules::{OverrideFlaw, Overrides, RuleSet};
use chuhe_domain::tournament::Refusal as OfTournament;
use chuhe_domain::tournament::number_fault::NumberFault;
use chuhe_domain::tournament::plan_fault::{Fault, PlanFault};
use strum::IntoEnumIterator;

use super::board::all;
use super::course::of_the_course;
use super::discipline::of_discipline;
use super::ids::{ENTRY, GAME, OTHER};
use super::matches::of_matches;
use super::players::{PLAYER, of_categories};
use super::teams::{MATCH, of_teams};

fn raised() -> OverrideFlaw {
    let overrides = Overrides { natural_limit_rounds: Some(61), ..Overrides::default() };
    overrides.check(RuleSet::Cn1999).unwrap_err()
}

pub(super) fn of_tournaments() -> Vec<OfTournament> {
    let (entry, game, round) = (ENTRY, GAME, 3);
    let faults = all(vec![
        LotFault::EntryMissing(ENTRY),
        LotFault::EntryTwice(ENTRY),
        LotFault::EntryUnknown(OTHER),
        LotFault::NumberMissing(1),
        LotFault::NumberTwice(2),
        LotFault::NumberOutOfRange(9),
        LotFault::GroupUnknown(5),
    ]);
    let of_statuses = Status::iter().map(|status| OfTournament::GameOpen { game, table: 1, status });
    let refusals = vec![
        OfTournament::NotFound,
        OfTournament::Exists,
        OfTournament::Closed,
        OfTournament::NotClosed,
        OfTournament::RegulationsFixed,
        OfTournament::TieBreakTwice { at: "/tie_breaks/1".to_owned() },
        OfTournament::OverrideOutOfRange(raised()),
        OfTournament::LateLimitMissing,
        OfTournament::RegistrationClosed,
        OfTournament::EntryExists { entry },
        OfTournament::PlayerEntered { player: PLAYER, entry },
        OfTournament::UnknownEntry { entry },
        OfTournament::NotInTheField { entry },
        OfTournament::NotWithdrawn { entry },
        OfTournament::FieldIsDrawn { entry },
        OfTournament::NobodyEntered,
        OfTournament::LotsDrawn,
        OfTournament::LotsNotDrawn,
        OfTournament::LotsCommitted,
        OfTournament::RoundsPaired,
        OfTournament::SeedNotCommitted(SeedNotCommitted {
            committed: "ab".to_owned(),
            shown: "cd".to_owned(),
        }),
        OfTournament::NotADraw(NotADraw { entries: 2, faults }),
        OfTournament::NoGroups(NoGroups { entrants: 5, groups: 4 }),
        OfTournament::NoTable(NoTable { entrants: 1 }),
        OfTournament::RoundExists { round },
        OfTournament::NotTheNextRound { round, next: 2 },
        OfTournament::NoSuchRound { round, rounds: 1 },
        OfTournament::UnknownStage { stage: 2 },
        OfTournament::StageOpen { stage: 1 },
        OfTournament::PlaceShared { stage: 1, group: 2, place: 3 },
        OfTournament::NotOfOneGroup { one: entry, other: OTHER, index: 0 },
        OfTournament::ColoursNotDrawn { stage: 1, games: 1 },
        OfTournament::SeedNotWanted { article: "13.4" },
        OfTournament::NoBracket(NoBracket::Entrants { entrants: 1 }),
        OfTournament::UnknownRound { round },
        OfTournament::NoPairings,
        OfTournament::PairedTwice { entry, index: 0 },
        OfTournament::NotFree { entry, index: 0 },
        OfTournament::AlreadyPaired { one: entry, other: OTHER, of: MATCH, index: None },
        OfTournament::NotInThisRound { game, index: 0 },
        OfTournament::Published { round },
        OfTournament::NotPublished { round },
        OfTournament::RoundClosed { round },
        OfTournament::HallStopped,
        OfTournament::HallNotStopped,
        OfTournament::RoundOpen { round },
        OfTournament::GameBegun { game },
    ];
    let of_categories = of_categories().into_iter().map(OfTournament::Category);
    let of_discipline = of_discipline().into_iter().map(OfTournament::Discipline);
    let of_matches = of_matches().into_iter().map(OfTournament::Match);
    let out_of_range =
        |stage| NumberFault { stage, at: "/format/groups".into(), value: 33, least: 1, most: 32 };
    let of_numbers = [0, 1].map(|stage| OfTournament::Number(out_of_range(stage)));
    let of_plans = Fault::iter().map(|fault| PlanFault { stage: 1, at: "".into(), fault }.into());
    all(refusals
        .into_iter()
        .chain(of_statuses)
        .chain(of_numbers)
        .chain(of_plans)
        .chain(of_matches)
        .chain(of_teams())
        .chain(of_categories)
        .chain(of_discipline)
        .chain(of_the_course())
        .collect())
}
