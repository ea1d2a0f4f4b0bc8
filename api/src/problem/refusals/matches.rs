//! Every refusal about a match of a knock-out.

use chuhe_domain::tournament::MatchRefusal;
use chuhe_domain::vocabulary::{EntryId, MatchId};
use uuid::Uuid;

use super::board::all;

const ENTRY: EntryId = EntryId(Uuid::from_u128(1));
const OTHER: EntryId = EntryId(Uuid::from_u128(2));

pub(super) fn of_matches() -> Vec<MatchRefusal> {
    let of = MatchId(Uuid::from_u128(5));
    all(vec![
        MatchRefusal::NoKnockOut { stage: 1 },
        MatchRefusal::NoMatchReady { stage: 1 },
        MatchRefusal::MatchNotReady { one: ENTRY, other: OTHER, index: 0 },
        MatchRefusal::MatchOutdated { of },
        MatchRefusal::MatchDecided { of },
        MatchRefusal::MatchOpen { of, table: 1 },
        MatchRefusal::GamesDecide { of },
        MatchRefusal::NoFurtherGame { of },
        MatchRefusal::ColoursReversed { of },
        MatchRefusal::NotOfThisMatch { entry: ENTRY },
    ])
}
