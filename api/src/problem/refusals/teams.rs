//! The refusals about teams.

use chuhe_domain::pairing::{LineUpFault, LineUpRule, NotALineUp, NotByRating};
use chuhe_domain::tournament::Refusal;
use chuhe_domain::vocabulary::MatchId;
use uuid::Uuid;

use super::board::all;
use super::ids::{ENTRY, GAME, OTHER};

pub(super) const MATCH: MatchId = MatchId(Uuid::from_u128(7));

pub(super) fn of_teams() -> Vec<Refusal> {
    let (entry, team) = (ENTRY, OTHER);
    let faults = all(vec![
        LineUpFault::TooFewBoards(3),
        LineUpFault::TooManyBoards(5),
        LineUpFault::NotOfTheTeam(OTHER),
        LineUpFault::PlaysNoMore(ENTRY),
        LineUpFault::Twice(ENTRY),
        LineUpFault::Reserve(ENTRY),
        LineUpFault::OrderInverted { front: ENTRY, back: OTHER },
        LineUpFault::EmptyBoard(2),
    ]);
    vec![
        Refusal::NoTeams,
        Refusal::NotATeam { entry },
        Refusal::TeamFull { team, most: 32 },
        Refusal::NotTheRoster { team },
        Refusal::RosterFixed { team },
        Refusal::NotByRating(NotByRating { team, inverted: vec![(ENTRY, OTHER)] }),
        Refusal::NotALineUp(NotALineUp { rule: LineUpRule::WithReserves, boards: 4, faults }),
        Refusal::LineUpFollows { team },
        Refusal::LineUpsShown(LineUpRule::FreeOrder),
        Refusal::LineUpsMissing { table: 5 },
        Refusal::NoSuchBoard { board: 9 },
        Refusal::NotAboutLineUps { article: "4.1.1".to_owned() },
        Refusal::UnknownMatch { of: MATCH },
        Refusal::NotOfThisMatch { team },
        Refusal::OfATeamMatch { game: GAME },
    ]
}
