//! The laws of every bracket, whoever wins: for 2 to 64 entrants, single and double elimination, with and without
//! matches from which nobody goes on.

use std::collections::{BTreeMap, BTreeSet};

use super::bracket::{Bracket, Elimination};
use super::outcome::MatchOutcome;
use super::places::Placed;
use super::slot::Slot;
use super::state::{BracketState, Contestant, Meeting, Status};

const DOUBLE: Elimination = Elimination::Double { reset: true };
const DECIDED_BY_ONE: Elimination = Elimination::Double { reset: false };

fn bracket(entrants: usize, elimination: Elimination, third_place: bool) -> Bracket {
    Bracket::new(entrants, elimination, third_place).expect("a bracket")
}

fn every() -> impl Iterator<Item = Bracket> {
    (2..=64).flat_map(|entrants| {
        [
            bracket(entrants, Elimination::Single, false),
            bracket(entrants, Elimination::Single, true),
            bracket(entrants, DOUBLE, false),
            bracket(entrants, DECIDED_BY_ONE, false),
        ]
    })
}

/// Chance that anybody can draw again.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn somebody(&mut self) -> MatchOutcome {
        if self.below(2) == 0 { MatchOutcome::First } else { MatchOutcome::Second }
    }

    /// One match in so many has nobody go on.
    fn perhaps_nobody(&mut self, one_in: u64) -> MatchOutcome {
        if self.below(one_in) == 0 { MatchOutcome::Neither } else { self.somebody() }
    }
}

fn better_seed([first, second]: [u32; 2]) -> MatchOutcome {
    if first < second { MatchOutcome::First } else { MatchOutcome::Second }
}

/// Every match that was played, with the two and the seed that lost, in the order of play.
fn played(state: &BracketState) -> Vec<(Slot, [u32; 2], u32)> {
    let of = |(slot, meeting): (Slot, &Meeting)| {
        let [first, second] = meeting.pair()?;
        match meeting.status {
            Status::Decided(MatchOutcome::First) => Some((slot, [first, second], second)),
            Status::Decided(MatchOutcome::Second) => Some((slot, [first, second], first)),
            _ => None,
        }
    };
    state.meetings().filter_map(of).collect()
}

fn runs(each: u64) -> impl Iterator<Item = (Bracket, Chance)> {
    every().flat_map(move |bracket| (0..each).map(move |run| (bracket, Chance(run))))
}

#[test]
fn art_11_1_so_many_defeats_put_one_out_and_no_fewer() {
    for (bracket, mut chance) in runs(6) {
        let state = bracket.resolve_by(|_, _| Some(chance.somebody()));
        let mut defeats = vec![0; bracket.entrants() as usize + 1];
        let most = if bracket.elimination() == Elimination::Single { 1 } else { 2 };
        for (slot, pair, loser) in played(&state) {
            for seed in pair.into_iter().filter(|_| slot != Slot::ThirdPlace) {
                assert!(defeats[seed as usize] < most, "{bracket:?}: {seed} plays {slot} and is out");
            }
            defeats[loser as usize] += u32::from(slot != Slot::ThirdPlace);
        }
        let champion = state.champion().expect("somebody won");
        let kept_in = (1..=bracket.entrants()).filter(|seed| defeats[*seed as usize] < most);
        if bracket.elimination() == DECIDED_BY_ONE {
            assert!(kept_in.clone().count() <= 2 && kept_in.clone().any(|seed| seed == champion));
        } else {
            assert!(kept_in.eq([champion]), "{bracket:?}");
        }
    }
}

#[test]
fn art_11_1_there_are_so_many_matches() {
    let mut resets = BTreeSet::new();
    for (bracket, mut chance) in runs(6) {
        let state = bracket.resolve_by(|_, _| Some(chance.somebody()));
        let reset = state.meeting(Slot::Reset).is_some_and(|reset| reset.status != Status::NotNeeded);
        resets.insert(reset);
        let others = bracket.entrants() as usize - 1;
        let third = usize::from(bracket.has(Slot::ThirdPlace) && bracket.entrants() > 3);
        let expected = match bracket.elimination() {
            Elimination::Single => others + third,
            Elimination::Double { .. } => 2 * others + usize::from(reset),
        };
        assert_eq!(played(&state).len(), expected, "{bracket:?}");
    }
    assert_eq!(resets.len(), 2, "both kinds of final came up");
}

#[test]
fn nobody_plays_twice_in_a_round_of_the_stage_and_no_round_is_empty() {
    for (bracket, mut chance) in runs(6) {
        let state = bracket.resolve_by(|_, _| Some(chance.somebody()));
        let mut busy = BTreeSet::new();
        for (slot, pair, _) in played(&state) {
            let round = bracket.stage_round(slot).expect("it has the slot");
            assert!(pair.into_iter().all(|seed| busy.insert((round, seed))), "{bracket:?}: {slot}");
        }
        let rounds = bracket.rounds()
            - u32::from(state.meeting(Slot::Reset).is_some_and(|reset| reset.status == Status::NotNeeded));
        let with_matches: BTreeSet<u32> = busy.into_iter().map(|(round, _)| round).collect();
        assert!(with_matches.into_iter().eq(1..=rounds), "{bracket:?}");
    }
}

/// Where the better seed always wins, the last 2^k without a defeat are the seeds 1 to 2^k, and 1 and 2 are in the
/// final.
#[test]
fn the_best_seeds_meet_as_late_as_possible() {
    for bracket in every() {
        let state = bracket.resolve_by(|_, pair| Some(better_seed(pair)));
        for (slot, meeting) in state.meetings() {
            if let (Slot::Winners { round, .. }, Some(pair)) = (slot, meeting.pair()) {
                let left = bracket.entrants().next_power_of_two() >> (round - 1);
                assert!(pair.into_iter().all(|seed| seed <= left), "{bracket:?}: {slot} {pair:?}");
            }
        }
        let last = state.meeting(Slot::Final).and_then(Meeting::pair);
        assert_eq!(last, Some([1, 2]), "{bracket:?}");
        let places = state.places();
        assert!(places.iter().all(|place| (place.from..=place.to).contains(&place.seed)), "{places:?}");
    }
}

#[test]
fn walk_overs_and_double_forfeits_come_to_an_end() {
    for one_in in [1, 2, 3, 6, 20] {
        for (bracket, mut chance) in runs(2) {
            let state = bracket.resolve_by(|_, _| Some(chance.perhaps_nobody(one_in)));
            assert!(state.is_over() && state.ready().next().is_none(), "{bracket:?}");
            let mut out = BTreeSet::new();
            for (slot, meeting) in state.meetings() {
                let known = meeting.contestants.iter().filter_map(|it| match it {
                    Contestant::Known(seed) => Some(*seed),
                    _ => None,
                });
                assert!(
                    known.clone().all(|seed| !out.contains(&seed)),
                    "{bracket:?}: {slot} has one who left"
                );
                assert_eq!(matches!(meeting.status, Status::WalkOver(_)), known.clone().count() == 1);
                if meeting.status == Status::Decided(MatchOutcome::Neither) {
                    out.extend(known);
                }
            }
            every_place_is_held_once(&state);
        }
    }
}

/// Wherever nobody holds a seed, who was to meet it goes on, and the places are those of the others.
#[test]
fn art_20_2_a_bracket_without_some_of_its_seeds_comes_to_an_end() {
    for one_in in [1, 2, 3, 9] {
        for (bracket, mut chance) in runs(2) {
            let vacant: BTreeSet<u32> =
                (1..=bracket.entrants()).filter(|_| chance.below(one_in) == 0).collect();
            let state = bracket.resolve_without(vacant.clone(), |_, pair| {
                assert!(pair.iter().all(|seed| !vacant.contains(seed)), "{bracket:?}");
                Some(chance.perhaps_nobody(20))
            });
            assert!(state.is_over(), "{bracket:?} without {vacant:?}");
            every_place_is_held_once(&state);
        }
    }
}

fn every_place_is_held_once(state: &BracketState) {
    every_one_of(state, state.places());
    let nobody_won = [Slot::Final, Slot::Reset]
        .into_iter()
        .filter_map(|slot| state.meeting(slot))
        .any(|last| matches!(last.status, Status::Decided(MatchOutcome::Neither) | Status::Empty));
    assert_eq!(state.champion().is_none(), nobody_won);
    assert_eq!(state.places(), state.places_as_they_are(), "nothing more is played");
}

/// These are the places of all who hold a seed, from the first to the last.
fn every_one_of(state: &BracketState, places: Vec<Placed>) {
    let held = (1..=state.bracket().entrants()).filter(|seed| !state.vacant.contains(seed));
    let seeds: BTreeSet<u32> = places.iter().map(|place| place.seed).collect();
    assert!(places.len() == seeds.len() && seeds.into_iter().eq(held), "{places:?}");
    let mut shared: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    for Placed { from, to, .. } in places {
        *shared.entry((from, to)).or_default() += 1;
    }
    let mut next = 1;
    for ((from, to), holders) in shared {
        assert_eq!((from, to), (next, next + holders - 1));
        next = to + 1;
    }
}

/// One match after another is decided, of those that can be played any: what was settled stays, and so do places.
#[test]
fn what_is_settled_stays_settled() {
    let some = |bracket: &Bracket| matches!(bracket.entrants(), 2..=13 | 16 | 17 | 23 | 32 | 45);
    for (bracket, mut chance) in every().filter(some).map(|bracket| (bracket, Chance(1))) {
        let mut decided = BTreeMap::new();
        let mut before = bracket.resolve(&decided);
        loop {
            let ready: Vec<Slot> = before.ready().map(|(slot, _)| slot).collect();
            let Some(bound) = u64::try_from(ready.len()).ok().filter(|bound| *bound > 0) else { break };
            let next = ready[usize::try_from(chance.below(bound)).expect("it is below")];
            decided.insert(next, chance.perhaps_nobody(8));
            let after = bracket.resolve(&decided);
            assert!(after.unexpected().is_empty());
            for ((slot, old), (_, new)) in before.meetings().zip(after.meetings()) {
                for (old, new) in old.contestants.iter().zip(new.contestants) {
                    assert!(matches!(old, Contestant::Open(_)) || *old == new, "{bracket:?}: {slot}");
                }
                assert!(slot >= next || old == new, "{bracket:?}: {next} changed {slot}");
                assert!(!old.is_settled() || old == new);
            }
            let places: Vec<_> = after.places();
            assert!(before.places().iter().all(|place| places.contains(place)), "{bracket:?}");
            let now = after.places_as_they_are();
            assert!(places.iter().all(|place| now.contains(place)), "{bracket:?}");
            every_one_of(&after, now);
            before = after;
        }
        assert!(before.is_over());
        every_place_is_held_once(&before);
    }
}

#[test]
fn an_outcome_of_a_match_that_cannot_be_played_is_named_and_has_no_effect() {
    let bracket = bracket(5, DOUBLE, false);
    let slot = |text: &str| text.parse::<Slot>().expect("a slot");
    let sound = BTreeMap::from([(slot("w1.2"), MatchOutcome::First)]);
    let idle = ["w1.1", "w2.9", "w9.1", "l1.1", "l2.1", "third", "final", "reset"];
    let mut given = sound.clone();
    given.extend(idle.map(|text| (slot(text), MatchOutcome::Second)));
    let (with, without) = (bracket.resolve(&given), bracket.resolve(&sound));
    assert!(with.meetings().eq(without.meetings()) && without.unexpected().is_empty());
    assert_eq!(*with.unexpected(), idle.map(slot).into_iter().collect());
}

#[test]
fn a_reset_is_not_needed_where_the_final_had_no_second() {
    let outcomes = [MatchOutcome::Neither, MatchOutcome::First].map(|of_final_four| {
        bracket(4, DOUBLE, false).resolve_by(|slot, _| match slot {
            Slot::Winners { round: 2, .. } => Some(of_final_four),
            _ => Some(MatchOutcome::First),
        })
    });
    let statuses =
        outcomes.map(|state| [Slot::Final, Slot::Reset].map(|slot| state.meeting(slot).map(|it| it.status)));
    let first = Status::Decided(MatchOutcome::First);
    assert_eq!(statuses[0], [Some(Status::WalkOver(4)), Some(Status::NotNeeded)]);
    assert_eq!(statuses[1], [Some(first), Some(Status::NotNeeded)]);
}

/// Whoever wins 4–5 goes on without a match, so nobody will come down from there.
#[test]
fn a_walk_over_has_no_loser_even_before_it_is_known_who_walks_over() {
    let state = bracket(8, DOUBLE, false)
        .resolve(&BTreeMap::from([(Slot::Winners { round: 1, position: 1 }, MatchOutcome::Neither)]));
    let dropping_in = state.meeting(Slot::Losers { round: 2, position: 2 }).map(|it| it.contestants[0]);
    assert_eq!(dropping_in, Some(Contestant::Nobody));
}

/// Finalists share the first two places, and those who play for the third the next; one defeat of two leaves all of them.
#[test]
fn whoever_plays_on_shares_what_is_still_to_be_played_for() {
    let now = |bracket: Bracket, rounds: u32| -> Vec<String> {
        let better = |slot, pair| (bracket.stage_round(slot)? <= rounds).then(|| better_seed(pair));
        let state = bracket.resolve_by(better);
        state.places_as_they_are().iter().map(|it| format!("{}: {}-{}", it.seed, it.from, it.to)).collect()
    };
    let with_third = bracket(4, Elimination::Single, true);
    assert_eq!(now(with_third, 0), ["1: 1-4", "2: 1-4", "3: 1-4", "4: 1-4"]);
    assert_eq!(now(with_third, 1), ["1: 1-2", "2: 1-2", "3: 3-4", "4: 3-4"]);
    assert_eq!(now(bracket(4, DOUBLE, false), 2), ["1: 1-3", "2: 1-3", "3: 1-3", "4: 4-4"]);
}

#[test]
fn art_11_1_who_is_out_has_a_place_as_soon_as_nothing_can_change_it() {
    let places = |bracket: Bracket, decided: &str| -> Vec<String> {
        let outcome = |word: &str| match word {
            "1" => MatchOutcome::First,
            "2" => MatchOutcome::Second,
            _ => MatchOutcome::Neither,
        };
        let decided = decided.split_whitespace().map(|word| {
            let (slot, who) = word.split_once('=').expect("slot=who");
            (slot.parse().expect("a slot"), outcome(who))
        });
        let state = bracket.resolve(&decided.collect());
        assert!(state.unexpected().is_empty());
        state.places().iter().map(|it| format!("{}: {}-{}", it.seed, it.from, it.to)).collect()
    };
    let single = bracket(8, Elimination::Single, true);
    let first = "w1.1=1 w1.2=1 w1.3=1";
    assert!(places(single, first).is_empty(), "the fourth match may leave both out");
    let (last_four, second) = (format!("{first} w1.4=1"), ["5: 5-8", "6: 5-8", "7: 5-8", "8: 5-8"]);
    assert_eq!(places(single, &last_four), second);
    let decided = format!("{last_four} w2.1=1 w2.2=2 final=1");
    assert_eq!(places(single, &decided), [&["1: 1-1", "3: 2-2"], &second[..]].concat());
    let without_third = format!("{decided} third=0");
    let shared = ["1: 1-1", "3: 2-2", "2: 3-4", "4: 3-4"];
    assert_eq!(places(single, &without_third), [&shared, &second[..]].concat());
    assert_eq!(
        places(single, &format!("{first} w1.4=0")),
        ["3: 4-8", "5: 4-8", "6: 4-8", "7: 4-8", "8: 4-8"]
    );

    let double = bracket(4, DOUBLE, false);
    let played = "w1.1=1 w1.2=1 w2.1=1 l1.1=2 l2.1=1";
    assert_eq!(places(double, played), ["3: 3-3", "4: 4-4"]);
    assert_eq!(places(double, &format!("{played} final=2")), ["3: 3-3", "4: 4-4"]);
    assert_eq!(
        places(double, &format!("{played} final=2 reset=0")),
        ["1: 1-2", "2: 1-2", "3: 3-3", "4: 4-4"]
    );

    let eight = bracket(8, DOUBLE, false);
    let none_from_two = "w1.1=0 w1.2=1 w1.3=1 w1.4=1 w2.2=0 l1.2=1 l3.1=1";
    let below = ["2: 4-5", "3: 4-5", "1: 6-8", "6: 6-8", "8: 6-8"];
    assert_eq!(places(eight, none_from_two), [&["7: 3-3"], &below[..]].concat());
}
