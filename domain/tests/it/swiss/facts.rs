//! A bye, a requested bye, an absence, a late entry and a forfeit are different facts, whatever points they bring.

use chuhe_domain::pairing::swiss::Past;
use chuhe_domain::tournament::{
    AdmitEntry, AnnounceAbsence, CourseRefusal, LiftByeRequest, NotPaired, PairRound, RegisterEntry,
    RequestBye, ResumePairing, SwissRefusal, SwissTerms, Unpaired, Worth,
};

use super::{dutch, event, forfeits, lower_wins, n, open, paired, past, refused, rounds, wins};
use crate::hall::{Hall, entrant, text};

fn request(entry: u32, round: u32) -> RequestBye {
    RequestBye { entry: entrant(entry), round, reason: text() }
}

fn unpaired(hall: &Hall, round: u32) -> Vec<(u32, NotPaired)> {
    let round = &hall.tournament.rounds[&round];
    round.unpaired.iter().map(|Unpaired { entry, why }| (n(*entry), *why)).collect()
}

#[test]
fn art_11_4_five_facts_differ_and_so_do_their_points() {
    let terms = SwissTerms { requested_bye: Worth::Draw, ..rounds(7) };
    let mut hall = event(dutch(terms), 7);
    hall.must(&request(2, 1));
    hall.must(&AnnounceAbsence { entry: entrant(4), round: 1, reason: text() });
    open(&mut hall, 1);
    assert_eq!(unpaired(&hall, 1), [(2, NotPaired::RequestedBye), (4, NotPaired::Absent)]);
    let bye = n(hall.tournament.rounds[&1].byes[0]);
    assert_eq!((hall.tournament.rounds[&1].byes.len(), bye), (1, 7), "the last of the five who are left");
    forfeits(&mut hall, 1, 5);
    lower_wins(&mut hall, 1);
    // The eighth comes late: a number behind all others, and nothing for the round that is over.
    let late = RegisterEntry { late: true, ..RegisterEntry::named(entrant(8), text()) };
    hall.must(&late);
    hall.must(&AdmitEntry { entry: entrant(8), stage: None, group: None, reason: text() });
    assert_eq!(hall.tournament.number(entrant(8)), 8);
    assert_eq!(past(&hall, 2, 2), [Past::Unpaired { points: 1 }], "as the terms have it");
    assert_eq!(past(&hall, 2, 4), [Past::Unpaired { points: 0 }]);
    assert_eq!(past(&hall, 2, 7), [Past::Bye { points: 2 }]);
    assert_eq!(past(&hall, 2, 8), [Past::Unpaired { points: 0 }]);
    assert!(matches!(past(&hall, 2, 5)[..], [Past::Forfeit { points: 0, .. }]));
    open(&mut hall, 2);
    assert_eq!((unpaired(&hall, 2).len(), hall.tournament.rounds[&2].byes.len()), (0, 0), "eight are even");
}

#[test]
fn art_11_4_a_bye_is_asked_for_as_often_as_the_terms_have_it_and_before_the_round() {
    let mut hall = event(dutch(rounds(5)), 6);
    hall.must(&request(1, 2));
    let (entry, round) = (entrant(1), 2);
    assert_eq!(refused(&mut hall, &request(1, 2)), SwissRefusal::ByeRequested { entry, round }.into());
    assert_eq!(refused(&mut hall, &request(1, 3)), SwissRefusal::TooManyRequests { entry, limit: 1 }.into());
    hall.must(&LiftByeRequest { entry, round });
    let lift = LiftByeRequest { entry, round };
    assert_eq!(refused(&mut hall, &lift), SwissRefusal::ByeNotRequested { entry, round }.into());
    hall.must(&request(1, 3));
    open(&mut hall, 1);
    assert_eq!(refused(&mut hall, &request(2, 1)), SwissRefusal::AlreadyPaired { round: 1 }.into());
    let beyond = CourseRefusal::NoRoundToCome { round: 6, last: 5 };
    assert_eq!(refused(&mut hall, &request(2, 6)), beyond.into());
}

/// Of two forfeits in a row, the third round does not pair the entrant, until an arbiter says so.
#[test]
fn art_11_4_who_forfeits_twice_running_waits_for_an_arbiter() {
    let terms = SwissTerms { max_consecutive_forfeits: Some(2), ..rounds(7) };
    let mut hall = event(dutch(terms), 8);
    for round in 1..=2 {
        open(&mut hall, round);
        forfeits(&mut hall, round, 5);
        lower_wins(&mut hall, round);
    }
    let resume = ResumePairing { entry: entrant(5), reason: text() };
    open(&mut hall, 3);
    assert_eq!(unpaired(&hall, 3), [(5, NotPaired::Suspended)]);
    lower_wins(&mut hall, 3);
    let other = ResumePairing { entry: entrant(6), reason: text() };
    assert_eq!(refused(&mut hall, &other), SwissRefusal::NotSuspended { entry: entrant(6) }.into());
    hall.must(&resume);
    open(&mut hall, 4);
    assert_eq!(unpaired(&hall, 4), []);
    // One more is the first of a new row.
    forfeits(&mut hall, 4, 5);
    lower_wins(&mut hall, 4);
    open(&mut hall, 5);
    assert_eq!(unpaired(&hall, 5), []);
}

/// A game that was played, and a bye, end the row.
#[test]
fn art_11_4_a_game_between_two_forfeits_ends_the_row() {
    let terms = SwissTerms { max_consecutive_forfeits: Some(2), ..rounds(7) };
    let mut hall = event(dutch(terms), 8);
    for (round, comes) in [(1, false), (2, true), (3, false)] {
        open(&mut hall, round);
        if comes {
            wins(&mut hall, round, 5);
        } else {
            forfeits(&mut hall, round, 5);
        }
        lower_wins(&mut hall, round);
    }
    open(&mut hall, 4);
    assert_eq!(unpaired(&hall, 4), []);
    let mute = PairRound { left_out: vec![entrant(1)], ..paired(5) };
    lower_wins(&mut hall, 4);
    assert_eq!(refused(&mut hall, &mute), SwissRefusal::NotTheLastRound { round: 5, stage: 1 }.into());
}
