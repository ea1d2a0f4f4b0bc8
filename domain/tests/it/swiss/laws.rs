//! Laws of whole Swiss events, by chance: whoever comes late, stays away, asks for a bye, forfeits, leaves and comes back, every
//! round is whole and keeps the limits, and every table adds up.

use std::collections::{BTreeMap, BTreeSet};

use chuhe_domain::tournament::swiss::Before;
use chuhe_domain::tournament::{
    AdmitEntry, AnnounceAbsence, CnSwissFormat, CourseRefusal, Format, NotPaired, PairedBy, PublishRound,
    Refusal, RegisterEntry, Reinstate, RequestBye, SwissRefusal, SwissTerms, Withdraw, Worth,
};
use chuhe_domain::vocabulary::{EntryId, GameId, Outcome};
use proptest::prelude::*;

use super::{dutch, event, forfeits, game_of, n, paired, wins};
use crate::hall::{Hall, entrant, source, text};
use chuhe_domain::game::ReportResult;

/// A number the next step of an event is chosen by.
struct Chance(u64);

impl Chance {
    fn of(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn is(&mut self, one_in: u64) -> bool {
        self.of(one_in) == 0
    }
}

fn format(chance: &mut Chance) -> Format {
    let terms = SwissTerms {
        rounds: 6,
        requested_bye: [Worth::Win, Worth::Draw, Worth::Nothing][usize::try_from(chance.of(3)).unwrap()],
        requested_byes: 2,
        max_consecutive_forfeits: chance.is(2).then_some(2),
        ..SwissTerms::default()
    };
    if chance.is(2) {
        dutch(terms)
    } else {
        Format::CnSwiss(CnSwissFormat { terms, ..CnSwissFormat::default() })
    }
}

/// Who comes, goes and stays away before a round; what is refused is refused.
fn before_a_round(hall: &mut Hall, round: u32, entrants: &mut u32, chance: &mut Chance) {
    for player in 1..=*entrants {
        let (entry, reason) = (entrant(player), text());
        let _ = match chance.of(30) {
            0 => hall.command(&AnnounceAbsence { entry, round, reason }),
            1 => hall.command(&RequestBye { entry, round, reason }),
            2 => hall.command(&Withdraw { entry, consent: true, reason }),
            3 => hall.command(&Reinstate { entry, reason }),
            _ => continue,
        };
    }
    if chance.is(4) && round > 1 {
        *entrants += 1;
        hall.must(&RegisterEntry { late: true, ..RegisterEntry::named(entrant(*entrants), text()) });
        hall.must(&AdmitEntry { entry: entrant(*entrants), stage: None, group: None, reason: text() });
    }
}

/// Whoever comes back has what was forfeited by leaving before them again.
fn play_what_is_open_again(hall: &mut Hall) {
    let open = hall.tournament.live_games().filter(|(game, card)| !hall.tournament.is_settled(*game, card));
    let open: Vec<GameId> = open.map(|(game, _)| game).collect();
    for game in open {
        hall.at(game, &ReportResult { outcome: Outcome::Draw, reporter: source(1), entry: None })
            .expect("reported");
    }
}

/// Everybody in the field is in it exactly once, in one way or another; who has left is not.
fn is_whole(hall: &Hall, round: u32, entrants: u32) {
    let of = &hall.tournament.rounds[&round];
    let mut seen: Vec<EntryId> = of.entrants();
    assert_eq!(of.by, PairedBy::Swiss);
    assert!(of.byes.len() <= 1, "{:?}", of.byes);
    seen.extend(of.unpaired.iter().map(|it| it.entry));
    seen.sort_unstable();
    let there: Vec<EntryId> =
        (1..=entrants).map(entrant).filter(|entry| hall.tournament.entries[entry].is_active()).collect();
    assert_eq!(seen, there, "round {round}");
    for unpaired in &of.unpaired {
        let asked =
            hall.tournament.bye_requests.get(&round).is_some_and(|it| it.contains_key(&unpaired.entry));
        match unpaired.why {
            NotPaired::RequestedBye => assert!(asked),
            NotPaired::Absent => assert!(hall.tournament.is_absent(unpaired.entry, round)),
            NotPaired::Suspended => {}
            NotPaired::LeftOut => panic!("nobody was left out"),
        }
    }
}

/// Nobody is paired twice with the same, or free twice.
fn keeps_the_limits(hall: &Hall, forfeits_meet_again: bool) {
    let (mut met, mut free) = (BTreeSet::new(), BTreeMap::new());
    for round in hall.tournament.rounds.values() {
        for of in &round.matches {
            let pair = (of.first.min(of.second), of.first.max(of.second));
            let played = hall.tournament.games_of(of).any(|(_, card)| card.met_over_board());
            let new = met.insert(pair);
            assert!(new || forfeits_meet_again, "{} and {} again", n(pair.0), n(pair.1));
            if !played && forfeits_meet_again {
                met.remove(&pair);
            }
        }
        for bye in &round.byes {
            *free.entry(*bye).or_insert(0) += 1;
        }
    }
    assert!(free.values().all(|byes| *byes == 1), "{free:?}");
}

/// The points of the table are those of the results and of the rounds without an opponent; and those the next round is paired by.
fn adds_up(hall: &Hall) {
    let table = hall.standings();
    for row in &table.ranked {
        let games: i64 = row.results.iter().map(|cell| cell.points.halves()).sum();
        let free: i64 = row.free.iter().map(|free| free.points.halves()).sum();
        assert_eq!(row.points.halves(), games + free, "{}", n(row.entry));
    }
    let plan = hall.tournament.regulations.stage(1).unwrap();
    let next = hall.tournament.rounds.len() + 1;
    let terms = (1, plan.swiss().unwrap());
    let before =
        Before::of(&hall.tournament, terms, u32::try_from(next).unwrap(), &BTreeSet::new(), None).unwrap();
    for row in &table.ranked {
        let past = &before.field.entrants[before.place(row.entry).unwrap()].past;
        let points: i64 = past.iter().map(|past| i64::from(past.points())).sum();
        assert_eq!(row.points.halves(), points, "{}", n(row.entry));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn art_11_4_every_round_of_any_event_is_whole_and_every_table_adds_up(entrants in 4..=14_u32, seed: u64) {
        let mut chance = Chance(seed);
        let format = format(&mut chance);
        let by_fide = matches!(format, Format::FideDutch(_));
        let (mut hall, mut entrants) = (event(format, entrants), entrants);
        for round in 1..=6 {
            before_a_round(&mut hall, round, &mut entrants, &mut chance);
            play_what_is_open_again(&mut hall);
            match hall.command(&paired(round)) {
                Ok(_) => {}
                Err(Refusal::Course(CourseRefusal::Swiss(SwissRefusal::NoPairing { .. })) | Refusal::NoPairings) => break,
                Err(other) => panic!("{other}"),
            }
            is_whole(&hall, round, entrants);
            hall.must(&PublishRound { round });
            let players: Vec<u32> = hall.tournament.rounds[&round].matches.iter().map(|it| n(it.first)).collect();
            for player in players {
                match chance.of(7) {
                    0 => forfeits(&mut hall, round, player),
                    1 if hall.tournament.stage_has_begun(1) => {
                        hall.must(&Withdraw { entry: entrant(player), consent: true, reason: text() });
                    }
                    2 | 3 => {
                        let (game, _) = game_of(&hall, round, player);
                        let report = ReportResult { outcome: Outcome::Draw, reporter: source(1), entry: None };
                        hall.at(game, &report).expect("reported");
                    }
                    _ => wins(&mut hall, round, player),
                }
            }
            adds_up(&hall);
        }
        keeps_the_limits(&hall, by_fide);
    }
}
