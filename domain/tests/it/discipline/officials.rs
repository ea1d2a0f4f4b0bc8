//! Article 16: who holds an office, who takes it from whom, and whose games an arbiter is barred from.

use chuhe_domain::tournament::discipline::refusal::Refusal;
use chuhe_domain::tournament::event::officials::Office;
use chuhe_domain::tournament::{
    AppointOfficial, BarArbiter, EraseOfficial, HandPair, LiftBar, PairRound, ReleaseOfficial, Successor,
    TournamentCommand, TournamentEvent,
};
use chuhe_domain::vocabulary::Role;

use super::{own, refused, words};
use crate::hall::{Hall, entrant, source, text};

fn appoint(office: Office, authority: Role) -> AppointOfficial {
    AppointOfficial { name: text(), office, token: None, authority }
}

fn release(official: u32, successor: Option<Successor>) -> ReleaseOfficial {
    ReleaseOfficial { official, successor, authority: Role::Organiser, reason: text() }
}

/// An arbiter under this token.
fn arbiter(token: u128) -> AppointOfficial {
    AppointOfficial { token: Some(source(token)), ..appoint(Office::Arbiter, Role::Organiser) }
}

fn bar(official: u32, n: u32) -> BarArbiter {
    BarArbiter { official, entry: entrant(n), reason: text() }
}

#[test]
fn art_16_2_one_is_chief_arbiter_and_several_are_deputies() {
    let mut hall = Hall::of(4);
    hall.must(&appoint(Office::ChiefArbiter, Role::Organiser));
    let second = refused(&mut hall, &appoint(Office::ChiefArbiter, Role::Organiser));
    assert_eq!(second, Refusal::ChiefArbiterSits { official: 1 });
    for _ in 0..2 {
        hall.must(&appoint(Office::DeputyChiefArbiter, Role::Organiser));
    }
    hall.must(&release(1, None));
    hall.must(&appoint(Office::ChiefArbiter, Role::Organiser));
    assert_eq!(hall.tournament.discipline.in_office(Office::ChiefArbiter).count(), 1);
}

#[test]
fn art_16_2_the_organiser_appoints_and_the_chief_arbiter_calls_in_arbiters() {
    let offices = [
        Office::Organiser,
        Office::ChiefArbiter,
        Office::DeputyChiefArbiter,
        Office::Arbiter,
        Office::ArbitrationCommittee,
    ];
    for office in offices {
        let mut hall = Hall::of(4);
        for authority in [Role::Arbiter, Role::ArbitrationCommittee, Role::Player] {
            let refusal = refused(&mut hall, &appoint(office, authority));
            assert_eq!(refusal, Refusal::NotYoursToAppoint { office, authority });
        }
        let by_the_chief = hall.command(&appoint(office, Role::ChiefArbiter));
        assert_eq!(by_the_chief.is_ok(), office == Office::Arbiter, "{office}");
        assert!(hall.command(&appoint(office, Role::Organiser)).is_ok(), "{office}");
    }
}

#[test]
fn art_16_2_an_arbiter_is_replaced_and_acts_no_more() {
    let mut hall = Hall::of(4);
    hall.must(&arbiter(71));
    hall.must(&bar(1, 2));
    let token = source(71);
    assert!(!hall.tournament.discipline.is_out_of_office(token));
    let successor = Successor { name: text(), token: Some(source(72)) };
    let changes = hall.must(&release(1, Some(successor)));
    assert!(matches!(
        own(&changes).as_slice(),
        [TournamentEvent::OfficialReleased(_), TournamentEvent::OfficialAppointed(_)]
    ));
    let discipline = &hall.tournament.discipline;
    let (old, new) = (&discipline.officials[&1], &discipline.officials[&2]);
    assert_eq!((old.replaced_by, new.replaces, new.office), (Some(2), Some(1), Office::Arbiter));
    assert!(new.barred.is_empty(), "a bar is one person's");
    assert!(discipline.is_out_of_office(token) && !discipline.is_out_of_office(source(72)));
    assert!(!discipline.is_out_of_office(source(73)), "a token that no official has is nobody's office");
    assert_eq!(refused(&mut hall, &release(1, None)), Refusal::OutOfOffice { official: 1 });
    assert_eq!(refused(&mut hall, &release(7, None)), Refusal::UnknownOfficial(7));
    // Appointed again under the same token, the person acts again.
    hall.must(&arbiter(71));
    assert!(!hall.tournament.discipline.is_out_of_office(token));
}

#[test]
fn art_16_3_a_committee_sits_while_one_of_it_is_in_office() {
    let mut hall = Hall::of(4);
    hall.must(&appoint(Office::ChiefArbiter, Role::Organiser));
    assert!(!hall.tournament.discipline.committee_sits());
    hall.must(&appoint(Office::ArbitrationCommittee, Role::Organiser));
    assert!(hall.tournament.discipline.committee_sits());
    hall.must(&release(2, None));
    assert!(!hall.tournament.discipline.committee_sits());
}

#[test]
fn art_17_5_an_arbiter_is_barred_from_the_games_of_an_entrant_alone() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    hall.must(&arbiter(71));
    hall.must(&bar(1, 1));
    let (own_game, other) = (hall.game(1, 4), hall.game(2, 3));
    let barred = |hall: &Hall, game| hall.tournament.is_barred(source(71), hall.tournament.players_of(game));
    assert_eq!((barred(&hall, own_game), barred(&hall, other)), (true, false));
    let again = Refusal::AlreadyBarred { official: 1, entry: entrant(1) };
    assert_eq!(refused(&mut hall, &bar(1, 1)), again);
    let lift = LiftBar { official: 1, entry: entrant(1), reason: text() };
    hall.must(&lift);
    assert!(!barred(&hall, own_game));
    assert_eq!(refused(&mut hall, &lift), Refusal::NotBarred { official: 1, entry: entrant(1) });
}

#[test]
fn art_17_5_whoever_judges_is_barred_and_sets_no_bar_that_concerns_the_same_entrant() {
    for office in [Office::ChiefArbiter, Office::Arbiter, Office::ArbitrationCommittee] {
        let mut hall = Hall::of(4);
        let token = Some(source(71));
        hall.must(&AppointOfficial { token, ..appoint(office, Role::Organiser) });
        hall.must(&arbiter(72));
        hall.must(&bar(1, 1));
        assert!(hall.tournament.has_bars(source(71)) && !hall.tournament.has_bars(source(72)));
        let barred = |command: &dyn TournamentCommand| {
            hall.tournament.is_barred(source(71), command.judges(&hall.tournament))
        };
        assert_eq!((barred(&bar(2, 1)), barred(&bar(2, 2))), (true, false), "{office}");
    }
    let (mut hall, office) = (Hall::of(4), Office::Organiser);
    hall.must(&appoint(office, Role::Organiser));
    assert_eq!(refused(&mut hall, &bar(1, 1)), Refusal::RulesNoGames { official: 1, office });
}

#[test]
fn art_17_5_who_is_barred_from_one_pairs_the_one_with_nobody_by_hand() {
    let mut hall = Hall::of(4);
    hall.must(&arbiter(71));
    hall.must(&bar(1, 1));
    let barred =
        |command: &PairRound| hall.tournament.is_barred(source(71), command.judges(&hall.tournament));
    let by_hand = |pairs: &[[u32; 2]], byes: &[u32]| PairRound {
        by_hand: Some(
            pairs
                .iter()
                .map(|[red, black]| HandPair { red: entrant(*red), black: entrant(*black) })
                .collect(),
        ),
        byes: byes.iter().map(|n| entrant(*n)).collect(),
        ..PairRound::by_table(1)
    };
    assert!(barred(&by_hand(&[[2, 1]], &[])) && barred(&by_hand(&[[2, 3]], &[1])));
    assert!(!barred(&by_hand(&[[2, 3]], &[4])));
    assert!(!barred(&PairRound::by_table(1)), "the printed table chooses nobody");
}

#[test]
fn art_16_2_a_token_acts_for_one_person() {
    let mut hall = Hall::of(4);
    hall.must(&arbiter(71));
    let named = |pointer| Refusal::TokenNamed { official: 1, pointer };
    assert_eq!(refused(&mut hall, &arbiter(71)), named("/token"));
    hall.must(&arbiter(72));
    for leaving in [1, 2] {
        let successor = Some(Successor { name: text(), token: Some(source(71)) });
        assert_eq!(refused(&mut hall, &release(leaving, successor)), named("/successor/token"));
    }
    hall.must(&release(1, None));
    hall.must(&arbiter(71));
}

#[test]
fn an_official_is_erased_with_all_that_is_said_of_them() {
    let mut hall = Hall::of(4);
    let name = words(500);
    hall.must(&AppointOfficial { name, ..appoint(Office::Arbiter, Role::Organiser) });
    hall.must(&BarArbiter { reason: words(501), ..bar(1, 1) });
    hall.must(&ReleaseOfficial { reason: words(502), ..release(1, None) });
    let changes = hall.must(&EraseOfficial { official: 1 });
    let [TournamentEvent::OfficialErased(erased)] = own(&changes)[..] else { panic!("{changes:?}") };
    assert_eq!(erased.personal, [500, 501, 502].map(|n| words(n).id));
    assert!(hall.must(&EraseOfficial { official: 1 }).is_empty(), "there is nothing left to erase");
    assert!(super::texts_about(&hall, entrant(1)).is_empty(), "what is gone is not erased twice");
    assert_eq!(refused(&mut hall, &EraseOfficial { official: 2 }), Refusal::UnknownOfficial(2));
}
