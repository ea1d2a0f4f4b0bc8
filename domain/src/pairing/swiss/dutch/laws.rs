//! Laws of the Dutch system over random events, and against the sieve.

use proptest::prelude::*;

use super::{pair, sieve};
use crate::pairing::swiss::field::{Past, SwissEntrant, SwissField};
use crate::pairing::swiss::round::SwissRound;
use crate::vocabulary::Side;

/// A number the next step of an event is chosen by.
struct Chance(u64);

impl Chance {
    fn of(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

/// An event of so many entrants after so many rounds, with forfeits, byes that were asked for, absences and late comers.
fn event(entrants: usize, rounds: usize, seed: u64) -> SwissField {
    let mut chance = Chance(seed);
    let last = chance.of(3) == 0;
    let mut field = SwissField {
        entrants: vec![SwissEntrant { past: Vec::new(), present: true }; entrants],
        rounds: rounds + if last { 1 } else { 4 },
        win: 2,
        first_side: if chance.of(2) == 0 { Side::Red } else { Side::Black },
        forbidden: Vec::new(),
        fictitious: Vec::new(),
    };
    let unruly = chance.of(2) == 0;
    for _ in 0..rounds {
        for entrant in &mut field.entrants {
            entrant.present = !unruly || chance.of(9) > 0;
        }
        let Ok(round) = pair(&field) else { break };
        play(&mut field, &round, unruly, &mut chance);
    }
    for entrant in &mut field.entrants {
        entrant.present = !unruly || chance.of(12) > 0;
    }
    field
}

fn play(field: &mut SwissField, round: &SwissRound, unruly: bool, chance: &mut Chance) {
    for (red, black) in &round.pairs {
        let (for_red, for_black) = [(2, 0), (1, 1), (0, 2), (2, 0)][usize::try_from(chance.of(4)).unwrap()];
        let forfeit = unruly && chance.of(10) == 0;
        let past = |opponent, side, points| match forfeit {
            true => Past::Forfeit { opponent, points: if points == 1 { 0 } else { points } },
            false => Past::Played { opponent, side, points },
        };
        field.entrants[*red].past.push(past(*black, Side::Red, for_red));
        field.entrants[*black].past.push(past(*red, Side::Black, for_black));
    }
    if let Some(bye) = round.bye {
        field.entrants[bye].past.push(Past::Bye { points: 2 });
    }
    for entrant in field.entrants.iter_mut().filter(|it| !it.present) {
        entrant.past.push(Past::Unpaired { points: u32::try_from(chance.of(2)).unwrap() });
    }
}

/// Nobody meets anybody twice, has two byes, or gets what no pairing may give; everybody is there once.
fn keeps_the_limits(field: &SwissField, round: &SwissRound) {
    let mut seen: Vec<usize> =
        round.pairs.iter().flat_map(|(red, black)| [*red, *black]).chain(round.bye).collect();
    seen.sort_unstable();
    let present: Vec<usize> = (0..field.entrants.len()).filter(|it| field.entrants[*it].present).collect();
    assert_eq!(seen, present);
    let last = field.rounds_before() + 1 >= field.rounds;
    for (red, black) in &round.pairs {
        for (one, other, side) in [(red, black, Side::Red), (black, red, Side::Black)] {
            let past = &field.entrants[*one].past;
            let met = |past: &Past| matches!(past, Past::Played { opponent, .. } if opponent == other);
            assert!(!past.iter().any(met), "{one} and {other} met");
            let sides: Vec<Side> = past
                .iter()
                .filter_map(|it| match it {
                    Past::Played { side, .. } => Some(*side),
                    _ => None,
                })
                .collect();
            let run = sides.iter().rev().take_while(|it| **it == side).count();
            let more = sides.iter().filter(|it| **it == side).count() * 2;
            assert!(last || (run < 2 && more < sides.len() + 2), "{one} has {side} again after {sides:?}");
        }
    }
    if let Some(bye) = round.bye {
        let won = |past: &Past| !matches!(past, Past::Played { .. }) && past.points() >= 2;
        assert!(!field.entrants[bye].past.iter().any(won), "{bye} has a second bye");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn it_is_the_pairing_of_the_sieve(entrants in 1..=9_usize, rounds in 0..=6_usize, seed: u64) {
        let field = event(entrants, rounds, seed);
        prop_assert_eq!(pair(&field).ok(), sieve::pair(&field), "{:?}", field);
    }

    #[test]
    fn it_keeps_the_limits_however_large(entrants in 2..=40_usize, rounds in 0..=7_usize, seed: u64) {
        let field = event(entrants, rounds, seed);
        if let Ok(round) = pair(&field) {
            keeps_the_limits(&field, &round);
            prop_assert_eq!(pair(&field), Ok(round), "the same again");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn it_is_the_pairing_of_the_sieve_up_to_ten(entrants in 9..=10_usize, rounds in 2..=7_usize, seed: u64) {
        let field = event(entrants, rounds, seed);
        prop_assert_eq!(pair(&field).ok(), sieve::pair(&field), "{:?}", field);
    }
}
