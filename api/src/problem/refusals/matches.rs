//! Every refusal about a match of a knock-out.

use chuhe_domain::tournament::MatchRefusal;
use chuhe_domain::vocabulary::{GameId, MatchId};
use uuid::Uuid;

use super::board::all;
use super::ids::{ENTRY, OTHER};

pub(super) fn of_matches() -> Vec<MatchRefusal> {
    let (of, game) = (MatchId(Uuid::from_u128(5)), GameId(Uuid::from_u128(6)));
    all(vec![
        MatchRefusal::NoKnockOut { stage: 1 },
        MatchRefusal::SeedsNotDrawn { stage: 1 },
        MatchRefusal::NoMatchReady { stage: 1 },
        MatchRefusal::MatchNotReady { one: ENTRY, other: OTHER, index: 0 },
        MatchRefusal::LotsNameOne { of },
        MatchRefusal::MatchOutdated { of },
        MatchRefusal::OfAPlayOff { of, stage: 1 },
        MatchRefusal::MatchDecided { of },
        MatchRefusal::AlreadyDecided { of },
        MatchRefusal::NotDecided { of },
        MatchRefusal::MatchOpen { of, table: 1 },
        MatchRefusal::GamesDecide { of },
        MatchRefusal::NoFurtherGame { of },
        MatchRefusal::ColoursReversed { of },
        MatchRefusal::NotTheFirstGame { game, first: GameId(Uuid::from_u128(7)), index: 0 },
        MatchRefusal::NotOfThisMatch { entry: ENTRY },
    ])
}
