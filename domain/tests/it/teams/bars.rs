//! Article 17.5 where teams meet: a bar reaches as far as the team.

use std::num::NonZeroU8;

use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::standings::TeamPlacesRules;
use chuhe_domain::tournament::event::officials::Office;
use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::tournament::{
    AnnulLineUps, AppointOfficial, BarArbiter, GivePenalty, TeamRules, TeamsBy, TournamentCommand,
};
use chuhe_domain::vocabulary::{EntryId, Role};

use super::{at_board, entered, hall, id_of, member, regulations, team};
use crate::hall::{Hall, source, text};

/// An arbiter by token 71, barred from this entrant.
fn bar(hall: &mut Hall, entry: EntryId) {
    let (office, authority) = (Office::Arbiter, Role::Organiser);
    hall.must(&AppointOfficial { name: text(), office, token: Some(source(71)), authority });
    hall.must(&BarArbiter { official: 1, entry, reason: text() });
}

fn barred(hall: &Hall, command: &dyn TournamentCommand) -> bool {
    hall.tournament.is_barred(source(71), command.judges(&hall.tournament))
}

fn warning(entry: EntryId) -> GivePenalty {
    let (kind, article) = (PenaltyKind::Warning, "8.3".to_owned());
    GivePenalty { entry, kind, article, game: None, authority: Role::Arbiter, note: text() }
}

#[test]
fn art_17_5_whoever_is_barred_from_one_is_barred_from_the_matches_of_the_team() {
    for from in [team(1), member(1, 3)] {
        let mut hall = hall(LineUpRule::FixedBoards, 2, &[3, 2, 2, 2]);
        hall.open_round(1);
        bar(&mut hall, from);
        let annul = |of| AnnulLineUps { of, reason: text() };
        assert!(barred(&hall, &annul(id_of(&hall, 1, 4))), "{from}");
        assert!(!barred(&hall, &annul(id_of(&hall, 2, 3))), "{from}");
        for (one, other, kept_away) in [(1, 4, true), (2, 3, false)] {
            let players = hall.tournament.players_of(at_board(&hall, one, other, 2));
            assert_eq!(hall.tournament.is_barred(source(71), players), kept_away, "{from}");
        }
        for (entry, kept_away) in [(team(1), true), (member(1, 1), true), (member(4, 1), false)] {
            assert_eq!(barred(&hall, &warning(entry)), kept_away, "{from}, {entry}");
        }
    }
}

#[test]
fn art_12_5_where_members_play_for_themselves_a_bar_reaches_no_further_than_the_one() {
    let by = TeamsBy::MembersPlaces(TeamPlacesRules::counting(NonZeroU8::MIN));
    let rules = TeamRules { by, order_by_rating: false, members_penalties_count: true };
    let mut hall = entered(regulations(rules), &[2, 2]);
    bar(&mut hall, member(1, 1));
    assert!(barred(&hall, &warning(member(1, 1))));
    assert!(!barred(&hall, &warning(member(1, 2))));
}
