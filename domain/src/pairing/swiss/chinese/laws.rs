//! Laws of the system over random events, and against the sieve.

use proptest::prelude::*;

use super::criteria::Criteria;
use super::places::Places;
use super::promising::Table;
use super::record::Record;
use super::{Bye, FirstRound, House, HouseRules, pair, sieve};
use crate::pairing::matching::{Complete, Graph, Matching, Weight};
use crate::pairing::swiss::field::{Past, SwissEntrant, SwissField};
use crate::pairing::swiss::ladder::Rungs;
use crate::pairing::swiss::round::SwissRound;
use crate::vocabulary::Side;

/// A number the next step of an event is chosen by.
struct Chance(u64);

impl Chance {
    fn of(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }

    fn sided(&mut self) -> Side {
        if self.of(2) == 0 { Side::Red } else { Side::Black }
    }

    fn order(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            order.swap(place, self.of(place + 1));
        }
        order
    }
}

/// An event and what its house says.
#[derive(Debug, Clone)]
struct Event {
    field: SwissField,
    rules: HouseRules,
    federations: Vec<Option<u32>>,
    lots: Vec<usize>,
    colours: Vec<Side>,
}

impl Event {
    fn house(&self) -> House<'_> {
        let Self { rules, federations, lots, colours, .. } = self;
        House { rules: *rules, federations, lots, colours }
    }

    fn pair(&self) -> Option<SwissRound> {
        pair(&self.field, &self.house()).ok()
    }

    /// An event of so many after so many rounds: with absences, byes that were asked for, forfeits, late comers, who
    /// withdrew, federations, pairs that are forbidden, and strict terms or none.
    fn after(entrants: usize, rounds: usize, seed: u64) -> Self {
        let mut chance = Chance(seed);
        let kinds =
            [FirstRound::HalvesByLot, FirstRound::HalvesByRank, FirstRound::Neighbours, FirstRound::Lots];
        let mut any = |values: &[u32]| values[chance.of(values.len())];
        let rules = HouseRules {
            first_round: kinds[any(&[0, 1, 2, 3]) as usize],
            max_colour_run: any(&[1, 2, 2, 2, 3]),
            max_colour_difference: any(&[1, 2, 2, 2, 3]),
            bye_limit: any(&[0, 1, 1, 1, 2]),
            avoid_same_federation_rounds: any(&[0, 1, 1, 5]),
            avoid_repeated_float: any(&[0, 1, 1]) == 1,
            forfeit_counts_as_meeting: any(&[0, 1]) == 1,
        };
        let clubs = [0, 2, 3, 6][chance.of(4)];
        let federation = |chance: &mut Chance| {
            let of = if clubs == 0 { 0 } else { chance.of(clubs + 1) };
            (of > 0).then(|| u32::try_from(of).unwrap())
        };
        let mut event = Self {
            rules,
            federations: (0..entrants).map(|_| federation(&mut chance)).collect(),
            lots: chance.order(entrants),
            colours: (0..entrants).map(|_| chance.sided()).collect(),
            field: SwissField {
                entrants: vec![SwissEntrant { past: Vec::new(), present: true }; entrants],
                rounds: rounds + 1,
                win: 2,
                first_side: Side::Red,
                forbidden: Vec::new(),
                fictitious: Vec::new(),
            },
        };
        let unruly = chance.of(2) == 0;
        for _ in 0..rounds {
            event.muster(unruly, &mut chance);
            let Some(round) = event.pair() else { break };
            event.play(&round, unruly, &mut chance);
        }
        event.muster(unruly, &mut chance);
        if entrants > 1 && chance.of(4) == 0 {
            let one = chance.of(entrants);
            event.field.forbidden.push((one, (one + 1 + chance.of(entrants - 1)) % entrants));
        }
        event
    }

    fn muster(&mut self, unruly: bool, chance: &mut Chance) {
        for entrant in &mut self.field.entrants {
            entrant.present = !unruly || chance.of(9) > 0;
        }
    }

    fn play(&mut self, round: &SwissRound, unruly: bool, chance: &mut Chance) {
        let entrants = &mut self.field.entrants;
        for (red, black) in &round.pairs {
            let (for_red, for_black) = [(2, 0), (1, 1), (0, 2), (2, 0)][chance.of(4)];
            let forfeit = unruly && chance.of(10) == 0;
            let past = |opponent, side, points| match forfeit {
                true => Past::Forfeit { opponent, points: if points == 1 { 0 } else { points } },
                false => Past::Played { opponent, side, points },
            };
            entrants[*red].past.push(past(*black, Side::Red, for_red));
            entrants[*black].past.push(past(*red, Side::Black, for_black));
        }
        if let Some(bye) = round.bye {
            entrants[bye].past.push(Past::Bye { points: 2 });
        }
        for entrant in entrants.iter_mut().filter(|it| !it.present) {
            entrant.past.push(Past::Unpaired { points: u32::try_from(chance.of(2)).unwrap() });
        }
    }

    /// Everybody who is there is there once, nobody meets again, or whom they must not, or has a bye too many.
    fn is_kept_by(&self, round: &SwissRound) {
        let mut seen: Vec<usize> =
            round.pairs.iter().flat_map(|(red, black)| [*red, *black]).chain(round.bye).collect();
        seen.sort_unstable();
        let mut present = sieve::by_place(&self.field);
        present.sort_unstable();
        assert_eq!(seen, present);
        for (red, black) in &round.pairs {
            assert!(sieve::may_meet(&self.field, &self.house(), *red, *black), "{red} and {black} met");
        }
        if let Some(bye) = round.bye {
            assert!(sieve::may_have_bye(&self.field, &self.house(), bye), "{bye} has a bye too many");
        }
    }

    /// The same with other numbers, those of the same points in the same order.
    fn renumbered(&self, chance: &mut Chance) -> (Self, Vec<usize>) {
        let entrants = &self.field.entrants;
        let points = |one: usize| entrants[one].past.iter().map(|past| past.points()).sum::<u32>();
        let mut places: Vec<u32> = (0..entrants.len()).map(points).collect();
        let order = chance.order(places.len());
        places = order.into_iter().map(|it| places[it]).collect();
        let mut former = Vec::new();
        for (place, score) in places.iter().enumerate() {
            let earlier = places[..place].iter().filter(|it| *it == score).count();
            former.push((0..entrants.len()).filter(|it| points(*it) == *score).nth(earlier).unwrap());
        }
        let mut now = vec![0; former.len()];
        for (place, it) in former.iter().enumerate() {
            now[*it] = place;
        }
        let again = |past: &Past| match *past {
            Past::Played { opponent, side, points } => Past::Played { opponent: now[opponent], side, points },
            Past::Forfeit { opponent, points } => Past::Forfeit { opponent: now[opponent], points },
            other => other,
        };
        let entrant = |it: &usize| SwissEntrant {
            past: entrants[*it].past.iter().map(again).collect(),
            present: entrants[*it].present,
        };
        let field = SwissField {
            entrants: former.iter().map(entrant).collect(),
            forbidden: self.field.forbidden.iter().map(|(one, other)| (now[*one], now[*other])).collect(),
            ..self.field.clone()
        };
        let renumbered = Self {
            field,
            rules: self.rules,
            federations: former.iter().map(|it| self.federations[*it]).collect(),
            lots: former.iter().map(|it| self.lots[*it]).collect(),
            colours: former.iter().map(|it| self.colours[*it]).collect(),
        };
        (renumbered, now)
    }
}

/// The rungs of the best pairing, found with few pairs and found with all that there are; and the proof is one for all.
fn with_few_and_with_all(event: &Event) -> Option<[Rungs<40>; 2]> {
    let house = event.house();
    let records = Record::all(&event.field, &house);
    let bye = Bye::of(&event.field, &records, &house.rules).ok()?;
    let places = Places::of(&event.field, &house, &records, bye.holder);
    let criteria = Criteria::new(&event.field, &house, &places, bye.breaches);
    let begun = places.vertices(&bye.pairs);
    let table = Table::<40>::new(&criteria, &begun);
    let size = places.list.len();
    let edges: Vec<_> = (0..size)
        .flat_map(|one| (one + 1..size).map(move |other| (one, other)))
        .filter(|(one, other)| table.joins(*one, *other))
        .map(|(one, other)| (one, other, table.weight(one, other)))
        .collect();
    let mut graph = Graph::new(size);
    for (one, other, weight) in &edges {
        graph.join(*one, *other, *weight);
    }
    let few = Matching::heaviest_of_all(&table).unwrap();
    assert!(few.proof().shows(edges, |it| few.partner(it)));
    let sum = |matching: &Matching<Rungs<40>>| {
        let pairs = (0..size).filter_map(|one| Some((one, matching.partner(one).filter(|it| one < *it)?)));
        pairs.fold(Rungs::ZERO, |sum, (one, other)| sum + table.weight(one, other))
    };
    Some([sum(&few), sum(&Matching::heaviest(graph).unwrap())])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// It exists where one exists, and no other is better by any criterion.
    #[test]
    fn art_11_4_no_pairing_is_better_and_one_is_found_where_there_is_any(entrants in 1..=8_usize, rounds in 0..=6_usize, seed: u64) {
        let event = Event::after(entrants, rounds, seed);
        let round = event.pair();
        let list = round.as_ref().map(|round| sieve::list(&event.field, &event.house(), round));
        prop_assert_eq!(list, sieve::least(&event.field, &event.house()), "{:?} of {:?}", round, event);
        round.iter().for_each(|round| event.is_kept_by(round));
    }

    #[test]
    fn new_numbers_change_nothing(entrants in 1..=30_usize, rounds in 1..=7_usize, seed: u64) {
        let event = Event::after(entrants, rounds, seed);
        let (renumbered, now) = event.renumbered(&mut Chance(seed ^ 1));
        prop_assume!(event.field.rounds_before() > 0);
        let renamed = |round: SwissRound| SwissRound {
            pairs: round.pairs.into_iter().map(|(red, black)| (now[red], now[black])).collect(),
            bye: round.bye.map(|it| now[it]),
        };
        prop_assert_eq!(event.pair().map(renamed), renumbered.pair());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn it_is_the_best_of_all_up_to_ten(entrants in 9..=10_usize, rounds in 0..=7_usize, seed: u64) {
        let event = Event::after(entrants, rounds, seed);
        let list = event.pair().map(|round| sieve::list(&event.field, &event.house(), &round));
        prop_assert_eq!(list, sieve::least(&event.field, &event.house()), "{:?}", event);
    }

    #[test]
    fn few_pairs_to_begin_with_are_enough(entrants in 20..=60_usize, rounds in 0..=8_usize, seed: u64) {
        let event = Event::after(entrants, rounds, seed);
        if let Some([few, all]) = with_few_and_with_all(&event) {
            prop_assert_eq!(few, all);
        }
    }

    #[test]
    fn it_keeps_the_limits_however_large(entrants in 2..=80_usize, rounds in 0..=8_usize, seed: u64) {
        let event = Event::after(entrants, rounds, seed);
        if let Some(round) = event.pair() {
            event.is_kept_by(&round);
            prop_assert_eq!(event.pair(), Some(round), "the same again");
        }
    }
}
