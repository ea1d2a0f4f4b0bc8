//! Which matches a bracket has, in which rounds of the stage, and who starts where.

use std::collections::BTreeSet;

use super::{Bracket, Elimination, NoBracket};
use crate::pairing::knock_out::feeders::Feeder;
use crate::pairing::knock_out::line::{depth, meeting_round, seed_on};
use crate::pairing::knock_out::slot::Slot;
use crate::vocabulary::Refuse;

const DOUBLE: Elimination = Elimination::Double { reset: true };

fn every() -> impl Iterator<Item = Bracket> {
    (2..=128).flat_map(|entrants| {
        [
            Bracket::new(entrants, Elimination::Single, false),
            Bracket::new(entrants, Elimination::Single, true),
            Bracket::new(entrants, DOUBLE, false),
            Bracket::new(entrants, Elimination::Double { reset: false }, false),
        ]
        .map(|bracket| bracket.expect("a bracket"))
    })
}

#[test]
fn art_11_1_there_is_no_bracket_for_one_nor_for_a_crowd() {
    for entrants in [0, 1, 129, usize::MAX] {
        for elimination in [Elimination::Single, DOUBLE] {
            let refused = Bracket::new(entrants, elimination, false);
            assert_eq!(refused, Err(NoBracket::Entrants { entrants }));
        }
    }
    let reason = NoBracket::Entrants { entrants: 1 }.reason();
    assert_eq!((reason.code.as_str(), reason.facts["most"].as_str()), ("pairing.no_bracket", "128"));
}

#[test]
fn art_11_1_the_losers_bracket_decides_the_third_place() {
    assert_eq!(Bracket::new(8, DOUBLE, true), Err(NoBracket::ThirdPlaceInDouble));
    assert!(Bracket::new(3, Elimination::Single, true).is_ok_and(|bracket| bracket.has(Slot::ThirdPlace)));
    assert!(Bracket::new(2, Elimination::Single, true).is_ok_and(|bracket| !bracket.has(Slot::ThirdPlace)));
}

#[test]
fn slots_come_in_the_order_of_play_and_are_those_it_has() {
    for bracket in every() {
        let slots: Vec<Slot> = bracket.slots().collect();
        assert!(slots.is_sorted() && slots.iter().all(|slot| bracket.has(*slot)), "{bracket:?}");
        for (round, position) in (0..16).flat_map(|round| (0..70).map(move |position| (round, position))) {
            for slot in [Slot::Winners { round, position }, Slot::Losers { round, position }] {
                assert_eq!(bracket.has(slot), slots.contains(&slot), "{bracket:?} {slot}");
                assert_eq!(bracket.has(slot), bracket.feeders(slot).is_some());
                assert_eq!(bracket.has(slot), bracket.stage_round(slot).is_some());
            }
        }
        let far = u32::MAX;
        assert!(!bracket.has(Slot::Losers { round: far, position: far }));
        assert!(!bracket.has(Slot::Winners { round: 1, position: far }));
    }
}

/// Everybody comes from somewhere earlier, in an earlier round of the stage; nobody goes two ways.
#[test]
fn every_match_is_fed_by_earlier_ones_and_feeds_once() {
    for bracket in every() {
        let (mut wins, mut defeats, mut seeds) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for slot in bracket.slots() {
            let own = bracket.stage_round(slot).expect("it has the slot");
            for feeder in bracket.feeders(slot).expect("it has the slot") {
                let fresh = match feeder {
                    Feeder::Seed(seed) => (1..=bracket.entrants()).contains(&seed) && seeds.insert(seed),
                    Feeder::Nobody => true,
                    Feeder::WinnerOf(earlier) => {
                        earlier < slot && bracket.stage_round(earlier) < Some(own) && wins.insert(earlier)
                    }
                    Feeder::LoserOf(earlier) => {
                        earlier < slot && bracket.stage_round(earlier) < Some(own) && defeats.insert(earlier)
                    }
                };
                assert!(fresh, "{bracket:?} {slot} {feeder:?}");
            }
            assert!(own <= bracket.rounds());
        }
        assert_eq!(seeds.len(), bracket.entrants() as usize);
        let ends = bracket.slots().filter(|slot| !wins.contains(slot)).count();
        assert_eq!(ends, 1 + usize::from(bracket.has(Slot::ThirdPlace)), "{bracket:?}");
    }
}

#[test]
fn the_best_seeds_have_the_byes() {
    for bracket in every().filter(|bracket| bracket.entrants() > 2) {
        let byes = bracket.entrants().next_power_of_two() - bracket.entrants();
        let without: BTreeSet<u32> = bracket
            .slots()
            .filter_map(|slot| match bracket.feeders(slot) {
                Some([Feeder::Seed(seed), Feeder::Nobody]) => Some(seed),
                _ => None,
            })
            .collect();
        assert!(without.into_iter().eq(1..=byes), "{bracket:?}");
    }
}

/// The seeds 1 to 2^k start in different 2^k-ths: two of them meet only where no more than 2^k are left.
#[test]
fn the_best_seeds_start_far_apart() {
    for depth in 1..=7 {
        let lines: Vec<u32> = (0..1 << depth).map(|line| seed_on(line, depth)).collect();
        for part in 0..=depth {
            for (one, seed) in (0..).zip(&lines) {
                for (other, second) in (0..).zip(&lines).filter(|(_, second)| *second < seed) {
                    if seed.max(second) <= &(1 << part) {
                        assert!(meeting_round(one, other) > depth - part, "{seed} and {second} of {lines:?}");
                    }
                }
            }
        }
    }
    assert_eq!((0..8).map(|line| seed_on(line, 3)).collect::<Vec<_>>(), [1, 8, 4, 5, 2, 7, 3, 6]);
    assert_eq!([2, 3, 4, 5, 8, 9, 64, 65, 128].map(depth), [1, 2, 2, 3, 3, 4, 6, 7, 7]);
}

#[test]
fn eliminations_are_written_in_one_way() {
    for (elimination, json) in
        [(Elimination::Single, r#""single""#), (DOUBLE, r#"{"double":{"reset":true}}"#)]
    {
        assert_eq!(serde_json::to_string(&elimination).expect("it is written"), json);
        assert_eq!(serde_json::from_str::<Elimination>(json).expect("it is read"), elimination);
    }
    assert!(serde_json::from_str::<Elimination>(r#"{"double":{}}"#).is_err());
    assert!(serde_json::from_str::<Elimination>(r#"{"double":{"reset":true,"x":1}}"#).is_err());
}
